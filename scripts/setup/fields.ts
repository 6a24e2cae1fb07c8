import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Words } from '@/content/schema/words'
import * as siteWords from '@/content/words'

/**
 * The engine of the import. A format is a set of tables, which list the fields of a group by their
 * published names. `readGroup` reads a group by its table, and notes what it does not import.
 */

/** A value that was not imported, or only in part. */
export interface Note {
  /** The name of the file, or of the account. */
  source: string
  /** The path of the value in the source, such as `work[2].endDate`. */
  path: string
  /** The reason, such as "is not a date". */
  reason: string
  /** A text or number as it is written. Private values and groups have none. */
  value?: string
}

/** The place of a value, and the facts that its readers need. */
export interface Place {
  source: string
  /** The path of the value, such as `work[2].endDate`. The root of the source is ''. */
  path: string
  /** Receives the notes of the import. */
  notes: Note[]
  /** The places of the groups that were read. The next table that reads them needs them. */
  origins: WeakMap<object, Origin>
  /** The words of the site, for the names of months and for "Present". English is always read. */
  words: Words
}

/** The path of a group in the source, and the paths of its fields by our names. */
interface Origin {
  path: string
  fields: Map<string, string>
}

/**
 * Reads a value of the source that is not empty, and returns it in our form.
 * @throws NotImported if the value has another form. The engine turns that into a note.
 */
export type Read<T = unknown> = (value: unknown, place: Place) => T | undefined

/** Thrown by readers. The message continues the path of the value, as in "is not a date". */
export class NotImported extends Error {}

/** Thrown for a whole source that cannot be used. The command then changes no file. */
export class Refusal extends Error {
  /** @param problem continues the name of the source, as in "is empty. Export it again." */
  constructor(source: string, problem: string) {
    super(`${source} ${problem}\nNo files were changed.`)
  }
}

/** Ends the message about a file of another format. */
export const FORMATS = `Setup reads four formats:
  JSON Resume   .json or .yaml with the group basics, see https://jsonresume.org/schema
  RenderCV      its .yaml file
  LinkedIn      "Get a copy of your data": the zip, its folder, or its CSV files
  GitHub        your profile, as github:NAME
From anything else, such as a PDF or a Word document, let an assistant write
JSON Resume: give it your resume and the address above, check the facts, and
save the answer as resume.json.`

/** Reasons why a field is not imported. The note of a private field does not contain its value. */
export const isPrivate = 'is private'
export const hasNoPlace = 'has no place on the site'

/** Returns the part of a table with fields that JSON Resume gives the same names. */
export function same(...names: string[]): Table {
  return Object.fromEntries(names.map((name) => [name, [name]]))
}

/** Returns the part of a table with fields that are not imported for a reason. */
export function notImported(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]))
}

/** A group of fields, by their names. */
export type Group = Record<string, unknown>

/**
 * The fields of a group by the format's names: our name, and a reader of the value, or the reason
 * why the field is not imported. If several have one name of ours, the first with a value wins.
 */
export type Table = Readonly<Record<string, readonly [name: string, read?: Read] | string>>

export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether a value, and everything in it, is empty: `null`, `''`, `[]` or `{}`. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value == null || (typeof value === 'object' && Object.values(value).every(isEmpty))
}

/** Returns the root of a source. */
export function rootOf(source: string): Place {
  return { source, path: '', notes: [], origins: new WeakMap(), words: siteWords }
}

/** Returns the place of a field or, by its index, of an item. */
export function placeOf(key: string | number, place: Place): Place {
  const step = typeof key === 'number' ? `[${key}]` : `${place.path && '.'}${key}`
  return { ...place, path: place.path + step }
}

/** Reads one value. An empty value is undefined; one that the reader refuses is also noted. */
export function readValue<T>(value: unknown, read: Read<T>, place: Place): T | undefined {
  if (isEmpty(value)) return undefined
  const origin = isGroup(value) ? place.origins.get(value) : undefined
  const at = { ...place, path: origin?.path ?? place.path }
  try {
    return read(value, at)
  } catch (error) {
    if (!(error instanceof NotImported)) throw error
    addNote(at, error.message, value)
    return undefined
  }
}

