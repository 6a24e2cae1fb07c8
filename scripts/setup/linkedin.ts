import { readArchive } from './archive'
import { ImportError } from './import-error'
import { type Imported, importedFrom } from './resume'

const dates = { 'Started On': 'startDate', 'Finished On': 'endDate' }

/** The tables that are read, and what JSON Resume calls their columns; the first column of each is always there. */
const tables = {
  'Profile.csv': {
    ...{ 'First Name': 'first', 'Last Name': 'last', Headline: 'headline', Summary: 'summary' },
    ...{ 'Twitter Handles': 'handles', Websites: 'websites' },
  },
  'Email Addresses.csv': { 'Email Address': 'email' },
  'Positions.csv': { 'Company Name': 'name', Title: 'position', Description: 'summary', ...dates },
  'Education.csv': {
    ...{ 'School Name': 'institution', 'Degree Name': 'studyType' },
    ...{ 'Start Date': 'startDate', 'End Date': 'endDate' },
  },
  'Skills.csv': { Name: 'name' },
  'Projects.csv': { Title: 'name', Description: 'description', Url: 'url', ...dates },
  'Certifications.csv': { Name: 'name', Authority: 'issuer', Url: 'url', 'Started On': 'date' },
  'Languages.csv': { Name: 'language', Proficiency: 'fluency' },
}

/**
 * What the site takes of LinkedIn's "Get a copy of your data". Birth date, address and phone are never taken.
 *
 * @param file the archive's name, for faults and notes
 * @throws ImportError when it is broken, or holds none of the tables
 */
export function readLinkedIn(file: string, bytes: Uint8Array): Imported {
  const found = readArchive(file, bytes, tables)
  if (found.size === 0) {
    throw new ImportError(file, `holds none of LinkedIn's tables, such as Profile.csv or Positions.csv.`)
  }
  const rows = (table: keyof typeof tables) => found.get(table) ?? []
  const { first, last, headline = '', handles, websites, ...profile } = rows('Profile.csv')[0] ?? {}
  const mails = rows('Email Addresses.csv')
  // A headline is often a list of everything; its first part is what the person is.
  const [label = '', ...others] = headline.split(/ [|•·] /)
  const resume = {
    basics: {
      ...profile,
      name: [first, last].join(' '),
      label,
      email: (mails.find(({ Primary }) => Primary === 'Yes') ?? mails[0])?.email,
      profiles: [
        ...itemsOf(websites).map((item) => ({ url: item.replace(/^[A-Z_]+:(?=\S)/, '') })),
        ...itemsOf(handles).map((username) => ({ network: 'X', username })),
      ],
    },
    work: rows('Positions.csv'),
    education: rows('Education.csv').map(({ Notes, Activities, ...school }) => ({
      ...school,
      courses: [Notes, Activities],
    })),
    skills: rows('Skills.csv'),
    projects: rows('Projects.csv'),
    certificates: rows('Certifications.csv'),
    languages: rows('Languages.csv').map((row) => ({ ...row, fluency: levelOf(row.fluency) })),
  }
  const notes = others.length > 0 ? [`${file}: of your headline only "${label}" is taken.`] : []
  return importedFrom(file, resume, notes)
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
