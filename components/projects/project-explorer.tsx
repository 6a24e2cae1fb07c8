'use client'

import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Words } from '@/content/words-schema'
import { replaceSearch, useSearch } from '../hooks/use-address'
import { useDebouncedCallback } from '../hooks/use-debounced-callback'
import { useLatest } from '../hooks/use-latest'
import { SEARCH_DEBOUNCE_MS } from '../lib/constants'
import { counted } from '../lib/counted'
import { selectProjects, typesOf } from '../lib/projects'
import { defaultFilters, type Filters, readFilters, writeFilters } from '../lib/query'
import { Button } from '../ui/button'
import type { SelectOption } from '../ui/select'
import { ProjectGallery } from './project-gallery'
import { ProjectToolbar } from './project-toolbar'
import type { GalleryWords, ProjectView } from './project-view'

/** What a phone shows of the list before it is scrolled. */
const EARLY_CARDS = 2

interface ProjectExplorerProps {
  projects: readonly ProjectView[]
  sortOptions: readonly SelectOption[]
  words: { tools: Words['explorerTools']; results: Words['results']; gallery: GalleryWords }
}

/** G7 to G12: search, type and sort over all projects. The address holds the state; this holds only what is being typed. */
export function ProjectExplorer({ projects, sortOptions, words }: ProjectExplorerProps) {
  const search = useSearch()
  const types = useMemo(() => typesOf(projects), [projects])
  const filters = search === null ? defaultFilters : readFilters(search, types)
  const [typed, setTyped] = useState<string | null>(null)
  // A press shows at once what was pressed; the list follows when it is ready, in the frames after. The first list does
  // not wait: until it is shown, nothing in it takes the focus.
  const shownSearch = useDeferredValue(search) ?? search
  const { q, type, sort } = shownSearch === null ? defaultFilters : readFilters(shownSearch, types)
  const shown = useMemo(() => selectProjects(projects, { q, type, sort }), [projects, q, type, sort])
  const count = useRef<HTMLParagraphElement>(null)
  const all = useMemo(() => selectProjects(projects, defaultFilters), [projects])
  const slugs = useMemo(() => all.map(({ slug }) => slug).join(), [all])

  // The document hides the results of a shared address until they are the right ones (see `pendingFilters`).
  useLayoutEffect(() => {
    if (shownSearch !== null) delete document.documentElement.dataset.pending
  }, [shownSearch])

  const apply = (change: Partial<Filters>) => {
    const current = readFilters(window.location.search, types)
    replaceSearch(writeFilters(window.location.search, { ...current, ...change }))
  }
  const applySearch = useDebouncedCallback((q: string) => apply({ q }), SEARCH_DEBOUNCE_MS)

  const latestTyped = useLatest(typed)
  const latestApply = useLatest(apply)
  // The same function for ever: the gallery is rendered anew only for what it shows.
  const applySearchNow = useCallback(() => {
    applySearch.cancel()
    if (latestTyped.current !== null) latestApply.current({ q: latestTyped.current })
  }, [applySearch, latestTyped, latestApply])

  // Back and Forward bring a search of their own, which what was typed here must not cover.
  useEffect(() => {
    const forget = () => {
      applySearch.cancel()
      setTyped(null)
    }
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [applySearch])

  function clear() {
    applySearch.cancel()
    setTyped(null)
    apply(defaultFilters)
    // The button is about to go: the focus moves to what it brought.
    count.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <ProjectToolbar
        words={words.tools}
        search={typed ?? filters.q}
        onSearch={(q) => {
          setTyped(q)
          applySearch(q)
        }}
        onSearchNow={applySearchNow}
        types={types}
        type={filters.type}
        onType={(type) => apply({ type })}
        sortOptions={sortOptions}
        sort={filters.sort}
        onSort={(sort) => apply({ sort })}
      />
      <div className="results grid gap-6">
        <h2 className="sr-only">{words.results.heading}</h2>
        <p ref={count} tabIndex={-1} role="status" className="fact text-muted">
          {countText(words.results, shown.length, projects.length)}
        </p>
        {shown.length === 0 && (
          <div className="grid justify-items-start gap-4 border-hairline border-t py-12">
            <p className="text-subtitle text-heading">{words.results.none}</p>
            <p>{words.results.advice}</p>
            <Button variant="primary" onClick={clear}>
              {words.results.clear}
            </Button>
          </div>
        )}
        <ProjectGallery
          // React must not move cards that were moved by hand (`useArrangedCards`): other projects are another gallery.
          key={slugs}
          words={words.gallery}
          projects={all}
          shown={shown}
          early={EARLY_CARDS}
          onOpen={applySearchNow}
          focusFallback={count}
        />
      </div>
    </>
  )
}

/** G12: how many there are, in words for everybody. */
function countText(forms: Words['results'], shown: number, all: number): string {
  return shown === all ? counted(forms.all, all) : counted(forms.some, all, { shown })
}
