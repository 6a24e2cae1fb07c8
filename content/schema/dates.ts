import { type Refinement, text } from '@/content/schema/fields'
import type { Words } from '@/content/schema/words'
import { language, projectDates, resumeDates } from '@/content/words'

/** Fewer letters begin several months. */
const MIN_LETTERS = 3

/** The words that dates are parsed with. */
type DateWords = Pick<Words, 'language' | 'projectDates' | 'resumeDates'>

/** The end date of a current entry. The site shows `resumeDates.present` instead. */
export const PRESENT = 'Present'

/** Returns the index of the month in a date, in the language of the words or in English, or -1. */
function findMonth(date: string, year: string, words: DateWords): number {
  const { projectDates, resumeDates } = words
  const forms = [projectDates.month, resumeDates.month, '{month} {year}', '{month} de {year}']
  for (const form of forms) {
    const name = monthIn(date, form.replace('{year}', year))
    const month = name === undefined ? -1 : indexOfMonth(name, words)
    if (month >= 0) return month
  }
  return -1
}

/** Returns the part of a date that is its month by a form such as `{month} 2025`. */
function monthIn(date: string, form: string): string | undefined {
  const [before = '', after = ''] = toPlain(form).split('{month}')
  const plain = toPlain(date)
  const name = plain.slice(before.length, plain.length - after.length)
  return before + name + after === plain ? name : undefined
}

function toPlain(text: string): string {
  return text.toLowerCase().replace('.', '')
}

/** Returns the index of a month by its name, or -1. Names in the language may be cut short. */
function indexOfMonth(name: string, { language, projectDates, resumeDates }: DateWords): number {
  for (const months of [projectDates.months, resumeDates.months]) {
    const index = months.findIndex((month) => toPlain(month) === name)
    if (index >= 0) return index
  }
  if (name.length < MIN_LETTERS) return -1
  for (const months of ['en', language.lang].flatMap(listMonthNames)) {
    const index = months.findIndex((month) => toPlain(month).startsWith(name))
    if (index >= 0) return index
  }
  return -1
}

/** Returns the names of the months, alone and in a date: "январь" and "1 января" in Russian. */
function listMonthNames(lang: string): string[][] {
  const name = { month: 'long', timeZone: 'UTC' } as const
  return [name, { ...name, day: 'numeric' } as const].map((options) => {
    const format = new Intl.DateTimeFormat(`${lang}-u-ca-gregory`, options)
    return Array.from({ length: 12 }, (_, month) => {
      const parts = format.formatToParts(Date.UTC(2000, month))
      return parts.find(({ type }) => type === 'month')?.value ?? ''
    })
  })
}

/**
 * Converts a date such as `Jun. 2025` or `2025-06` to months since year 0. `Present`, also in the
 * words of the site, is infinite, an invalid date `NaN`. English dates are valid in every language
 * (O8).
 *
 * @param yearAs the month to use for a year alone
 * @param words by default those of the site
 */
export function monthNumber(
  value: string,
  yearAs: 'first month' | 'last month' = 'first month',
  words: DateWords = { language, projectDates, resumeDates },
): number {
  if (value === PRESENT || value === words.resumeDates.present) return Number.POSITIVE_INFINITY
  const [, isoYear, isoMonth] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(value) ?? []
  if (isoYear) return Number(isoYear) * 12 + Number(isoMonth) - 1
  const [year] = /\d{4}/.exec(value) ?? []
  const defaultMonth = yearAs === 'first month' ? 0 : 11
  const month = year && value !== year ? findMonth(value, year, words) : defaultMonth
  return year && month >= 0 ? Number(year) * 12 + month : Number.NaN
}

/**
 * Converts a date to ISO format, such as `2025-06`. A year alone is unchanged.
 *
 * @param words by default those of the site
 * @returns `undefined` for no date, for `Present` and for an invalid date
 */
export function isoMonth(month: string | undefined, words?: DateWords): string | undefined {
  if (month === undefined || /^\d{4}$/.test(month)) return month
  const number = monthNumber(month, 'first month', words)
  if (!Number.isFinite(number)) return undefined
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

interface Dated {
  startDate?: string
  endDate?: string
  date?: string
}

/** Sorts entries newest first by end, then by start, undated ones last (D7, E1). */
export function sortNewestFirst<T extends Dated>(entries: readonly T[]): T[] {
  const end = ({ endDate, startDate, date }: Dated) => rank(endDate ?? startDate ?? date, 'last month')
  const start = ({ startDate, endDate, date }: Dated) => rank(startDate ?? endDate ?? date, 'first month')
  const byStart = entries.toSorted((a, b) => compareDescending(start(a), start(b)))
  return byStart.toSorted((a, b) => compareDescending(end(a), end(b)))
}

function rank(date: string | undefined, yearAs: 'first month' | 'last month'): number {
  return date === undefined ? Number.NEGATIVE_INFINITY : monthNumber(date, yearAs)
}

/** Does not subtract, because infinity minus infinity is `NaN`. */
function compareDescending(a: number, b: number): number {
  return Number(a < b) - Number(a > b)
}

/** Functions, because the months in `content/words.ts` are not validated yet. */
const example = () => `such as "${resumeDates.months[5]} 2025"`
const month = () => `a month ${example()}`
const describeInvalidMonth = (also: string) => (): string => {
  const forms = `its name as in content/words.ts and the year, ${example()}, or the year alone${also}`
  const advice = 'For another language, run npm run setup -- --lang with its code, such as de.'
  return `is not a month. Write ${forms}. ${advice}`
}

export const startDate = text(month).refine((value) => Number.isFinite(monthNumber(value)), {
  error: describeInvalidMonth(''),
})

export const endDate = text(() => `${month()}, or "${PRESENT}"`)
  .transform((value) =>
    [PRESENT, resumeDates.present].some((word) => word.toLowerCase() === value.toLowerCase())
      ? PRESENT
      : value,
  )
  .refine((value) => !Number.isNaN(monthNumber(value)), { error: describeInvalidMonth(`, or "${PRESENT}"`) })

/** Requires `endDate` not to be before `startDate`. Invalid dates have their own message. */
export const endsInOrder: Refinement<{ startDate?: string; endDate?: string }> = [
  ({ startDate, endDate }) => {
    if (!startDate || !endDate) return true
    const isReversed = monthNumber(endDate, 'last month') < monthNumber(startDate)
    return !isReversed
  },
  { path: ['endDate'], error: 'is before startDate. Swap the two, or write "Present".' },
]
