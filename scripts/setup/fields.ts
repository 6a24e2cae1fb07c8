import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { addressOf } from '@/scripts/setup/addresses'
import { readDate } from '@/scripts/setup/dates'
import { translatedKey } from '@/scripts/setup/foreign-keys'
import type { Note } from '@/scripts/setup/notes'
import { sentences } from '@/scripts/setup/sentences'
import { isEmpty, oneLine, plainText } from '@/scripts/setup/text'

/** Reads the fields of a source separately. An odd value is converted if its meaning is certain, otherwise it is noted. */

/** Where a value is in its source, and where notes about it go. */
export interface Place {
  /** Names of the fields that lead to the value. */
  path: string
  source: string
  notes: Note[]
  /** The language for names of countries. */
  lang: string
}

/** Returns the value in the form of the site, or nothing if it cannot be converted with certainty. */
export type Read<T> = (value: unknown, place: Place) => T | undefined

/** How to read fields, each with its other names, separated by spaces. */
export type Fields = Record<string, readonly [read: Read<unknown>, aliases?: string]>
type Group<F extends Fields> = { [K in keyof F]?: F[K][0] extends Read<infer T> ? T : never }

/** Fields that are not about the person. */
const technical = new Set(
  'id uuid schema meta metadata visible hidden order icon slug columns separatelinks locale layout design settings'.split(
    ' ',
  ),
)
const personal =
  /phone|mobile|^tel|birth|^dob$|^age$|gender|marital|street|address|postal|postcode|zip|salary|passport/

/** Values of fewer letters may be equal although they mean different things. */
const SHORT = 6
/** How much of a value a note shows. */
const SHOWN = 2000

/** A name of a field in English, without its capitals, accents, spaces and underscores. */
export function plainKey(name: string): string {
  const letters = name.toLowerCase().normalize('NFKD')
  // Without its accents the French word for a summary is another word.
  if (letters === 'résumé'.normalize('NFKD')) return 'summary'
  return translatedKey(letters.replace(/[^\p{L}\p{N}]/gu, ''))
}

/** Adds invisible characters to a key until it is unique. `plainKey` ignores them. */
export function uniqueKey(key: string, taken: { has(key: string): boolean }): string {
  return taken.has(key) ? uniqueKey(`${key}\u200b`, taken) : key
}

/** Returns one group of all fields of several, also of those with equal keys. */
export function joinGroups(groups: readonly unknown[]): Record<string, unknown> {
  const all = new Map<string, unknown>()
  for (const [key, field] of groups.flatMap((group) => Object.entries(Object(group))))
    all.set(uniqueKey(key, all), field)
  return Object.fromEntries(all)
}

/** Returns whether a field is not about the person. */
export function isTechnical(name: string): boolean {
  return technical.has(plainKey(name))
}

/** Notes a field that the site has no place for, unless it is technical. */
export function noteUnplaced(place: Place, key: string, value: unknown): void {
  const { items = [key] } = Object(value)
  if (isEmpty(value) || isEmpty(items) || isTechnical(key)) return
  const reason = personal.test(plainKey(key)) ? 'private' : 'no place on the site'
  noteUnread(within(place, key), value, reason)
}

/** The place of a field. */
function within(place: Place, key: string): Place {
  return { ...place, path: [place.path, oneLine(key).slice(0, 40)].filter(Boolean).join('.') }
}

/** Notes that something is not imported, and why. */
export function noteUnread(place: Place, value: unknown, reason: string): void {
  const kind = `${place.source}: not imported, ${reason}`
  place.notes.push({ kind, subject: place.path, detail: JSON.stringify(value)?.slice(0, SHOWN) })
}

/** The names of a field and its aliases, without capitals. */
export function namesOf(fields: Fields): string[][] {
  return Object.entries(fields).map(([name, [, aliases = '']]) =>
    [name, ...aliases.split(' ')].filter(Boolean).map(plainKey),
  )
}

