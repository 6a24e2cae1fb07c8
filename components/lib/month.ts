import { format } from '@/components/lib/format'
import { projectDates } from '@/content/words'

/**
 * Formats a month, such as `2025 Jan` (G3). A year alone is unchanged.
 *
 * @param month `YYYY-MM` or `YYYY`
 * @param dates names of months and template, by default for projects
 */
export function formatMonth(
  month: string,
  dates: Pick<typeof projectDates, 'month' | 'months'> = projectDates,
): string {
  const [year = '', number] = month.split('-')
  if (!number) return year
  return format(dates.month, { year, month: dates.months[Number(number) - 1] ?? '' })
}
