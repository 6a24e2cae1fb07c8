import { mkdirSync, writeFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import * as words from '@/docs/translations/en'
import { readLinkedIn } from '@/scripts/setup/linkedin'
import { MAX_BYTES } from '@/scripts/setup/values'

const path = temporaryFolder()

type Tables = Record<string, string | Uint8Array>

const zipOf = (tables: Tables) =>
  zipSync(
    Object.fromEntries(
      Object.entries(tables).map(([name, csv]) => [name, typeof csv === 'string' ? strToU8(csv) : csv]),
    ),
  )

/** The resume in an archive of these tables, without its empty lists, and the notes as lines. */
function read(archive: Tables | Uint8Array) {
  writeFileSync(path('linkedin.zip'), archive instanceof Uint8Array ? archive : zipOf(archive))
  return readAt(path('linkedin.zip'))
}

function readAt(archive: string) {
  const { resume, notes } = readLinkedIn(archive, words)
  const parts = Object.entries(resume).filter(([, part]) => Object.keys(part).length > 0)
  return {
    resume: Object.fromEntries(parts),
    notes: notes.map(({ path, reason, value }) => [path, reason, value].filter(Boolean).join(' ')),
  }
}

/** An archive of today, with its oddities: notes above a table, a byte order mark, repeated lines. */
const today: Tables = {
  'Profile.csv': `\ufeffFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites
Ines,Okafor,,1 Harbour Street,"Mar 3, 1992","Engineer | Kubernetes, Go",I make deployments boring.,Software,BS1,"Bristol, UK",[inesokafor],"[PERSONAL:https://okafor.example,BLOG:okafor.example/notes]"`,
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Tidewater,Senior Engineer,Own the path to production.,Bristol,Mar 2021,
Tidewater,Senior Engineer,Own the path to production.,Bristol,Mar 2021,
Northgate School,Teacher,"Physics and more:
• Taught physics • Ran the robotics club
• Wrote the timetable",Leeds,Sep 2014,Jul 2018`,
  'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
University of Leeds,2010,2014,First class,MPhys Physics,Rowing`,
  'Skills.csv': 'Name\nKubernetes\nPublic Speaking',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nTide Table,When to swim.,https://tide.example,Jun 2020,Aug 2020',
  'Certifications.csv': `Name,Url,Authority,Started On,Finished On,License Number
Administrator,https://certs.example/1,CNCF,May 2022,,CKA-1`,
  'Languages.csv': 'Name,Proficiency\nEnglish,NATIVE_OR_BILINGUAL\nIgbo,Limited working proficiency',
  'Honors.csv': 'Title,Description,Issued On\nBest thesis,"First of 140.\nIn physics.",Jun 2015',
  'Publications.csv': `Name,Published On,Description,Publisher,Url
Queues,"Mar 3, 2021",How to drop work.,Example Press,https://press.example/queues`,
  'Volunteering.csv': `Company Name,Role,Cause,Started On,Finished On,Description
Repair café,Helper,ENVIRONMENT,Feb 2018,,Mends radios.`,
  'Courses.csv': 'Name,Number\nDistributed systems,DS-101',
  'Email Addresses.csv': `Notes:
"When exporting your data, you may notice that some are missing."

Email Address,Primary
old@okafor.example,No
ines@okafor.example,Yes`,
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+44 7700 900123,MOBILE',
}

test('an archive of today is read, without birth date, address and phone [O10]', () => {
  expect(read(today)).toEqual({
    resume: {
      basics: {
        name: 'Ines Okafor',
        label: 'Engineer | Kubernetes, Go',
        summary: 'I make deployments boring.',
        location: { city: 'Bristol, UK' },
        email: 'ines@okafor.example',
        profiles: [
          { url: 'https://okafor.example' },
          { url: 'https://okafor.example/notes' },
          { network: 'X', username: 'inesokafor' },
        ],
      },
      work: [
        {
          name: 'Tidewater',
          position: 'Senior Engineer',
          summary: 'Own the path to production.',
          location: 'Bristol',
          startDate: '2021-03',
        },
        {
          name: 'Northgate School',
          position: 'Teacher',
          summary: 'Physics and more:',
          highlights: ['Taught physics', 'Ran the robotics club', 'Wrote the timetable'],
          location: 'Leeds',
          startDate: '2014-09',
          endDate: '2018-07',
        },
      ],
      volunteer: [
        { organization: 'Repair café', position: 'Helper', summary: 'Mends radios.', startDate: '2018-02' },
      ],
      education: [
        {
          institution: 'University of Leeds',
          studyType: 'MPhys Physics',
          courses: ['First class', 'Rowing'],
          startDate: '2010',
          endDate: '2014',
        },
        { area: 'Distributed systems' },
      ],
      awards: [{ title: 'Best thesis', summary: 'First of 140.\nIn physics.', date: '2015-06' }],
      certificates: [
        { name: 'Administrator', url: 'https://certs.example/1', issuer: 'CNCF', date: '2022-05' },
      ],
      publications: [
        {
          name: 'Queues',
          releaseDate: '2021-03',
          summary: 'How to drop work.',
          publisher: 'Example Press',
          url: 'https://press.example/queues',
        },
      ],
      skills: [{ name: 'Kubernetes' }, { name: 'Public Speaking' }],
      languages: [
        { language: 'English', fluency: 'native or bilingual' },
        { language: 'Igbo', fluency: 'limited working' },
      ],
      projects: [
        {
          name: 'Tide Table',
          description: 'When to swim.',
          url: 'https://tide.example',
          startDate: '2020-06',
        },
      ],
    },
    notes: [
      'Profile.csv[0].Address is private',
      'Profile.csv[0].Birth Date is private',
      'Profile.csv[0].Industry has no place on the site Software',
      'Profile.csv[0].Zip Code is private',
      'Email Addresses.csv[0].Primary is not content No',
      'Email Addresses.csv[0].Other Address is private',
      'Email Addresses.csv[1].Primary is not content Yes',
      'Volunteering.csv[0].Cause has no place on the site ENVIRONMENT',
      'Courses.csv[0].Number has no place on the site DS-101',
      'Certifications.csv[0].License Number has no place on the site CKA-1',
      'Projects.csv[0].Finished On has no place on the site Aug 2020',
      'PhoneNumbers.csv is not a table that is imported, in English',
    ],
  })
})

test('an archive of 2018 is read: other names of dates, the country alone, addresses without brackets', () => {
  expect(
    read({
      'Profile.csv':
        'First Name,Last Name,Contact Instructions,Country,Geo Location,Websites\nOdile,Renard,Call,France,,https://odile.example',
      'Projects.csv': 'Title,Start Date,End Date,Description,Url\nAll Share,Jul 2018,,Sends one text.,',
      'Volunteer Experiences.csv': 'Company Name,Role,Start Date,End Date\nCaritas,Driver,01/2013,2014',
    }),
  ).toEqual({
    resume: {
      basics: {
        name: 'Odile Renard',
        location: { city: 'France' },
        profiles: [{ url: 'https://odile.example' }],
      },
      volunteer: [{ organization: 'Caritas', position: 'Driver', startDate: '2013-01', endDate: '2014' }],
      projects: [{ name: 'All Share', description: 'Sends one text.', startDate: '2018-07' }],
    },
    notes: ['Profile.csv[0].Contact Instructions is private'],
  })
})

test.each([
  [
    'two spaces',
    'Ran a team.  Cut costs  Moved to Go',
    undefined,
    ['Ran a team.', 'Cut costs', 'Moved to Go'],
  ],
  ['two spaces after a sentence', 'Ran a team.  Cut costs', undefined, ['Ran a team.', 'Cut costs']],
  ['two spaces once within a sentence', 'Ran a  team', 'Ran a  team', undefined],
  ['bullets', '• Packing  • Stock taking • Labels', undefined, ['Packing', 'Stock taking', 'Labels']],
  ['prose before bullets', 'In short: • One • Two', 'In short:', ['One', 'Two']],
  ['dashes after a sentence', 'Did releases. - Led it - Cut it', 'Did releases.', ['Led it', 'Cut it']],
  ['dashes from the start', '- Led it - Cut it', undefined, ['Led it', 'Cut it']],
  ['dashes within a sentence', 'Worked on tools - and liked it. 2019 - 2020', '=', undefined],
  ['one line', 'One sentence. Another one.', '=', undefined],
  ['lines', 'One\nTwo', undefined, ['One', 'Two']],
])('flattened line breaks are restored: %s', (_, Description, summary, highlights) => {
  const { resume } = read({ 'Positions.csv': `Company Name,Description\nAcme,"${Description}"` })
  const text = summary === '=' ? Description : summary
  expect(resume.work).toEqual([
    { name: 'Acme', ...(text && { summary: text }), ...(highlights && { highlights }) },
  ])
})

test('tables are found in zips of Windows and macOS, in UTF-16, under the names of copies, and in any folder', () => {
  const utf16 = Buffer.from('\ufeffCompany Name,Title\r\nAcme,Smith\r\n', 'utf16le')
  const tables = {
    'Basic\\Positions (1).csv': utf16,
    'Basic/skills.CSV': 'Name\nGo\n',
    'Basic/Courses.csv': '',
    '__MACOSX/Basic/._Skills.csv': new Uint8Array([0, 5, 22, 7]),
  }
  const expected = {
    resume: { work: [{ name: 'Acme', position: 'Smith' }], skills: [{ name: 'Go' }] },
    notes: [],
  }
  expect(read(tables)).toEqual(expected)
  mkdirSync(path('all/Profile.csv/below'), { recursive: true })
  writeFileSync(path('all/Positions.csv'), utf16)
  writeFileSync(path('all/Profile.csv/below/Skills.csv'), 'Name\nGo')
  expect(readAt(path('all'))).toEqual(expected)
  expect(readAt(path('all/Positions.csv')).resume).toEqual({ work: expected.resume.work })
})

test('hostile cells stay texts, and columns without a name or a place are listed [O10]', () => {
  const { resume, notes } = read({
    'Skills.csv': `Name,__proto__\n"=cmd|' /C calc'!A0",polluted\n<b>Go</b><script>\nKubernetes, Go, C`,
    'Profile.csv': 'Vorname,Nachname\nAda,L',
    'Languages.csv': 'Name,constructor\nvalueOf,x',
    'Projects.csv': 'Title\n"never closed',
  })
  expect(resume).toEqual({
    skills: [{ name: "=cmd|' /C calc'!A0" }, { name: 'Go<script>' }, { name: 'Kubernetes' }],
    languages: [{ language: 'valueOf' }],
  })
  expect(notes).toEqual([
    'Skills.csv[0].__proto__ is not a field of the format polluted',
    'Skills.csv[2].__proto__ is not a field of the format Go',
    'Skills.csv[2].column 3 is not a field of the format C',
    'Languages.csv[0].constructor is not a field of the format x',
    'Profile.csv is not a table that is imported, in English',
    'Projects.csv is not a table that is imported, in English',
  ])
  expect({}).not.toHaveProperty('polluted')
})

/** An archive with one table and a false size for it, in bytes. */
function lyingZip(csv: string, bytes: number): Uint8Array {
  const zip = Buffer.from(zipOf({ 'Positions.csv': csv }))
  zip.writeUInt32LE(bytes, zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24)
  return zip
}

const tooLong = `Company Name\n${'x'.repeat(MAX_BYTES + 1)}`

test.each<[string, Tables | Uint8Array, RegExp]>([
  ['a table of many megabytes', { 'Positions.csv': tooLong }, /Positions\.csv is larger than 2 MB/],
  ['a huge table with a small false size', lyingZip(tooLong, 1), /contains no table of LinkedIn/],
  ['an archive that ends too early', zipOf(today).slice(0, 300), /is a broken zip/],
  ['tables in another language', { 'Positions.csv': 'Firma\nAcme' }, /contains no table of LinkedIn/],
  ['a Word document', { 'word/document.xml': 'x' }, /no table of LinkedIn .*\n.*JSON Resume/],
  ['a table that is not UTF-8', { 'Skills.csv': Uint8Array.from([0x7b, 0xff]) }, /is not text in UTF-8/],
])('%s is refused [O10]', (_, archive, message) => {
  expect(() => read(archive)).toThrow(message)
})

test('a large table that is not read does no harm', () => {
  expect(read({ 'messages.csv': tooLong, 'Skills.csv': 'Name\nGo' }).resume).toEqual({
    skills: [{ name: 'Go' }],
  })
})
