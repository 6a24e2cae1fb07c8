import { isDeepStrictEqual } from 'node:util'
import { findIcon } from '@/content/schema/icons'
import { addressOf, hasPhone } from '@/scripts/old-setup/addresses'
import { readDate, readPeriod } from '@/scripts/old-setup/dates'
import {
  aliasesOf,
  fieldByValue,
  fieldLike,
  hasKeys,
  isTechnical,
  namesOf,
  personal,
  plainKey,
  wordsOf,
} from '@/scripts/old-setup/field-names'
import { ourNames } from '@/scripts/old-setup/foreign-keys'
import type { Note } from '@/scripts/old-setup/notes'
import { isFinished, isItem, itemsIn, sentences, wide, widthOf } from '@/scripts/old-setup/sentences'
import { isTechnique } from '@/scripts/old-setup/stack'
import { hiddenAddresses, isEmpty, oneLine, plainText } from '@/scripts/old-setup/text'

/** Reads the fields of a source separately. An odd value is converted if its meaning is certain, otherwise it is noted. */

/** Where a value is in its source, and where notes about it go. */
export interface Place {
  /** Names of the fields that lead to the value. */
  path: string
  source: string
  notes: Note[]
  /** The language for names of countries. */
  lang: string
  isInList?: boolean
}

/** Returns the value in the form of the site, or nothing if it cannot be converted with certainty. */
export type Read<T> = (value: unknown, place: Place) => T | undefined

/** How to read fields, each with its other names, separated by spaces. */
export type Fields = Record<string, readonly [read: Read<unknown>, aliases?: string]>
type Group<F extends Fields> = { [K in keyof F]?: F[K][0] extends Read<infer T> ? T : never }

/** Values of fewer columns may be equal by chance. */
const SHORT = 6
/** Maximum length of a value in a note, in characters. */
const SHOWN = 2000

/** Adds invisible characters to a key until it is unique. `plainKey` ignores them. */
export function uniqueKey(key: string, taken: { has(key: string): boolean }): string {
  return taken.has(key) ? uniqueKey(`${key}\u200b`, taken) : key
}

/** Merges groups into one, and keeps fields with equal keys. */
export function joinGroups(groups: readonly unknown[]): Record<string, unknown> {
  const all = new Map<string, unknown>()
  for (const [key, field] of groups.flatMap((group) => Object.entries(Object(group))))
    all.set(uniqueKey(key, all), field)
  return Object.fromEntries(all)
}

/** Fields of `meta` that describe the file. */
const ofFile = /^(?:theme|version|canonical|lastmodified|defaultlang(?:uage)?)$/

/** Notes a field that the site has no place for, unless it is technical. */
export function noteUnplaced(place: Place, key: string, value: unknown): void {
  const { items = [key] } = Object(value)
  if (plainKey(key) === 'meta' && isGroup(value)) {
    for (const [name, field] of Object.entries(Object(value)))
      if (!ofFile.test(plainKey(name))) noteUnplaced(within(place, key), name, field)
    return
  }
  if (isEmpty(value) || isEmpty(items) || (isTechnical(key) && !hasWords(key, value))) return
  // Setup itself renames fields to "title of the page" and the like.
  const reason = ourNames.has(plainKey(key)) || / of /.test(key) ? 'no place on the site' : 'unknown field'
  noteUnread(within(place, key), value, personal.test(plainKey(key)) ? 'private' : reason)
}

/** Returns whether a field with a technical name has words of the owner, such as `design: ["Figma"]`. */
function hasWords(key: string, value: unknown): boolean {
  const isText = (text: unknown) => typeof text === 'string' && /\p{L}/u.test(text)
  if (Array.isArray(value)) return value.every(isText)
  return isText(value) && /\S\s+\S/.test(String(value)) && plainKey(key) !== 'icon'
}

/** Returns the place of a field. */
export function within(place: Place, key: string): Place {
  return { ...place, path: [place.path, oneLine(key).slice(0, 40)].filter(Boolean).join('.') }
}

/** Notes that something is not imported, and why. */
export function noteUnread(place: Place, value: unknown, reason: string): void {
  const isPrivate =
    hasPhone(value) || (reason === 'not understood' && Object.values(Object(value)).some(hasPhone))
  addNote(place, value, `not imported, ${isPrivate ? 'private' : reason}`)
}

/** Notes what happened to a value. */
export function addNote({ source, notes, path }: Place, value: unknown, what: string): void {
  notes.push({ kind: `${source}: ${what}`, subject: path, detail: JSON.stringify(value)?.slice(0, SHOWN) })
}

/**
 * Reads the fields of a group by their names or aliases. Several lists or paragraphs of one field are joined. Fields without a place, or
 * not understood, are noted.
 */
