import { isoMonth, PRESENT } from '@/content/schema/dates'
import { FORMATS, NotImported, type Read, Refusal } from '@/scripts/setup/fields'

/**
 * Readers of single values. The forms that they accept are listed in `docs/setup.md`, and there are no others: anything else is
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

/** Reads a text of one or more lines. A number is its digits, a list is its paragraphs. HTML and Markdown become plain text. */
export const text: Read<string> = (value) => {
  const paragraphs = [value].flat().map((part) => plainText(writtenIn(part)))
  return paragraphs.filter(Boolean).join('\n\n') || undefined
}

/** Reads a text on one line, such as a name or an item of a list: `list(line)` reads a list of such texts. */
export const line: Read<string> = (value, place) => {
  const lines = [value].flat().map((part) => text(part, place)?.replace(/\s+/g, ' '))
  return lines.filter(Boolean).join(', ') || undefined
}

/** Reads a web address. `https://` is added if it has no scheme; other schemes, such as `javascript:` or `tel:`, are refused. */
export const address: Read<string> = (value) => {
  const written = writtenIn(value).trim()
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(written)
  const whole = hasScheme ? written : `https://${written}`
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  const isWeb = url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username
  if (!isWeb || /\s/.test(written)) throw new NotImported('is not a web address')
  return whole
}

/** The year is the group `year`, the month, if there is one, the group `month`. */
const dateForms = [
  /^(?<year>\d{4})(?:-(?<month>\d\d)(?:-\d\d(?:T.*)?)?)?$/,
  /^(?<year>\d{4})\/(?<month>\d\d?)$/,
  /^(?<month>\d\d?)[/.](?<year>\d{4})$/,
]

/** Reads a date as `YYYY-MM`, or `YYYY` if there is no month. A month is a number, or a name in English or the language of the site. */
export const date: Read<string> = (value, { words }) => {
  const written = writtenIn(value).trim()
  const form = dateForms.find((form) => form.test(written))
  const { year, month } = form?.exec(written)?.groups ?? {}
  if (year && !month) return year
  const found = isoMonth(year ? `${year}-${month?.padStart(2, '0')}` : written, words)
  if (!found) throw new NotImported('is not a date')
  return found
}

/** Reads the end of a period: a date, or `Present` for "Present", "Current", "Now" and the word of the site's language. */
export const endDate: Read<string> = (value, place) => {
  const presentWords = ['present', 'current', 'now', place.words.resumeDates.present.toLowerCase()]
  return presentWords.includes(String(value).trim().toLowerCase()) ? PRESENT : date(value, place)
}

function writtenIn(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new NotImported('is not a text')
  return String(value)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
const breakTag = /<br\s*\/?>|<\/?(?:p|div|ul|ol|li|h[1-6])(?:\s[^<>]*)?>/gi
const inlineTag = /<\/?(?:a|b|i|u|em|strong|s|small|span|code|mark|sub|sup)(?:\s[^<>]*)?>/gi
const linkTag = /<a\s[^<>]*?href=(["'])(.*?)\1[^<>]*>(.*?)<\/a>/gis
/** Control characters, characters without width, and overrides of the direction. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cs}\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

/** Returns a text without simple HTML tags and Markdown. The address of a link follows its words. */
function plainText(written: string): string {
  return written
    .replace(/\r\n?/g, '\n')
    .replace(linkTag, (_, __, href, words) => withAddress(words, href))
    .replace(breakTag, '\n')
    .replace(inlineTag, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name) => entities[name] ?? '')
    .replace(/(?<!!)\[([^[\]]+)\]\(([^()\s]+)\)/g, (_, words, href) => withAddress(words, href))
    .replace(/\*\*(?=\S)([^*]*\S)\*\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}])([^*\n]*\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])(_{1,2})(?=[\p{L}\p{N}])([^_\n]*[^\s_])\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(invisible, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function withAddress(words: string, href: string): string {
  return /^https?:\/\//i.test(href) && words.trim() !== href ? `${words} (${href})` : words
}

/** The largest source that is read. A larger one is not a resume. */
export const MAX_BYTES = 2_000_000

/**
 * Decodes UTF-8.
 *
 * @throws Refusal if it is larger than 2 MB, or is not text
 */
export function decodeText(source: string, bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new Refusal(source, `is larger than 2 MB.\n${FORMATS}`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(source, `is not a text file in UTF-8.\n${FORMATS}`)
  }
}
