import { isoMonth, PRESENT } from '@/content/schema/dates'
import { FORMATS, NotImported, type Read, Refusal } from '@/scripts/setup/fields'

/**
 * Readers of single values. `docs/setup.md` lists the forms that they accept. Anything else is
 * `NotImported`, which becomes a note.
 */

/** Returns a list, or undefined if it is empty, so the property is left out. */
export function nonEmpty<T>(values: readonly T[]): T[] | undefined {
  return values.length > 0 ? [...values] : undefined
}

/** Joins parts that are not empty. */
export function joined(parts: readonly unknown[], separator: string): string | undefined {
  return parts.filter(Boolean).join(separator) || undefined
}

/** Reads a text, a number, or a list of paragraphs. HTML and Markdown become plain text. */
export const text: Read<string> = (value) => {
  const paragraphs = [value].flat().map((part) => plainText(writtenIn(part)))
  return paragraphs.filter(Boolean).join('\n\n') || undefined
}

/** Reads a text on one line, such as a name. `list(line)` reads a list of such texts. */
export const line: Read<string> = (value, place) => {
  const lines = [value].flat().map((part) => text(part, place)?.replace(/\s+/g, ' '))
  return lines.filter(Boolean).join(', ') || undefined
}

/** Reads a web address. Adds `https://` if it has no scheme, and refuses schemes such as `tel:`. */
export const address: Read<string> = (value) => {
  const written = writtenIn(value).trim()
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(written)
  const whole = hasScheme ? written : `https://${written}`
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  const isWeb = url && ['http:', 'https:'].includes(url.protocol)
  const hasHost = url?.hostname.includes('.') && !url.username
  if (!isWeb || !hasHost || /\s/.test(written)) throw new NotImported('is not a web address')
  return whole
}

/** The year is the group `year`, the month, if there is one, the group `month`. */
const dateForms = [
  /^(?<year>\d{4})(?:-(?<month>\d\d)(?:-\d\d(?:T.*)?)?)?$/,
  /^(?<year>\d{4})\/(?<month>\d\d?)$/,
  /^(?<month>\d\d?)[/.](?<year>\d{4})$/,
]

/** Reads a date as `YYYY-MM` or `YYYY`. Months have names in English or the site's language. */
export const date: Read<string> = (value, { words }) => {
  const written = writtenIn(value).trim()
  const form = dateForms.find((form) => form.test(written))
  const { year, month } = form?.exec(written)?.groups ?? {}
  if (year && !month) return year
  const found = isoMonth(year ? `${year}-${month?.padStart(2, '0')}` : written, words)
  if (!found) throw new NotImported('is not a date')
  return found
}

/** Reads the end of a period: a date, or `Present`. */
export const endDate: Read<string> = (value, place) => {
  const presentWords = ['present', 'current', 'now', place.words.resumeDates.present.toLowerCase()]
  return presentWords.includes(String(value).trim().toLowerCase()) ? PRESENT : date(value, place)
}

function writtenIn(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new NotImported('is not a text')
  return String(value)
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
])

/** Returns a pattern for the tags of some elements. */
const tag = (names: string) => new RegExp(`</?(?:${names})(?:\\s[^<>]*)?/?>`, 'gi')

/** Returns a pattern for emphasis between letters that are not part of a word. */
function emphasis(mark: string): RegExp {
  const inside = `(?=[\\p{L}\\p{N}])([^${mark}\\n]*[^\\s${mark}])`
  const outside = `[\\p{L}\\p{N}${mark}]`
  return new RegExp(`(?<!${outside})(${mark}{1,2})${inside}\\1(?!${outside})`, 'gu')
}

const controls = '\\p{Cc}\\p{Cs}'
const withoutWidth = '\\u00ad\\u200b\\u2060\\ufeff'
const overridesOfDirection = '\\u202a-\\u202e\\u2066-\\u2069'
const invisible = new RegExp(`(?![\\n\\t])[${controls}${withoutWidth}${overridesOfDirection}]`, 'gu')

type Replace = (match: string, ...groups: string[]) => string

const withFirst: Replace = (_, words = '') => words
const withSecond: Replace = (_, __, words = '') => words

/** Replacements that make HTML and Markdown plain text, in this order. */
const replacements: readonly (readonly [RegExp, Replace])[] = [
  [/\r\n?/g, () => '\n'],
  // HTML. The address of a link follows its words.
  [/<a\s[^<>]*?href=(["'])(.*?)\1[^<>]*>(.*?)<\/a>/gis, (_, __, href, words) => withAddress(words, href)],
  [tag('br|p|div|ul|ol|li|h[1-6]'), () => '\n'],
  [tag('a|b|i|u|em|strong|s|small|span|code|mark|sub|sup'), () => ''],
  [/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name = '') => entities.get(name) ?? ''],
  // Markdown. A picture keeps its marks.
  [/(?<!!)\[([^[\]]+)\]\(([^()\s]+)\)/g, (_, words, href) => withAddress(words, href)],
  [/\*\*(?=\S)([^*]*\S)\*\*/g, withFirst],
  [emphasis('\\*'), withSecond],
  [emphasis('_'), withSecond],
  [/`([^`\n]+)`/g, withFirst],
  // White space, and what one cannot see.
  [invisible, () => ''],
  [/[^\S\n]+$/gm, () => ''],
  [/\n{3,}/g, () => '\n\n'],
]

/** Returns a text without simple HTML tags and Markdown. */
function plainText(written: string): string {
  let plain = written
  for (const [pattern, replace] of replacements) plain = plain.replace(pattern, replace)
  return plain.trim()
}

function withAddress(words = '', href = ''): string {
  return /^https?:\/\//i.test(href) && words.trim() !== href ? `${words} (${href})` : words
}

/** The largest source that is read. A larger one is not a resume. */
export const MAX_BYTES = 2_000_000

/** Decodes UTF-8. @throws Refusal if it is larger than 2 MB, or is not text */
export function decodeText(source: string, bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new Refusal(source, `is larger than 2 MB.\n${FORMATS}`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(source, `is not a text file in UTF-8.\n${FORMATS}`)
  }
}
