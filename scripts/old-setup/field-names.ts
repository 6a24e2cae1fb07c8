import { readSpan } from '@/scripts/old-setup/dates'
import type { Fields } from '@/scripts/old-setup/fields'
import { translatedKey } from '@/scripts/old-setup/foreign-keys'
import { isFinished, setOf } from '@/scripts/old-setup/sentences'
import { oneLine } from '@/scripts/old-setup/text'

/** Finds the meaning of a field by its name, in the many forms that sources use. */

/** Fields that are not about the person. */
const technical = setOf(
  'id uuid schema meta metadata visible hidden hide draft disabled enabled include show display order icon fontawesomeicon slug columns separatelinks locale layout design settings',
)
/** Private facts, which never become part of the site (D9). */
export const personal =
  /phone|mobile|^tel|birth|^dob$|^age$|gender|marital|street|address|postal|postcode|zip|salary|passport/

/** Returns the English name of a field in lowercase, without accents, spaces and underscores. */
export function plainKey(name: string): string {
  return translatedKey(
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )
}

/** Returns whether a field is not about the person. */
export function isTechnical(name: string): boolean {
  return technical.has(plainKey(name))
}

/** Returns whether a group has a field for each pattern. */
export function hasKeys(group: unknown, ...patterns: readonly RegExp[]): boolean {
  const keys = Array.isArray(group) ? [] : Object.keys(Object(group)).map(plainKey)
  return patterns.every((pattern) => keys.some((key) => pattern.test(key)))
}

/** The names of all fields and their aliases, without capitals. */
export function namesOf(fields: Fields): Set<string> {
  return new Set(Object.entries(fields).flatMap(aliasesOf).map(plainKey))
}

/** Returns a field's own name and its aliases. */
export function aliasesOf([name, [, aliases = '']]: [string, Fields[string]]): string[] {
  return [name, ...aliases.split(' ')].filter(Boolean)
}

/** Words in names of fields that repeat the kind of entry, as in `companyUrl`. */
const entryWords = setOf(
  'company employer organization organisation org job work project school university institution edu education academic role position degree course ' +
    'certificate certification credential award publication article talk volunteer profile personal professional contact',
)
/** Words before "name" that do not mean the whole entry, as in `companyName`. */
const partWords = setOf('job work role position degree course company employer organization organisation org')
/** Words that add nothing, as in `keyResponsibilities`. */
const fillers = setOf('name text date on at period key main used related short long full list')
const addressWords = setOf('url link')
const addressFields = setOf('link url urls target code website video image')

/** Returns the words of a name such as `startDate`, `start_date` or `Start date`. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Returns the field whose name has the same words as a key, in any order and without words that add nothing. */
export function fieldLike(key: string, fields: Fields): string | undefined {
  const words = wordsOf(key)
  if (words.length < 2 || personal.test(plainKey(key))) return undefined
  const without = (...sets: ReadonlySet<string>[]) =>
    words.filter((word) => !sets.some((set) => set.has(word)))
  const forms = [
    words,
    without(fillers),
    without(addressWords),
    entryWords.has(words[0] ?? '') ? words.slice(1) : [],
    without(entryWords),
    without(fillers, entryWords),
  ]
  for (const form of forms.filter(({ length }) => length > 0)) {
    const isOfPart = form.join() === 'name' && words.some((word) => partWords.has(word))
    const isAddress = words.some((word) => addressWords.has(word) && !form.includes(word))
    const found = Object.entries(fields).find(
      (field) =>
        !(isAddress && !addressFields.has(field[0])) &&
        aliasesOf(field).some((alias) => wordsOf(alias).sort().join() === form.toSorted().join()),
    )
    if (!isOfPart && found) return found[0]
  }
  return undefined
}

/** Names of fields that contain names, or texts about other people, about pictures or for the owner alone. */
export const noProse =
  /image|picture|photo|logo|icon|alt$|thumb|cover|banner|class|style|reason|location|city$|place$|supervisor|manager|referen|citation|entity|department|industry|author/

/** More words than names have. */
const LONG = 10

/** Returns whether a text starts like a sentence and has so many words, or three letters for each in scripts without spaces. */
function isSentence(text: string, least: number): boolean {
  const isLong = text.split(/\s+/).length >= least || (text.match(/\p{Lo}/gu)?.length ?? 0) >= least * 3
  return isLong && /^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(text)
}

/** Returns whether a text, or each of a list, starts like a sentence, and one ends like a sentence or is longer than names. */
export function isFreeText(value: unknown): boolean {
  const all = [value].flat(Number.POSITIVE_INFINITY)
  const isText = (text: unknown): text is string =>
    typeof text === 'string' && isSentence(oneLine(text), Array.isArray(value) ? 3 : 5)
  return all.every(isText) && all.some((text) => isFinished(text) || isSentence(text, LONG))
}

/** Returns the field for a value with an unknown name, if the value leaves no doubt. */
export function fieldByValue(key: string, value: unknown, fields: Fields): string | undefined {
  if (isTechnical(key) || personal.test(plainKey(key)) || noProse.test(plainKey(key))) return undefined
  const fits = (names: string[]) => names.find((name) => name in fields)
  // `_comment` is about the file.
  if (/^comments?$/i.test(key)) return fits(['text'])
  // In other languages these are grades, unless they have a label or a year.
  if (/^(?:not[ae]|mention)$/.test(plainKey(key)) && !isFreeText(value))
    return fits([/: |^\D*(?:19|20)\d\d\b/.test(String(value)) ? 'text' : 'score'])
  if (typeof value === 'string' && readSpan(value, 'en')) return fits(['period'])
  if (!isFreeText(value)) return undefined
  return fits(Array.isArray(value) ? ['points', 'responsibilities'] : ['text'])
}
