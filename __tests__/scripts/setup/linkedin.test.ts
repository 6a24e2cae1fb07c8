/** @jest-environment node */
import { strToU8 } from 'fflate'
import { readLinkedIn } from '@/scripts/setup/linkedin'
import { linkedInTables, zipOf } from '../../support/imports'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

const read = (tables: Record<string, string | Uint8Array>) => readLinkedIn('linkedin.zip', zipOf(tables))

test('every table stands in the site’s words and dates', () => {
  const {
    profile,
    experiences: jobs,
    projects,
    education,
    certifications,
    languages,
    skillGroups,
  } = read(linkedInTables)
  expect(profile).toMatchObject({
    name: 'Ines Okafor',
    title: 'Senior Platform Engineer',
    intro: 'I make deployments boring.',
    // The primary one, below the notes that LinkedIn writes above its table.
    email: 'ines@okafor.dev',
    links: ['https://okafor.dev', 'https://okafor.dev/notes', 'https://x.com/inesokafor'],
  })
  expect(jobs.map(({ company, startDate, endDate }) => [company, startDate, endDate])).toEqual([
    // LinkedIn writes some lines twice; entries that mean the same become one later.
    ['Tidewater Systems', 'Mar 2021', 'Present'],
    ['Tidewater Systems', 'Mar 2021', 'Present'],
    ['Brightloom Ltd', 'Sep 2018', 'Feb 2021'],
    ['Northgate School', 'Sep 2014', 'Jul 2018'],
  ])
  expect(jobs[3]?.responsibilities).toEqual([
    'Taught physics to 11 to 18 year olds',
    'Ran the robotics club',
    'Wrote the timetable script that is still in use',
  ])
  expect(projects[1]).toMatchObject({
    title: 'Tide Table',
    createdAt: '2020-06',
    description: 'When to swim, in one line.',
    bulletpoints: ['Reads 40 harbours', 'Works offline'],
  })
  expect(education[0]).toMatchObject({
    institution: 'University of Leeds',
    degree: 'MPhys Physics',
    points: ['Rowing'],
  })
  expect(certifications[0]).toMatchObject({ issuer: 'CNCF', date: 'May 2022' })
  expect(languages).toEqual([
    { name: 'English', level: 'native or bilingual' },
    { name: 'Igbo', level: 'limited working' },
  ])
  expect(skillGroups.flatMap(({ skills }) => skills)).toEqual([
    'Kubernetes',
    'Grafana',
    'PostgreSQL',
    'Public Speaking',
  ])
})

test('birth date, address and phone are nowhere in what is read', () => {
  const { notes, ...taken } = read(linkedInTables)
  expect(JSON.stringify(taken)).not.toMatch(/1992|Harbour|BS1|7700/)
  expect(notes.join()).toMatch(/Address.*Birth Date.*Zip Code/)
})

test('tables may stand in a folder, in UTF-16, with Windows line ends, and most of them may be missing', () => {
  const text =
    '\ufeffCompany Name,Title,Description,Location,Started On,Finished On\r\nAcme,Smith,"One\r\nTwo",,Jan 2020,\r\n'
  const utf16 = Buffer.from(text, 'utf16le')
  for (const table of [strToU8(text), utf16]) {
    expect(read({ 'Complete_LinkedInDataExport/Positions.csv': table }).experiences).toEqual([
      expect.objectContaining({ company: 'Acme', startDate: 'Jan 2020', responsibilities: ['One', 'Two'] }),
    ])
  }
})