/**
 * Reads a group of fields by a table, in its order. Returns undefined if no field has a value.
 * @throws NotImported if the value is not a group
 */
export function readGroup(value: unknown, table: Table, place: Place): Group | undefined {
  if (!isGroup(value)) throw new NotImported('is not a group of fields')
  const origin = place.origins.get(value)
  const ours: Group = {}
  const fields = new Map<string, string>()
  for (const key of new Set([...Object.keys(table), ...Object.keys(value)])) {
    const field = Object.hasOwn(table, key) ? table[key] : undefined
    if (!Object.hasOwn(value, key) || isEmpty(value[key])) continue
    const at = { ...place, path: origin?.fields.get(key) ?? placeOf(key, place).path }
    if (typeof field !== 'object') {
      addNote(at, field ?? 'is not a field of the format', value[key])
      continue
    }
    const [name, read = (written: unknown) => written] = field
    const result = readValue(value[key], read, at)
    if (result === undefined || isDeepStrictEqual(result, ours[name])) continue
    const other = fields.get(name)
    if (other) addNote(at, `is not imported beside ${other.split('.').at(-1)}`, value[key])
    else {
      ours[name] = result
      fields.set(name, at.path)
    }
  }
  if (Object.keys(ours).length === 0) return undefined
  place.origins.set(ours, { path: place.path, fields })
  return ours
}

/** Returns a reader of a group of fields. A text written instead is the value of `nameField`. */
export function entry(table: Table, nameField: string): Read<Group> {
  return (value, place) => readGroup(typeof value === 'string' ? { [nameField]: value } : value, table, place)
}

/** Returns a reader that converts what another one read. `written` is the value in the source. */
export function converted<T, To>(read: Read<T>, convert: (ours: T, written: unknown) => To): Read<To> {
  return (value, place) => {
    const ours = read(value, place)
    return ours && convert(ours, value)
  }
}

/** Returns a reader of a list. A text is a list of its lines, without bullets. */
export function list<T>(read: Read<T>): Read<T[]> {
  return (value, place) => {
    const lines = typeof value === 'string' ? value.split(/\r?\n|\r/) : undefined
    const items = lines?.map((line) => line.replace(/^\s*(?:[•▪‣◦●·–*-]\s+|•)/u, '')) ?? value
    if (!Array.isArray(items)) throw new NotImported('is not a list')
    const found = items.flatMap((item, i) => readValue(item, read, placeOf(i, place)) ?? [])
    return found.length > 0 ? found : undefined
  }
}

/**
 * Returns a reader whose results are valid content. Fields that the schema refuses are left out and
 * noted, as is an entry that is still invalid without them.
 */
export function accepted<Schema extends z.ZodType>(read: Read<Group>, schema: Schema): Read<z.input<Schema>> {
  return (value, place) => {
    const group = read(value, place)
    if (!group) return undefined
    const { error } = schema.safeParse(group)
    for (const { path, message } of error?.issues ?? []) {
      const [key] = path.map(String)
      // If the end is before the start, either may be wrong.
      const fields = key === 'endDate' ? ['endDate', 'startDate'] : [key ?? '']
      for (const name of fields.filter((name) => !isEmpty(group[name]))) {
        const reason = name === key ? firstSentence(message) : `is left out with ${key}`
        addNote(placeOf(name, place), reason, group[name])
        delete group[name]
      }
    }
    const [issue] = schema.safeParse(group).error?.issues ?? []
    if (!issue) return group as z.input<Schema>
    throw new NotImported(`${issue.path.join('.')} ${firstSentence(issue.message)}`.trim())
  }
}

/** The messages of the schema continue with advice for the files of `content/`. */
function firstSentence(message: string): string {
  return message.split(/[.,] /)[0]?.replace(/\.$/, '') ?? ''
}

/** The longest value of a note, in characters. */
const MAX_LENGTH = 300

/** Adds a note about a value. Every note is written here. */
export function addNote({ source, path, notes }: Place, reason: string, value?: unknown): void {
  const isHidden = reason === isPrivate || value === undefined || typeof value === 'object'
  const text = String(value).trim()
  // A picture can be a text of many pages.
  const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
  notes.push({ source, path, reason, value: isHidden ? undefined : shown })
}
