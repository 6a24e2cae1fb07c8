import { projectDates } from '../../content/words'
import { format } from './words'

/**
 * Formats a project's month as year and short month (G3).
 *
 * @param month `YYYY-MM`, or the year alone
 * @param dates the names of months, and how they are written
 * @returns for example `2025 Jan`; the year if there is no month
 */
export function formatMonth(
  month: string,
  dates: Pick<typeof projectDates, 'month' | 'months'> = projectDates,
): string {
  const [year = '', number] = month.split('-')
  if (!number) return year
  return format(dates.month, { year, month: dates.months[Number(number) - 1] ?? '' })
}
