'use client'

import { useState } from 'react'
import { format } from '@/components/lib/format'
import type { GalleryWords, Screenshot } from '@/components/projects/project-view'
import { Dialog } from '@/components/ui/dialog'
import { PictureImage } from '@/components/ui/picture-image'
import { Slider } from '@/components/ui/slider'

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
