import { readFileSync, statSync } from 'node:fs'
import { basename, join, win32 } from 'node:path'
import { parse } from 'csv-parse/sync'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import type { DateWords } from '@/content/schema/dates'
import { filesBelow } from '@/scripts/commands/files'
import {
  FORMATS,
  group,
  hasNoPlace,
  isPrivate,
  list,
  type Read,
  Refusal,
  readGroup,
  renamed,
  rootOf,
  type Table,
} from '@/scripts/setup/fields'
import type { Imported, JsonResume } from '@/scripts/setup/json-resume'
import { address, date, decodeText, endDate, line, MAX_BYTES, text } from '@/scripts/setup/values'

/**
 * Reads LinkedIn's "Get a copy of your data": a zip of CSV tables, with a table for each part of the profile. LinkedIn publishes no schema.
 * The tables below have the columns of the archives of 2018 and later.
 */

/** The cells of a row by column. */
type Row = Record<string, string>
type Basics = NonNullable<JsonResume['basics']>
type Lists = Required<Omit<JsonResume, 'basics'>>
type Entry<List extends keyof Lists> = Lists[List][number]

const location: Read<NonNullable<Basics['location']>> = (value, place) => ({ city: line(value, place) })

const person: Table<Basics> = {
  // See `withWholeName`.
  'First Name': ['name', line],
  Headline: ['label', line],
  Summary: ['summary', text],
  'Geo Location': ['location', location],
  Country: renamed('Geo Location'),
  // See `withProfiles`.
  Websites: [
    'profiles',
    list(group({ network: ['network', line], username: ['username', line], url: ['url', address] })),
  ],
  Industry: hasNoPlace,
  'Maiden Name': isPrivate,
  Address: isPrivate,
  'Birth Date': isPrivate,
  'Zip Code': isPrivate,
  'Contact Instructions': isPrivate,
  'Instant Messengers': isPrivate,
}

const mail: Table<Basics> = {
  'Email Address': ['email', line],
  // See `withOtherMail`.
  'Other Address': isPrivate,
  Confirmed: 'is not content',
  Primary: 'is not content',
  'Updated On': 'is not content',
}

/** Dates, which had other names in 2018. */
const period = {
  'Started On': ['startDate', date],
  'Finished On': ['endDate', endDate],
  'Start Date': renamed('Started On'),
  'End Date': renamed('Finished On'),
} as const

/** The list in a description, see `withList`. */
const LIST = 'Description (list)'

const positions: Table<Entry<'work'>> = {
  'Company Name': ['name', line],
  Title: ['position', line],
  Description: ['summary', text],
  [LIST]: ['highlights', list(line)],
  Location: ['location', line],
  ...period,
}

const volunteering: Table<Entry<'volunteer'>> = {
  'Company Name': ['organization', line],
  Role: ['position', line],
  Description: ['summary', text],
  [LIST]: ['highlights', list(line)],
  ...period,
  Cause: hasNoPlace,
}

const projects: Table<Entry<'projects'>> = {
  Title: ['name', line],
  Description: ['description', text],
  [LIST]: ['highlights', list(line)],
  Url: ['url', address],
  'Started On': ['startDate', date],
  'Start Date': renamed('Started On'),
  'Finished On': hasNoPlace,
  'End Date': hasNoPlace,
}

const schools: Table<Entry<'education'>> = {
  'School Name': ['institution', line],
  'Degree Name': ['studyType', line],
  // See `withActivities`.
  Notes: ['courses', list(line)],
  'Start Date': ['startDate', date],
  'End Date': ['endDate', endDate],
}

/** LinkedIn does not export the school of a course. */
const courses: Table<Entry<'education'>> = {
  Name: ['area', line],
  Number: hasNoPlace,
}

const certifications: Table<Entry<'certificates'>> = {
  Name: ['name', line],
  Url: ['url', address],
  Authority: ['issuer', line],
  'Started On': ['date', date],
  'Finished On': hasNoPlace,
  'License Number': hasNoPlace,
}

const honors: Table<Entry<'awards'>> = {
  Title: ['title', line],
  Description: ['summary', text],
  'Issued On': ['date', date],
}

/** Reads "Mar 3, 2021" as "Mar 2021". */
const day: Read<string> = (value, place) => date(String(value).replace(/ \d{1,2},/, ''), place)

const publications: Table<Entry<'publications'>> = {
  Name: ['name', line],
  'Published On': ['releaseDate', day],
  Description: ['summary', text],
  Publisher: ['publisher', line],
  Url: ['url', address],
}

/** Reads `NATIVE_OR_BILINGUAL` and "Native or bilingual proficiency" as "native or bilingual". */
const level: Read<string> = (value) =>
  String(value)
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/ proficiency$/, '')

const languages: Table<Entry<'languages'>> = { Name: ['language', line], Proficiency: ['fluency', level] }

const skills: Table<Entry<'skills'>> = { Name: ['name', line] }

/**
 * Reads an archive.
 *
 * @param path the zip, the folder it was unpacked to, or one of its tables
 * @throws Refusal if it contains no table of LinkedIn
 */
