import { projectDates } from '../../content/words'
import { filled } from './words'

/**
 * G3: a project's month as year and short month.
 *
 * @param month `YYYY-MM`
 * @param dates the names of months, and how they are written
 * @returns for example `2025 Jan`
 */
export function formatMonth(
  month: string,
  dates: Pick<typeof projectDates, 'month' | 'months'> = projectDates,
): string {
  const [year = '', number] = month.split('-')
  return filled(dates.month, { year, month: dates.months[Number(number) - 1] ?? '' })
}
