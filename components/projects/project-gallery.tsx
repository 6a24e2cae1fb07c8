'use client'

import clsx from 'clsx/lite'
import { useDeferredValue, useEffect } from 'react'
import { useSearch } from '@/components/frame/history'
import { projectPath, sitePath } from '@/components/paths'
import { closeProject, openProject, readProject } from '@/components/projects/address'
import { ProjectCard } from '@/components/projects/project-card'
import type { GalleryWords, ProjectView } from '@/components/projects/project-view'
import { useLateCode } from '@/components/ui/late-code'

const loadDialog = () => import('@/components/projects/project-dialog').then((module) => module.ProjectDialog)
/** Ignores a failure, because the press requests the code again. */
const prefetchDialog = () => void loadDialog().catch(() => {})

/** Up to this many projects fill the width: one as a row, two as halves (see `getCardSizes`). */
const FEW_PROJECTS = 2
/** The one project: its cover and its texts side by side. */
const ROW = 'md:col-span-full md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-start md:gap-10'

const LARGE = 'large-card lg:col-span-2 lg:row-span-2'
const LARGE_SIZES = '(min-width: 80em) 47rem, (min-width: 64em) 61vw, (min-width: 48em) 45vw, 90vw'

interface ProjectGalleryProps {
  words: GalleryWords
  /** Every project of this screen, in order. */
  projects: readonly ProjectView[]
  sizes: string
  /** Makes the first card large, two by two cells, if no cell of three columns then stays empty. */
  hasLargeCard?: boolean
  /** Projects whose cards are shown, in order; by default all. */
  shown?: readonly ProjectView[]
  /** Number of cards in the first view of a phone. */
  early?: number
}

/** The grid of cards, and the dialog of the project in the address (G1 to G6). */
export function ProjectGallery(props: ProjectGalleryProps) {
  const { words, projects, sizes, hasLargeCard, shown = projects, early = 0 } = props
  const slug = readProject(useSearch() ?? '')
  const project = projects.find((project) => project.slug === slug)
  const isSingle = projects.length === 1
  const isFull = projects.length % 3 === 0
  const Dialog = useLateCode(loadDialog, project !== undefined, () =>
    window.location.replace(sitePath(projectPath(slug ?? ''))),
  )
  // Deferred, so the browser paints the press first (docs/performance.md).
  const isRendered = useDeferredValue(slug) === slug
  const isOpen = Dialog !== null && isRendered
  useEffect(() => {
    if (slug !== null && !project) closeProject()
  }, [slug, project])

  return (
    <>
      <ul
        hidden={shown.length === 0}
        className={clsx(
          'projects grid grid-cols-1 gap-6 md:grid-cols-2',
          // In three columns, the fourth would be alone in a row.
          projects.length > FEW_PROJECTS && projects.length !== 4 && 'lg:grid-cols-3',
        )}
      >
        {shown.map((shownProject, i) => {
          const isLarge = hasLargeCard && isFull && i === 0
          return (
            <li key={shownProject.slug} className={clsx('project hidden', isSingle && ROW, isLarge && LARGE)}>
              <ProjectCard
                project={shownProject}
                sizes={isLarge ? LARGE_SIZES : sizes}
                early={i < early}
                isAlone={isSingle}
                isLoading={shownProject === project && !isOpen}
                onOpen={openProject}
                onIntent={prefetchDialog}
              />
              {isSingle && (
                <div className="project-details max-md:mt-4">
                  {shownProject.description}
                  {shownProject.details}
                  {shownProject.links && <p className="flex flex-wrap gap-2">{shownProject.links}</p>}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {project && isOpen && (
        <Dialog key={project.slug} words={words} project={project} onClose={closeProject} />
      )}
    </>
  )
}
