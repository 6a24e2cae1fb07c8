import { format } from '@/components/text/format'
import { isoMonth, PRESENT } from '@/content/schema/dates'
import type { Content } from '@/content/schema/validate'
import { projectDates, resumeDates } from '@/content/words'

/**
 * Returns the version if it is a day, such as `2025.8.25`. Never today, so builds are reproducible.
 *
 * @returns `YYYY-MM-DD`, or undefined if the version is no day of the calendar
 */
export function getContentDate({ profile }: Pick<Content, 'profile'>): string | undefined {
  const match = /^(\d{4})\.(\d{1,2})\.(\d{1,2})$/.exec(profile.version ?? '')
  const [, year, month = '', day = ''] = match ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(date)
  // `Date` turns February 30 into March 2.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
  return year && isDay ? date : undefined
}

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

/** Formats a date in the site's language, such as `Jun. 2025`. A year is unchanged (E1, O8). */
function formatDate(date: string | undefined): string | undefined {
  if (date === PRESENT) return resumeDates.present
  const month = isoMonth(date)
  return month && formatMonth(month, resumeDates)
}

/** Formats a period in the site's language: `Jun. 2025 – Present`. Shows equal dates once. */
export function formatPeriod(startDate?: string, endDate?: string): string | undefined {
  const [start, end] = [formatDate(startDate), formatDate(endDate)]
  const isRange = start && end && start !== end
  return isRange ? format(resumeDates.range, { start, end }) : start || end
}

/** Formats a period by its years only, such as `2019 – 2021`. */
export function formatYears(start?: string, end?: string): string | undefined {
  return formatPeriod(start && getYear(start), end && getYear(end))
}

function getYear(date: string): string {
  return /\d{4}/.exec(date)?.[0] ?? date
}
