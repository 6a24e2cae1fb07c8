import { readFileSync, statSync } from 'node:fs'
import { basename, join, win32 } from 'node:path'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { filesBelow } from '@/scripts/commands/files'
import {
  addNote,
  FORMATS,
  type Group,
  hasNoPlace,
  isPrivate,
  notImported,
  type Place,
  placeOf,
  Refusal,
  readGroup,
  type Table,
} from '@/scripts/setup/fields'
import { decodeText, MAX_BYTES } from '@/scripts/setup/values'

/**
 * Converts LinkedIn's "Get a copy of your data" to JSON Resume: a zip of CSV tables, with a table for each part of the profile. LinkedIn
 * publishes no schema. The tables below have the columns of the archives of 2018 and later.
 */

/** The cells of a row by column. */
type Row = Record<string, string>

/** A table: its part of JSON Resume, and its columns. The first one is in every such table. */
type Part = readonly [section: string, columns: Table, prepare?: (row: Row) => Group]

/** Dates, which had other names in 2018. */
const start: Table = { 'Started On': ['startDate'], 'Start Date': ['startDate'] }
const period: Table = { ...start, 'Finished On': ['endDate'], 'End Date': ['endDate'] }

/** The list in a description, see `withList`. */
const LIST = 'Description (list)'

const person: Table = {
  'First Name': ['name'],
  Headline: ['label'],
  Summary: ['summary'],
  'Geo Location': ['location'],
  Country: ['location'],
  Websites: ['profiles'],
  Industry: hasNoPlace,
  ...notImported(isPrivate, ['Maiden Name', 'Address', 'Birth Date', 'Zip Code']),
  ...notImported(isPrivate, ['Contact Instructions', 'Instant Messengers']),
}

const mail: Table = {
  'Email Address': ['email'],
  'Other Address': isPrivate,
  ...notImported('is not content', ['Confirmed', 'Primary', 'Updated On']),
}

const position: Table = {
  'Company Name': ['name'],
  Title: ['position'],
  Description: ['summary'],
  [LIST]: ['highlights'],
  Location: ['location'],
  ...period,
}

const volunteering: Table = {
  'Company Name': ['organization'],
  Role: ['position'],
  Description: ['summary'],
  [LIST]: ['highlights'],
  Cause: hasNoPlace,
  ...period,
}

const project: Table = {
  Title: ['name'],
  Description: ['description'],
  [LIST]: ['highlights'],
  Url: ['url'],
  ...period,
}

const school: Table = {
  'School Name': ['institution'],
  'Degree Name': ['studyType'],
  Notes: ['courses'],
  ...period,
}

const certification: Table = {
  Name: ['name'],
  Url: ['url'],
  Authority: ['issuer'],
  'Started On': ['date'],
  ...notImported(hasNoPlace, ['Finished On', 'License Number']),
}

const publication: Table = {
  Name: ['name'],
  // Such as "Mar 3, 2021".
  'Published On': ['releaseDate', (value) => String(value).replace(/ \d{1,2},/, '')],
  Description: ['summary'],
  Publisher: ['publisher'],
  Url: ['url'],
}

/** The tables by the names of their files. */
const parts: Record<string, Part> = {
  profile: ['basics', person, withProfiles],
  'email addresses': ['basics', mail, withOtherMail],
  positions: ['work', position, withList],
  volunteering: ['volunteer', volunteering, withList],
  projects: ['projects', project, withList],
  education: ['education', school, withActivities],
  // LinkedIn does not export the school of a course.
  courses: ['education', { Name: ['area'], Number: hasNoPlace }],
  certifications: ['certificates', certification],
  honors: ['awards', { Title: ['title'], Description: ['summary'], 'Issued On': ['date'] }],
  publications: ['publications', publication],
  languages: ['languages', { Name: ['language'], Proficiency: ['fluency', levelOf] }],
  skills: ['skills', { Name: ['name'] }],
}

/**
 * Converts an archive to JSON Resume.
 *
 * @param path the zip, the folder it was unpacked to, or one of its tables
 * @throws Refusal if it contains no table of LinkedIn
 */
export function readLinkedIn(path: string, place: Place): Group {
  const files = filesOf(path, place.source)
  const resume: Record<string, Group[]> = {}
  const known = new Set<string>()
  for (const [name, [section, columns, prepare = (row: Row): Group => row]] of Object.entries(parts)) {
    for (const [file, bytes] of files.filter(([file]) => partOf(file) === name)) {
      const [column = ''] = Object.keys(columns)
      const rows = rowsBelow(column, decodeText(`${place.source}, ${file}`, bytes))
      if (rows) known.add(file)
      for (const [i, row] of rows?.entries() ?? []) {
        const entry = readGroup(prepare(row), columns, { ...place, path: `${file}[${i}]` })
        resume[section] = [...(resume[section] ?? []), ...(entry ? [entry] : [])]
      }
    }
  }
  if (known.size === 0)
    throw new Refusal(place.source, `contains no table of LinkedIn in English. ${FORMATS}`)
  const others = files.map(([file]) => file).filter((file) => /\.csv$/i.test(file) && !known.has(file))
  for (const file of others) addNote(placeOf(file, place), 'is not a table that is imported, in English')
  const { basics = [], ...lists } = resume
  const [person = {}, ...mails]: Group[] = basics
  return { ...lists, basics: Object.assign(person, ...mails) as Group }
}

