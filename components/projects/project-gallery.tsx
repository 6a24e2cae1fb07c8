'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isAddedHere, pushSearch, replaceSearch, useSearch } from '../hooks/use-address'
import { afterPaint } from '../lib/presses'
import { readProject, writeProject } from '../lib/query'
import { ProjectGrid } from './project-grid'
import { type GalleryWords, idOf, type ProjectView } from './project-view'

/** Fetched at the first sign that a project may be opened, once; what failed is tried again. */
const loadDialog = () => import('./project-dialog')

interface ProjectGalleryProps {
  words: GalleryWords
  /** Every project this screen knows, in order. */
  projects: readonly ProjectView[]
  /** Those whose cards to show, in their order: all of them unless it is given. */
  shown?: readonly ProjectView[]
  /** How many cards, from the first, a phone shows of the list before it is scrolled. */
  early?: number
  /** Slugs that only `/projects` knows: their addresses open there (G6). */
  elsewhere?: readonly string[]
  /** Takes the focus from a closing dialog whose card is not shown. */
  focusFallback?: RefObject<HTMLElement | null>
}

function openProject(slug: string) {
  afterPaint(() => {
    // A second press may come before the dialog does: a second entry would need a second Back.
    if (readProject(window.location.search) !== slug) pushSearch((search) => writeProject(search, slug))
  })
}

/** G1 to G6: the grid of cards, and the dialog of the project that the address names. */
export function ProjectGallery({
  words,
  projects,
  shown = projects,
  early = 0,
  elsewhere,
  focusFallback,
}: ProjectGalleryProps) {
  const router = useRouter()
  const search = useSearch()
  const slug = search === null ? null : readProject(search)
  const open = projects.find((project) => project.slug === slug) ?? null
  const isElsewhere = slug !== null && elsewhere?.includes(slug)
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null)
  const [failed, setFailed] = useState(false)
  // A sign of intent may fail in silence: nothing has been asked for yet.
  const onIntent = useCallback(() => void loadDialog().then(setModule, () => {}), [])
  const closing = useRef(false)
  const expanded = failed && !module && open ? open.slug : null

  useEffect(() => {
    if (slug === null || open) return
    if (isElsewhere) router.replace(`/projects${window.location.search}`)
    else replaceSearch(writeProject(window.location.search, null))
  }, [slug, open, isElsewhere, router])

  useEffect(() => {
    if (!open) return
    closing.current = false
    // The details below the card stand in for a dialog that cannot be had.
    loadDialog().then(setModule, () => setFailed(true))
    return () => focusCard(open.slug, focusFallback?.current)
  }, [open, focusFallback])

  useEffect(() => {
    if (expanded) document.getElementById(idOf('card', expanded))?.scrollIntoView({ block: 'start' })
  }, [expanded])

  function close() {
    // Going back takes a moment; a second press in it must not go back twice.
    if (closing.current) return
    closing.current = true
    if (isAddedHere()) window.history.back()
    else replaceSearch(writeProject(window.location.search, null))
  }
  return (
    <>
      <ProjectGrid
        shown={shown}
        early={early}
        expanded={expanded}
        live={search !== null}
        onIntent={onIntent}
        onOpen={openProject}
      />
      {module && <module.ProjectDialog words={words} project={open} onClose={close} />}
    </>
  )
}

/** Where the page stands is kept, unless the card is out of sight, as after a shared address. */
function focusCard(slug: string, fallback: HTMLElement | null | undefined): void {
  const card = document.getElementById(idOf('card', slug))
  card?.focus({ preventScroll: true })
  // Filtered out, it is not in the page, or in a hidden list that takes no focus.
  const focused = card && document.activeElement === card ? card : fallback
  if (!focused) return
  if (focused !== card) focused.focus({ preventScroll: true })
  const { top, bottom } = focused.getBoundingClientRect()
  if (bottom < 0 || top > window.innerHeight) focused.scrollIntoView({ block: 'center', behavior: 'instant' })
}
