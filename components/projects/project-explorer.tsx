'use client'

import clsx from 'clsx/lite'
import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { useSearch } from '@/components/frame/history'
import { TOOLS_FROM } from '@/components/home/density'
import { changeFilters, readFilters, readProject } from '@/components/projects/address'
import { ProjectGallery } from '@/components/projects/project-gallery'
import {
  defaultFilters,
  type Filters,
  type SortValue,
  selectProjects,
} from '@/components/projects/project-list'
import type { GalleryWords, ProjectView } from '@/components/projects/project-view'
import { SearchBox } from '@/components/projects/search-box'
import { formatCount } from '@/components/text/format'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import type { Words } from '@/content/schema/words'

interface ProjectExplorerProps {
  projects: readonly ProjectView[]
  /** The `sizes` of the pictures on cards. */
  sizes: string
  /** The types to filter by. */
  types: readonly Choice[]
  sortOptions: readonly Choice<SortValue>[]
  words: { tools: Words['explorerTools']; results: Words['results']; gallery: GalleryWords }
}

/** Search, filter and sort of all projects. The state is in the address (G7 to G12). */
export function ProjectExplorer({ projects, sizes, types, sortOptions, words }: ProjectExplorerProps) {
  const choices = { types: types.map(({ value }) => value), sorts: sortOptions.map(({ value }) => value) }
  const filtersOf = (query: string | null) => readFilters(query ?? '', choices)
  const search = useSearch()
  // The toolbar shows a press immediately, and the list follows in a deferred render. Opening or closing a project updates both together:
  // otherwise the focus could return to a card that the deferred render removes.
  const deferred = useDeferredValue(search)
  const shownSearch =
    readProject(deferred ?? '') === readProject(search ?? '') ? (deferred ?? search) : search
  const { q, type, sort } = filtersOf(shownSearch)
  const shown = useMemo(() => selectProjects(projects, { q, type, sort }), [projects, q, type, sort])
  const count = useRef<HTMLParagraphElement>(null)

  // CSS hides the prerendered list of a filtered address until this attribute is removed (see `hideUnfilteredList`).
  useLayoutEffect(() => {
    if (shownSearch !== null) delete document.documentElement.dataset.pending
  }, [shownSearch])

  const apply = (change: Partial<Filters>) => changeFilters(change, choices)

  function clear() {
    apply(defaultFilters(choices.sorts))
    // The button disappears, so focus moves to the number of results.
    count.current?.focus({ preventScroll: true })
  }
  return (
    <>
      {projects.length >= TOOLS_FROM && (
        <ProjectToolbar
          words={words.tools}
          types={types}
          sortOptions={sortOptions}
          filters={filtersOf(search)}
          onChange={apply}
        />
      )}
      <div className="results grid gap-6 print:block">
        <h2 className="sr-only">{words.results.heading}</h2>
        <p ref={count} tabIndex={-1} role="status" className="fact text-muted">
          {formatResults(words.results, shown.length, projects.length)}
        </p>
        {shown.length === 0 && (
          <div className="grid justify-items-start gap-4 rule-t py-12">
            <p className="text-subtitle text-heading">{words.results.none}</p>
            <p>{words.results.advice}</p>
            <Button onClick={clear}>{words.results.clear}</Button>
          </div>
        )}
        <ProjectGallery words={words.gallery} projects={projects} sizes={sizes} shown={shown} early={2} />
      </div>
    </>
  )
}

function formatResults(forms: Words['results'], shown: number, all: number): string {
  return formatCount(shown === all ? forms.all : forms.some, all, { shown })
}

/** An option of a list, with its label in its own direction. */
interface Choice<Value extends string = string> {
  value: Value
  label: ReactNode
}

interface ProjectToolbarProps {
  words: Words['explorerTools']
  types: readonly Choice[]
  sortOptions: readonly Choice<SortValue>[]
  filters: Filters
  onChange(change: Partial<Filters>): void
}

/** Search, type and sort (G7). */
function ProjectToolbar({ words, types, sortOptions, filters, onChange }: ProjectToolbarProps) {
  return (
    // The oldest supported browsers lack the `search` element.
    <div
      role="search"
      aria-label={words.searchLabel}
      className={clsx(
        'needs-scripts grid grid-cols-[2fr_3fr] gap-3 @max-[14rem]:grid-cols-[100%] print:hidden',
        // One row if the container has room, such as in a window of 48 rem with a scrollbar.
        '@min-[47rem]:grid-cols-[minmax(13rem,1fr)_minmax(9rem,14rem)_minmax(15rem,18rem)]',
        '@max-[47rem]:*:first:col-span-full',
        // An open list may be wider than its button, so the last one aligns with the end of its button to stay in the window.
        '[&>:last-child_.popover]:end-0',
      )}
    >
      <SearchBox hint={words.searchHint} q={filters.q} onSearch={(q) => onChange({ q })} />
      <Select
        label={words.type}
        options={[{ value: '', label: words.allTypes }, ...types]}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
      <Select
        label={words.sort}
        options={sortOptions}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  )
}
