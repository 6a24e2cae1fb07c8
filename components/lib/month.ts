import { projectDates } from '../../content/words'
import { filled } from './words'

/**
 * G3: a project's month as year and short month.
 *
 * @param month `YYYY-MM`
 * @returns for example `2025 Jan`
 */
export function formatMonth(month: string): string {
  const [year = '', number] = month.split('-')
  return filled(projectDates.month, { year, month: projectDates.months[Number(number) - 1] ?? '' })
}
