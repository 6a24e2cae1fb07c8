import { SEARCH_MAX_LENGTH } from './constants'
import { withParams } from './params'

/**
 * What the address says of the list on `/projects` (rule G11). Reading never throws and never returns a value the screen
 * does not know; writing leaves defaults out and other parameters alone.
 */

/** G10: the orders of the list, the first one being the default. */
export const sortValues = ['option1', 'option2', 'option3'] as const
export type SortValue = (typeof sortValues)[number]

export interface Filters {
  /** Trimmed search text, empty for none. */
  q: string
  /** A project type, or empty for all. */
  type: string
  sort: SortValue
}

export const defaultFilters: Filters = { q: '', type: '', sort: 'option1' }

/**
 * @param search the query part of an address, with or without `?`
 * @param types the types that can be chosen; any other value falls back to all
 */
export function readFilters(search: string, types: readonly string[]): Filters {
  const params = new URLSearchParams(search)
  const type = params.get('type') ?? ''
  const sort = params.get('sort')
  return {
    // Trimmed again, because the cut may leave a space at the end.
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).trim(),
    type: types.includes(type) ? type : defaultFilters.type,
    sort: sortValues.find((value) => value === sort) ?? defaultFilters.sort,
  }
}

/** @returns `search` with the filters in it, starting with `?`, or empty when nothing is left to say */
export function writeFilters(search: string, filters: Filters): string {
  return withParams(search, {
    q: filters.q.trim(),
    type: filters.type,
    sort: filters.sort === defaultFilters.sort ? '' : filters.sort,
  })
}
