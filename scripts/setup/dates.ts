import { PRESENT } from '@/content/schema/dates'
import { projectDates } from '@/content/words'
import { monthByName } from '@/scripts/setup/month-names'

/** A year, or a month from 1 to 12 of it. */
export interface ReadDate {
  year: number
  month?: number
  /** Whether the source contains more than that, such as "Summer 2020". */
  isPart?: boolean
}

/** A span of time. An end that the source does not contain is left out. */
export interface Period {
  start?: ReadDate
  end?: ReadDate | typeof PRESENT
  /** Whether the source contains more than the present as the end, such as "Present (part-time)". */
  isPart?: boolean
}

/** Words for the present, at the start of a text. Others may be before them, as in "bis heute" or "até o momento". */
const ongoing = new RegExp(
  `^(?:(?:un|’?)til+ |to |bis |zu[mr] |jusqu.?(?:à |en )|à |à l.|a |al? |la |até |o |hasta |el |fino |ad |tot |do |по |до |в |în )*
(?:present|now|to ?day|current|ongoing|to date|till date|heute|jetzt|aktuell|laufend|andauernd|dato|aujourd.?hui|
actuel|en cours|ce jour|présent|maintenant|actual|presente|hoy|fecha|atual|hoje|momento|oggi|in corso|
attuale|heden|nu$|tegenwoordig|obecnie|teraz|nadal|dziś|dzisiaj|настоящее|по н|н\\.|сейчас|сегодня|зараз|тепер|сьогодні|
současnost|dosud|nuvarande|pågående|nåværende|nuværende|nykyinen|prezent|jelen|σήμερα|günümüz|halen|devam|
danas|sada|trenutno|danes|v súčasnosti|сега|сада|dabar|praegu|kini|đến nay|
حتى الآن|الآن|حاليا|الحاضر|היום|כיום|वर्तमान|अब तक|現在|至今|今$|现在|目前|현재|ปัจจุบัน|hiện tại|hiện nay|sekarang)`.replaceAll(
    '\n',
    '',
  ),
  'u',
)

/** Digits of other scripts start at these characters. */
const zeros = [0x660, 0x6f0, 0x966, 0xe50]

/** The years before the first of Japanese eras. */
const eras: Record<string, number> = { 昭和: 1925, 平成: 1988, 令和: 2018 }