export function readGroup<F extends Fields>(value: unknown, place: Place, fields: F): Group<F> {
  const rest = new Map(
    Object.entries(Object(value)).filter(
      ([key, field]) => !isNone(key, field) && (field === false || field === 0 || !isEmpty(field)),
    ),
  )
  for (const [key, month] of rest) {
    const words = wordsOf(key).join()
    const isYear = (other: string) => wordsOf(other).join() === words.replace(/month$/, 'year')
    const year = /month$/i.test(key) && typeof month !== 'object' ? [...rest.keys()].find(isYear) : undefined
    if (!year || typeof rest.get(year) === 'object') continue
    rest.set(year, { year: rest.get(year), month })
    rest.delete(key)
  }
  const group: Record<string, unknown> = {}
  const used: unknown[] = []
  const known = namesOf(fields)
  const others = [...rest.keys()].filter((key) => !known.has(plainKey(key)))
  const like = new Map(
    others.map((key) => [key, fieldLike(key, fields) ?? fieldByValue(key, rest.get(key), fields)]),
  )
  for (const field of Object.entries(fields)) {
    const [name, [read]] = field
    const order = aliasesOf(field).map(plainKey)
    const keys = order.flatMap((alias) => [...rest.keys()].filter((key) => plainKey(key) === alias))
    const all = [...keys, ...others.filter((key) => like.get(key) === name)]
    // Beside another list, tags may be anything.
    for (const key of new Set(all).size > 1 ? all.filter((key) => plainKey(key) !== 'tags') : all) {
      if (group[name] !== undefined && !Array.isArray(group[name]) && read !== lines) continue
      const value = rest.get(key)
      const at = within(place, key)
      rest.delete(key)
      if (isHidden(value, at)) continue
      const result = read(value, at)
      if (result === undefined && !isEmpty(value)) noteUnread(at, value, 'not understood')
      used.push(value)
      group[name] = joinValues(group[name], result)
    }
  }
  for (const [key, field] of rest) {
    const isRepeated = used.some((other) => isDeepStrictEqual(other, field))
    // Short values may be equal by chance, such as a score and its scale, except names.
    const isChance = widthOf(String(field)) < SHORT && !namesEntry.test(plainKey(key))
    if (!isRepeated || isChance) noteUnplaced(place, key, field)
  }
  return group as Group<F>
}

/** Returns whether a program wrote "None" for an empty field. A name may be that. */
function isNone(key: string, field: unknown): boolean {
  return (
    /^(?:none|null)$/i.test(String(field)) && !namesEntry.test(plainKey(key)) && !naming.test(plainKey(key))
  )
}

/** Joins two values without duplicates. */
function joinValues(first: unknown, second: unknown): unknown {
  if (first === undefined || second === undefined) return first ?? second
  if (Array.isArray(first)) return [...new Set([...first, ...[second].flat()])]
  return first === second ? first : `${first}\n\n${second}`
}

/** Reads every entry of a list, also of `{ items: […] }`, or a single entry. Entries that cannot be read are noted with the reason. */
export function list<T>(read: Read<T>, reason = 'not understood'): Read<T[]> {
  return (value, above) => {
    const items = itemsOf(value, above)
    const place = { ...above, isInList: true }
    return items.flatMap((item, i) => {
      if (isEmpty(item) || isHidden(item, place)) return []
      const count = place.notes.length
      const result = read(item, place)
      if (result === undefined) {
        // The note about the entry includes those about its fields.
        place.notes.length = count
        noteUnread({ ...place, path: `${place.path} ${i + 1}` }, item, reason)
      }
      return result ?? []
    })
  }
}

/** Names of flags that hide an entry if they are true, and if they are false. */
const hiding = new Set(['hidden', 'hide', 'draft', 'disabled'])
const showing = new Set(['visible', 'show', 'enabled', 'include', 'published', 'display'])

/** Returns whether the source hides a value, and notes it. Pictures are hidden by their `effects`. */
export function isHidden(value: unknown, place: Place): boolean {
  const { effects, meta, ...fields } = Object(value)
  const isHidden =
    effects?.hidden === true ||
    Object.entries({ ...Object(meta), ...fields }).some(
      ([name, flag]) => (flag === true ? hiding : showing).has(name) && typeof flag === 'boolean',
    )
  if (isHidden) noteUnread(place, value, 'hidden in the source')
  return isHidden
}

/** Names of the list in a group such as `{ title, items: […] }`. */
export const itemKeys = 'item items history sets entries contents info list assignments papers'.split(' ')
/** Names of headings and texts above a list. */
export const headings =
  /^(?:title|heading|subtitle|caption|eyebrow|intro|lead|description|summary|text|label|type)$/
/** Names of the lists of one entry. */
const ofOneEntry =
  /^(?:highlights|keywords|courses|responsibilities|links|urls|images|screenshots|(?:profile|tag|stack)s?)$/