export function readLinkedIn(path: string, words: DateWords): Imported {
  const source = basename(path)
  const place = rootOf(source, words)
  const tables = tablesOf(path, source)
  const known = new Set<TableFile>()
  /** Reads a table. It always has the first column of ours, below notes in some archives. */
  const entriesOf = <Ours extends object>(name: string, table: Table<Ours>, prepare = unchanged): Ours[] => {
    const [column = ''] = Object.keys(table)
    const files = tables.filter((file) => file.name === name)
    return files.flatMap((file) => {
      const rows = rowsBelow(column, decodeText(`${source}, ${file.file}`, file.read()))
      if (!rows) return []
      known.add(file)
      const at = (i: number) => ({ ...place, path: `${file.file}[${i}]` })
      return rows.flatMap((row, i) => readGroup(prepare(row), table, at(i)) ?? [])
    })
  }
  const [basics = {}] = entriesOf('profile', person, withProfiles)
  const resume: JsonResume = {
    basics: Object.assign(basics, entriesOf('email addresses', mail, withOtherMail)[0]),
    work: entriesOf('positions', positions, withList),
    volunteer: entriesOf('volunteering', volunteering, withList),
    education: [...entriesOf('education', schools, withActivities), ...entriesOf('courses', courses)],
    awards: entriesOf('honors', honors),
    certificates: entriesOf('certifications', certifications),
    publications: entriesOf('publications', publications),
    skills: entriesOf('skills', skills),
    languages: entriesOf('languages', languages),
    projects: entriesOf('projects', projects, withList),
  }
  if (known.size === 0)
    throw new Refusal(source, `contains no table of LinkedIn in English, such as Profile.csv. ${FORMATS}`)
  for (const { file } of tables.filter((table) => !known.has(table)))
    readGroup({ [file]: [file] }, { [file]: 'is not a table that is imported, in English' }, place)
  return { source, resume, notes: place.notes }
}

const unchanged = (row: Row): object => row

/** Joins the names of a person, and the addresses and accounts, because each has one field in JSON Resume. */
function withProfiles({ 'Last Name': lastName = '', 'Twitter Handles': handles, ...row }: Row): object {
  return {
    ...row,
    'First Name': `${row['First Name']} ${lastName}`,
    Summary: restoreLines(row.Summary ?? ''),
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
function withOtherMail({ 'Email Address': mail = '', ...row }: Row): object {
  return { ...row, [row.Primary === 'Yes' ? 'Email Address' : 'Other Address']: mail }
}

/** Joins the notes about a school and its activities, which are both facts about it. */
function withActivities({ Activities = '', ...row }: Row): object {
  return { ...row, Notes: [row.Notes ?? '', Activities].map(restoreLines).join('\n') }
}

/** Moves the list in a description to a column of its own: everything from the first bullet on, or all lines if there are several. */
function withList({ Description = '', ...row }: Row): object {
  const lines = restoreLines(Description).split('\n')
  const first = lines.findIndex((line) => bullet.test(line))
  const start = first < 0 && lines.length === 1 ? 1 : Math.max(0, first)
  return { ...row, Description: lines.slice(0, start).join(' '), [LIST]: lines.slice(start).join('\n') }
}

const bullet = /^\s*(?:[•▪‣◦●]|[-–*]\s)/u

/** Restores the line breaks of a text. Exports of some years flatten them to two spaces, and to one before a bullet. */
function restoreLines(text: string): string {
  const withBullets = text.replace(/(?<=\S) +(?=[•▪‣◦●])/gu, '\n')
  if (withBullets.includes('\n')) return withBullets
  const lines = text.split(/(?<=\S) {2,}(?=\S)/)
  const isSentence = /[.!?:;]$/.test(lines[0] ?? '')
  // Two spaces once within a sentence are a typo.
  if (lines.length > 2 || (lines.length === 2 && isSentence)) return lines.join('\n')
  // A dash that follows a sentence starts a list. A dash before a small letter is within a sentence.
  return /^- |[.!?:;] - /.test(text) ? text.replace(/ (?=- \P{Ll})/gu, '\n') : text
}

/** A table in the archive. */
interface TableFile {
  /** The name of the file without folders. */
  file: string
  /** Its name without the number of a copy: `skills` for "Skills (1).csv". */
  name: string
  read(): Uint8Array
}

/** Returns the tables in a zip or a folder, or the table at a path. Nothing is unpacked to the disk. */
function tablesOf(path: string, source: string): TableFile[] {
  const isFolder = statSync(path).isDirectory()
  const isFile = !isFolder && /\.csv$/i.test(path)
  const zip = isFolder || isFile ? undefined : readFileSync(path)
  const inFolder = isFolder ? filesBelow(path) : ['']
  const paths = zip ? unzip(zip, source).paths : inFolder
  const tables = paths.map((inner) => {
    // Zips of Windows have backslashes.
    const file = win32.basename(inner || path)
    const name = file
      .toLowerCase()
      .replace(/(?: ?\(\d+\))?\.csv$/, '')
      .replace('volunteer experiences', 'volunteering')
    const read = () => (zip ? unzip(zip, source, inner).bytes : readFileSync(join(path, inner)))
    return { file, name, read }
  })
  // A zip of macOS has files such as "._Skills.csv" beside those of the owner.
  return tables.filter(({ file }) => /^(?!\._).*\.csv$/i.test(file))
}

/** Returns the paths in a zip, and the bytes of the file at one of them. */
function unzip(zip: Uint8Array, source: string, wanted?: string) {
  const paths: string[] = []
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    paths.push(name)
    // No more bytes than the stated size are unpacked, also if that is false.
    if (name === wanted && originalSize > MAX_BYTES)
      throw new Refusal(`${source}, ${name}`, 'is larger than 2 MB.')
    return name === wanted
  }
  try {
    const files = unzipSync(zip, { filter })
    return { paths, bytes: files[wanted ?? ''] ?? new Uint8Array() }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(source, 'is a broken zip. Download it again.')
  }
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
  const nameOf = (i: number) => names[i] ?? `column ${i + 1}`
  const rows = lines
    .slice(header + 1)
    .map((line) => Object.fromEntries(line.map((cell, i) => [nameOf(i), cell])))
  // LinkedIn writes some rows twice.
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}
