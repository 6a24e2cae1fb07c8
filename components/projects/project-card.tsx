'use client'

import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react'
import { getProjectId, type ProjectView } from '@/components/projects/project-view'
import { PictureImage } from '@/components/ui/picture-image'
import { isPlain } from '@/components/ui/presses'
import { useDrag } from '@/components/ui/use-drag'

interface ProjectCardProps {
  project: ProjectView
  /** The `sizes` of the picture. */
  sizes: string
  /** Loads the picture eagerly, for a card in the first view. */
  early?: boolean
  /** Whether the dialog is loading (G3). */
  isLoading: boolean
  onOpen(slug: string): void
  onIntent(): void
}

/**
 * A card of the grid: a link to the details of the project, which are below it without working scripts. Memoized, so a change of filters
 * does not render the cards again (G2).
 */
export const ProjectCard = memo(function ProjectCard({
  project,
  sizes,
  early,
  isLoading,
  onOpen,
  onIntent,
}: ProjectCardProps) {
  const { slug, isolatedTitle, titleElement, createdAt, month, cardType, logo, shots, cover } = project
  const picture = shots[0] ?? logo
  const [hovered, setHovered] = useState(false)
  const drag = useDrag()

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    // The dialog covers the card, so the card may get no event when the pointer leaves (G3).
    setHovered(false)
    onOpen(slug)
  }
  return (
    <>
      <a
        id={getProjectId('card', slug)}
        href={`?project=${encodeURIComponent(slug)}#${encodeURIComponent(getProjectId('project', slug))}`}
        // The name is every visible text, without the description of the picture.
        aria-labelledby={getProjectId('label', slug)}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        className="card"
        data-hovered={hovered || undefined}
        draggable={false}
        {...drag}
        onPointerMove={(event) => setHovered(event.pointerType === 'mouse')}
        onPointerEnter={onIntent}
        onPointerLeave={() => setHovered(false)}
        onFocus={onIntent}
        onClick={(event) => {
          if (isPlain(event)) open(event)
        }}
        onKeyDown={(event) => {
          // Shift and Space scroll the page up.
          if (event.key === ' ' && isPlain(event)) open(event)
        }}
      >
        {/* CSS shows the title over the picture, because in the markup the link would contain it twice. */}
        {picture && (
          <span
            className={shots.length > 0 ? 'card-shot' : 'card-shot card-shot-logo'}
            data-title={isolatedTitle}
          >
            <PictureImage picture={picture} sizes={sizes} priority={early} />
          </span>
        )}
        {cover && (
          <span
            className="card-shot cover"
            data-title={isolatedTitle}
            data-type={cover.type}
            data-size={cover.size}
          >
            {/* Mirrored on right-to-left pages, because its lines are faint where the title begins. */}
            <span className="cover-lines absolute inset-0 mirrored" data-cover={cover.variant} />
          </span>
        )}
        <div id={getProjectId('label', slug)} className="contents">
          <h3 id={getProjectId('title', slug)} className={cover ? 'not-print:sr-only' : 'card-title'}>
            {titleElement}
          </h3>{' '}
          {cover?.description}{' '}
          {(cardType || month) && (
            <span className="fact flex justify-between gap-4 text-muted">
              {/* The spaces separate the texts in the accessible name; the layout separates them visually. */}
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
        id={getProjectId('project', slug)}
        aria-labelledby={getProjectId('title', slug)}
        className="project-details"
      >
        {project.article}
      </article>
    </>
  )
})
