import type { SortOption } from '@/content/schema/content'
import { language } from '@/content/words'

export type SortValue = SortOption['value']

export interface Filters {
  /** Trimmed, may be empty. */
  q: string
  /** A project type, or empty for all. */
  type: string
  /** A technique, or empty for all. */
  tech: string
  sort: SortValue
}

/** Returns the default filters: no search, all projects, the owner's first sort option (G7). */
export function defaultFilters(sorts: readonly SortValue[]): Filters {
  return { q: '', type: '', tech: '', sort: sorts[0] ?? 'option1' }
}

interface Listed {
  title: string
  type?: string
  createdAt?: string
  stack: readonly string[]
}

/** Returns the distinct types in order of first appearance (G9). */
export function listTypes(projects: readonly Pick<Listed, 'type'>[]): string[] {
  return [...new Set(projects.flatMap((project) => project.type ?? []))]
}

/** Counts the projects of each technique, in order of appearance. */
export function countTechniques(projects: readonly Pick<Listed, 'stack'>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { stack } of projects)
    for (const technique of new Set(stack)) {
      const before = counts.get(technique) ?? 0
      counts.set(technique, before + 1)
    }
  return counts
}

/** Returns the distinct techniques, the most frequent first, else in order of appearance (G15). */
export function listTechniques(projects: readonly Pick<Listed, 'stack'>[]): string[] {
  const byFrequency = [...countTechniques(projects)].sort(([, a], [, b]) => b - a)
  return byFrequency.map(([technique]) => technique)
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
 * Removes case and accents, which visitors may type differently. In upper case "ß" equals "ss", and
 * the Greek sigmas and the kinds of "i" are equal.
 */
function fold(text: string): string {
  return text
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
}

/** Filters and sorts projects. Projects without a date or type come last (G8, G9, G10, G15). */
export function selectProjects<P extends Listed>(projects: readonly P[], filters: Filters): P[] {
  const { type, tech, sort } = filters
  const needle = fold(filters.q)
  const isShown = (project: P) => {
    const hasType = !type || project.type === type
    const hasTechnique = !tech || project.stack.includes(tech)
    return hasType && hasTechnique && fold(project.title).includes(needle)
  }
  return projects.filter(isShown).sort(compare[sort])
}

/** Returns all projects in the default order. */
export function listProjects<P extends Listed>(
  projects: readonly P[],
  sortOptions: readonly Pick<SortOption, 'value'>[],
): P[] {
  return selectProjects(projects, defaultFilters(sortOptions.map(({ value }) => value)))
}
