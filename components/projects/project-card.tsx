'use client'

import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react'
import { useDragGuard } from '@/components/hooks/use-drag'
import { CARD_SIZES } from '@/components/lib/constants'
import { isPlain } from '@/components/lib/presses'
import { idOf, type ProjectView } from '@/components/projects/project-view'
import { PictureImage } from '@/components/ui/picture-image'

interface ProjectCardProps {
  project: ProjectView
  /** Fetches its picture with the page, for a card of the first view. */
  early?: boolean
  /** Shows the details below the card, because the dialog failed to load. */
  expanded: boolean
  /** Its dialog is loading (G3). */
  busy: boolean
  onOpen(slug: string): void
  onIntent(): void
}

/**
 * A card of the grid: a link to the details of a project, which are below it without scripts. Memoized, so a change of filters does not
 * render the cards again (G2).
 */
export const ProjectCard = memo(function ProjectCard({
  project,
  early,
  expanded,
  busy,
  onOpen,
  onIntent,
}: ProjectCardProps) {
  const { slug, isolatedTitle, ownTitle, createdAt, month, cardType, logo, shots, cover } = project
  const picture = shots[0] ?? logo
  const [hovered, setHovered] = useState(false)
  const drag = useDragGuard()

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    // Cleared on opening, because the pointer has left for the dialog and only a move brings it back (G3).
    setHovered(false)
    onOpen(slug)
  }
  return (
    <>
      <a
        id={idOf('card', slug)}
        href={`?project=${encodeURIComponent(slug)}#${encodeURIComponent(idOf('project', slug))}`}
        // Every visible text, without the description of the picture.
        aria-labelledby={idOf('label', slug)}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        className="card"
        data-hovered={hovered || undefined}
        draggable={false}
        {...drag}
        onPointerMove={(event) => {
          drag.onPointerMove(event)
          if (event.pointerType === 'mouse') setHovered(true)
        }}
        onPointerEnter={onIntent}
        onPointerLeave={() => setHovered(false)}
        onFocus={onIntent}
        onTouchStart={onIntent}
        onClick={(event) => {
          if (isPlain(event)) open(event)
        }}
        onKeyDown={(event) => {
          // With Shift it scrolls the page up.
          if (event.key === ' ' && isPlain(event)) open(event)
        }}
      >
        {/* CSS shows the title over the picture: in the markup it would be in the text of the link twice. */}
        {picture && (
          <span
            className={shots.length > 0 ? 'card-shot' : 'card-shot card-shot-logo'}
            data-title={isolatedTitle}
          >
            <PictureImage picture={picture} sizes={CARD_SIZES} priority={early} />
          </span>
        )}
        {cover && (
          <span
            className="card-shot cover"
            data-title={cover.title}
            data-type={cover.type}
            data-size={cover.size}
          >
            {/* Its lines are faint where the title begins. */}
            <PictureImage picture={cover.drawing} sizes="100vw" priority={early} className="turning" />
          </span>
        )}
        <div id={idOf('label', slug)} className="contents">
          <h3 id={idOf('title', slug)} className={cover ? 'sr-only' : 'card-title'}>
            {ownTitle}
          </h3>{' '}
          {cover?.description}{' '}
          {(cardType || month) && (
            <span className="fact flex justify-between gap-4 text-muted">
              {/* Both spaces separate the texts in the accessible name; the layout separates what is seen. */}
              {cardType}{' '}
              {month && (
                <time dateTime={createdAt} className="shrink-0">
                  {month}
                </time>
              )}
            </span>
          )}
        </div>
      </a>
      <article
        id={idOf('project', slug)}
        aria-labelledby={idOf('title', slug)}
        className="project-details"
        data-expanded={expanded || undefined}
      >
        {project.article}
      </article>
    </>
  )
})