/**
 * Reads the fields of a group by their names or aliases. Several lists or paragraphs of one field are joined. Fields without a place, or
 * not understood, are noted.
 */
export function readGroup<F extends Fields>(value: unknown, place: Place, fields: F): Group<F> {
  const rest = new Map(
    Object.entries(Object(value)).filter(([, field]) => field === false || field === 0 || !isEmpty(field)),
  )
  const group: Record<string, unknown> = {}
  const used: unknown[] = []
  for (const [name, [read, aliases = '']] of Object.entries(fields)) {
    const order = [name, ...aliases.split(' ')].map(plainKey)
    const keys = order.flatMap((alias) => [...rest.keys()].filter((key) => plainKey(key) === alias))
    for (const key of keys) {
      if (group[name] !== undefined && !Array.isArray(group[name]) && read !== lines) continue
      const field = rest.get(key)
      const at = within(place, key)
      rest.delete(key)
      if (isHidden(field, at)) continue
      const result = read(field, at)
      if (result === undefined && !isEmpty(field)) noteUnread(at, field, 'not understood')
      used.push(field)
      group[name] = joined(group[name], result)
    }
  }
  for (const [key, field] of rest) {
    const isRepeated = used.some((other) => isDeepStrictEqual(other, field))
    // Short values may be equal by chance, such as a score and its scale.
    if (!isRepeated || String(field).length < SHORT) noteUnplaced(place, key, field)
  }
  return group as Group<F>
}

/** Joins two values without duplicates. */
function joined(first: unknown, second: unknown): unknown {
  if (first === undefined || second === undefined) return first ?? second
  if (Array.isArray(first)) return [...new Set([...first, ...[second].flat()])]
  return first === second ? first : `${first}\n\n${second}`
}

/** Reads every entry of a list. `{ items: […] }` and a single entry are lists too. Entries that the source hides are noted. */
export function list<T>(read: Read<T>): Read<T[]> {
  return (value, place) =>
    itemsOf(value, place).flatMap((item, i) => {
      if (isEmpty(item) || isHidden(item, place)) return []
      const result = read(item, place)
      if (result === undefined)
        noteUnread({ ...place, path: `${place.path} ${i + 1}` }, item, 'not understood')
      return result ?? []
    })
}

/** Returns whether the source hides a value, and notes it. Pictures are hidden by their `effects`. */
function isHidden(value: unknown, place: Place): boolean {
  const { visible, hidden, effects } = Object(value)
  const isHidden = visible === false || (hidden ?? effects?.hidden) === true
  if (isHidden) noteUnread(place, value, 'hidden in the source')
  return isHidden
}

/** Names of the list in a group that is a list with a title. */
const itemKeys = ['items', 'history', 'sets', 'entries', 'contents', 'info', 'list', 'assignments', 'papers']

/** Returns whether a value has fields by name. */
export function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the entries of a list, of a group such as `{ items: […] }` or `{ Name: { … } }`, or a single one; none if they are hidden. */
export function itemsOf(value: unknown, place: Place): unknown[] {
  if (Array.isArray(value)) return value
  if (isHidden(value, place)) return []
  const key = itemKeys.find((name) => Array.isArray(Object(value)[name]))
  const entries = Object.entries(typeof value === 'object' ? Object(value) : {})
  const isByName = entries.length > 0 && entries.every(([, entry]) => isGroup(entry))
  if (isByName) return entries.map(([name, entry]) => ({ name, ...Object(entry) }))
  if (!key) return [value]
  for (const [name, field] of Object.entries(Object(value)))
    if (name !== key && name !== 'name') noteUnplaced(place, name, field)
  return Object(value)[key]
}

const naming = /^(?:label|name|text|title|value|content|contact|description)$/

