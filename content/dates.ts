import { projectDates, resumeDates } from './words'

/** The end of something that goes on, as owners write it. It is shown in the owner's language (`resumeDates.present`). */
export const PRESENT = 'Present'

/** The index of a month by its name in `content/words.ts`, with or without a full stop; -1 for an unknown name. */
function monthOf(name: string): number {
  const plain = (month: string) => month.replace(/\.$/, '')
  const names = [projectDates.months, resumeDates.months].map((months) =>
    months.map(plain).indexOf(plain(name)),
  )
  return Math.max(...names)
}

/**
 * Returns the months since year 0 of a date such as `Jun. 2025`. `Present` is later than every month; `NaN` is no date.
 *
 * @param yearAs which of its months a year alone stands for
 */
export function monthNumber(value: string, yearAs: 'first month' | 'last month' = 'first month'): number {
  if (value === PRESENT) return Number.POSITIVE_INFINITY
  const [, name, year] = /^(?:(.+) )?(\d{4})$/.exec(value) ?? []
  const ofYearAlone = yearAs === 'first month' ? 0 : 11
  const month = name ? monthOf(name) : ofYearAlone
  return year && month >= 0 ? Number(year) * 12 + month : Number.NaN
}

/**
 * Formats a date of the content for machines.
 *
 * @param month `Jun. 2025`, a year alone, or `Present`
 * @returns `2025-06`, the year, or `undefined` for what has no date or has not ended
 */
export function isoMonth(month: string | undefined): string | undefined {
  if (month === undefined || /^\d{4}$/.test(month)) return month
  const number = monthNumber(month)
  if (!Number.isFinite(number)) return undefined
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

interface Dated {
  startDate?: string
  endDate?: string
  date?: string
}

/** Sorts entries newest first, by their end and then by their start. Undated entries come last; equal ones keep their order (D7, E1). */
export function newestFirst<T extends Dated>(entries: readonly T[]): T[] {
  const end = ({ endDate, startDate, date }: Dated) => latest(endDate ?? startDate ?? date, 'last month')
  const start = ({ startDate, endDate, date }: Dated) => latest(startDate ?? endDate ?? date, 'first month')
  return entries.toSorted((a, b) => descending(end(a), end(b)) || descending(start(a), start(b)))
}

function latest(date: string | undefined, yearAs: 'first month' | 'last month'): number {
  return date === undefined ? Number.NEGATIVE_INFINITY : monthNumber(date, yearAs)
}

/** Not a subtraction: two infinities differ by `NaN`. */
function descending(a: number, b: number): number {
  return Number(a < b) - Number(a > b)
}
