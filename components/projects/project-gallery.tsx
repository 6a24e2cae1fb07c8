'use client'

import clsx from 'clsx/lite'
import { useCallback, useEffect } from 'react'
import { useSearch } from '@/components/frame/history'
import { closeProject, openProject, readProject } from '@/components/projects/address'
import { ProjectCard } from '@/components/projects/project-card'
import type { ProjectDialog } from '@/components/projects/project-dialog'
import { type GalleryWords, getProjectId, type ProjectView } from '@/components/projects/project-view'
import { useLateCode } from '@/components/ui/presses'

const loadDialog = () => import('@/components/projects/project-dialog').then((module) => module.ProjectDialog)
/** Ignores a failure, because the press requests the code again. */
const prefetchDialog = () => void loadDialog().catch(() => {})

/** Up to this many projects fill the width: one as a row, two as halves (see `getCardSizes`). */
const FEW_PROJECTS = 2
/** The one project: its cover and its texts side by side. */
const ROW = 'md:col-span-full md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-start md:gap-10'

interface ProjectGalleryProps {
  words: GalleryWords
  /** Every project of this screen, in order. */
  projects: readonly ProjectView[]
  /** The `sizes` of the pictures on cards. */
  sizes: string
  /** Projects whose cards are shown, in order; by default all. */
  shown?: readonly ProjectView[]
  /** How many cards are in the first view of a phone. */
  early?: number
}

/**
 * The grid of cards, and the dialog of the project in the address. A press adds the project to the address once the dialog has loaded
 * (G1 to G6).
 */
export function ProjectGallery({ words, projects, sizes, shown = projects, early = 0 }: ProjectGalleryProps) {
  const slug = readProject(useSearch() ?? '')
  const project = projects.find((project) => project.slug === slug)
  const isSingle = projects.length === 1
  const { code: Dialog, waiting, request } = useLateCode<typeof ProjectDialog, string>(loadDialog)

  const openCard = useCallback(
    async (pressed: string) => {
      const outcome = await request(pressed)
      if (outcome === 'ready') openProject(pressed)
      // CSS then shows the details below the cards.
      if (outcome === 'failed') window.location.hash = getProjectId('project', pressed)
    },
    [request],
  )
  useEffect(() => {
    if (slug !== null && !project) closeProject()
    else if (project && !Dialog) request(project.slug)
  }, [slug, project, Dialog, request])

  return (
    <>
      <ul
        hidden={shown.length === 0}
        className={clsx(
          'projects grid grid-cols-1 gap-6 md:grid-cols-2',
          // In three columns, the fourth would be alone in a row.
          projects.length > FEW_PROJECTS && projects.length !== 4 && 'lg:grid-cols-3',
        )}
        data-single={isSingle || undefined}
      >
        {shown.map((project, i) => (
          <li key={project.slug} className={clsx('project hidden', isSingle && ROW)}>
            <ProjectCard
              project={project}
              sizes={sizes}
              early={i < early}
              isLoading={project.slug === waiting}
              onOpen={openCard}
              onIntent={prefetchDialog}
            />
          </li>
        ))}
      </ul>
      {Dialog && project && (
        <Dialog key={project.slug} words={words} project={project} onClose={closeProject} />
      )}
    </>
  )
}
