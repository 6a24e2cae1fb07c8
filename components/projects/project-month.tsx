import { formatMonth } from '../lib/month'

/** The month of a project, or nothing if it has none (G3, D1a). */
export function ProjectMonth({ month, className }: { month?: string; className: string }) {
  return (
    month && (
      <time dateTime={month} className={className}>
        {formatMonth(month)}
      </time>
    )
  )
}
