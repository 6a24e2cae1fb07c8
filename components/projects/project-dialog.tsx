'use client'

import clsx from 'clsx/lite'
import { useEffect, useState } from 'react'
import { ScreenLink } from '@/components/frame/screen-link'
import { projectPath, sitePath } from '@/components/paths'
import { type GalleryWords, getCardId, type ProjectView } from '@/components/projects/project-view'
import { format } from '@/components/text/format'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import { PictureImage } from '@/components/ui/picture-image'
import { Slider } from '@/components/ui/slider'

interface ProjectDialogProps {
  words: GalleryWords
  project: ProjectView
  onClose(): void
}

/** The dialog of a project. A screenshot opens a larger view above it (G3, G4, G5). */
export function ProjectDialog({ words, project, onClose }: ProjectDialogProps) {
  const { slug, isolatedTitle: title, typeElement, month, shots, hasCover } = project
  const [enlarged, setEnlarged] = useState<number | null>(null)
  useFocusReturn(slug)
  const path = projectPath(slug)
  return (
    <Dialog
      onClose={onClose}
      title={project.titleElement}
      closeLabel={words.dialog.close}
      size={shots.length === 0 ? 'thin' : '3xl'}
      bodyLabel={title}
      lead={
        <span className="fact text-muted">
          {typeElement} {typeElement && month && <span aria-hidden="true">·</span>}{' '}
          {month && (
            <time dateTime={project.createdAt} className="whitespace-nowrap">
              {month}
            </time>
          )}
        </span>
      }
      mark={project.mark}
      actions={
        <>
          <div className="flex flex-wrap gap-1 md:gap-2">{project.links}</div>
          <ScreenLink href={path} className="button button-quiet ms-auto">
            {words.dialog.openPage}
          </ScreenLink>
          <CopyButton
            label={words.dialog.copyLink}
            text={() => new URL(sitePath(path), window.location.href).href}
            done={format(words.dialog.linkCopied, { title })}
            className="button button-quiet max-md:[&>span]:sr-only"
          />
        </>
      }
    >
      {hasCover && <div className="cover-map cover-band" data-cover={slug} />}
      {/* From 48 em the screenshots are beside the texts, so both show before a scroll. */}
      <div className={clsx('grid gap-5', shots.length > 0 && 'md:grid-cols-2 md:items-start md:gap-7')}>
        <div className="project-details">
          {project.description}
          {project.details}
        </div>
        <div className="min-w-0 md:sticky md:top-0 md:order-first">
          <Slider
            words={words.slider}
            label={format(words.dialog.screenshots, { title })}
            items={shots.map((image, i) => ({
              label: image.alt,
              content: (
                <button
                  type="button"
                  onClick={() => setEnlarged(i)}
                  className="shot-button block w-full cursor-zoom-in"
                  aria-label={format(words.dialog.enlarge, { picture: image.alt })}
                >
                  <PictureImage picture={image} sizes="(min-width: 48rem) 22rem, 92vw" priority={i === 0} />
                </button>
              ),
            }))}
          />
        </div>
      </div>
      {enlarged !== null && (
        <ScreenshotDialog
          words={words}
          project={project}
          startAt={enlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </Dialog>
  )
}

/**
 * Returns focus to the pressed link to a project, else to its card, on removal, and scrolls there
 * if it is out of sight. Not if a link in the dialog led elsewhere (R2). Also focuses it on mount,
 * because Headless UI knows no focus from before its code loaded
 * (github.com/tailwindlabs/headlessui/issues/3320; G3).
 */
function useFocusReturn(slug: string): void {
  useEffect(() => {
    const { activeElement } = document
    const address = readListAddress()
    const pressed = activeElement?.matches('[data-summit]') ? activeElement : null
    // Found again on close, because a search may have removed the card.
    const find = () =>
      pressed ?? document.getElementById(getCardId(slug)) ?? document.getElementById('content')
    const focus = () => {
      const element = find()
      if (element instanceof HTMLElement) element.focus({ preventScroll: true })
      return element
    }
    focus()
    return () => {
      if (readListAddress() !== address) return
      const box = focus()?.getBoundingClientRect()
      if (!box) return
      const isOutOfSight = box.bottom < 0 || box.top > window.innerHeight
      if (isOutOfSight) find()?.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
  }, [slug])
}

/** Returns path and query without the open project. They change only if the visitor goes on. */
function readListAddress(): string {
  const { pathname, searchParams } = new URL(window.location.href)
  searchParams.delete('project')
  return `${pathname}?${searchParams}`
}

interface ScreenshotDialogProps extends ProjectDialogProps {
  startAt: number
}

/** A larger view of the screenshots, above the project's dialog (G4). */
function ScreenshotDialog({ words, project, startAt, onClose }: ScreenshotDialogProps) {
  const { isolatedTitle: title, shots } = project
  return (
    <Dialog
      onClose={onClose}
      title={format(words.dialog.viewer, { title })}
      closeLabel={words.dialog.close}
      size="screen"
    >
      <Slider
        words={words.slider}
        label={format(words.dialog.viewerScreenshots, { title })}
        startAt={startAt}
        items={shots.map((image) => ({
          label: image.alt,
          content: (
            <figure className="grid justify-items-center gap-3">
              <PictureImage
                picture={image}
                sizes="(min-width: 100rem) 94rem, (min-width: 64rem) 96vw, 100vw"
                alt=""
                className="large-shot"
              />
              <figcaption className="upright:px-5 text-body">{image.caption ?? image.alt}</figcaption>
            </figure>
          ),
        }))}
      />
    </Dialog>
  )
}
