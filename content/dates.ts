import { projectDates, resumeDates } from './words'

/** The end of something that goes on, as owners write it. It is shown in the owner's language (`resumeDates.present`). */
export const PRESENT = 'Present'

const englishMonths = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
)

/** The index of the month that a date names: in the words of the site, or in English; -1 for any other text. */
function monthOf(date: string, year: string): number {
  const plain = (text: string) => text.replace('.', '')
  for (const { months, month: template } of [projectDates, resumeDates]) {
    const found = months.findIndex((month) =>
      [`${month} ${year}`, template.replace('{month}', month).replace('{year}', year)].some(
        (written) => plain(written) === plain(date),
      ),
    )
    if (found >= 0) return found
  }
  const [name = ''] = plain(date).split(` ${year}`)
  const isEnglish = name.length > 2 && plain(date) === `${name} ${year}`
  return isEnglish ? englishMonths.findIndex((month) => month.startsWith(name)) : -1
}

/**
 * Returns the months since year 0 of a date such as `Jun. 2025` or `2025-06`. `Present` is later than every month; `NaN` is no
 * date. English dates are read in every language, so a translation of the words leaves the content as it is (O8).
 *
 * @param yearAs which of its months a year alone stands for
 */
export function monthNumber(value: string, yearAs: 'first month' | 'last month' = 'first month'): number {
  if (value === PRESENT) return Number.POSITIVE_INFINITY
  const [, isoYear, isoMonth] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(value) ?? []
  if (isoYear) return Number(isoYear) * 12 + Number(isoMonth) - 1
  const [year] = /\d{4}/.exec(value) ?? []
  const ofYearAlone = yearAs === 'first month' ? 0 : 11
  const month = year && value !== year ? monthOf(value, year) : ofYearAlone
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
export function sortNewestFirst<T extends Dated>(entries: readonly T[]): T[] {
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
