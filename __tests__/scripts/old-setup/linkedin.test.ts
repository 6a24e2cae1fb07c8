import { mkdirSync, writeFileSync } from 'node:fs'
import { strToU8 } from 'fflate'
import { linkedInTables, zipOf } from '@/__tests__/support/imports'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { describeNotes } from '@/scripts/old-setup/notes'
import { readFile } from '@/scripts/old-setup/sources'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const path = temporaryFolder()

function read(tables: Record<string, string | Uint8Array>) {
  writeFileSync(path('linkedin.zip'), zipOf(tables))
  return readFile(path('linkedin.zip'))
}

test('tables are read in the words and dates of the site, without birth date, address and phone [O10]', () => {
  const { notes, ...taken } = read(linkedInTables)
  const tidewater = { company: 'Tidewater Systems', startDate: 'Mar 2021', endDate: 'Present' }
  expect(taken).toMatchObject({
    profile: {
      name: 'Ines Okafor',
      title: 'Senior Platform Engineer | Kubernetes, Go',
      intro: 'I make deployments boring.',
      // The primary one, below the notes that LinkedIn writes above its table.
      email: 'ines@okafor.dev',
      links: ['https://okafor.dev', 'https://okafor.dev/notes', 'https://x.com/inesokafor'],
    },
    experiences: [
      // LinkedIn writes some lines twice.
      tidewater,
      { company: 'Brightloom Ltd', startDate: 'Sep 2018', endDate: 'Feb 2021' },
      {
        company: 'Northgate School',
        responsibilities: [
          'Taught physics to 11 to 18 year olds',
          'Ran the robotics club',
          'Wrote the timetable script that is still in use',
        ],
      },
    ],
    projects: [
      { title: 'Ferry' },
      {
        title: 'Tide Table',
        createdAt: '2020-06',
        description: 'When to swim, in one line.',
        bulletpoints: ['Reads 40 harbours', 'Works offline'],
      },
    ],
    education: [{ institution: 'University of Leeds', degree: 'MPhys Physics', points: ['Rowing'] }],
    certifications: [{ issuer: 'CNCF', date: 'May 2022' }],
    languages: [
      { name: 'English', level: 'native or bilingual' },
      { name: 'Igbo', level: 'limited working' },
    ],
    skillGroups: ['Kubernetes', 'Grafana', 'PostgreSQL', 'Public Speaking'].map((skill) => ({
      skills: [skill],
    })),
  })
  expect(JSON.stringify(taken)).not.toMatch(/1992|Harbour|BS1|7700/)
  expect(describeNotes(notes, false)).toContain(
    'linkedin.zip: not imported, private (3): basics.Address, basics.Birth Date, basics.Zip Code',
  )
})

test('tables may be in a folder, in UTF-16, with Windows line ends, and most of them may be missing', () => {
  const text =
    '\ufeffCompany Name,Title,Description,Location,Started On,Finished On\r\nAcme,Smith,"One\r\nTwo",,Jan 2020,\r\n'
  const utf16 = Buffer.from(text, 'utf16le')
  for (const table of [strToU8(text), utf16]) {
    expect(read({ 'Complete_LinkedInDataExport/Positions.csv': table }).experiences).toEqual([
      expect.objectContaining({ company: 'Acme', startDate: 'Jan 2020', responsibilities: ['One', 'Two'] }),
    ])
  }
})

test('tables are found in zips of Windows and macOS, under old names and those of copies, and with tabs', () => {
  const { experiences, profile, skillGroups, volunteering, notes } = read({
    'Basic\\Positions (1).csv': 'Company Name\tTitle\tDescription\nAcme\tSmith, farrier\tForged; sold\n',
    'Basic/profile.csv': 'First Name,Last Name\nAda,Lind\n',
    'Basic/Skills_2.CSV': 'Name\nGo\n',
    'Basic/Volunteer Experiences.csv': 'Company Name,Role,Start Date,End Date\nCaritas,Driver,01/2013,\n',
    '__MACOSX/Basic/._Skills.csv': new Uint8Array([0, 5, 22, 7]),
  })
  expect(experiences).toMatchObject([{ company: 'Acme', title: 'Smith, farrier', summary: 'Forged; sold' }])
  expect(profile.name).toBe('Ada Lind')
  expect(skillGroups).toEqual([{ skills: ['Go'] }])
  expect(volunteering).toMatchObject([{ organization: 'Caritas', role: 'Driver', startDate: 'Jan 2013' }])
  expect(notes).toEqual([])
})

test('tables may be empty or have semicolons, and one with other columns is listed [O10]', () => {
  const { experiences, notes } = read({
    'Positions.csv': 'Company Name;Title;Description;Started On\r\nAcme;Smith;"Forged; sold";Mär 2020\r\n',
    'Courses.csv': '',
    'Skills.csv': 'Name\n',
    'Profile.csv': 'Vorname,Nachname\nAda,L\n',
  })
  expect(experiences).toMatchObject([{ company: 'Acme', summary: 'Forged; sold', startDate: 'Mar 2020' }])
  expect(describeNotes(notes, false)).toEqual([
    'linkedin.zip: tables that are not imported (1): Profile.csv (has no column "First Name")',
  ])
})

test('a folder may hold two archives, and folders that are named like tables', () => {
  for (const [folder, skill] of [
    ['2018', 'Go'],
    ['2024', 'Rust'],
  ]) {
    mkdirSync(path(`all/${folder}/Profile.csv`), { recursive: true })
    writeFileSync(path(`all/${folder}/Skills.csv`), `Name\n${skill}\n`)
  }
  expect(readFile(path('all')).skillGroups).toEqual([{ skills: ['Go'] }, { skills: ['Rust'] }])
})

test('the country of an old archive is part of the place', () => {
  const { profile } = read({ 'Profile.csv': 'First Name,Country,Geo Location\nAda,Sweden,Lund\n' })
  expect(profile.location).toBe('Lund, Sweden')
})

test('courses belong to the only school', () => {
  const tables = {
    'Education.csv': 'School Name,Degree Name\nUniversity of Lund,MSc',
    'Courses.csv': 'Name,Number\nParsing,P-1\nTypes,',
  }
  expect(read(tables).education).toEqual([
    { institution: 'University of Lund', degree: 'MSc', points: ['Parsing (P-1)', 'Types'] },
  ])
  const withoutSchool = read({ 'Courses.csv': tables['Courses.csv'] })
  expect(withoutSchool.education).toEqual([{ degree: 'Parsing (P-1)' }, { degree: 'Types' }])
})

test('cells without a column and further mail addresses are listed [O10]', () => {
  const { skillGroups, profile, notes } = read({
    'Profile.csv': 'First Name,Last Name\nInes,Okafor',
    'Skills.csv': 'Name\nKubernetes, Go',
    'Email Addresses.csv': 'Email Address,Primary\nold@okafor.dev,No\nines@okafor.dev,Yes',
  })
  expect(profile?.email).toBe('ines@okafor.dev')
  expect(skillGroups).toMatchObject([{ skills: ['Kubernetes'] }])
  expect(JSON.stringify(notes)).toMatch(/Go/)
  expect(JSON.stringify(notes)).toMatch(/old@okafor\.dev/)
})
