'use client'

import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react'
import { useDragGuard } from '../hooks/use-drag'
import { CARD_SIZES } from '../lib/constants'
import { isPlain } from '../lib/presses'
import { PictureImage } from '../ui/picture-image'
import { idOf, type ProjectView } from './project-view'

interface ProjectCardProps {
  project: ProjectView
  /** Fetches its picture with the page: for a card that a first view shows. */
  early?: boolean
  /** Shows the details below the card: where the dialog cannot be had. */
  expanded: boolean
  /** Its dialog is loading (G3). */
  busy: boolean
  onOpen(slug: string): void
  onIntent(): void
}

/**
 * G2: a project in the grid, a link to its details, which stand below it for readers without scripts.
 * Memoized: a change of filters renders a long list again, but not its cards.
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
  const hasFacts = Boolean(cardType || month)
  const [hovered, setHovered] = useState(false)
  const drag = useDragGuard()

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    // Cleared here and not on closing: the pointer has left for the dialog, and only a real move brings it back (G3).
    setHovered(false)
    onOpen(slug)
  }
  return (
    <>
      <a
        id={idOf('card', slug)}
        href={`?project=${encodeURIComponent(slug)}#${encodeURIComponent(idOf('project', slug))}`}
        // Every visible text, without the description of the picture. A cover has none.
        aria-labelledby={
          cover ? undefined : `${idOf('title', slug)} ${hasFacts ? idOf('facts', slug) : ''}`.trim()
        }
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        className="card"
        data-hovered={hovered || undefined}
        draggable={false}
        {...drag}
        onPointerMove={(event) => {
          drag.onPointerMove(event)
          if (event.pointerType === 'mouse' && !hovered) setHovered(true)
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
        {/* The style sheet shows the title over the picture: here it would stand twice in the words of the link. */}
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
        <h3 id={idOf('title', slug)} className={cover ? 'sr-only' : 'card-title'}>
          {ownTitle}
        </h3>{' '}
        {cover?.description}{' '}
        {hasFacts && (
          <span id={idOf('facts', slug)} className="fact flex justify-between gap-4 text-muted">
            {/* Both spaces are for the words of the card as a text: what is seen is set apart by the layout. */}
            {cardType && <span>{cardType}</span>}{' '}
            {month && (
              <time dateTime={createdAt} className="shrink-0">
                {month}
              </time>
            )}
          </span>
        )}
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
