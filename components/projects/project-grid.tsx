import { type ComponentProps, memo, useRef } from 'react'
import { CARDS_PER_LIST } from '../lib/constants'
import { ProjectCard } from './project-card'
import type { ProjectView } from './project-view'
import { isLongList, useArrangedCards } from './use-arranged-cards'

interface ProjectGridProps extends Pick<ComponentProps<typeof ProjectCard>, 'onIntent' | 'onOpen'> {
  /** Every project of the screen, in the order in which the page is built. */
  projects: readonly ProjectView[]
  /** Those to show, in their order. */
  shown: readonly ProjectView[]
  /** How many cards, from the first, a first view shows on a phone. */
  early: number
  /** The project whose details show below its card. */
  expanded: string | null
  /** Whether scripts have taken over, so that the details wait for the dialog. */
  live: boolean
}

/** G1: the cards in one list; in several when there are very many (`useArrangedCards`). */
export const ProjectGrid = memo(function ProjectGrid({
  projects,
  shown,
  early,
  expanded,
  live,
  ...handlers
}: ProjectGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const long = isLongList(projects)
  useArrangedCards(grid, long ? shown : null)
  return (
    <div
      ref={grid}
      // Lists that are filled while they can be seen are all laid out: with a thousand projects for most of a second.
      hidden={shown.length === 0}
      className="projects grid gap-6"
      data-live={live || undefined}
    >
      {(long ? listsOf(projects) : [shown]).map((list, i) => (
        <ul
          key={long ? list[0]?.slug : 'all'}
          className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3"
        >
          {list.map((project, j) => (
            <li key={project.slug} className="project hidden">
              <ProjectCard
                project={project}
                early={!i && j < early}
                expanded={project.slug === expanded}
                {...handlers}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
})

/** A list that is far from the window is left out of layout: a list of all thousand never would be. */
function listsOf(projects: readonly ProjectView[]): (readonly ProjectView[])[] {
  return projects.flatMap((_, i) => (i % CARDS_PER_LIST ? [] : [projects.slice(i, i + CARDS_PER_LIST)]))
}
