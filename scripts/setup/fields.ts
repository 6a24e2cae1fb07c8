import type { z } from 'zod'
import type { DateWords } from '@/content/schema/dates'

/**
 * The engine of the import. A format is a set of tables: each lists the fields of a group by the names that the format's publisher
 * gives them. `readGroup` reads a group by its table, and is the only place that writes notes. It never guesses: a field that the table
 * does not list is a note.
 */

/** A value that was not imported, or only in part. */
export interface Note {
  /** The name of the file, or of the account. */
  source: string
  /** Where the value is in the source, such as `work[2].endDate`. */
  path: string
  /** Why it is not imported, such as "is not a date". */
  reason: string
  /** A short text or number as it is written. Private values and groups have none. */
  value?: string
}

/** Where a value is, and what its readers need to know. */
export interface Place {
  source: string
  /** The path of the value, such as `work[2].endDate`. The root of the source is ''. */
  path: string
  /** Receives the notes of the import. */
  notes: Note[]
  /** The words of the site's language, for the names of months and for "Present". English is always read. */
  words: DateWords
}

/**
 * Reads a value that is not empty. It gets the value as it is in the source, and returns it in our form.
 *
 * @throws NotImported if the value has another form. The engine turns that into a note.
 */
export type Read<T = unknown> = (value: unknown, place: Place) => T | undefined

/** Thrown by readers. The message continues the path of the value, as in "is not a date". */
export class NotImported extends Error {}

/** Thrown for a whole source that cannot be used. The command then stops with exit code 1 and changes no file. */
export class Refusal extends Error {
  /** @param problem continues the name of the source and contains the fix, as in "is empty. Export it again." */
  constructor(source: string, problem: string) {
    super(`${source} ${problem}\nNo files were changed.`)
  }
}

/** Ends the message about a file of another format. */
export const FORMATS = `Setup reads four formats:
  JSON Resume   a .json or .yaml file, see https://jsonresume.org/schema
  RenderCV      its .yaml file
  LinkedIn      "Get a copy of your data": the zip, its folder, or its CSV files
  GitHub        your profile, as github:NAME
From anything else, such as a PDF or a Word document, let an assistant write JSON Resume: give it your resume and the
address above, check the facts, and save the answer as resume.json.`

/** Reasons for a field that the format defines and the site does not import. The note of a private field does not contain its value. */
export const isPrivate = 'is private'
export const hasNoPlace = 'has no place on the site'

/** Marks a field that was renamed in a later version of the format. */
export interface Renamed {
  newName: string
}

/** @param newName the field in the same table that replaced it. If a group has both, the newer one wins. */
export function renamed(newName: string): Renamed {
  return { newName }
}

/** Our name of a field and how to read it. */
type Field<Ours> = {
  [Name in keyof Ours]-?: readonly [name: Name, read: Read<NonNullable<Ours[Name]>>]
}[keyof Ours]

/** The fields of a group by the names that the format gives them. A text is the reason why a field is not imported. */
export type Table<Ours> = Readonly<Record<string, Field<Ours> | Renamed | string>>

/** A group of texts, and of lists of texts. */
export type Fields<Texts extends string, Lists extends string = never> = Partial<
  Record<Texts, string> & Record<Lists, string[]>
>

/** Where the fields of a converted group were in its source, so the second conversion still reports the owner's names. */
interface Origin {
  path: string
  fields: Record<string, string>
}
const origins = new WeakMap<object, Origin>()

/** Returns whether a value is a group of fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether a value, and everything in it, is empty: `null`, `''`, `[]` or `{}`. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value == null || (typeof value === 'object' && Object.values(value).every(isEmpty))
}

/** Returns the root of a source. */
export function rootOf(source: string, words: DateWords): Place {
  return { source, path: '', notes: [], words }
}

/** Returns the place of a field or, by its index, of an item. */
export function placeOf(key: string | number, place: Place): Place {
  const step = typeof key === 'number' ? `[${key}]` : `${place.path && '.'}${key}`
  return { ...place, path: place.path + step }
}

/** Reads one value. An empty value is undefined and no note; a value that the reader refuses is a note. */
export function readValue<T>(value: unknown, read: Read<T>, place: Place): T | undefined {
  if (isEmpty(value)) return undefined
  try {
    return read(value, place)
  } catch (error) {
    if (!(error instanceof NotImported)) throw error
    addNote(place, error.message, value)
    return undefined
  }
}

/**
 * Reads a group of fields by a table. Fields are read in the order of the table.
 *
 * @returns undefined if no field has a value
 * @throws NotImported if the value is not a group
 */
