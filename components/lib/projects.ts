import type { SortOption } from '@/content/schema'
import { language } from '../../content/words'
import { defaultFilters, type Filters, type SortValue } from './query'

interface Listed {
  title: string
  type?: string
  createdAt?: string
}

/** G9: the distinct types in order of first appearance. */
export function listTypes(projects: readonly Pick<Listed, 'type'>[]): string[] {
  return [...new Set(projects.flatMap((project) => project.type ?? []))]
}

/** The alphabet of the site: a German "Übersicht" comes before "Web". */
const byText = new Intl.Collator(language.lang).compare
/** By code unit. A year alone comes before its first month. */
const byDate = (a: string, b: string) => Number(a > b) - Number(a < b)

const compare: Record<SortValue, (a: Listed, b: Listed) => number> = {
  option1: (a, b) => missingLast(a.createdAt, b.createdAt, (a, b) => byDate(b, a)),
  option2: (a, b) => missingLast(a.createdAt, b.createdAt, byDate),
  option3: (a, b) => missingLast(a.type, b.type, byText),
}

function missingLast(
  a: string | undefined,
  b: string | undefined,
  order: (a: string, b: string) => number,
): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return order(a, b)
}

/** Returns the projects that match, in a stable order, those without a date or a type last. Leaves the list as it is (G8, G9, G10). */
export function selectProjects<P extends Listed>(projects: readonly P[], filters: Filters): P[] {
  const needle = filters.q.trim().toLowerCase()
  return projects
    .filter((project) => !filters.type || project.type === filters.type)
    .filter((project) => project.title.toLowerCase().includes(needle))
    .sort(compare[filters.sort])
}

/** The projects as a visitor finds them, before anything is chosen. */
export function listProjects<P extends Listed>(
  projects: readonly P[],
  sortOptions: readonly Pick<SortOption, 'value'>[],
): P[] {
  return selectProjects(projects, defaultFilters({ sorts: sortOptions.map(({ value }) => value) }))
}
