import { PRESENT } from '@/content/schema/dates'
import { projectDates } from '@/content/words'
import { monthByName } from '@/scripts/old-setup/languages'
import { oneLine } from '@/scripts/old-setup/text'

/** A year, or a month from 1 to 12 of it. */
export interface ReadDate {
  year: number
  month?: number
  /** Whether the source contains more than that, such as "04/03/2020". */
  isPart?: boolean
  /** Whether it may span two years, as in "2007/08", so it cannot be an end. */
  isTwoYears?: boolean
}

/** A span of time. A single date is both start and end. An end that the source does not contain is left out. */
export interface Period {
  start?: ReadDate
  /** `unknown` if the source contains an end, or may contain one, that is not understood. */
  end?: ReadDate | typeof PRESENT | 'unknown'
  /** Whether the source contains more than that, such as "Present (part-time)". */
  isPart?: boolean
}

/** Patterns of words in periods, without accents of Latin letters except å. Each word is replaced by its key. */
const vocabulary = {
  // Before or after a date, so it is neither start nor end.
  X: `(?<!\\d)\\d\\d?[年년]|before|prior|after|by(?= \\d)|pre(?=[- ]?\\d)|post(?=[- ]?\\d)|vor|nach|avant|apres|antes|despues|depois|prima|dopo|voor|na|przed|po|
pred|prije|пре|перед|раньше|после|після|преди|след|inainte|dupa|fore|efter|før|etter|ennen|jalkeen|enne|parast|pries|pirms|pec|elott|utan|
once|sonra|πριν|μετά|sebelum|setelah|truoc|sau|ก่อน|หลัง|قبل|بعد|לפני|אחרי|以前|以[后後]|之[前后後]|이전|이후|(?<=[年月日])現在|[<>]`,
  // Now.
  N: `present(?:e|ly)?(?: day| time| data)?|now|to ?day|(?:to|till|until)[- ]date|current(?:ly)?|ongoing|in progress|heut\\p{L}*(?: tag)?|jetzt|
laufend|fortlaufend|derzeit|gegenwart\\p{L}*|lfd|andauernd|dato|aujourd.?hui|(?:heure |data |fecha |momento )?a(?:c?tu|ctue|ktue|ktua|ttu)a?l\\p{L}*|dias atuais|en cours|ce jour|
maintenant|en poste|auj|(?:dia de )?hoy|ahora|fecha|hoje|agora|em (?:curso|andamento)|ate (?:a )?data|en curso|momento|oggi|tuttora|in corso|lopend|heden|nu|tegenwoordig|obecn\\p{L}*|chwili obecnej|teraz|nadal|dzis\\p{L}*|
наст(?:оящ\\p{L}*)?(?:[. ]+(?:вр|момент)\\p{L}*)?|н\\.? ?вр?|сейчас|по сей день|досі|сегодня|сих пор|зараз|тепер\\p{L}*(?: час)?|дотепер|нині|сьогодн\\p{L}*|
s[ou]u?casn\\p{L}*|nyni|su an|dags dato|on-?going|still|active|dosud|doteraz|dnes|danes|danas|sada|trenutn\\p{L}*|сега|досега|сада|данас|днес|nuvarande|pågå\\p{L}*|n[uå]værende|nå|idag|nyt|
nyky\\p{L}*|praegu\\p{L}*|sobrid|tagad|dabar\\p{L}*|siuo metu|prezent|azi|jelen\\p{L}*|σήμερα|παρόν|τώρα|gunumuz\\p{L}*|halen|avui|kini|sekarang|
devam(?: ed\\p{L}*)?|w trakcie|cursando|d\\.d|н/в|по цей час|saat ini|nay|hien (?:tai|nay)|ปัจจุบัน|वर्तमान|अब(?: तक)?|आज|الآن|حاليا|(?:الوقت )?الح(?:اضر|الي)|اليوم|היום|כיום|עכשיו|
اکنون|تاکنون|حال حاضر|至今|迄今|今$|[现現]在|目前|[当當]前|[现現][今任]|在[职職]|현재|지금|재직 ?중|재학 ?중|진행 ?중|在籍中|在学中|継続中|在[读讀]`,
  S: `since|from|starting|onwards?|seit|ab|vo[nm]|depuis|a (?:partir|partire|compter) d[aeou]l?|desde|da|dall?|sinds|vanaf|van|sedan|siden|fra|
från|od|с|со|з|із|від|от|од|din|ota|tol|['’][dt][ae]n|beri|itibaren|vuodesta|alkaen|lahtien|alates|nuo|από|des del?|sejak|dari|mulai|tu|
ตั้งแต่|จาก|से|منذ|من|מאז|מ-?|از|[自从從](?=\\s?\\d)|(?<=[\\d年月日년월일]\\s?)(?:から|より|以[来來降]|起|부터)|(?<=\\d\\s?)\\+`,
  // Until, before or after a date.
  U: `to|(?:exp(?:ected)?|anticipated|voraussichtl\\p{L}*|previst[oa]|previsao|graduat\\p{L}*|conclusao)(?=\\W?\\s+\\S)|[预預][计計]|until|till?|thru|through|up to|bis|a|aux?|ad|all?|jusqu\\W?(?:a|en|au)?|hasta|ate|ao|fino|tot|t/m|do|az|до|по|pana|kuni|lidz|iki|fins|
έως|μέχρι|hingga|sampai|s[./]?d|đen|ถึง|إلى|الى|حتى|עד|تا|[至到迄](?=\\s?[\\dN])`,
  T: '[毕畢][业業]|まで|迄|까지|तक|kadar|dek|asti|saakka|ig',
  // A part of a year.
  P: `-?(?:[qhst][1-4]|[1-4][qh])|early|mid|late|end|summer|spring|fall|autumn|anfang|mitte|ende|sommer|herbst|fruh(?:jahr|ling)|debut|mi|fin|
ete|printemps|automne|(?:a )?(?:inicios|mediados|finales)|verano|primavera|otono|inicio|verao|outono|estate|autunno|lato|jesien|лето|осень|весна`,
  // Words that change nothing.
  ' ': `[dgiklmoprvwy](?!\\d)|de|dell?|des jahres|of|the|in|im|en|em|met|jahre?|year|annee?|ano|anul|год\\p{L}*|гг|[вгру]|во|рок\\p{L}*|rok\\p{L}*|τον?|
god\\p{L}*|gada|metu|aasta|yil\\p{L}*|yıl\\p{L}*|y[ae]|nam|tahun|ปี|ב-?|عام|سنة|سال|l[aeo]s?|el|os|d[ae][mnr]|d[ai]s|du|die|zu[mr]|[年년日일号]`,
}