/** Names of the text in a group that contains one text. */
const naming = /^(?:label|name|text|title|value|content|contact|description|display|skill|item|technology)$/
/** Names of fields that contain the name of an entry. */
const namesEntry =
  /name$|^(?:company|employer|organi[sz]ation|institution|school|university|language|at|where|place)$/

/** Names of fields that contain dates. */
const dates = /^(?:start|end|from|to$|since|until|dates?$|period|when|years?$|duration)/
/** The name of a key that is no fact about its entry. */
const KEY = 'key of the entry'

/** Returns whether a value is an object with named fields, not a list. */
export function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether a value is a text or a list of texts. */
export function areTexts(value: unknown): boolean {
  return [value].flat().every((text) => typeof text === 'string')
}

/** Returns the entries of a list, of a group of lists or entries such as `{ items: […] }`, or a single one; none if they are hidden. */
export function itemsOf(value: unknown, place: Place): unknown[] {
  if (Array.isArray(value)) return value.flatMap(withoutKeys)
  if (isHidden(value, place)) return []
  if (!isGroup(value)) return [value]
  const fields = Object.entries(Object(value)).filter(([key]) => !isTechnical(key))
  if (fields.length > 0 && fields.every(([key, entry]) => isGroup(entry) || isOrder(key)))
    return fields.flatMap((field) => entriesBy(...field))
  const isHeading = ([key, field]: [string, unknown]) =>
    typeof field !== 'object' && headings.test(plainKey(key))
  const lists = fields.filter(([key, field]) => {
    if (itemKeys.includes(key)) return typeof field === 'object'
    return Array.isArray(field) && !ofOneEntry.test(plainKey(key)) && field.some(isGroup)
  })
  const others = fields.filter((field) => !lists.includes(field) && field[0] !== 'name')
  const hasItems = lists.some(([key]) => itemKeys.includes(key))
  if (!hasItems && !others.every(isHeading)) return [value]
  if (lists.length === 0 && hasKeys(value, /^name$/)) return [value]
  for (const [key, field] of others) noteUnplaced(place, key, field)
  return lists.flatMap(([, field]) => itemsOf(field, place))
}

/** Returns whether a key is no name but a number, a year or a period. */
const isOrder = (key: string) => !/\p{L}/u.test(key) || (/\d/.test(key) && isPeriod(key))
function isPeriod(key: string): boolean {
  const period = readPeriod(key, 'en')
  return period !== undefined && !period.isPart
}

/** Returns the entries of a group by period or number. RenderCV has texts as `bullet: …` or `number: …`. */
function withoutKeys(item: unknown): unknown[] {
  const fields = isGroup(item) ? Object.entries(Object(item)) : []
  const [[key, text] = ['', undefined], ...others] = fields
  if (/^(?:bullet|html|(?:reversed_)?number)$/.test(key) && others.length === 0) return [text]
  const [period] = fields.find(([key, field]) => (field ?? '') === '' && isOrder(key)) ?? []
  if (period && others.length > 0) return [namedBy(period, item)]
  return key && fields.every(([key]) => isOrder(key))
    ? fields.flatMap((field) => entriesBy(...field))
    : [item]
}

/** Returns the entries below a key: one, or a list. */
const entriesBy = (key: string, value: unknown) => [value].flat().map((entry) => namedBy(key, entry))

/** Returns an entry from a group of entries by key. The key becomes its period, or its name if it has none. */
function namedBy(key: string, entry: unknown): unknown {
  const fields = isGroup(entry) ? Object(entry) : { name: entry }
  if (isPeriod(key)) return { ...fields, [hasKeys(fields, dates) ? KEY : 'period']: key }
  if (!/\p{L}/u.test(key)) return entry
  if (!hasKeys(fields, namesEntry)) return { name: key, ...fields }
  return /^\p{L}*\d*$/u.test(key) ? entry : { ...fields, [KEY]: key }
}

/** Returns a plain text, and notes the links that lose their addresses. */
function plain(text: string, place: Place, form = plainText): string | undefined {
  for (const address of hiddenAddresses(text)) noteUnread(place, address, 'not a web address')
  return form(text) || undefined
}

