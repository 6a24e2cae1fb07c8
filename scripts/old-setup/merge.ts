import { isDeepStrictEqual } from 'node:util'
import { endsInOrder, monthNumber } from '@/content/schema/dates'
import { slugify } from '@/content/schema/slug'
import { addressKey } from '@/scripts/old-setup/addresses'
import { languageCode } from '@/scripts/old-setup/languages'
import { nameFields, nameOf } from '@/scripts/old-setup/names'
import type { Note } from '@/scripts/old-setup/notes'
import { isEmpty } from '@/scripts/old-setup/text'

/** Merges entries of different sources that are certainly the same. Two entries of one source never are (O10). */

type Entry = object

/** How certain it is that two entries are the same, the most certain first. */
const certainties = ['exact', 'certain', 'possible'] as const
type Certainty = (typeof certainties)[number]

/** In these lists one name does not identify an entry: a company has several jobs, a school several degrees. */
const needsTwoNames = ['company', 'institution', 'organization', 'role']

const legalForms =
  /[ ,]+(?:ltd|limited|inc|llc|gmbh|ag|sa|s\.a\.|bv|b\.v\.|oy|ab|as|plc|corp|co|sarl|srl|spa|pty|kk|s\.r\.o\.|d\.o\.o\.|sp\. ?z ?o\. ?o\.)\.?$/i

/** Returns a name without case, accents, punctuation and the legal form of a company. */
function plainName(name: string): string {
  return slugify(name.replace(legalForms, '')) || name
}

function isAlike(a: string, b: string): boolean {
  return plainName(a) === plainName(b)
}

/** Returns whether names of languages are the same, such as "polski" and "Polish". */
function isSameLanguage(a: string, b: string): boolean {
  const code = /^\p{L}{4,}$/u.test(a) ? languageCode(a) : undefined
  return isAlike(a, b) || (code !== undefined && code === languageCode(b))
}

/** Returns whether an entry has only the fields of a language. */
function isLanguage(entry: Entry): boolean {
  return Object.keys(entry).every((field) => field === 'name' || field === 'level')
}

/** Returns whether dates are the same; a year alone is the same as any of its months. */
function isSameDate(a: string, b: string): boolean {
  const isYear = [a, b].some((date) => /^\d{4}$/.test(date))
  if (isYear) return /\d{4}/.exec(a)?.[0] === /\d{4}/.exec(b)?.[0]
  return a === b || monthNumber(a) === monthNumber(b)
}

/** Returns how to compare a field of two entries; nothing if one of them does not have it. */
function fieldComparison(...entries: [a: Entry, b: Entry]) {
  return (name: string, compare: (a: string, b: string) => boolean): boolean | undefined => {
    const [first, second] = entries.map((entry) => String(Reflect.get(entry, name) ?? ''))
    return first && second ? compare(first, second) : undefined
  }
}

/** Compares two entries of a list by their names, their start or date, and the address of their code. */
function compareEntries(a: Entry, b: Entry): Certainty | undefined {
  if (isDeepStrictEqual(a, b)) return 'exact'
  const isSame = fieldComparison(a, b)
  const areAlike = [a, b].every(isLanguage) ? isSameLanguage : isAlike
  const names = nameFields.map((name) => isSame(name, areAlike)).filter((same) => same !== undefined)
  const equal = names.filter(Boolean).length
  const isSameStart = isSame('startDate', isSameDate) ?? isSame('date', isSameDate)
  const isSameCode = isSame('github_link', (a, b) => addressKey(a) === addressKey(b))
  if (isSameCode) return equal > 0 ? 'exact' : 'certain'
  const contradicts = equal < names.length || isSameStart === false || isSameCode === false
  const needed = needsTwoNames.some((name) => [a, b].some((entry) => Reflect.get(entry, name))) ? 2 : 1
  const isIdentified = equal > 0 && equal + (needed > 1 ? Number(isSameStart ?? false) : 0) >= needed
  if (isIdentified && !contradicts) return names.length > 1 && isSameStart ? 'exact' : 'certain'
  const isNear = equal > 1 || (equal > 0 && (isSameStart || equal === names.length))
  return isNear ? 'possible' : undefined
}

/** Maps new entries to known ones, each at most once. An inexact match with a competing candidate counts as possible. */
function matchEntries(known: readonly Entry[], added: readonly Entry[]) {
  const pairs = added.map((entry) => known.map((other) => compareEntries(other, entry)))
  const same = new Map<number, number>()
  const possible = new Map<number, number>()
  const isOpen = (i: number) => !same.has(i) && !possible.has(i)
  const candidates = (i: number, certainty: Certainty) => {
    const taken = [...same.values(), ...possible.values()]
    return [...known.keys()].filter((at) => pairs[i]?.[at] === certainty && !taken.includes(at))
  }
  const hasRival = (i: number, at: number) =>
    candidates(i, 'certain').length > 1 ||
    [...added.keys()].some(
      (other) => other !== i && isOpen(other) && candidates(other, 'certain').includes(at),
    )
  for (const certainty of certainties) {
    for (const i of added.keys()) {
      const all = isOpen(i) ? candidates(i, certainty) : []
      const [at = certainty === 'possible' && isOpen(i) ? candidates(i, 'certain')[0] : undefined] = all
      if (at === undefined) continue
      if (certainty === 'possible') possible.set(i, at)
      else if (certainty === 'exact' || !hasRival(i, at)) same.set(i, at)
    }
  }
  return { same, possible }
}

