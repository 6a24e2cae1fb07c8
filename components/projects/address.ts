import { goBack, isAddedHere, pushSearch, replaceSearch } from '@/components/frame/history'
import { defaultFilters, type Filters, type SortValue } from '@/components/projects/project-list'
import { SEARCH_MAX_LENGTH } from '@/components/ui/constants'

/** The query of the address: `project` (G6), and the filters of `/projects` (G11, G15). */

export interface Choices {
  types: readonly string[]
  techniques: readonly string[]
  /** The owner's sort options. The first one is the default (G10). */
  sorts: readonly SortValue[]
}

/** Reads the slug of the open project, or `null` (G6). */
export function readProject(search: string): string | null {
  return new URLSearchParams(search).get('project')
}

/** Adds a project to the address, in a new entry unless the current one has a project (G6). */
export function openProject(slug: string): void {
  const { search } = window.location
  const write = readProject(search) === null ? pushSearch : replaceSearch
  write(withParams(search, { project: slug }))
}

/** Removes the project from the address: by a step back if this page added it (G6). */
export function closeProject(): void {
  if (isAddedHere()) goBack()
  else replaceSearch(withParams(window.location.search, { project: '' }))
}

/** Reads the filters from a query string. Values outside of `choices` are replaced by defaults. */
export function readFilters(search: string, choices: Choices): Filters {
  const params = new URLSearchParams(search)
  const read = <Value>(name: string, allowed: readonly Value[]) =>
    allowed.find((value) => value === params.get(name))
  return {
    q: (params.get('q') ?? '').slice(0, SEARCH_MAX_LENGTH).trim(),
    type: read('type', choices.types) ?? '',
    tech: read('tech', choices.techniques) ?? '',
    sort: read('sort', choices.sorts) ?? defaultFilters(choices.sorts).sort,
  }
}

/** Changes filters in the address (G11). */
export function changeFilters(change: Partial<Filters>, choices: Choices): void {
  const { search } = window.location
  const { q, type, tech, sort } = { ...readFilters(search, choices), ...change }
  const isDefault = sort === defaultFilters(choices.sorts).sort
  replaceSearch(withParams(search, { q: q.trim(), type, tech, sort: isDefault ? '' : sort }))
}

/** Sets parameters of a query string. An empty value removes the parameter. */
function withParams(search: string, values: Record<string, string>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  const text = params.toString()
  return text && `?${text}`
}
