'use client'

import { useLayoutEffect, useMemo, useState } from 'react'
import { replaceSearch, useSearch } from '../hooks/use-address'
import { useDebouncedCallback } from '../hooks/use-debounced-callback'
import { SEARCH_DEBOUNCE_MS } from '../lib/constants'
import { selectProjects, typesOf } from '../lib/projects'
import { defaultFilters, type Filters, readFilters, writeFilters } from '../lib/query'
import { Button } from '../ui/button'
import type { SelectOption } from '../ui/select'
import { ProjectGallery } from './project-gallery'
import { ProjectToolbar } from './project-toolbar'
import type { ProjectView } from './project-view'

interface ProjectExplorerProps {
  projects: readonly ProjectView[]
  sortOptions: readonly SelectOption[]
}

/** G7 to G12: search, type and sort over all projects. The address holds the state; this holds only what is being typed. */
export function ProjectExplorer({ projects, sortOptions }: ProjectExplorerProps) {
  const search = useSearch()
  const types = useMemo(() => typesOf(projects), [projects])
  const filters = search === null ? defaultFilters : readFilters(search, types)
  const [typed, setTyped] = useState<string | null>(null)
  const { q, type, sort } = filters
  const shown = useMemo(() => selectProjects(projects, { q, type, sort }), [projects, q, type, sort])

  // The document hides the results of a shared address until they are the right ones (see `PendingFilters`).
  useLayoutEffect(() => {
    if (search !== null) delete document.documentElement.dataset.pending
  }, [search])

  const apply = (change: Partial<Filters>) => {
    const current = readFilters(window.location.search, types)
    replaceSearch(writeFilters(window.location.search, { ...current, ...change }))
  }
  const applySearch = useDebouncedCallback((q: string) => apply({ q }), SEARCH_DEBOUNCE_MS)

  function clear() {
    applySearch.cancel()
    setTyped(null)
    apply(defaultFilters)
  }
  return (
    <>
      <ProjectToolbar
        search={typed ?? filters.q}
        onSearch={(q) => {
          setTyped(q)
          applySearch(q)
        }}
        onSearchNow={() => {
          applySearch.cancel()
          apply({ q: typed ?? filters.q })
        }}
        types={types}
        type={filters.type}
        onType={(type) => apply({ type })}
        sortOptions={sortOptions}
        sort={filters.sort}
        onSort={(sort) => apply({ sort })}
      />
      <div className="results grid gap-6">
        <h2 className="sr-only">Results</h2>
        <p role="status" className="fact text-muted">
          {countText(shown.length, projects.length)}
        </p>
        {shown.length === 0 && (
          <div className="grid justify-items-start gap-4 border-hairline border-t py-12">
            <p className="text-subtitle text-heading">No project matches.</p>
            <p>Try fewer letters, another type, or begin again.</p>
            <Button onClick={clear}>Clear filters</Button>
          </div>
        )}
        <ProjectGallery projects={projects} shown={shown} />
      </div>
    </>
  )
}

/** G12: how many there are, in words for everybody. */
function countText(shown: number, all: number): string {
  const noun = all === 1 ? 'project' : 'projects'
  return shown === all ? `${all} ${noun}` : `${shown} of ${all} ${noun}`
}
