import { type Row, readArchive } from './archive'
import { ImportError } from './import-error'
import { type Imported, importedFrom, type ResumeInput } from './resume'

const started = { 'Started On': 'startDate', 'Finished On': 'endDate' }

/** The tables that become a part of JSON Resume, and the fields that their columns become. */
const lists: [table: string, part: keyof ResumeInput, fields: Record<string, string>][] = [
  [
    'Positions.csv',
    'work',
    { 'Company Name': 'name', Title: 'position', Description: 'summary', ...started },
  ],
  [
    'Education.csv',
    'education',
    {
      ...{ 'School Name': 'institution', 'Degree Name': 'studyType', 'Start Date': 'startDate' },
      ...{ 'End Date': 'endDate', Notes: 'courses', Activities: 'courses' },
    },
  ],
  ['Skills.csv', 'skills', { Name: 'name' }],
  ['Projects.csv', 'projects', { Title: 'name', Description: 'description', Url: 'url', ...started }],
  [
    'Certifications.csv',
    'certificates',
    { Name: 'name', Authority: 'issuer', Url: 'url', 'Started On': 'date', 'Finished On': 'endDate' },
  ],
  ['Languages.csv', 'languages', { Name: 'language', Proficiency: 'fluency' }],
]

/** The columns of each table that are read; the first one is always there. */
const columns: Record<string, string[]> = {
  'Profile.csv': ['First Name', 'Last Name', 'Headline', 'Summary', 'Twitter Handles', 'Websites'],
  'Email Addresses.csv': ['Email Address', 'Primary', 'Confirmed', 'Updated On'],
  ...Object.fromEntries(lists.map(([table, , fields]) => [table, Object.keys(fields)])),
}

/**
 * What the site takes of LinkedIn's "Get a copy of your data". Birth date, address and phone are never taken.
 *
 * @param file the archive's name, for faults and notes
 * @throws ImportError when it is broken, or holds none of the tables
 */
export function readLinkedIn(file: string, bytes: Uint8Array): Imported {
  const first = Object.entries(columns).map(([table, [column = '']]) => [table, column])
  const tables = readArchive(file, bytes, Object.fromEntries(first))
  if (tables.size === 0) {
    throw new ImportError(file, `holds none of LinkedIn's tables, such as Profile.csv or Positions.csv.`)
  }
  const rows = (table: string) => tables.get(table) ?? []
  const profile = rows('Profile.csv')[0] ?? {}
  // A headline is often a list of everything; its first part is what the person is.
  const [title = '', ...others] = (profile.Headline ?? '').split(/ [|•·] /)
  const notes = others.length > 0 ? [`${file}: of your headline only "${title}" is taken.`] : []
  const left = [...tables].flatMap(([table, found]) => unread(table, found))
  if (left.length > 0) notes.push(`${file}: no place on the site for ${left.join(', ')}.`)
  const entries = lists.map(([table, part, fields]) => [part, rows(table).map((row) => entryOf(row, fields))])
  const basics = basicsOf({ ...profile, Headline: title }, rows('Email Addresses.csv'))
  return importedFrom(file, { basics, ...Object.fromEntries(entries) }, notes)
}

/** The columns of a table that hold something and are not read. */
function unread(table: string, rows: readonly Row[]): string[] {
  const filled = rows.flatMap((row) => Object.keys(row).filter((name) => row[name]))
  const names = [...new Set(filled)].filter((name) => !columns[table]?.includes(name))
  return names.map((name) => `${name} (${table})`)
}

function entryOf(row: Row, fields: Record<string, string>): object {
  const special: Record<string, unknown> = {
    courses: [row.Notes, row.Activities],
    fluency: levelOf(row.Proficiency),
  }
  return Object.fromEntries(
    Object.entries(fields).map(([column, field]) => [field, special[field] ?? row[column]]),
  )
}

function basicsOf(profile: Row, mails: readonly Row[]): ResumeInput['basics'] {
  return {
    name: [profile['First Name'], profile['Last Name']].join(' '),
    label: profile.Headline,
    summary: profile.Summary,
    email: (mails.find(({ Primary }) => Primary === 'Yes') ?? mails[0])?.['Email Address'],
    profiles: [
      ...itemsOf(profile.Websites).map((item) => ({ url: item.replace(/^[A-Z_]+:(?=\S)/, '') })),
      ...itemsOf(profile['Twitter Handles']).map((username) => ({ network: 'X', username })),
    ],
  }
}

/** LinkedIn writes lists as `[PERSONAL:https://…,COMPANY:https://…]`, and handles as `[name]`. */
function itemsOf(list = ''): string[] {
  return list
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}

/** `NATIVE_OR_BILINGUAL` and "Native or bilingual proficiency" are both "native or bilingual". */
function levelOf(proficiency = ''): string {
  return proficiency
    .replaceAll('_', ' ')
    .replace(/ proficiency$/i, '')
    .toLowerCase()
}
