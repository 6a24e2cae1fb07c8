import type { SortOption } from '@/content/schema'
import { SEARCH_MAX_LENGTH } from './constants'

/**
 * What the address says of the list on `/projects` (rule G11). Reading never throws and never returns a value the screen
 * does not know; writing leaves defaults out and other parameters alone.
 */

export type SortValue = SortOption['value']

/** What can be chosen. */
export interface Choices {
  /** The types of the projects (G9). */
  types: readonly string[]
  /** The orders in the owner's list, of which the first one is the default (G10). */
  sorts: readonly SortValue[]
}

export interface Filters {
  /** Trimmed search text, empty for none. */
  q: string
  /** A project type, or empty for all. */
  type: string
  sort: SortValue
}

/** G7: no search, all types, the owner's first order. */
export function defaultFilters({ sorts }: Pick<Choices, 'sorts'>): Filters {
  return { q: '', type: '', sort: sorts[0] ?? 'option1' }
}

/**
 * @param search the query part of an address, with or without `?`
 * @param choices any other value falls back to the default
 */
export function readFilters(search: string, choices: Choices): Filters {
  const defaults = defaultFilters(choices)
  const params = new URLSearchParams(search)
  const type = params.get('type') ?? ''
  const sort = params.get('sort')
  return {
    // Trimmed again, because the cut may leave a space at the end.
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).trim(),
    type: choices.types.includes(type) ? type : defaults.type,
    sort: choices.sorts.find((value) => value === sort) ?? defaults.sort,
  }
}

/** @returns `search` with the filters in it, starting with `?`, or empty when nothing is left to say */
export function writeFilters(search: string, filters: Filters, choices: Pick<Choices, 'sorts'>): string {
  return withParams(search, {
    q: filters.q.trim(),
    type: filters.type,
    sort: filters.sort === defaultFilters(choices).sort ? '' : filters.sort,
  })
}

/** The slug of the open project, or `null` (G6). */
export function readProject(search: string): string | null {
  return new URLSearchParams(search).get('project')
}

/** @returns `search` with the project opened, or closed for `null` */
export function writeProject(search: string, slug: string | null): string {
  return withParams(search, { project: slug ?? '' })
}

/**
 * A query with some of its parameters changed, and the others left alone.
 *
 * @param search the query part of an address, with or without `?`
 * @param values what each parameter shall be; empty takes it out
 * @returns the query, starting with `?`, or empty when nothing is left to say
 */
function withParams(search: string, values: Record<string, string>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  const text = params.toString()
  return text && `?${text}`
}
