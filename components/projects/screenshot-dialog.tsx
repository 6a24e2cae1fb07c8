'use client'

import { useState } from 'react'
import { isolated } from '../lib/direction'
import type { Picture } from '../lib/picture'
import { filled } from '../lib/words'
import { Dialog } from '../ui/dialog'
import { OwnText } from '../ui/own-text'
import { PictureImage } from '../ui/picture-image'
import { Slider } from '../ui/slider'
import type { GalleryWords } from './project-view'

interface ScreenshotDialogProps {
  words: GalleryWords
  title: string
  images: readonly Picture[]
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
      title={filled(words.dialog.viewer, { title: isolated(title) })}
      closeLabel={words.dialog.close}
      size="screen"
    >
      <Slider
        // Anew for each beginning: it may be opened again while it still leaves.
        key={last}
        words={words.slider}
        label={filled(words.dialog.viewerScreenshots, { title })}
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
              <figcaption className="text-body">
                <OwnText>{image.alt}</OwnText>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </Dialog>
  )
}
