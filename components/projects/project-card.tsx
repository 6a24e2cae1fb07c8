'use client'

import clsx from 'clsx'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useDragGuard } from '../hooks/use-drag-guard'
import { formatMonth } from '../lib/projects'
import { PictureImage } from '../ui/picture-image'
import { ProjectLinks } from './project-links'
import { ProjectText } from './project-text'
import type { ProjectView } from './project-view'

/** One column below 768, two below 1024, three above (G1), within a column of 72 rem. */
const CARD_SIZES = '(min-width: 80rem) 22.7rem, (min-width: 1024px) 30vw, (min-width: 768px) 45vw, 90vw'

interface ProjectCardProps {
  project: ProjectView
  /** Shows the details below the card: where the dialog cannot be had. */
  expanded: boolean
  /** Whether the details are there only for readers without scripts. */
  live: boolean
  onOpen(slug: string): void
  onIntent(): void
}

export function cardId(slug: string): string {
  return `card-${slug}`
}

/** G2: a project in the grid, a link to its details, which stand below it for readers without scripts. */
export function ProjectCard({ project, expanded, live, onOpen, onIntent }: ProjectCardProps) {
  const { slug, title, type, createdAt, images, logo } = project
  const [hovered, setHovered] = useState(false)
  const drag = useDragGuard()
  const [first] = images
  const detailsId = `project-${slug}`

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    // Cleared here and not on closing: the pointer has left for the dialog, and only a real move brings it back (G3).
    setHovered(false)
    onOpen(slug)
  }
  return (
    <li className="project hidden">
      <a
        id={cardId(slug)}
        href={`?project=${encodeURIComponent(slug)}#${detailsId}`}
        aria-labelledby={`${detailsId}-title`}
        aria-haspopup="dialog"
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
          // A new tab or window is the visitor's own choice.
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey) open(event)
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') open(event)
        }}
      >
        <span className={clsx('card-shot', !first && 'card-shot-logo')}>
          <PictureImage picture={first ?? logo} alt={first ? undefined : ''} sizes={CARD_SIZES} />
          <span className="card-overlay" aria-hidden="true">
            {title}
          </span>
        </span>
        <h3 id={`${detailsId}-title`} className="card-title">
          {title}
        </h3>
        <span className="fact flex justify-between gap-4 text-muted">
          <span>{type}</span>
          <time dateTime={createdAt}>{formatMonth(createdAt)}</time>
        </span>
      </a>
      <article
        id={detailsId}
        aria-labelledby={`${detailsId}-title`}
        className="project-details"
        data-live={(live && !expanded) || undefined}
        data-expanded={expanded || undefined}
      >
        <ProjectText project={project} />
        <p className="flex flex-wrap gap-2">
          <ProjectLinks project={project} />
        </p>
      </article>
    </li>
  )
}
