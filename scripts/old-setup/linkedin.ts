import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ImportError } from '@/scripts/old-setup/import-error'
import type { Note } from '@/scripts/old-setup/notes'
import { type Imported, importResume } from '@/scripts/old-setup/resume'
import { isFinished } from '@/scripts/old-setup/sentences'
import { type Row, readTables } from '@/scripts/old-setup/tables'
import { mark } from '@/scripts/old-setup/text'

/** The tables that are read, each with a column that it always has. */
const columns = {
  profile: 'First Name',
  'email addresses': 'Email Address',
  positions: 'Company Name',
  education: 'School Name',
  skills: 'Name',
  projects: 'Title',
  certifications: 'Name',
  languages: 'Name',
  honors: 'Title',
  publications: 'Name',
  volunteering: 'Role',
  'volunteer experiences': 'Role',
  courses: 'Name',
}

/** Reads LinkedIn's "Get a copy of your data": the zip, the folder it was unpacked to, or one of its tables. */
export function readLinkedIn(path: string): Imported {
  const file = basename(path)
  const { rows: tables, others } = readTables(path, columns)
  if (tables.size === 0)
    throw new ImportError(
      file,
      'has none of the tables of LinkedIn in English, such as Profile.csv. Pass the zip as it was downloaded.',
    )
  const rows = (table: keyof typeof columns) => {
    const lines = (tables.get(table) ?? []).map(withLineBreaks)
    // LinkedIn writes some lines twice.
    return lines.filter((line, at) => lines.findIndex((other) => isDeepStrictEqual(other, line)) === at)
  }
  const notes: Note[] = others.map((subject) => ({ kind: `${file}: tables that are not imported`, subject }))
  const mails = rows('email addresses').toSorted(
    (a, b) => Number(b.Primary === 'Yes') - Number(a.Primary === 'Yes'),
  )
  const [person = {}] = rows('profile')
  const { Websites, 'Twitter Handles': handles, 'Geo Location': city, Country: country, ...profile } = person
  const resume = {
    basics: {
      ...profile,
      location: { city, country },
      email: mails.map((mail) => mail['Email Address']),
      profiles: [
        ...itemsOf(Websites).map((item) => ({ url: item.replace(/^[A-Z_]+:(?=\S)/, '') })),
        ...itemsOf(handles).map((username) => ({ network: 'X', username })),
      ],
    },
    work: rows('positions'),
    education: withCourses(rows('education'), rows('courses')),
    skills: rows('skills'),
    projects: rows('projects'),
    certificates: rows('certifications'),
    languages: rows('languages').map((row) => ({ ...row, Proficiency: levelOf(row.Proficiency) })),
    awards: rows('honors'),
    publications: rows('publications'),
    volunteer: [...rows('volunteering'), ...rows('volunteer experiences')],
  }
  return importResume(file, resume, notes)
}

/** Restores line breaks, which the export flattens to two spaces. Two spaces once within a sentence are a typo. */
function withLineBreaks(row: Row): Row {
  const restoreBreaks = (text: string) => {
    const lines = text.split(/(?<=\S) {2,}(?=\S)/)
    const [first = '', second = ''] = lines
    const isOnlyBreak = lines.length === 2 && !isFinished(first) && second.search(mark) !== 0
    return lines.join(isOnlyBreak || text.includes('\n') ? ' ' : '\n')
  }
  return Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text && restoreBreaks(text)]))
}

/** Adds the courses to the only school. LinkedIn does not export their school, so with several schools each is its own entry. */
function withCourses(schools: readonly Row[], courses: readonly Row[]): object[] {
  const points = courses.map(({ Name, Number: code }) => (code ? `${Name} (${code})` : Name))
  const [school] = schools
  if (points.length === 0) return [...schools]
  if (school && schools.length === 1) return [{ ...school, courses: points }]
  return [...schools, ...points.map((degree) => ({ degree }))]
}

/** LinkedIn writes lists as `[PERSONAL:https://…,COMPANY:https://…]`, in 2018 without brackets, and handles as `[name]`. */
function itemsOf(list = ''): string[] {
  const items = list.replace(/^\[|\]$/g, '').split(',')
  return items.map((item) => item.trim()).filter(Boolean)
}

/** `NATIVE_OR_BILINGUAL` and "Native or bilingual proficiency" are both "native or bilingual". */
function levelOf(proficiency = ''): string {
  return proficiency
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/ proficiency$/, '')
}
