import { mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { importedFrom } from '@/__tests__/support/imported'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { rootOf } from '@/scripts/setup/fields'
import { readLinkedIn } from '@/scripts/setup/linkedin'
import { MAX_BYTES } from '@/scripts/setup/values'

const path = temporaryFolder()

type Tables = Record<string, string>

const zipOf = (tables: Tables) =>
  zipSync(Object.fromEntries(Object.entries(tables).map(([name, csv]) => [name, strToU8(csv)])))

/** The resume in an archive of these tables, without its empty lists, and the notes as lines. */
function read(archive: Tables | Uint8Array) {
  writeFileSync(path('linkedin.zip'), archive instanceof Uint8Array ? archive : zipOf(archive))
  return readAt(path('linkedin.zip'))
}

function readAt(archive: string) {
  const place = rootOf(basename(archive))
  return importedFrom(readLinkedIn(archive, place), place)
}

/** An archive of today, with its oddities: a byte order mark, repeated lines. */
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
  'Languages.csv': 'Name,Proficiency\nEnglish,NATIVE_OR_BILINGUAL\nIgbo,LIMITED_WORKING',
  'Honors.csv': 'Title,Description,Issued On\nBest thesis,"First of 140.\nIn physics.",Jun 2015',
  'Publications.csv': `Name,Published On,Description,Publisher,Url
Queues,"Mar 3, 2021",How to drop work.,Example Press,https://press.example/queues`,
  'Volunteering.csv': `Company Name,Role,Cause,Started On,Finished On,Description
Repair café,Helper,ENVIRONMENT,Feb 2018,,Mends radios.`,
  'Courses.csv': 'Name,Number\nDistributed systems,DS-101',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+44 7700 900123,MOBILE',
}

test('an archive of today is read, without birth date, address and phone [O10]', () => {
  expect(read(today)).toEqual({
    education: [
      {
        institution: 'University of Leeds',
        startDate: '2010',
        points: ['First class', 'Rowing'],
        endDate: '2014',
        degree: 'MPhys Physics',
      },
      { degree: 'Distributed systems' },
    ],
    publications: [
      {
        title: 'Queues',
        publisher: 'Example Press',
        date: '2021-03',
        link: 'https://press.example/queues',
        description: 'How to drop work.',
      },
    ],
    awards: [{ title: 'Best thesis', date: '2015-06', description: 'First of 140.\nIn physics.' }],
    certifications: [
      { name: 'Administrator', date: '2022-05', issuer: 'CNCF', link: 'https://certs.example/1' },
    ],
    volunteering: [
      {
        startDate: '2018-02',
        endDate: 'Present',
        organization: 'Repair café',
        role: 'Helper',
        summary: 'Mends radios.',
      },
    ],
    languages: [
      { name: 'English', level: 'native or bilingual' },
      { name: 'Igbo', level: 'limited working' },
    ],
    profile: {
      name: 'Ines Okafor',
      title: 'Engineer | Kubernetes, Go',
      location: 'Bristol, UK',
      intro: 'I make deployments boring.',
      links: ['https://okafor.example', 'https://okafor.example/notes', 'https://x.com/inesokafor'],
    },
    experiences: [
      {
        company: 'Tidewater',
        title: 'Senior Engineer',
        startDate: '2021-03',
        endDate: 'Present',
        location: 'Bristol',
        summary: 'Own the path to production.',
      },
      {
        company: 'Northgate School',
        title: 'Teacher',
        startDate: '2014-09',
        endDate: '2018-07',
        location: 'Leeds',
        summary: 'Physics and more:',
        responsibilities: ['Taught physics', 'Ran the robotics club', 'Wrote the timetable'],
      },
    ],
    projects: [
      {
        title: 'Tide Table',
        createdAt: '2020-06',
        description: 'When to swim.',
        website_link: 'https://tide.example',
      },
    ],
    skillGroups: [
      { title: 'Skills', skills: ['Kubernetes'] },
      { title: 'Skills', skills: ['Public Speaking'] },
    ],
    notes: [
      'Profile.csv[0].Industry has no place on the site: Software',
      'Profile.csv[0].Address is private',
      'Profile.csv[0].Birth Date is private',
      'Profile.csv[0].Zip Code is private',
      'Certifications.csv[0].License Number has no place on the site: CKA-1',
      'Volunteering.csv[0].Cause has no place on the site: ENVIRONMENT',
      'Courses.csv[0].Number has no place on the site: DS-101',
      'PhoneNumbers.csv is not among the English tables that setup reads',
      'Projects.csv[0].Finished On has no place on the site: Aug 2020',
    ],
  })
})

