import { PRESENT } from '../../content/schema'
import { resumeDates } from '../../content/words'
import { filled } from './words'

/**
 * The time that an entry covers, in the owner's language.
 *
 * @param start a date of the content, such as `Jun. 2025`
 * @param end the same, or `Present`
 * @returns such as `Jun. 2025 – Present`; a date alone where there is only one, and nothing where there is none
 */
export function dateRange(start?: string, end?: string): string | undefined {
  const until = end === PRESENT ? resumeDates.present : end
  return start && until ? filled(resumeDates.range, { start, end: until }) : start || until
}