/** Returns the name of the part in a file, without the number of a copy: `skills` for "Skills (1).csv". */
function partOf(file: string): string | undefined {
  const [, name = ''] = /^(.*?)(?: ?\(\d+\))?\.csv$/.exec(file.toLowerCase()) ?? []
  return Object.hasOwn(parts, name) ? name : undefined
}

/** Joins the names of a person, and the addresses and accounts, because each has one field in JSON Resume. */
function withProfiles({ 'Last Name': lastName = '', 'Twitter Handles': handles, ...row }: Row): Group {
  return {
    ...row,
    'First Name': `${row['First Name']} ${lastName}`,
    Summary: restoreLines(row.Summary),
    Websites: [
      ...itemsOf(row.Websites).map((item) => ({ url: item.replace(/^[A-Z_]+:(?=\S)/, '') })),
      ...itemsOf(handles).map((username) => ({ network: 'X', username })),
    ],
  }
}

/** LinkedIn writes lists as `[PERSONAL:https://…,COMPANY:https://…]`, in 2018 without brackets, and handles as `[name]`. */
function itemsOf(list = ''): string[] {
  const items = list.replace(/^\[|\]$/g, '').split(',')
  return items.map((item) => item.trim()).filter(Boolean)
}

/** Keeps the primary address. */
function withOtherMail({ 'Email Address': mail = '', ...row }: Row): Group {
  return { ...row, [row.Primary === 'Yes' ? 'Email Address' : 'Other Address']: mail }
}

/** Joins the notes about a school and its activities, which are both facts about it. */
function withActivities({ Activities, ...row }: Row): Group {
  return { ...row, Notes: [row.Notes, Activities].map(restoreLines).join('\n') }
}

/** Moves the list in a description to a column of its own: everything from the first bullet on, or all lines if there are several. */
function withList({ Description = '', ...row }: Row): Group {
  const lines = restoreLines(Description).split('\n')
  const first = lines.findIndex((line) => /^\s*(?:[•▪‣◦●]|[-–*]\s)/u.test(line))
  const start = first < 0 && lines.length === 1 ? 1 : Math.max(0, first)
  return { ...row, Description: lines.slice(0, start).join(' '), [LIST]: lines.slice(start).join('\n') }
}

/** Restores the line breaks of a text. Exports of some years flatten them to two spaces, and to one before a bullet. */
function restoreLines(text = ''): string {
  const withBullets = text.replace(/(?<=\S) +(?=[•▪‣◦●])/gu, '\n')
  if (withBullets.includes('\n')) return withBullets
  const lines = text.split(/(?<=\S) {2,}(?=\S)/)
  const isSentence = /[.!?:;]$/.test(lines[0] ?? '')
  // Two spaces once within a sentence are a typo.
  if (lines.length > 2 || (lines.length === 2 && isSentence)) return lines.join('\n')
  // A dash that follows a sentence starts a list. A dash before a small letter is within a sentence.
  return /^- |[.!?:;] - /.test(text) ? text.replace(/ (?=- \P{Ll})/gu, '\n') : text
}

/** Returns "native or bilingual" for `NATIVE_OR_BILINGUAL` and "Native or bilingual proficiency". */
function levelOf(value: unknown): string {
  const words = String(value).toLowerCase().replaceAll('_', ' ')
  return words.replace(/ proficiency$/, '')
}

/** Returns the files in a zip or a folder, or the file at a path, by their names. Only known tables are read, none is unpacked to the disk. */
function filesOf(path: string, source: string): [file: string, bytes: Uint8Array][] {
  const nothing = new Uint8Array()
  if (statSync(path).isDirectory()) {
    const read = (file: string) => (partOf(basename(file)) ? readFileSync(join(path, file)) : nothing)
    return filesBelow(path).map((file) => [basename(file), read(file)])
  }
  const bytes = readFileSync(path)
  if (/\.csv$/i.test(path)) return [[basename(path), bytes]]
  const names: string[] = []
  let tooLarge = ''
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    names.push(name)
    // No more bytes than the stated size are unpacked, also if that is false.
    const isKnown = partOf(win32.basename(name)) !== undefined
    if (isKnown && originalSize > MAX_BYTES) tooLarge = name
    return isKnown && !tooLarge
  }
  try {
    const tables = unzipSync(bytes, { filter })
    if (!tooLarge) return names.map((name) => [win32.basename(name), tables[name] ?? nothing])
  } catch {
    throw new Refusal(source, 'is a broken zip. Download it again.')
  }
  throw new Refusal(`${source}, ${tooLarge}`, 'is larger than 2 MB.')
}

/** Returns the rows below the line that contains a column, or nothing if a file has no such line, or is no table. */
function rowsBelow(column: string, csv: string): Row[] | undefined {
  const options = { bom: true, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true, trim: true }
  let lines: string[][] = []
  try {
    lines = parse(csv, options)
  } catch {
    return undefined
  }
  if (lines.length === 0) return []
  const header = lines.findIndex((line) => line.includes(column))
  const names = lines[header]
  if (!names) return undefined
  // Cells without a column come from an unquoted comma in a text.
  const rows = lines
    .slice(header + 1)
    .map((line) => Object.fromEntries(line.map((cell, i) => [names[i] ?? `column ${i + 1}`, cell])))
  // LinkedIn writes some rows twice.
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}
