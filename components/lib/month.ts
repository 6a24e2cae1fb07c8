import { monthNames } from '../../content/months'

/**
 * G3: a project's month as year and three-letter English month.
 *
 * @param month `YYYY-MM`
 * @returns for example `2025 Jan`
 */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${year} ${monthNames[Number(number) - 1]}`
}