/** A text of one line: also a number, a list of texts, or a group with a name. */
export const line: Read<string> = (value, place) => {
  if (typeof value === 'string' || typeof value === 'number') return plain(String(value), place, oneLine)
  if (Array.isArray(value)) {
    const texts = value.map((item) => line(item, place))
    return texts.every((text) => text !== undefined) ? texts.join(', ') : undefined
  }
  const fields = Object.entries(Object(value)).filter(([, field]) => !isEmpty(field))
  const named = fields.filter(([key]) => naming.test(plainKey(key)))
  const isTitle = ([key]: [string, unknown]) =>
    plainKey(key) === 'name' || (plainKey(key) === 'title' && hasKeys(value, /^description$/))
  const name = named.length > 1 ? named.find(isTitle) : named[0]
  if (!name) return undefined
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
  if (typeof value === 'string') return plain(value, place)
  const [[key, text] = ['', undefined], ...others] = Object.entries(Object(value))
  // "- Led migration: moved …" without quotes is a group in YAML.
  const isSentence = others.length === 0 && /[\s\p{Lu}]/u.test(key) && !naming.test(plainKey(key))
  if (isSentence && typeof text === 'string') return plainText(`${key}: ${text}`)
  // Except in a list, a title is a heading.
  const isHeading = key === 'title' && !place.isInList
  const keys = 'summary content paragraphs text items values'.split(' ')
  const found = [...keys, ...(isHeading ? ['description'] : [])].find((name) => areTexts(Object(value)[name]))
  if (!found) return isHeading && others.length === 0 ? undefined : line(value, place)
  const { [found]: body, ...beside } = Object(value)
  for (const [name, field] of Object.entries(beside)) if (field !== body) noteUnplaced(place, name, field)
  return lines(body, place)
}

/** Names of a text or a list that continues a heading or a text. */
const goingOn =
  /^(?:sub\p{L}*|desc(?:ription)?|summary|details?|text|content|items|points|highlights|bullets|values?)$/u

/** A text of a list, also one in two fields, such as a heading and its points. */
const point: Read<string> = (value, place) => {
  const fields = isGroup(value) ? Object.entries(Object(value)) : []
  const filled = fields.filter(([key, field]) => !isTechnical(key) && !isEmpty(field))
  const isHead = ([key]: [string, unknown]) => /^(?:title|heading|category|text|label)$/.test(plainKey(key))
  const head = filled.find(isHead)
  const [[key, body] = ['', undefined], ...others] = filled.filter((field) => field !== head)
  const isOne = others.length === 0 && goingOn.test(plainKey(key)) && areTexts(body)
  if (typeof head?.[1] !== 'string' || !isOne) return lines(value, place)
  const [start = '', end = ''] = [lines(head[1], place), lines(body, place)]
  return `${start}${isFinished(start) ? '' : ':'}${Array.isArray(body) ? `\n${end}` : ` ${oneLine(end)}`}`
}

/** A list of texts, or one text. The title of a single group is not part of its texts. */
export const texts: Read<string[]> = (value, place) => {
  return list(isGroup(value) ? lines : point)([value].flat(Number.POSITIVE_INFINITY), place)
}

/** Names: a list, one text with commas between them, or a group of those by kind. An entry of a list may be such a text of techniques. */
export const names: Read<string[]> = (value, place) => {
  if (typeof value === 'string') return itemsIn(oneLine(value))
  const lists = isGroup(value) ? Object.values(Object(value)) : []
  const isList = (field: unknown) =>
    Array.isArray(field) ||
    (typeof field === 'string' && itemsIn(oneLine(field)).some((name, i) => i > 0 || findIcon(name)))
  if (lists.length > 0 && lists.every(isList)) return lists.flatMap((field) => names(field, place) ?? [])
  const items = list(lines)([value].flat(Number.POSITIVE_INFINITY), place) ?? []
  const all = items.map(oneLine).filter(isItem)
  return all.flatMap((text) => {
    const items = itemsIn(text)
    return !wide.test(text) && items.every(isTechnique) && items.some((item) => findIcon(item)) ? items : text
  })
}

/** A web address without a phone number: also the one in a group such as `{ label, href }`. */
export const address: Read<string> = (value, place) => {
  if (typeof value === 'string') return hasPhone(value) ? undefined : addressOf(oneLine(value))
  const fields = Object.entries(Object(value))
  const isAddress = ([key, field]: [string, unknown]) =>
    /^(?:url|href|link|contact)$/i.test(key) && typeof field === 'string'
  const [name, text] = fields.find(isAddress) ?? []
  const found = address(text ?? '', place)
  for (const [key, field] of fields) if (found && key !== name) noteUnplaced(place, key, field)
  return found
}

/** Web addresses: one, a list, or a group by what they lead to. */
export const addresses: Read<string[]> = (value, place) => {
  const isByName = isGroup(value) && address(value, { ...place, notes: [] }) === undefined
  return list(address)(isByName ? Object.values(Object(value)) : value, place)
}

export const date = noteParts((value, { lang }) => readDate(value, lang))

/** Reads dates, and notes a date if only a part is understood. */
export function noteParts<T>(read: Read<T>): Read<T> {
  return (value, place) => {
    const result = read(value, place)
    if (JSON.stringify(result)?.includes('isPart'))
      addNote(place, value, 'only a part of the date is imported')
    return result
  }
}
