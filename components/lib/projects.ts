import type { SortOption } from '@/content/schema'
import { language } from '../../content/words'
import { defaultFilters, type Filters, type SortValue } from './query'

interface Listed {
  title: string
  type: string
  createdAt: string
}

/** G9: the distinct types in order of first appearance. */
export function typesOf(projects: readonly Pick<Listed, 'type'>[]): string[] {
  return [...new Set(projects.map((project) => project.type))]
}

/** The alphabet of the site: a German "Übersicht" comes before "Web". */
const byLanguage = new Intl.Collator(language.lang)

const compare: Record<SortValue, (a: Listed, b: Listed) => number> = {
  option1: (a, b) => order(b.createdAt, a.createdAt),
  option2: (a, b) => order(a.createdAt, b.createdAt),
  option3: (a, b) => byLanguage.compare(a.type, b.type),
}

/** By code unit: months are numbers. */
function order(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** G8, G9, G10: the projects that match, in a stable order. The list given is left alone. */
export function selectProjects<P extends Listed>(projects: readonly P[], filters: Filters): P[] {
  const needle = filters.q.trim().toLowerCase()
  return projects
    .filter((project) => !filters.type || project.type === filters.type)
    .filter((project) => project.title.toLowerCase().includes(needle))
    .sort(compare[filters.sort])
}

/** The projects as a visitor finds them, before anything is chosen. */
export function listedProjects<P extends Listed>(
  projects: readonly P[],
  sortOptions: readonly Pick<SortOption, 'value'>[],
): P[] {
  return selectProjects(projects, defaultFilters({ sorts: sortOptions.map(({ value }) => value) }))
}