test('an archive of 2018 is read: other names of dates, the country alone, addresses without brackets', () => {
  expect(
    read({
      'Profile.csv':
        'First Name,Last Name,Contact Instructions,Country,Geo Location,Websites\nOdile,Renard,Call,France,,https://odile.example',
      'Projects.csv': 'Title,Start Date,End Date,Description,Url\nAll Share,Jul 2018,,Sends one text.,',
      'Volunteering.csv': 'Company Name,Role,Start Date,End Date\nCaritas,Driver,01/2013,2014',
    }),
  ).toEqual({
    profile: { name: 'Odile Renard', location: 'France', links: ['https://odile.example'] },
    projects: [{ title: 'All Share', createdAt: '2018-07', description: 'Sends one text.' }],
    notes: ['Profile.csv[0].Contact Instructions is private'],
    volunteering: [{ startDate: '2013-01', endDate: '2014', organization: 'Caritas', role: 'Driver' }],
  })
})

const whole = 'Worked on tools - and liked it. 2019 - 2020'

test.each([
  ['Ran a team.  Cut costs  Moved to Go', undefined, ['Ran a team.', 'Cut costs', 'Moved to Go']],
  ['Ran a  team', 'Ran a  team', undefined],
  ['In short: • One • Two', 'In short:', ['One', 'Two']],
  ['Did releases. - Led it - Cut it', 'Did releases.', ['Led it', 'Cut it']],
  [whole, whole, undefined],
  ['One sentence. Another one.', 'One sentence. Another one.', undefined],
  ['One\nTwo', undefined, ['One', 'Two']],
])('the flattened line breaks of %j are restored', (Description, summary, responsibilities) => {
  const { experiences } = read({ 'Positions.csv': `Company Name,Description\nAcme,"${Description}"` })
  expect(experiences).toEqual([
    { company: 'Acme', ...(summary && { summary }), ...(responsibilities && { responsibilities }) },
  ])
})

const tooLong = `Company Name\n${'x'.repeat(MAX_BYTES + 1)}`

test('tables are found in any folder of a zip, in an unpacked folder, and alone', () => {
  const positions = '\ufeffCompany Name,Title\r\nAcme,Smith\r\n'
  const tables = { 'Basic/Positions.csv': positions, 'Basic/skills.CSV': 'Name\nGo\n', 'large.jpg': tooLong }
  const experiences = [{ company: 'Acme', title: 'Smith' }]
  const expected = { experiences, skillGroups: [{ title: 'Skills', skills: ['Go'] }], notes: [] }
  expect(read(tables)).toEqual(expected)
  mkdirSync(path('all/Profile.csv/below'), { recursive: true })
  writeFileSync(path('all/Positions.csv'), positions)
  writeFileSync(path('all/Profile.csv/below/Skills.csv'), 'Name\nGo')
  expect(readAt(path('all'))).toEqual(expected)
  expect(readAt(path('all/Positions.csv'))).toEqual({ experiences, notes: [] })
})

test.each<[string, Tables | Uint8Array, RegExp]>([
  ['a table of many megabytes', { 'Positions.csv': tooLong }, /Positions\.csv is larger than 2 MB/],
  ['an archive that ends too early', zipOf(today).slice(0, 300), /is a broken zip/],
  ['tables in another language', { 'Positions.csv': 'Firma\nAcme' }, /contains no table of LinkedIn/],
  ['a Word document', { 'word/document.xml': 'x' }, /no table of LinkedIn .*JSON Resume/s],
  ['a cell that does not end', { 'Skills.csv': 'Name\n"Go' }, /not a valid table: row 2 has/],
])('%s is refused [O10]', (_, archive, message) => {
  expect(() => read(archive)).toThrow(message)
})
