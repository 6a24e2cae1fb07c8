import type { ProjectView } from './project-view'

/** The month of a project, or nothing if it has none (G3, D1a). */
export function ProjectMonth({ createdAt, month }: Pick<ProjectView, 'createdAt' | 'month'>) {
  return (
    month && (
      <time dateTime={createdAt} className="shrink-0 whitespace-nowrap">
        {month}
      </time>
    )
  )
}
