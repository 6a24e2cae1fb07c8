import clsx from 'clsx/lite'
import { type ComponentProps, memo } from 'react'
import { ProjectCard } from '@/components/projects/project-card'
import type { ProjectView } from '@/components/projects/project-view'

/** Up to this many projects fill the width: one as a row, two as halves (see `getCardSizes`). */
const FEW_PROJECTS = 2

interface ProjectGridProps extends Pick<ComponentProps<typeof ProjectCard>, 'onIntent' | 'onOpen'> {
  shown: readonly ProjectView[]
  /** The number of projects, with those that the filters hide. */
  all: number
  /** The `sizes` of the pictures. */
  sizes: string
  early: number
  /** The project whose details show below its card. */
  expanded: string | null
  /** The project whose dialog is loading. */
  loading: string | null
  /** Whether the page is hydrated, so the details are shown in the dialog. */
  live: boolean
}

/** The cards. Memoized, otherwise the urgent render of `useDeferredValue` would render them too (G1). */
export const ProjectGrid = memo(function ProjectGrid({
  shown,
  all,
  sizes,
  early,
  expanded,
  loading,
  live,
  ...handlers
}: ProjectGridProps) {
  return (
    <ul
      hidden={shown.length === 0}
      className={clsx(
        'projects grid grid-cols-1 gap-6 md:grid-cols-2',
        // In three columns, the fourth would be alone in a row.
        all > FEW_PROJECTS && all !== 4 && 'lg:grid-cols-3',
      )}
      data-live={live || undefined}
      data-single={all === 1 || undefined}
    >
      {shown.map((project, i) => (
        <li key={project.slug} className="project hidden">
          <ProjectCard
            project={project}
            sizes={sizes}
            early={i < early}
            expanded={project.slug === expanded}
            isLoading={project.slug === loading}
            {...handlers}
          />
        </li>
      ))}
    </ul>
  )
})
