'use client'

import { useState } from 'react'
import { format } from '../lib/words'
import { Dialog } from '../ui/dialog'
import { PictureImage } from '../ui/picture-image'
import { Slider } from '../ui/slider'
import type { GalleryWords, Screenshot } from './project-view'

interface ScreenshotDialogProps {
  words: GalleryWords
  /** Isolated. */
  title: string
  images: readonly Screenshot[]
  /** The screenshot to begin with; `null` closes. */
  index: number | null
  onClose(): void
  /** Returns what it was opened by. */
  opener(): HTMLElement | null
}

/** G4: a larger view of the screenshots, above the project's dialog. */
export function ScreenshotDialog({ words, title, images, index, onClose, opener }: ScreenshotDialogProps) {
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
        // Anew for each beginning: it may be opened again while it still leaves.
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
                sizes="(min-width: 100rem) 94rem, 96vw"
                alt=""
                className="large-shot"
              />
              <figcaption className="text-body">{image.caption}</figcaption>
            </figure>
          ),
        }))}
      />
    </Dialog>
  )
}
