import { addressOf } from './addresses'
import { asIsoMonth, asMonth, readDate } from './dates'
import { tablesIn } from './files-in'
import { ImportError } from './import-error'
import { emptyImport, type Imported, type ImportedProject, type Job } from './imported'
import { profileOf } from './linkedin-profile'
import { type Row, readTable, type Table } from './linkedin-table'
import { oneLine, pointsAndProse, pointsOf } from './text'

/** The tables that are read: the column by which each is known, and those of its columns that have a place on the site. */
const tables = {
  'Profile.csv': ['First Name', 'Last Name', 'Headline', 'Summary', 'Twitter Handles', 'Websites'],
  'Positions.csv': ['Company Name', 'Title', 'Description', 'Started On', 'Finished On'],
  'Education.csv': ['School Name', 'Degree Name', 'Start Date', 'End Date', 'Notes', 'Activities'],
  'Skills.csv': ['Name'],
  'Projects.csv': ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
  'Certifications.csv': ['Name', 'Authority', 'Url', 'Started On', 'Finished On'],
  'Languages.csv': ['Name', 'Proficiency'],
  'Email Addresses.csv': ['Email Address', 'Primary', 'Confirmed', 'Updated On'],
} as const

type TableName = keyof typeof tables
const tableNames = Object.keys(tables) as TableName[]

/**
 * LinkedIn's "Get a copy of your data" in the site's words. Birth date, address and phone are never taken.
 *
 * @param file the archive's name, for faults and notes
 * @throws ImportError when it is broken, hostile, or holds none of the tables
 */
export function readLinkedIn(file: string, bytes: Uint8Array): Imported {
  const texts = tablesIn(
    file,
    bytes,
    tableNames.map((name) => name.toLowerCase()),
  )
  const found = tableNames.flatMap((name) => {
    const text = texts.get(name.toLowerCase())
    return text === undefined ? [] : [[name, readTable(`${file}, ${name}`, text, tables[name][0])] as const]
  })
  if (found.length === 0) {
    throw new ImportError(file, `holds none of LinkedIn's tables, such as Profile.csv or Positions.csv.`)
  }
  const rows = (name: TableName) => found.find(([known]) => known === name)?.[1].rows ?? []
  const notes: string[] = []
  return {
    ...emptyImport(),
    profile: profileOf(rows('Profile.csv')[0], rows('Email Addresses.csv'), file, notes),
    jobs: rows('Positions.csv').flatMap((row) => jobOf(row, file, notes)),
    projects: rows('Projects.csv').filter(named('Title')).map(projectOf),
    education: rows('Education.csv').filter(named('School Name')).map(educationOf),
    certifications: rows('Certifications.csv')
      .filter(named('Name'))
      .map((row) => ({
        name: oneLine(row('Name')),
        issuer: oneLine(row('Authority')) || undefined,
        date: monthOf(row('Started On')),
        link: addressOf(row('Url')),
      })),
    languages: rows('Languages.csv')
      .filter(named('Name'))
      .map((row) => ({ name: oneLine(row('Name')), level: levelOf(row('Proficiency')) })),
    skillGroups: [
      {
        skills: rows('Skills.csv')
          .map((row) => oneLine(row('Name')))
          .filter(Boolean),
      },
    ],
    notes: [...notes, ...notTaken(file, found)],
  }
}

const named = (column: string) => (row: Row) => row(column) !== ''

function jobOf(row: Row, file: string, notes: string[]): Job[] {
  const [company, title] = [oneLine(row('Company Name')), oneLine(row('Title'))]
  const [start, end] = [readDate(row('Started On')), readDate(row('Finished On'))]
  const begun = start ?? end
  if (!company || !title || !begun) {
    notes.push(
      `${file}: the job "${company || title}" is left out: it has no ${!begun ? 'date' : company ? 'title' : 'company'}.`,
    )
    return []
  }
  return [
    {
      company,
      title,
      startDate: asMonth(begun),
      endDate: end ? asMonth(end) : 'Present',
      responsibilities: pointsOf(row('Description')),
    },
  ]
}

function projectOf(row: Row): ImportedProject {
  const { points, prose } = pointsAndProse(row('Description'))
  const date = readDate(row('Started On')) ?? readDate(row('Finished On'))
  return {
    title: oneLine(row('Title')),
    createdAt: date && asIsoMonth(date),
    description: prose.join(' '),
    bulletpoints: points,
    addresses: [addressOf(row('Url'))].filter((address) => address !== undefined),
  }
}

function educationOf(row: Row): Imported['education'][number] {
  const points = [...pointsOf(row('Notes')), ...pointsOf(row('Activities'))]
  return {
    institution: oneLine(row('School Name')),
    degree: oneLine(row('Degree Name')) || undefined,
    startDate: monthOf(row('Start Date')),
    endDate: monthOf(row('End Date')),
    points: points.length > 0 ? points : undefined,
  }
}

/** `NATIVE_OR_BILINGUAL` and "Native or bilingual proficiency" are both "native or bilingual". */
function levelOf(proficiency: string): string | undefined {
  const words = oneLine(proficiency)
    .replaceAll('_', ' ')
    .replace(/ proficiency$/i, '')
  return words.toLowerCase() || undefined
}

function monthOf(text: string): string | undefined {
  const date = readDate(text)
  return date && asMonth(date)
}

function notTaken(file: string, found: readonly (readonly [TableName, Table])[]): string[] {
  const columns = found.flatMap(([name, { filled }]) => {
    const read: readonly string[] = tables[name]
    return filled.filter((column) => !read.includes(column)).map((column) => `${column} (${name})`)
  })
  return columns.length > 0 ? [`${file}: no place on the site for ${columns.join(', ')}.`] : []
}
