import { strToU8 } from 'fflate'
import { readLinkedIn } from '@/scripts/setup/linkedin'
import { linkedInTables, zipOf } from '../../support/imports'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

const read = (tables: Record<string, string | Uint8Array>) => readLinkedIn('linkedin.zip', zipOf(tables))

test('every table stands in the site’s words and dates; birth date, address and phone are nowhere', () => {
  const { notes, ...taken } = read(linkedInTables)
  // LinkedIn writes some lines twice; entries that mean the same become one later.
  const tidewater = { company: 'Tidewater Systems', startDate: 'Mar 2021', endDate: 'Present' }
  expect(taken).toMatchObject({
    profile: {
      name: 'Ines Okafor',
      title: 'Senior Platform Engineer',
      intro: 'I make deployments boring.',
      // The primary one, below the notes that LinkedIn writes above its table.
      email: 'ines@okafor.dev',
      links: ['https://okafor.dev', 'https://okafor.dev/notes', 'https://x.com/inesokafor'],
    },
    experiences: [
      tidewater,
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