/** Merges the entries of several sources: earlier sources win, later ones fill what they leave out. */
export function mergeDuplicates<T extends Entry>(
  sources: [name: string, entries: readonly T[]][],
  notes: Note[],
): T[] {
  let merged: T[] = []
  for (const [source, entries] of sources) {
    const { same, possible } = matchEntries(merged, entries)
    const kind = 'Perhaps the same entry in two sources, both imported'
    for (const [i, entry] of entries.entries())
      if (possible.has(i)) notes.push({ kind, subject: nameOf(entry), detail: source })
    const result = [...merged]
    for (const [i, at] of same) {
      const [known, entry] = [merged[at], entries[i]]
      if (!known || !entry) continue
      const whole = fillMissing(known, entry)
      noteLacking(whole, entry, `${source}: not imported, an earlier source has something else`, notes)
      result[at] = whole
    }
    merged = [...result, ...entries.filter((_, i) => !same.has(i))]
  }
  return merged
}

/**
 * Returns the entries that the owner does not have. One that may be the same is left out, unless it is of another year. An entry that the
 * owner has is never changed, because they may have removed fields on purpose. Notes list what is left out.
 */
export function onlyNew<T extends Entry>(own: readonly Entry[], entries: readonly T[], notes: Note[]): T[] {
  const { same, possible } = matchEntries(own, entries)
  return entries.filter((entry, i) => {
    const known = own[same.get(i) ?? possible.get(i) ?? -1]
    if (!known) return true
    const isNew = !same.has(i) && isOtherYear(known, entry)
    const kind = same.has(i)
      ? 'Not imported, because content/ has the entry without it'
      : 'Not imported, content/ seems to have it in other words'
    const otherKind =
      'Not imported, content/ has another value or none. Change it there if the new one is right'
    const newKind = 'Imported, although content/ has an entry of this name in another year'
    if (isNew) notes.push({ kind: newKind, subject: nameOf(entry) })
    else noteLacking(known, entry, kind, notes, otherKind)
    return isNew
  })
}

/** Returns whether two entries have dates in different years, such as a certificate and its renewal. */
function isOtherYear(a: Entry, b: Entry): boolean {
  const yearOf = (date: string) => /\d{4}/.exec(date)?.[0]
  const isSameYear = (first: string, second: string) => yearOf(first) === yearOf(second)
  return ['startDate', 'date'].some((name) => fieldComparison(a, b)(name, isSameYear) === false)
}

/** Returns an entry with the fields of another that it lacks. Dates that would contradict each other are left out. */
function fillMissing<T extends object>(entry: T, other: T): T {
  const missing = Object.entries(other).filter(([name]) => isEmpty(Reflect.get(entry, name)))
  const filled = { ...entry, ...Object.fromEntries(missing) }
  const [isInOrder] = endsInOrder
  const { startDate, endDate }: { startDate?: string; endDate?: string } = entry
  return isInOrder(filled) ? filled : { ...filled, startDate, endDate }
}

const isDate = (field: string) => /^createdAt$|date$/i.test(field)

/** The longest text that is shown without `--verbose`. */
const SHORT = 40

/** Notes the fields that a known entry lacks or that differ from it. Dates and short texts are shown with the known value. */
function noteLacking(known: Entry, entry: Entry, kind: string, notes: Note[], otherKind = kind): void {
  for (const [name, value] of Object.entries(entry)) {
    const own = Reflect.get(known, name)
    if (isEmpty(value) || isWithin(value, own, name)) continue
    const subject = `${nameOf(entry)} (${name})`
    const areShort = [value, own].every((text) => typeof text === 'string' && text.length <= SHORT)
    if (areShort || isDate(name))
      notes.push({ kind: otherKind, subject: `${subject}: ${value} instead of ${own ?? 'none'}` })
    else notes.push({ kind, subject, detail: [value].flat().join('\n') })
  }
}

/** Returns whether a value of a field has nothing that a known one lacks. */
function isWithin(value: unknown, known: unknown, field: string): boolean {
  if (Array.isArray(value) && Array.isArray(known))
    return value.every((item) => known.some((other) => isWithin(item, other, field)))
  if (typeof value !== 'string' || typeof known !== 'string') return isDeepStrictEqual(value, known)
  if (!isDate(field)) return isAlike(value, known)
  return value === known || (isSameDate(value, known) && !/^\d{4}$/.test(known))
}
