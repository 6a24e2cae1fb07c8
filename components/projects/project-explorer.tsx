'use client'

import clsx from 'clsx/lite'
import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { TOOLS_FROM } from '@/components/density'
import { useSearch } from '@/components/frame/history'
import { type Choices, changeFilters, readFilters } from '@/components/projects/address'
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
  sizes: string
  types: readonly Choice[]
  /** The techniques to filter by; empty if fewer than two projects have some (G15). */
  techniques: readonly string[]
  sortOptions: readonly Choice<SortValue>[]
  words: { tools: Words['explorerTools']; results: Words['results']; gallery: GalleryWords }
}

/** Search, filter and sort of all projects. The state is in the address (G7 to G12, G15). */
export function ProjectExplorer(props: ProjectExplorerProps) {
  const { projects, sizes, types, techniques, sortOptions, words } = props
  const choices = {
    types: types.map(({ value }) => value),
    techniques,
    sorts: sortOptions.map(({ value }) => value),
  }
  const { filters, listedFilters } = useFilters(choices)
  const { q, type, tech, sort } = listedFilters
  const shown = useMemo(
    () => selectProjects(projects, { q, type, tech, sort }),
    [projects, q, type, tech, sort],
  )
  const count = useRef<HTMLParagraphElement>(null)

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
          techniques={techniques}
          sortOptions={sortOptions}
          filters={filters}
          onChange={apply}
        />
      )}
      <div className="results grid gap-6 print:block">
        <h2 className="sr-only">{words.results.heading}</h2>
        <p ref={count} tabIndex={-1} role="status" className="fact text-muted">
          {formatResults(words.results, shown.length, projects.length)}
        </p>
        {shown.length === 0 && (
          <div className="grid justify-items-start gap-4 border-t py-12">
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

/**
 * Returns the filters of the address, and those of the list. They follow in a deferred render, so
 * the tools react immediately. Both are the defaults until React has hydrated the page.
 */
function useFilters(choices: Choices) {
  const search = useSearch()
  const listedSearch = useDeferredValue(search)
  useLayoutEffect(() => {
    // CSS hides the prerendered list of a filtered address until then (see `hideUnfilteredList`).
    if (listedSearch !== null) delete document.documentElement.dataset.pending
  }, [listedSearch])
  return {
    filters: readFilters(search ?? '', choices),
    listedFilters: readFilters(listedSearch ?? '', choices),
  }
}

function formatResults(forms: Words['results'], shown: number, all: number): string {
  return formatCount(shown === all ? forms.all : forms.some, all, { shown })
}

/** An option of a list, with its label in its own direction. */
interface Choice<Value extends string = string> {
  value: Value
  label: ReactNode
}

interface ProjectToolbarProps extends Pick<ProjectExplorerProps, 'types' | 'techniques' | 'sortOptions'> {
  words: Words['explorerTools']
  filters: Filters
  onChange(change: Partial<Filters>): void
}

/** One row if there is room, such as in a window of 48 rem with a scrollbar. */
const THREE_TOOLS = clsx(
  'grid-cols-[2fr_3fr] @max-[14rem]:grid-cols-[100%] @max-[47rem]:*:first:col-span-full',
  '@min-[47rem]:grid-cols-[1fr_14rem_18rem]',
)

/** One row from 64 rem. Narrower, the search and on phones the order have their own row. */
const FOUR_TOOLS = clsx(
  'grid-cols-2 @max-[14rem]:grid-cols-[100%] @max-[36rem]:*:last:col-span-full',
  '@min-[36rem]:grid-cols-[2fr_3fr_4fr] @max-[55rem]:*:first:col-span-full',
  '@min-[55rem]:grid-cols-[1fr_10rem_15rem_17rem]',
)

/** Search, type, technology and sort (G7, G15). */
function ProjectToolbar({ words, filters, onChange, ...choices }: ProjectToolbarProps) {
  const all = { value: '', label: words.allTypes }
  const hasTechniques = choices.techniques.length > 0
  return (
    // The oldest supported browsers lack the `search` element.
    <div
      role="search"
      aria-label={words.searchLabel}
      className={clsx(
        'needs-scripts grid gap-3 print:hidden',
        hasTechniques ? FOUR_TOOLS : THREE_TOOLS,
        // An open list may be wider than its button, so all but the first align with the end.
        '[&>:nth-child(n+3)_.popover]:end-0',
      )}
    >
      <SearchBox hint={words.searchHint} q={filters.q} onSearch={(q) => onChange({ q })} />
      <Select
        label={words.type}
        options={[all, ...choices.types]}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
      {hasTechniques && (
        <Select
          label={words.technology}
          options={[all, ...choices.techniques.map((value) => ({ value, label: value }))]}
          value={filters.tech}
          onChange={(tech) => onChange({ tech })}
        />
      )}
      <Select
        label={words.sort}
        options={choices.sortOptions}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  )
}