/** A text of one line: also a number, a list of texts, or a group with a name. */
export const line: Read<string> = (value, place) => {
  if (typeof value === 'string' || typeof value === 'number') return oneLine(String(value)) || undefined
  if (Array.isArray(value)) {
    const texts = value.map((item) => line(item, place))
    return texts.every((text) => text !== undefined) ? texts.join(', ') : undefined
  }
  const fields = Object.entries(Object(value)).filter(([, field]) => !isEmpty(field))
  const [name, ...others] = fields.filter(([key]) => naming.test(plainKey(key)))
  if (!name || others.length > 0) return undefined
  for (const [key, field] of fields) if (key !== name[0]) noteUnplaced(place, key, field)
  return line(name[1], place)
}

/** A text of several lines, also below a heading. A list has a paragraph for each of its texts, or a marked point if all are sentences. */
export const lines: Read<string> = (value, place) => {
  if (Array.isArray(value)) {
    const texts = value.map((item) => lines(item, place))
    if (!texts.every((text) => text !== undefined)) return undefined
    const arePoints = texts.length > 1 && texts.every((text) => sentences(text).length === 1)
    return texts.map((text) => (arePoints ? `• ${text}` : text)).join('\n\n')
  }
  if (typeof value === 'string') return plainText(value) || undefined
  const [[key, text] = ['', undefined], ...others] = Object.entries(Object(value))
  // "- Led migration: moved …" without quotes is a group in YAML.
  const isSentence = others.length === 0 && /[\s\p{Lu}]/u.test(key) && !naming.test(plainKey(key))
  if (isSentence && typeof text === 'string') return plainText(`${key}: ${text}`)
  const { content, summary = content, ...headings } = Object(value)
  if (typeof summary !== 'string') return line(value, place)
  for (const [key, field] of Object.entries(headings)) noteUnplaced(place, key, field)
  return plainText(summary) || undefined
}

/** A list of texts: also one text. */
export const texts: Read<string[]> = (value, place) =>
  list(lines)([value].flat(Number.POSITIVE_INFINITY), place)

/** The marks between items of one text, except in brackets. */
export const betweenItems = /\s*[,;、，]\s*(?![^()（）]*[)）])/u

/** Names: a list, or one text with commas between them. */
export const names: Read<string[]> = (value, place) =>
  typeof value === 'string'
    ? oneLine(value).split(betweenItems).filter(Boolean)
    : (texts(value, place) ?? []).map(oneLine)

/** A web address: also the one in a group such as `{ label, href }`. */
export const address: Read<string> = (value) => {
  if (typeof value === 'string') return addressOf(oneLine(value))
  const [only = value, ...others] = Array.isArray(value) ? value : []
  const fields = Object.entries(Object(only)).filter(([key]) => /^(?:url|href|link|contact)$/i.test(key))
  const found =
    others.length > 0
      ? undefined
      : fields.map(([, field]) => field).find((field) => typeof field === 'string')
  return found && addressOf(oneLine(found))
}

/** Web addresses: one, a list, or a group by what they lead to. */
export const addresses: Read<string[]> = (value, place) => {
  const isByName = isGroup(value) && address(value, place) === undefined
  return list(address)(isByName ? Object.values(Object(value)) : value, place)
}

/** A mail address: the first of a list, because the site shows one. */
export const mail: Read<string> = (value, place) => {
  const [first, ...others] = (names(value, place) ?? []).map((text) => text.replace(/^mailto:/i, ''))
  for (const other of others) noteUnread(place, other, 'the site has one mail address')
  return z.email().safeParse(first).data
}

export const date = noteParts((value, { lang }) => readDate(value, lang))

/** Reads dates, and notes those of which only a part is understood. */
export function noteParts<T>(read: Read<T>): Read<T> {
  return (value, place) => {
    const result = read(value, place)
    if (JSON.stringify(result)?.includes('isPart'))
      place.notes.push({
        kind: `${place.source}: only a part of the date is imported`,
        subject: place.path,
        detail: oneLine(isGroup(value) ? JSON.stringify(value) : String(value)),
      })
    return result
  }
}
