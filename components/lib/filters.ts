import { SEARCH_MAX_LENGTH } from '@/components/lib/constants'
import { withParams } from '@/components/lib/query'
import type { SortOption } from '@/content/schema/content'

/** The filters in the URL of `/projects` (G11). Reading replaces invalid values by defaults. Writing omits defaults. */

export type SortValue = SortOption['value']

export interface Choices {
  types: readonly string[]
  /** The owner's sort options. The first one is the default (G10). */
  sorts: readonly SortValue[]
}

export interface Filters {
  /** Trimmed, may be empty. */
  q: string
  /** A project type, or empty for all. */
  type: string
  sort: SortValue
}

/** Returns the default filters: no search, all types, the owner's first sort option (G7). */
export function defaultFilters({ sorts }: Pick<Choices, 'sorts'>): Filters {
  return { q: '', type: '', sort: sorts[0] ?? 'option1' }
}

/** Reads the filters from a query string. Values outside of `choices` are replaced by defaults. */
export function readFilters(search: string, choices: Choices): Filters {
  const params = new URLSearchParams(search)
  return {
    q: (params.get('q') ?? '').slice(0, SEARCH_MAX_LENGTH).trim(),
    type: choices.types.find((type) => type === params.get('type')) ?? '',
    sort: choices.sorts.find((sort) => sort === params.get('sort')) ?? defaultFilters(choices).sort,
  }
}

/** Writes the filters into a query string. @returns a query string with `?`, or an empty one */
export function writeFilters(search: string, filters: Filters, choices: Pick<Choices, 'sorts'>): string {
  return withParams(search, {
    q: filters.q.trim(),
    type: filters.type,
    sort: filters.sort === defaultFilters(choices).sort ? '' : filters.sort,
  })
}
