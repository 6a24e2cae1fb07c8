import { readFileSync, statSync } from 'node:fs'
import { join, win32 } from 'node:path'
import { unzipSync } from 'fflate'
import { parse } from 'papaparse'
import { filesBelow } from '@/scripts/commands/files'
import {
  addNote,
  FORMATS,
  type Group,
  hasNoPlace,
  isEmpty,
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
 * Converts LinkedIn's "Get a copy of your data" to JSON Resume: a zip of CSV tables. LinkedIn
 * publishes no schema. The tables below have the columns of the archives of 2018 and later.
 */

/** The cells of a row by column. */
type Row = Record<string, string>

/** Dates, which had other names in 2018. */
const start: Table = { 'Started On': ['startDate'], 'Start Date': ['startDate'] }
const period: Table = { ...start, 'Finished On': ['endDate'], 'End Date': ['endDate'] }

/** The text of an entry, and its list, see `withList`. */
const LIST = 'Description (list)'
const described: Table = { Description: ['summary'], [LIST]: ['highlights'] }

/** The columns by the names of the files. The first one is in every such table. */
const tables: Record<string, Table> = {
  profile: {
    'First Name': ['name'],
    Headline: ['label'],
    Summary: ['summary'],
    'Geo Location': ['location'],
    Country: ['location'],
    Websites: ['profiles'],
    Industry: hasNoPlace,
    ...notImported(isPrivate, ['Maiden Name', 'Address', 'Birth Date', 'Zip Code']),
    ...notImported(isPrivate, ['Contact Instructions', 'Instant Messengers']),
  },
  positions: {
    'Company Name': ['name'],
    Title: ['position'],
    Location: ['location'],
    ...described,
    ...period,
  },
  volunteering: {
    'Company Name': ['organization'],
    Role: ['position'],
    Cause: hasNoPlace,
    ...described,
    ...period,
  },
  projects: {
    Title: ['name'],
    ...described,
    Description: ['description'],
    Url: ['url'],
    ...period,
  },
  education: {
    'School Name': ['institution'],
    'Degree Name': ['studyType'],
    Notes: ['courses'],
    ...period,
  },
  courses: { Name: ['area'], Number: hasNoPlace },
  certifications: {
    Name: ['name'],
    Url: ['url'],
    Authority: ['issuer'],
    'Started On': ['date'],
    ...notImported(hasNoPlace, ['Finished On', 'License Number']),
  },
  honors: { Title: ['title'], Description: ['summary'], 'Issued On': ['date'] },
  publications: {
    Name: ['name'],
    // Such as "Mar 3, 2021".
    'Published On': ['releaseDate', (value) => String(value).replace(/ \d{1,2},/, '')],
    Description: ['summary'],
    Publisher: ['publisher'],
    Url: ['url'],
  },
  // Such as `NATIVE_OR_BILINGUAL`.
  languages: {
    Name: ['language'],
    Proficiency: ['fluency', (value) => String(value).toLowerCase().replaceAll('_', ' ')],
  },
  skills: { Name: ['name'] },
}

/** The sections of files whose name differs, and functions that join or split cells of a row. */
const sections: Record<string, readonly [section: string, prepare?: (row: Row) => Group]> = {
  profile: ['basics', withProfiles],
  positions: ['work', withList],
  volunteering: ['volunteer', withList],
  projects: ['projects', withList],
  education: ['education', withActivities],
  // LinkedIn does not export the school of a course.
  courses: ['education'],
  certifications: ['certificates'],
  honors: ['awards'],
}

/**
 * Converts an archive to JSON Resume: the zip, the folder it was unpacked to, or one of its tables.
 * @throws Refusal if it contains no table of LinkedIn
 */
export function readLinkedIn(path: string, place: Place): Group {
  const resume: Record<string, Group[]> = {}
  for (const [file, bytes] of filesOf(path, place.source)) {
    const [name, columns] = tableOf(file)
    const rows = columns && rowsOf(`${place.source}, ${file}`, bytes, columns)
    if (!rows) {
      if (/\.csv$/i.test(file))
        addNote(placeOf(file, place), 'is not among the English tables that setup reads')
      continue
    }
    const [section = name, prepare = (row: Row): Group => row] = sections[name] ?? []
    resume[section] ??= []
    for (const [i, row] of rows.entries()) {
      const group = readGroup(prepare(row), columns, placeOf(i, placeOf(file, place)))
      if (group) resume[section].push(group)
    }
  }
  if (isEmpty(resume))
    throw new Refusal(place.source, `contains no table of LinkedIn in English.\n${FORMATS}`)
  const { basics: [person] = [], ...lists } = resume
  return { ...lists, basics: person }
}

/** Returns the name and columns of a table: `skills` for "Skills.csv". Other files have none. */
function tableOf(file: string): [name: string, columns?: Table] {
  const name = file.toLowerCase().replace(/\.csv$/, '')
  return Object.hasOwn(tables, name) ? [name, tables[name]] : [name]
}

/** Joins the names, and the addresses and accounts, which have one field in JSON Resume. */
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

/** Reads lists such as `[PERSONAL:https://…,COMPANY:https://…]`, in 2018 without brackets. */
function itemsOf(list = ''): string[] {
  const items = list.replace(/^\[|\]$/g, '').split(',')
  return items.map((item) => item.trim()).filter(Boolean)
}

/** Joins the notes about a school and the activities there, because both become facts about it. */
function withActivities({ Activities, ...row }: Row): Group {
  return { ...row, Notes: [row.Notes, Activities].map(restoreLines).join('\n') }
}

/** Moves the list in a description, from the first bullet or all lines, to its own column. */
function withList({ Description = '', ...row }: Row): Group {
  const lines = restoreLines(Description).split('\n')
  const first = lines.findIndex((line) => /^\s*(?:[•▪‣◦●]|[-–*]\s)/u.test(line))
  const isText = first < 0 && lines.length === 1
  const start = isText ? 1 : Math.max(0, first)
  return { ...row, Description: lines.slice(0, start).join(' '), [LIST]: lines.slice(start).join('\n') }
}

/** Restores line breaks. Some exports flatten them to two spaces, and to one before a bullet. */
function restoreLines(text = ''): string {
  const withBullets = text.replace(/(?<=\S) +(?=[•▪‣◦●])/gu, '\n')
  if (withBullets.includes('\n')) return withBullets
  const lines = text.split(/(?<=\S) {2,}(?=\S)/)
  const isSentence = /[.!?:;]$/.test(lines[0] ?? '')
  // Two spaces once within a sentence are a typo.
  if (lines.length > 2 || (lines.length === 2 && isSentence)) return lines.join('\n')
  // A dash after a sentence starts a list. A dash before a small letter is within a sentence.
  return /^- |[.!?:;] - /.test(text) ? text.replace(/ (?=- \P{Ll})/gu, '\n') : text
}

/** Returns the files in a zip or folder by name, or the file itself. Reads only known tables. */
function filesOf(path: string, source: string): [file: string, bytes: Uint8Array][] {
  const nameOf = win32.basename
  const isKnown = (file: string) => tableOf(nameOf(file))[1] !== undefined
  if (statSync(path).isDirectory()) {
    const read = (file: string) => (isKnown(file) ? readFileSync(join(path, file)) : new Uint8Array())
    return filesBelow(path).map((file) => [nameOf(file), read(file)])
  }
  const bytes = readFileSync(path)
  if (/\.csv$/i.test(path)) return [[nameOf(path), bytes]]
  const names: string[] = []
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    names.push(name)
    // No more bytes than the stated size are unpacked, also if that is false.
    if (isKnown(name) && originalSize > MAX_BYTES)
      throw new Refusal(`${source}, ${name}`, `is larger than 2 MB.\n${FORMATS}`)
    return isKnown(name)
  }
  try {
    const tables = unzipSync(bytes, { filter })
    return names.map((name) => [nameOf(name), tables[name] ?? new Uint8Array()])
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(source, `is a broken zip. Download it again.\n${FORMATS}`)
  }
}

/**
 * Returns the rows of a table, or nothing if it lacks the first column.
 * @throws Refusal if a row has more cells than columns, or a quote has no end
 */
function rowsOf(source: string, bytes: Uint8Array, table: Table): Row[] | undefined {
  const csv = decodeText(source, bytes)
  const { data, errors, meta } = parse(csv, { header: true, delimiter: ',', skipEmptyLines: true })
  const [firstColumn = ''] = Object.keys(table)
  if (data.length > 0 && !meta.fields?.includes(firstColumn)) return undefined
  const fault = errors.find(({ code }) => code === 'TooManyFields' || code === 'MissingQuotes')
  if (fault) {
    // Without the row of the names, unless a quote has no end.
    const row = fault.row + (fault.code === 'TooManyFields' ? 2 : 1)
    throw new Refusal(source, `is not a valid table: row ${row} has a comma or a quote too many.\n${FORMATS}`)
  }
  // LinkedIn writes some rows twice.
  return [...new Map(data.map((row) => [JSON.stringify(row), row])).values()]
}