/** A letter of a script that has spaces between words. */
const letter = String.raw`(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}])[\p{L}\p{M}]`
const words = Object.entries(vocabulary).map(([key, pattern]): [RegExp, string] => [
  new RegExp(`(?<!${letter})(?:${pattern.replaceAll('\n', '')})(?!${letter})`, 'gu'),
  ` ${key} `,
])

const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९๐๑๒๓๔๕๖๗๘๙'
/**
 * Normalizes a text: lowercase, without most accents, times of day, durations and the letters of "1st". Dashes become "–", because a hyphen
 * may belong to a date. `dès` is replaced first, because without its accent it is December in Norwegian.
 */
function simplify(text: string, lang: string): string {
  return oneLine(text)
    .replace(/dès/iu, 'depuis')
    .replace(/(?<!\d)(\p{L}*)['‘’](\d\d)(?![\p{L}\d])/gu, (all, word, year) =>
      !word || monthByName(word, lang) ? `${word}${word && ' '}${year < '40' ? '20' : '19'}${year}` : all,
    )
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})(?!\u030a)\p{M}+|\p{Cf}|\s*\/\/.*$/gu, '')
    .normalize('NFC')
    .replace(/[٠-٩۰-۹०-९๐-๙]/g, (digit) => String(digits.indexOf(digit) % 10))
    .replace(/(?<=\d)[t ]\d\d:\d\d[\d:.]*(?:z| gmt| utc)?(?:[+-]\d\d:?\d\d)?/g, '')
    .replace(/[(·|,]\s*(?:\d\d? ?(?:yrs?|mos?|年|년|[个か]月|개월)\s?)+\)?$/, '')
    .replace(/(?<=\d)(?:st|nd|rd|th|er|o|a)(?!\p{L})/gu, '')
    .replace(/\.{2,}|\/$/g, ' ? ')
    .replace(/[()[\]{}"|·•,;:]/g, ' ')
    .replace(/[-=]+>|--+|[‐–—−‒―~〜→⇒]|(?<=[\d月])ー|(?<=\s)-(?=\s|$)/g, '–')
}

const pattern = (...source: Parameters<typeof String.raw>) => new RegExp(String.raw(...source), 'gu')
const year = String.raw`(?<![\d[])((?:19|20)\d\d)(?!\d)`
const mark = String.raw`(\.\s?|[-/])`
const yearFirst = String.raw`(?<!M\d+\s*)${year}${mark}(0?\d|1[0-2])(?:\2\d\d?)?(?!\d|\.\d{4})`
const yearLast = String.raw`(?<!\d)(?:(\d\d?)${mark})?(\d\d?)${mark}${year}`
/** A semester in Brazil, such as 2018.2. */
const semester = /(?<!\d)(\d{4})[./][12](?![\d./])/g

/** As in 2007/08, which is a month or two years. */
const twoYears = /(?<![\d./])(\d\d(\d\d))\/(0\d|1[0-2])(?!\d|[./]\d)/g
/** As in "WS 2012/13": after a word, two years are an academic year, not a period. */
const yearsOfTerm = /(?<=\p{L}\.?\s+)(\d{4})\/(?:\d{4}|1[3-9]|[2-9]\d)(?![\d./])/gu

/** Marks "2007/08" as uncertain, unless another date of the text, such as "2009/05", can only be a month. */
function withoutSecondYear(text: string): string {
  const canBeYears = [...text.matchAll(twoYears)].every(
    ([, , short = '', last = '']) => last > short || last === '00',
  )
  return canBeYears ? text.replace(twoYears, '[$1?/]') : text
}

/** Replaces dates by `[2020-03]`, words of periods by their keys, and anything else by question marks. */
function annotate(text: string, lang: string): string {
  return words
    .reduce((rest, [word, key]) => rest.replace(word, key), withoutSecondYear(simplify(text, lang)))
    .replace(yearsOfTerm, '[$1?/]')
    .replace(semester, (all, year) => (lang.startsWith('pt') ? `${year}?` : all))
    .replace(/(?<!\d)(\d\d?)\s*[月월]|thang\s*(\d\d?)/g, ' M$1$2 ')
    .replace(/(?:كانون |تشرين )?(?!\p{Lu})\p{L}(?:(?!\p{Lu})[\p{L}\p{M}]|\.(?=\p{L}))*/gu, (word) => {
      const month = monthByName(word, lang)
      return month ? ` M${month} ` : ' ? '
    })
    .replace(pattern`${yearFirst}|${yearLast}`, (_, year, __, month, first, mark, second, ___, year2) =>
      year ? annotateMonth(year, month) : annotateMonth(year2, monthOf(first, mark, second)),
    )
    .replace(pattern`(?<!M\d+[\s.]*)${year}[\s./-]*M(\d+)(?:[\s.]+\d\d?(?!\d))?(?![\s.]+\d{4})`, '[$1-$2]')
    .replace(
      pattern`(?:(?<![\dM])\d\d?[\s.-]*)?M(\d+)[\s./-]*(?:\d\d?(?!\d)[\s.]+)?${year}`,
      (_, month, year) => annotateMonth(year, month),
    )
    .replace(pattern`(?:(?<![\dM])\d\d?[\s.]*)?M(\d+)(?!\d|[\s.]*\d)`, '[0-$1]')
    .replace(pattern`${year}`, '[$1]')
    .replace(/\[(\d\d)(\d\d)\]\s*[–/-]\s*(\d\d)(?![\d%]|\s*[%?]|[-./]\d)/g, (all, century, first, last) =>
      last > first ? `[${century}${first}]–[${century}${last}]` : all,
    )
    .replace(/(?<=\[\d{4}\])\s*\/\s*(?=\[\d{4}\])|(?<=-\d\d?\])\s*\/\s*(?=\[\d{4}-)/g, '–')
    .replace(/P\s*\[([\d-]+)\]|\[([\d-]+)\]\s*P/g, '[$1$2?]')
}

/** Joins the year and the month of separate fields, and the two dates of a list. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' – ')
  if (typeof value !== 'object') return String(value ?? '')
  const fields = Object.entries(value ?? {}).map(([key, field]) => [key.toLowerCase(), String(field ?? '')])
  const { year = '', month = '' } = Object.fromEntries(fields)
  return /^-*\d+$/.test(month) ? `${year}-${month.replace(/^-+/, '')}` : `${month} ${year}`
}

/** Returns a month in brackets, or the year alone with a question mark. */
function annotateMonth(year: string, month?: string): string {
  return Number(month) <= 12 ? `[${year}-${month}]` : `[${year}?]`
}

/** Returns which of two numbers is the month, or nothing if both can be. */
function monthOf(first: string | undefined, mark = '.', second = ''): string | undefined {
  if (Number(second) > 12) return first
  return mark.startsWith('.') || Number(first) > 12 || first === second ? second : undefined
}

/**
 * Reads a date as people write it (`2020-03-14`, `03/2019`, `14 mars 2020`, `2019年3月`), or a
 * period in one text, such as "Jan 2020 – Present", "2015-2019", "since 2019" or "until 2010".
 *
 * @param lang the language of the names of months, if it is known
 * @returns nothing if it is neither, or if it is not certain which date is the start; a year lies between 1900 and 2099
 */
export function readPeriod(value: unknown, lang: string): Period | undefined {
  const source = textOf(value)
  if (source.length > 200) return undefined
  const text = annotate(source, lang)
  const dates = (text.match(/\[.*?\]/g) ?? []).map((date): ReadDate => {
    const [year = 0, month] = date.match(/\d+/g)?.map(Number) ?? []
    const [isPart, isTwoYears] = [...'?/'].map((mark) => date.includes(mark) || undefined)
    return { year, month: month || undefined, isPart, isTwoYears }
  })
  // "Jan–Mar 2020" has one year.
  const year = dates.find((date) => date.year && date.month)?.year ?? 0
  const [start, end] = dates.map((date) => (date.year ? date : { ...date, year }))
  const asEnd = (date: ReadDate) => (date.isTwoYears ? 'unknown' : date)
  const isReversed = dates.some((date) => !date.year) && Number(start?.month) > Number(end?.month)
  const symbols = text.replace(/\[.*?\]/g, 'D').replace(/[MP]|\d+/g, '?')
  const isPart = symbols.includes('?') || dates.some((date) => date.isTwoYears) || undefined
  const shape = symbols
    .replace(/–/g, '-')
    .replace(/[^DNSUTX?-]/g, '')
    // An unknown word beside a date belongs to it. Before "now" it may mean "not".
    .replace(/\?[-?]*\?/g, '?')
    .replace('?N', '?')
    .replace(/\?*D\?*/g, 'D')
    .replace(/N[N?]/, 'N')
  if (/^U*NT?$/.test(shape)) return { end: PRESENT, isPart }
  if (!start?.year) return undefined
  if (/^(?:S+-?D[-S]*|D[-S]+|S?D[-SU]*NT?)$/.test(shape)) return { start, end: PRESENT, isPart }
  if (/^(?:U+D-?T?|D-?T)$/.test(shape)) return start.isTwoYears ? undefined : { end: start, isPart }
  if (shape === 'D') return { start, end: asEnd(start), isPart }
  if (/^S?D[-U]+\?$/.test(shape)) return { start, end: 'unknown', isPart }
  const isSpan = end?.year && !isReversed && /^S?D-?S?(?:[-U]+D-?T?|D-?T)$/.test(shape)
  return isSpan ? { start, end: asEnd(end), isPart } : undefined
}

/** Reads a period that has a start and an end. */
export function readSpan(value: unknown, lang: string): Period | undefined {
  const period = readPeriod(value, lang)
  const { start, end } = period ?? {}
  return start && end && end !== start && end !== 'unknown' ? period : undefined
}

/** Reads a date, or the start of a period. An ambiguous day and month (03/04/2020), or "Summer 2020", give the year alone. */
export function readDate(value: unknown, lang: string): ReadDate | undefined {
  const { start, end, isPart } = readPeriod(value, lang) ?? {}
  return start && (isPart || end !== start) ? { ...start, isPart: true } : start
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
