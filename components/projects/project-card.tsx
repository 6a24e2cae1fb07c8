'use client'

import clsx from 'clsx/lite'
import { type KeyboardEvent, type MouseEvent, memo, useState } from 'react'
import { projectPath, sitePath } from '@/components/paths'
import { getCardId, type ProjectView } from '@/components/projects/project-view'
import { PictureImage } from '@/components/ui/picture-image'
import { isPlain } from '@/components/ui/presses'
import { useDrag } from '@/components/ui/use-drag'

interface ProjectCardProps {
  project: ProjectView
  sizes: string
  /** Loads the picture eagerly, for a card in the first view. */
  early?: boolean
  /** Leaves out the purpose, beside the whole text of a single project. */
  isAlone?: boolean
  /** Whether the dialog is loading (G3). */
  isLoading: boolean
  onOpen(slug: string): void
  onIntent(): void
}

/**
 * A card of the grid. Its title is a link to the project's page, which covers the card; a plain
 * press opens the dialog (G14). Memoized, so a change of filters does not render it again (G2).
 */
export const ProjectCard = memo(function ProjectCard({
  project,
  sizes,
  early,
  isAlone,
  isLoading,
  onOpen,
  onIntent,
}: ProjectCardProps) {
  const { slug, titleElement, description, createdAt, month, cardType, stack, hasCover } = project
  const [hovered, setHovered] = useState(false)
  const drag = useDrag()

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    // The dialog covers the card, so the card may get no event when the pointer leaves (G3).
    setHovered(false)
    onOpen(slug)
  }
  return (
    <div className={clsx('card', !isAlone && 'h-full')} data-hovered={hovered || undefined}>
      <CardPicture project={project} sizes={sizes} early={early} />
      <h3 className="card-title">
        <a
          id={getCardId(slug)}
          className={hasCover ? 'inset-0 not-print:absolute' : undefined}
          href={sitePath(projectPath(slug))}
          aria-haspopup="dialog"
          aria-busy={isLoading || undefined}
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
          {/* A cover shows the title. */}
          {hasCover ? <span className="not-print:sr-only">{titleElement}</span> : titleElement}
        </a>
      </h3>
      {!isAlone && description && <div className="card-purpose">{description}</div>}
      {!isAlone && stack.length > 0 && (
        <p className="fact h-[1lh] overflow-hidden text-muted print:h-auto">{joinTechniques(stack)}</p>
      )}
      {(cardType || month) && (
        <p className="fact mt-auto flex justify-between gap-4 text-muted">
          {cardType}{' '}
          {month && (
            <time dateTime={createdAt} className="shrink-0">
              {month}
            </time>
          )}
        </p>
      )}
    </div>
  )
})

/** Returns a text that breaks only between techniques. */
function joinTechniques(stack: readonly string[]): string {
  return stack.map((technique) => technique.replaceAll(' ', '\u00a0')).join(' ·\u00a0')
}

/** The first screenshot of a project, else its logo, else a cover. CSS adds the title (G2). */
function CardPicture({ project, sizes, early }: Pick<ProjectCardProps, 'project' | 'sizes' | 'early'>) {
  const { slug, isolatedTitle, shots, logo } = project
  const picture = shots[0] ?? logo
  if (!picture)
    return (
      <div className="card-shot cover" data-title={isolatedTitle} data-cover={slug}>
        <span className="cover-map" />
      </div>
    )
  return (
    <div className={clsx('card-shot', shots.length === 0 && 'card-shot-logo')} data-title={isolatedTitle}>
      <PictureImage picture={picture} sizes={sizes} priority={early} />
    </div>
  )
}
