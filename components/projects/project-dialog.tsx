'use client'

import { useState } from 'react'
import { formatMonth } from '../lib/projects'
import { CopyButton } from '../ui/copy-button'
import { Dialog } from '../ui/dialog'
import { PictureImage } from '../ui/picture-image'
import { Slider } from '../ui/slider'
import { ProjectLinks } from './project-links'
import { ProjectText } from './project-text'
import type { ProjectView } from './project-view'
import { ScreenshotDialog } from './screenshot-dialog'

interface ProjectDialogProps {
  project: ProjectView
  open: boolean
  onClose(): void
}

/** G3, G4, G5: a project as a small case study. A screenshot opens larger above it. */
export function ProjectDialog({ project, open, onClose }: ProjectDialogProps) {
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const { title, type, createdAt, logo, images } = project
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      lead={
        <span className="fact text-muted">
          {type} <span aria-hidden="true">·</span> <time dateTime={createdAt}>{formatMonth(createdAt)}</time>
        </span>
      }
      mark={<PictureImage picture={logo} alt={`${title} logo`} sizes="3rem" className="size-12" />}
      actions={
        <>
          <ProjectLinks project={project} />
          <CopyButton
            variant="quiet"
            label="Copy link"
            text={() => window.location.href}
            done={`Link to ${title} copied`}
            className="md:ml-auto"
          />
        </>
      }
    >
      <Slider
        label={`Screenshots of ${title}`}
        items={images.map((image, i) => ({
          id: image.id,
          label: image.alt,
          content: (
            <button
              type="button"
              onClick={() => setEnlarged(i)}
              className="shot-button"
              aria-label={`Enlarge: ${image.alt}`}
            >
              <PictureImage picture={image} sizes="(min-width: 50rem) 45rem, 92vw" priority={i === 0} />
            </button>
          ),
        }))}
      />
      <ProjectText project={project} />
      <ScreenshotDialog title={title} images={images} index={enlarged} onClose={() => setEnlarged(null)} />
    </Dialog>
  )
}
