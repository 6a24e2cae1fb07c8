'use client'

import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useImport } from '@/components/hooks/use-import'
import { useSearch } from '@/components/hooks/use-search'
import { goBack, isAddedHere, isAtScreen, pushSearch, replaceSearch } from '@/components/lib/history'
import { readProject, writeProject } from '@/components/lib/query'
import { ProjectGrid } from '@/components/projects/project-grid'
import { type GalleryWords, getProjectId, type ProjectView } from '@/components/projects/project-view'

const loadDialog = () => import('@/components/projects/project-dialog')
/** Ignores a failure, because the press requests the code again. */
const prefetchDialog = () => void loadDialog().catch(() => {})

interface ProjectGalleryProps {
  words: GalleryWords
  /** Every project of this screen, in order. */
  projects: readonly ProjectView[]
  /** The `sizes` of the pictures on cards. */
  sizes: string
  /** Projects whose cards are shown, in order; by default all. */
  shown?: readonly ProjectView[]
  /** How many cards are in the first view of a phone. */
  early?: number
  /** Gets the focus if a dialog closes and its card is not shown. */
  focusFallback?: RefObject<HTMLElement | null>
}

/** Writes a project into the address, in a new entry unless the current one already contains a project. */
function addProjectToAddress(slug: string): void {
  const { search } = window.location
  if (readProject(search) === null) pushSearch((current) => writeProject(current, slug))
  else replaceSearch(writeProject(search, slug))
}

/** Removes a project from the address, unless the address has changed since. */
function removeProjectFromAddress(slug: string): void {
  const { search } = window.location
  if (readProject(search) === slug) replaceSearch(writeProject(search, null))
}

function closeProject(): void {
  // Close may be pressed again during the closing transition.
  const slug = readProject(window.location.search)
  if (slug === null) return
  if (isAddedHere()) goBack()
  else removeProjectFromAddress(slug)
}

/**
 * The grid of cards, and the dialog of the project in the address. A press adds the project to the address after the dialog has loaded
 * (G1 to G6).
 */
export function ProjectGallery({
  words,
  projects,
  sizes,
  shown = projects,
  early = 0,
  focusFallback,
}: ProjectGalleryProps) {
  const search = useSearch()
  const slug = readProject(search ?? '')
  const open = projects.find((project) => project.slug === slug) ?? null
  const { module, loading, request } = useImport<Awaited<ReturnType<typeof loadDialog>>, string>(loadDialog)
  const [failed, setFailed] = useState<string | null>(null)
  // If the dialog fails to load, the details show below the card.
  const expanded = !module && failed === slug ? open : null

  const openCard = useCallback(
    (pressed: string) =>
      request(pressed, {
        onSettled(isReady) {
          setFailed(isReady ? null : pressed)
          addProjectToAddress(pressed)
        },
      }),
    [request],
  )
  // A press requests the dialog before its project is in the address. A later step in history may cancel that request.
  const isMissing = !module && failed !== slug && loading !== slug
  useEffect(() => {
    if (slug === null) return
    if (!open) removeProjectFromAddress(slug)
    // The address may belong to the next screen already.
    else if (isMissing && isAtScreen())
      request(slug, {
        onSettled: (isReady) => setFailed(isReady ? null : slug),
        onCancel: () => removeProjectFromAddress(slug),
      })
  }, [slug, open, isMissing, request])

  useEffect(() => {
    if (expanded)
      document.getElementById(getProjectId('card', expanded.slug))?.scrollIntoView({ block: 'start' })
  }, [expanded])

  return (
    <>
      <ProjectGrid
        // A project that the filters hide needs its card to show its details.
        shown={expanded && !shown.includes(expanded) ? [expanded, ...shown] : shown}
        all={projects.length}
        sizes={sizes}
        early={early}
        expanded={expanded && slug}
        loading={loading}
        live={search !== null}
        onIntent={prefetchDialog}
        onOpen={openCard}
      />
      {module && (
        <module.ProjectDialog
          words={words}
          project={open}
          onClose={closeProject}
          focusFallback={focusFallback}
        />
      )}
    </>
  )
}
