import { formatMonth } from '../lib/month'

/** The month of a project (G3). */
export function ProjectMonth({ month }: { month: string }) {
  return (
    <time dateTime={month} className="shrink-0 whitespace-nowrap">
      {formatMonth(month)}
    </time>
  )
}
