import type { SortOption } from '@/content/schema/content'
import { language } from '@/content/words'

export type SortValue = SortOption['value']

export interface Filters {
  /** Trimmed, may be empty. */
  q: string
  /** A project type, or empty for all. */
  type: string
  sort: SortValue
}

/** Returns the default filters: no search, all types, the owner's first sort option (G7). */
export function defaultFilters(sorts: readonly SortValue[]): Filters {
  return { q: '', type: '', sort: sorts[0] ?? 'option1' }
}

interface Listed {
  title: string
  type?: string
  createdAt?: string
}

/** Returns the distinct types in order of first appearance (G9). */
export function listTypes(projects: readonly Pick<Listed, 'type'>[]): string[] {
  return [...new Set(projects.flatMap((project) => project.type ?? []))]
}

/** Created at its first use, because that takes 119 ms on a slow phone. */
let collator: Intl.Collator | undefined

/** Compares texts by the alphabet of the site's language. */
function compareTexts(a: string, b: string): number {
  collator ??= new Intl.Collator(language.lang)
  return collator.compare(a, b)
}

/** Compares `YYYY-MM` and `YYYY`. A year alone comes before the months of that year. */
function compareDates(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}

const compare: Record<SortValue, (a: Listed, b: Listed) => number> = {
  option1: (a, b) => compareMissingLast(a.createdAt, b.createdAt, (a, b) => compareDates(b, a)),
  option2: (a, b) => compareMissingLast(a.createdAt, b.createdAt, compareDates),
  option3: (a, b) => compareMissingLast(a.type, b.type, compareTexts),
}

function compareMissingLast(
  a: string | undefined,
  b: string | undefined,
  order: (a: string, b: string) => number,
): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return order(a, b)
}

/**
 * Removes case and accents, which visitors may type differently. In upper case "ß" also equals "ss", and the two Greek sigmas and the two
 * kinds of "i" are equal.
 */
function fold(text: string): string {
  return text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
}

/** Filters and sorts projects. Projects without a date or type come last; equal ones keep their order (G8, G9, G10). */
export function selectProjects<P extends Listed>(projects: readonly P[], { q, type, sort }: Filters): P[] {
  const needle = fold(q)
  return projects
    .filter((project) => (!type || project.type === type) && fold(project.title).includes(needle))
    .sort(compare[sort])
}

/** Returns all projects in the default order. */
export function listProjects<P extends Listed>(
  projects: readonly P[],
  sortOptions: readonly Pick<SortOption, 'value'>[],
): P[] {
  return selectProjects(projects, defaultFilters(sortOptions.map(({ value }) => value)))
}