export function readGroup<Ours extends object>(
  value: unknown,
  table: Table<Ours>,
  place: Place,
): Ours | undefined {
  if (!isGroup(value)) throw new NotImported('is not a group of fields')
  const origin = origins.get(value)
  const at = (key: string): Place => {
    const path = origin?.fields[key]
    return path ? { ...place, path } : placeOf(key, place)
  }
  const ours: Partial<Ours> = {}
  const fields: Origin['fields'] = {}
  const take = (key: string, [name, read]: Field<Ours>) => {
    if (isEmpty(value[key]) && !origin?.fields[key]) return
    fields[String(name)] ??= at(key).path
    const result = readValue(value[key], read, at(key))
    if (result === undefined) return
    if (ours[name] === undefined) ours[name] = result
    else if (result !== ours[name]) addNote(at(key), 'differs from the newer field', value[key])
  }
  const isField = (field: Table<Ours>[string]): field is Field<Ours> => Array.isArray(field)
  const known = Object.entries(table).filter(([key]) => Object.hasOwn(value, key) || origin?.fields[key])
  for (const [key, field] of known) if (isField(field)) take(key, field)
  for (const [key, field] of known)
    if (typeof field === 'object' && !isField(field)) take(key, table[field.newName] as Field<Ours>)
  for (const [key, field] of Object.entries(value)) {
    const reason = Object.hasOwn(table, key) ? table[key] : 'is not a field of the format'
    if (typeof reason === 'string' && !isEmpty(field)) addNote(at(key), reason, field)
  }
  if (Object.keys(ours).length === 0) return undefined
  origins.set(ours, { path: origin?.path ?? place.path, fields })
  return ours as Ours
}

/** Returns a reader of a group. */
export function group<Ours extends object>(table: Table<Ours>): Read<Ours> {
  return (value, place) => readGroup(value, table, place)
}

/**
 * Returns a reader of an entry of a list.
 *
 * @param nameField the field of the table, in the format's words, that a text alone is the value of
 */
export function entry<Ours extends object>(table: Table<Ours>, nameField: string): Read<Ours> {
  return (value, place) => {
    const isText = typeof value === 'string' || typeof value === 'number'
    return readGroup(isText ? { [nameField]: value } : value, table, place)
  }
}

/** Returns a reader that converts what another one read. Notes about the result still contain the paths of the source. */
export function converted<From extends object, To>(read: Read<From>, convert: (from: From) => To): Read<To> {
  return (value, place) => {
    const from = read(value, place)
    if (!from) return undefined
    const to = convert(from)
    const origin = origins.get(from)
    if (origin && isGroup(to)) origins.set(to, origin)
    return to
  }
}

/** Returns whether a field had a value that could not be read. */
export function wasRefused<Ours extends object>(ours: Ours, name: keyof Ours & string): boolean {
  return ours[name] === undefined && origins.get(ours)?.fields[name] !== undefined
}

/** Returns a reader of a list. Each item is read, or noted, on its own. A text is a list of its lines, without bullets. */
export function list<T>(read: Read<T>): Read<T[]> {
  return (value, place) => {
    const items = typeof value === 'string' || typeof value === 'number' ? linesOf(String(value)) : value
    if (!Array.isArray(items)) throw new NotImported('is not a list')
    const found = items.flatMap((item, i) => readValue(item, read, placeOf(i, place)) ?? [])
    return found.length > 0 ? found : undefined
  }
}

/** Returns the lines of a text without the bullets at their start. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n|\r/)
  return lines.map((line) => line.replace(/^\s*(?:[•▪‣◦●·–*-]\s+|•)/u, '').trim()).filter(Boolean)
}

/**
 * Returns a reader whose results are valid content. Fields that the schema refuses are left out and noted, as is an entry that is still
 * invalid without them.
 *
 * @param also fields that go with an invalid one: both dates go if the end is before the start
 */
export function accepted<T extends object>(
  read: Read<T>,
  schema: z.ZodType,
  also: Readonly<Record<string, readonly string[]>> = {},
): Read<T> {
  return (value, place) => {
    const entry = read(value, place)
    const issues = entry && schema.safeParse(entry).error?.issues
    if (!entry || !issues) return entry
    const origin = origins.get(entry)
    const kept = { ...entry } as Record<string, unknown>
    for (const {
      path: [key],
      message,
    } of issues) {
      const names = key === undefined ? [] : [String(key), ...(also[String(key)] ?? [])]
      for (const name of names) {
        const path = origin?.fields[name]
        const at = path ? { ...place, path } : placeOf(name, place)
        const reason = name === key ? message : `is left out with ${String(key)}`
        if (!isEmpty(kept[name])) addNote(at, firstSentence(reason), kept[name])
        delete kept[name]
      }
    }
    const [issue] = schema.safeParse(kept).error?.issues ?? []
    if (issue) throw new NotImported(`${issue.path.join('.')} ${firstSentence(issue.message)}`.trim())
    if (origin) origins.set(kept, origin)
    return kept as T
  }
}

/** The messages of the schema continue with advice for the files of `content/`. */
function firstSentence(message: string): string {
  return message.split(/[.,] /)[0]?.replace(/\.$/, '') ?? ''
}

/** The number of characters of a value that a note shows. */
const VALUE_LENGTH = 100

function addNote({ source, path, notes }: Place, reason: string, value: unknown): void {
  const origin = isGroup(value) ? origins.get(value) : undefined
  const text = reason === isPrivate || typeof value === 'object' ? undefined : String(value).trim()
  const short = text && text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text
  notes.push({ source, path: origin?.path ?? path, reason, value: short })
}
