'use client'

import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { isAddedHere, pushSearch, replaceSearch, useSearch } from '../hooks/use-address'
import { useLazyModule } from '../hooks/use-lazy-module'
import { afterPaint } from '../lib/after-paint'
import { CARDS_PER_LIST } from '../lib/constants'
import { lazyModule } from '../lib/lazy-module'
import { leaveFor } from '../lib/leave-for'
import { sitePath } from '../lib/paths'
import { readProject, writeProject } from '../lib/project-address'
import { ProjectCard } from './project-card'
import { cardId, detailsId, type ProjectView } from './project-view'

const dialog = lazyModule(() => import('./project-dialog'))

interface ProjectGalleryProps {
  /** Every project this screen knows, in order. */
  projects: readonly ProjectView[]
  /** How many of them, from the first, a first view shows on a phone. */
  early?: number
  /** Slugs that only `/projects` knows: their addresses open there (G6). */
  elsewhere?: readonly string[]
  /** Called before a project gets an address, for what the current entry of the history must still learn. */
  onOpen?(): void
}

// A sign of intent may fail in silence: nothing has been asked for yet.
const onIntent = () => void dialog.load().catch(() => {})

function openProject(slug: string) {
  // The second press of a double click comes before the dialog does: a second entry would need a second Back.
  if (readProject(window.location.search) !== slug) pushSearch(writeProject(window.location.search, slug))
}

/** G1 to G6: the grid of cards, and the dialog of the project that the address names. */
export const ProjectGallery = memo(function ProjectGallery({
  projects,
  early = 0,
  elsewhere,
  onOpen,
}: ProjectGalleryProps) {
  const search = useSearch()
  const slug = search === null ? null : readProject(search)
  const open = projects.find((project) => project.slug === slug) ?? null
  const isElsewhere = slug !== null && elsewhere?.includes(slug)
  const [last, setLast] = useState<ProjectView | null>(null)
  const [failed, setFailed] = useState(false)
  const closing = useRef(false)
  const module = useLazyModule(dialog)
  // Kept while the dialog leaves, so that it does not empty on its way out.
  if (open && open !== last) setLast(open)

  useEffect(() => {
    if (slug === null || open) return
    if (isElsewhere) leaveFor(sitePath('/projects') + window.location.search)
    else replaceSearch(writeProject(window.location.search, null))
  }, [slug, open, isElsewhere])

  useEffect(() => {
    if (!open) return
    closing.current = false
    dialog.load().then(
      () => setFailed(false),
      () => {
        // After a change of screen there are no details to fall back on: a full load brings them.
        if (document.getElementById(detailsId(open.slug))?.hasChildNodes()) setFailed(true)
        else leaveFor(window.location.href)
      },
    )
    const card = cardId(open.slug)
    return () => focusCard(document.getElementById(card))
  }, [open])

  useEffect(() => {
    if (failed && open) document.getElementById(cardId(open.slug))?.scrollIntoView({ block: 'start' })
  }, [failed, open])

  const openCard = useCallback(
    (chosen: string) => {
      onOpen?.()
      afterPaint(() => openProject(chosen))
    },
    [onOpen],
  )

  function close() {
    // Going back takes a moment; a second press in it must not go back twice.
    if (closing.current) return
    closing.current = true
    if (isAddedHere()) window.history.back()
    else replaceSearch(writeProject(window.location.search, null))
  }
  return (
    <>
      <div className="projects grid gap-6" data-live={search !== null || undefined}>
        {listsOf(projects).map((list, i) => (
          <ul key={list[0]?.slug} className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
            {list.map((project, j) => (
              <li key={project.slug} className="project hidden">
                <ProjectCard
                  project={project}
                  early={!i && j < early}
                  expanded={failed && project === open}
                  onIntent={onIntent}
                  onOpen={openCard}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
      {module && last && <module.ProjectDialog project={last} open={open !== null} onClose={close} />}
    </>
  )
})

/** A thousand cards are too many for one list: what is far from the window is left out of layout list by list. */
function listsOf(projects: readonly ProjectView[]): (readonly ProjectView[])[] {
  return projects.flatMap((_, i) => (i % CARDS_PER_LIST ? [] : [projects.slice(i, i + CARDS_PER_LIST)]))
}

/** Where the page stands is kept, unless the card is out of sight, as after a shared address. */
function focusCard(card: HTMLElement | null): void {
  if (!card) return
  card.focus({ preventScroll: true })
  const { top, bottom } = card.getBoundingClientRect()
  if (bottom < 0 || top > window.innerHeight) card.scrollIntoView({ block: 'center', behavior: 'instant' })
}