function normalized(value: unknown): string {
  return String(value ?? '')
    .normalize('NFKC')
    .replace(/(昭和|平成|令和)(元|\d{1,2})(?=年)/gu, (_, era, year) =>
      String((eras[era] ?? 0) + (Number(year) || 1)),
    )
    .replace(/[٠-٩۰-۹०-९๐-๙]/g, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code))
    })
    .replace(/\s*\/\/.*$/, '')
    .replace(/['’](\d\d)(?!\d)/, (_, year) => `${Number(year) < 70 ? 20 : 19}${year}`)
    .trim()
    .toLowerCase()
}

/** Returns whether a value means the present, such as "today", "heute" or "至今（9个月）". */
export function isOngoing(value: unknown): boolean {
  return ongoing.test(normalized(value))
}

/** Returns whether a value contains more than the present, such as "Present (part-time)". Short words are of a duration, as in "至今（9个月）". */
export function hasRemark(value: unknown): boolean {
  const [present = '', ...remarks] = normalized(value).split(/(?=[(（,;·|/])/)
  return ongoing.test(present) && /\p{L}{4}/u.test(remarks.join(''))
}

/**
 * Reads a date as people write it: `2020`, `2020-03-14`, `03/2019`, `March 2011`, `14 mars 2020`, `2019年3月`, or a year and a month
 * as numbers. A day and a month that could be exchanged (03/04/2020), or "Summer 2020", give the year alone.
 *
 * @param lang the language of the names of months, if it is known
 * @returns nothing for any other text; a year lies between 1900 and 2099
 */
export function readDate(value: unknown, lang: string): ReadDate | undefined {
  if (typeof value === 'object') return fromParts(value)
  const text = normalized(value)
  const date = fromText(text, lang)
  return date && hasMore(text, date, lang) ? { ...date, isPart: true } : date
}

/** Returns whether a text contains more than a date. Short words, such as "de" and "г", are part of dates. */
function hasMore(text: string, { year, month }: ReadDate, lang: string): boolean {
  const words = text.replace(since, '').match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? []
  if (!month) return words.some((word) => word.length > 1 && Number(word) !== 0 && word !== String(year))
  const isMonth = (words: string) => monthByName(words, lang) !== undefined
  return !isMonth(text) && words.some((word) => /^\p{L}{4}/u.test(word) && !isMonth(word))
}

/** A year and a month: 2020-03, 202003 and 2020年3月. */
const yearFirst = [
  /^(\d{4})(?:[-/.] ?(\d{1,2})(?:[-/.] ?\d{1,2})?\.?(?:[t ].*)?)?$/,
  /^(\d{4})(0[1-9]|1[0-2])(?:[0-3]\d)?$/,
  /^(\d{4})\s*[年년]\s*(?:(\d{1,2})\s*[月월])?/u,
]

function fromText(text: string, lang: string): ReadDate | undefined {
  const [, year, month] = yearFirst.map((form) => form.exec(text)).find(Boolean) ?? []
  if (year) return dateOf(year, month)
  const [, first, mark, second, lastYear] =
    /^(?:(\d{1,2})([-/.]))?(\d{1,2})[-/.](\d{4})(?:\P{Nd}*)$/u.exec(text) ?? []
  if (lastYear) return dateOf(lastYear, first ? monthOfTwo(first, second ?? '', mark) : second)
  return fromWords(text, lang)
}

/** Reads a year and a month in separate fields, as in Europass. */
function fromParts(value: object | null): ReadDate | undefined {
  const field = (name: string) =>
    Object.entries(value ?? {}).find(([key]) => key.toLowerCase() === name)?.[1] as unknown
  return dateOf(normalized(field('year')), normalized(field('month')).replace(/^-+/, ''))
}

/** Returns which of two numbers is the month and not the day; nothing if both orders are possible. */
function monthOfTwo(first: string, second: string, mark = ''): string | undefined {
  const isMonthFirst = Number(second) > 12
  if (isMonthFirst) return first
  return mark === '.' || Number(first) > 12 || first === second ? second : undefined
}

function fromWords(text: string, lang: string): ReadDate | undefined {
  const years = text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? []
  if (years.length !== 1) return undefined
  const words = [text, ...(text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])]
  const named = new Set(words.flatMap((word) => monthByName(word, lang) ?? []))
  return dateOf(years[0], named.size === 1 ? [...named][0] : undefined)
}

function dateOf(yearText = '', monthText?: string | number): ReadDate | undefined {
  const [year, month] = [Number(yearText), Number(monthText)]
  if (!/^(?:19|20)\d{2}$/.test(yearText)) return undefined
  return month >= 1 && month <= 12 ? { year, month } : { year }
}

/** Separates the ends of a period. A hyphen without spaces does so only between years. */
const betweenDates =
  /\s*[–—~〜]\s*|\s+-(?:\s+|$)|(?<=\d{4})-(?=(?:\d{1,2}[./])?\d{4}$)|\s+(?:to|until|till|bis|à|au|al|až|hasta|até|do|по|до)\s+/u
const since = /^(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od|с)\s/u

/** Reads a period in one text, such as "Jan 2020 – Present", "2015-2019" or "since 2019". A single date is both start and end. */
export function readPeriod(value: unknown, lang: string): Period | undefined {
  const text = normalized(value).replace(/^(\d\d)(\d\d)[-–/](\d\d)$/, (all, century, first, last) =>
    Number(last) > Math.max(12, Number(first)) ? `${century}${first} – ${century}${last}` : all,
  )
  const [first, last, ...others] = text.split(betweenDates)
  const start = readDate(first, lang)
  if (!start || others.length > 0) return undefined
  if (last === '' || since.test(text) || isOngoing(last))
    return { start, end: PRESENT, isPart: hasRemark(last) || undefined }
  const end = last === undefined ? start : readDate(last, lang)
  return end && { start, end }
}

/** Returns `Mar 2020` in the words of the site, or the year alone: the form of dates of jobs and schools. */
export function asMonth(date: ReadDate | typeof PRESENT): string {
  if (date === PRESENT) return PRESENT
  return date.month ? `${projectDates.months[date.month - 1]} ${date.year}` : String(date.year)
}

/** Returns `2020-03`, or the year alone: the form of dates of projects. */
export function asIsoMonth({ year, month }: ReadDate): string {
  return month ? `${year}-${String(month).padStart(2, '0')}` : String(year)
}
