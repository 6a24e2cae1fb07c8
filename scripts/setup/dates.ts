import { projectDates } from '../../content/words'

/** As LinkedIn's archive and most resumes write them, whatever the language of the site. */
const englishMonths = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** A year, or a month from 1 to 12 of it. */
type ReadDate = NonNullable<ReturnType<typeof readDate>>

/**
 * @param text `2020`, `2020-03`, `2020-03-14`, `Mar 2020`, `March 2020` or `14 Mar. 2020`; of any other text its year, so that
 *   a job that ended in "Summer 2020" is not taken for one that goes on
 * @returns nothing when it has no year, such as "today"
 */
export function readDate(text: string): { year: number; month?: number } | undefined {
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{1,2})(?:-\d{1,2}.*)?$/.exec(text) ?? []
  const [, name = '', namedYear] = /^(?:\d{1,2}\.? )?([A-Za-z]{3,9})\.?,? (\d{4})$/.exec(text) ?? []
  const month = isoMonth ? Number(isoMonth) : englishMonths.indexOf(name.slice(0, 3).toLowerCase()) + 1
  const year = isoYear ?? namedYear ?? /\b\d{4}\b/.exec(text)?.[0]
  return year ? { year: Number(year), month: month >= 1 && month <= 12 ? month : undefined } : undefined
}

/** `Mar 2020` in the words of the site, or the year alone: how a job or a school has its dates. */
export function asMonth({ year, month }: ReadDate): string {
  return month ? `${projectDates.months[month - 1]} ${year}` : String(year)
}

/** `2020-03`: how a project has its date. A year alone stands for its first month. */
export function asIsoMonth({ year, month = 1 }: ReadDate): string {
  return `${year}-${String(month).padStart(2, '0')}`
}
