'use client'

import { type RefObject, useRef, useState } from 'react'
import { format } from '@/components/lib/format'
import {
  type GalleryWords,
  getProjectId,
  type ProjectView,
  type Screenshot,
} from '@/components/projects/project-view'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import { PictureImage } from '@/components/ui/picture-image'
import { Slider } from '@/components/ui/slider'

interface ProjectDialogProps {
  words: GalleryWords
  /** The open project; `null` closes. */
  project: ProjectView | null
  onClose(): void
  /** Gets the focus if the card of the project is not shown. */
  focusFallback?: RefObject<HTMLElement | null>
}

/** The dialog of a project. A screenshot opens a larger view above it (G3, G4, G5). */
export function ProjectDialog({ words, project, onClose, focusFallback }: ProjectDialogProps) {
  const [enlarged, setEnlarged] = useState<number | null>(null)
  // Keeps the last project during the closing transition, otherwise the dialog would be empty.
  const [shown, setShown] = useState(project)
  if (project && project !== shown) setShown(project)
  if (!project && enlarged !== null) setEnlarged(null)
  const pressed = useRef<HTMLButtonElement>(null)
  if (!shown) return null
  const { slug, isolatedTitle: title, typeElement, month, shots } = shown
  return (
    <Dialog
      open={project !== null}
      onClose={onClose}
      opener={() => document.getElementById(getProjectId('card', slug))}
      growsFromOpener
      focusFallback={focusFallback}
      title={shown.titleElement}
      closeLabel={words.dialog.close}
      size={shots.length === 0 ? 'thin' : '3xl'}
      bodyLabel={shots.length === 0 ? title : undefined}
      lead={
        <span className="fact text-muted">
          {typeElement} {typeElement && month && <span aria-hidden="true">·</span>}{' '}
          {month && (
            <time dateTime={shown.createdAt} className="whitespace-nowrap">
              {month}
            </time>
          )}
        </span>
      }
      mark={shown.mark}
      actions={
        <>
          <div className="flex flex-wrap gap-2 max-md:min-w-0">{shown.links}</div>
          <CopyButton
            label={words.dialog.copyLink}
            text={() => window.location.href}
            done={format(words.dialog.linkCopied, { title })}
            className="button button-quiet ms-auto max-md:[&>span]:sr-only"
          />
        </>
      }
    >
      {shown.cover && (
        <PictureImage
          picture={shown.cover.drawing}
          sizes="100vw"
          className="dialog-cover mirrored aspect-[21/9] w-full rounded-control bg-sunken object-cover"
        />
      )}
      <Slider
        key={slug}
        words={words.slider}
        label={format(words.dialog.screenshots, { title })}
        items={shots.map((image, i) => ({
          id: `${i} ${image.id}`,
          label: image.alt,
          content: (
            <button
              type="button"
              onClick={(event) => {
                pressed.current = event.currentTarget
                setEnlarged(i)
              }}
              className="shot-button block w-full cursor-zoom-in"
              aria-label={format(words.dialog.enlarge, { picture: image.alt })}
            >
              <PictureImage picture={image} sizes="(min-width: 50rem) 45rem, 92vw" priority={i === 0} />
            </button>
          ),
        }))}
      />
      {shown.details}
      <ScreenshotDialog
        words={words}
        title={title}
        images={shots}
        index={enlarged}
        opener={() => pressed.current}
        onClose={() => setEnlarged(null)}
      />
    </Dialog>
  )
}

interface ScreenshotDialogProps {
  words: GalleryWords
  /** Isolated. */
  title: string
  images: readonly Screenshot[]
  /** The first screenshot; `null` closes. */
  index: number | null
  onClose(): void
  /** Returns the element that opened it. */
  opener(): HTMLElement | null
}

/** A larger view of the screenshots, above the project's dialog (G4). */
function ScreenshotDialog({ words, title, images, index, onClose, opener }: ScreenshotDialogProps) {
  const [last, setLast] = useState(0)
  if (index !== null && index !== last) setLast(index)
  return (
    <Dialog
      open={index !== null}
      onClose={onClose}
      opener={opener}
      title={format(words.dialog.viewer, { title })}
      closeLabel={words.dialog.close}
      size="screen"
    >
      <Slider
        // Mounted again for each first screenshot, because the dialog may be opened again during its closing transition.
        key={last}
        words={words.slider}
        label={format(words.dialog.viewerScreenshots, { title })}
        startAt={last}
        items={images.map((image, i) => ({
          id: `${i} ${image.id}`,
          label: image.alt,
          content: (
            <figure>
              <PictureImage
                picture={image}
                sizes="(min-width: 100rem) 94rem, (min-width: 64rem) 96vw, 100vw"
                alt=""
                className="large-shot"
              />
              <figcaption className="text-body">{image.caption ?? image.alt}</figcaption>
            </figure>
          ),
        }))}
      />
    </Dialog>
  )
}
