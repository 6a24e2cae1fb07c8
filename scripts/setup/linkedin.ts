import { type Row, readArchive } from './archive'
import { asResume, type ResumeInput, type Source } from './json-resume'

const started = { 'Started On': 'startDate', 'Finished On': 'endDate' }

/** The tables that become a list of JSON Resume, and the fields that their columns become. The first column tells the table. */
const lists: Record<string, { part: keyof ResumeInput; fields: Record<string, string> }> = {
  'Positions.csv': {
    part: 'work',
    fields: { 'Company Name': 'name', Title: 'position', Description: 'summary', ...started },
  },
  'Education.csv': {
    part: 'education',
    fields: {
      'School Name': 'institution',
      'Degree Name': 'studyType',
      'Start Date': 'startDate',
      'End Date': 'endDate',
      Notes: 'courses',
      Activities: 'courses',
    },
  },
  'Skills.csv': { part: 'skills', fields: { Name: 'name' } },
  'Projects.csv': {
    part: 'projects',
    fields: { Title: 'name', Description: 'description', Url: 'url', ...started },
  },
  'Certifications.csv': {
    part: 'certificates',
    fields: { Name: 'name', Authority: 'issuer', Url: 'url', 'Started On': 'date', 'Finished On': 'endDate' },
  },
  'Languages.csv': { part: 'languages', fields: { Name: 'language', Proficiency: 'fluency' } },
}

/** The tables about the person. */
const person = {
  'Profile.csv': ['First Name', 'Last Name', 'Headline', 'Summary', 'Twitter Handles', 'Websites'],
  'Email Addresses.csv': ['Email Address', 'Primary', 'Confirmed', 'Updated On'],
}

/**
 * LinkedIn's "Get a copy of your data" as a JSON Resume. Birth date, address and phone are never taken.
 *
 * @param file the archive's name, for faults and notes
 * @throws ImportError when it is broken, or holds none of the tables
 */
export function readLinkedIn(file: string, bytes: Uint8Array): Source {
  const listColumns = Object.entries(lists).map(([name, { fields }]) => [name, Object.keys(fields)] as const)
  const columns = new Map<string, readonly string[]>([...Object.entries(person), ...listColumns])
  const { tables, unread } = readArchive(file, bytes, columns)
  const rows = (table: string) => tables.get(table) ?? []
  const [title = '', ...others] = (rows('Profile.csv')[0]?.Headline ?? '').split(/ [|•·] /)
  const notes = unread.length > 0 ? [`${file}: no place on the site for ${unread.join(', ')}.`] : []
  if (others.length > 0) notes.unshift(`${file}: of your headline only "${title}" is taken.`)
  const parts = Object.entries(lists).map(([table, { part, fields }]) => [
    part,
    rows(table).map((row) => entryOf(row, fields)),
  ])
  const basics = basicsOf(rows('Profile.csv')[0] ?? {}, rows('Email Addresses.csv'), title)
  return { resume: asResume(file, { basics, ...Object.fromEntries(parts) }), notes }
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

/** A headline is often a list of everything; its first part, the title, is what the person is. */
function basicsOf(profile: Row, mails: readonly Row[], title: string): ResumeInput['basics'] {
  return {
    name: [profile['First Name'], profile['Last Name']].join(' '),
    label: title,
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
