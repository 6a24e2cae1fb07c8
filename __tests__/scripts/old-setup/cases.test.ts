import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plantContent } from '@/__tests__/support/content'
import { zipOf } from '@/__tests__/support/imports'
import { sampleFrom } from '@/__tests__/support/repository'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import type { ContentInput } from '@/content/schema/content'
import { composeContent } from '@/scripts/old-setup/compose'
import { describeNotes } from '@/scripts/old-setup/notes'
import { ownContent } from '@/scripts/old-setup/own'
import { readFile } from '@/scripts/old-setup/sources'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const path = temporaryFolder()

/** Writes a resume, and returns its path. */
function writeResume(resume: object): string {
  writeFileSync(path('resume.json'), JSON.stringify(resume))
  return path('resume.json')
}

/** Writes tables of LinkedIn, and returns the path of their folder. */
function writeTables(tables: Record<string, string>): string {
  const folder = path('linkedin')
  mkdirSync(folder)
  for (const [name, text] of Object.entries(tables)) writeFileSync(join(folder, name), text)
  return folder
}

/** The content that an owner of a fresh site has after the import of a resume or a path, and the lines of notes. */
function importOf(source: object | string): { content: ContentInput; notes: string[] } {
  const current = plantContent()
  const imports = [readFile(typeof source === 'string' ? source : writeResume(source))]
  const { content, notes } = composeContent(ownContent(current, sampleFrom(current)), imports, {})
  return { content: JSON.parse(JSON.stringify(content)), notes: describeNotes(notes, false) }
}

test('lists are newest first, and location, job location and score are kept [O10]', () => {
  const { content, notes } = importOf({
    basics: { name: 'Ines Talbot', location: { city: 'Porto', countryCode: 'PT' } },
    work: [
      { name: 'Harbour Data', startDate: '2012-02', endDate: '2014-06' },
      { name: 'Quay Systems', startDate: '2014-07-01', endDate: '2019-01-31', location: 'Lisbon' },
      { name: 'Breakwater', startDate: '2019-02' },
    ],
    education: [
      { institution: 'Secondary school', endDate: '2007' },
      { institution: 'University', area: 'Computing', studyType: 'BSc', endDate: '2011', score: '16/20' },
    ],
    certificates: [
      { name: 'CKA', date: '2020-05' },
      { name: 'CKAD', date: '2023-11' },
    ],
  })
  expect(content).toMatchObject({
    profile: { location: 'Porto, Portugal' },
    experiences: [
      { company: 'Breakwater', endDate: 'Present' },
      { company: 'Quay Systems', location: 'Lisbon' },
      { company: 'Harbour Data' },
    ],
    education: [{ degree: 'BSc Computing', score: '16/20' }, { institution: 'Secondary school' }],
    certifications: [{ date: 'Nov 2023' }, { date: 'May 2020' }],
  })
  expect(notes).toEqual([])
})

test('jobs with one start, degrees of one school and projects of one repository all stay [O10]', () => {
  const { content } = importOf({
    basics: { name: 'Ravi Onslow' },
    work: [
      { name: 'Aldersgate', position: 'Consultant', startDate: '2019-01', endDate: '2019-12' },
      { name: 'Bexley', position: 'Consultant', startDate: '2019-01', endDate: '2019-06' },
      { name: 'Bexley', position: 'Intern', startDate: '2018-05', endDate: '2018-08' },
      { name: 'Bexley', position: 'Working student', startDate: '2018-05', endDate: '2018-12' },
    ],
    education: [
      { institution: 'Institute of the North', studyType: 'Master' },
      { institution: 'Institute of the North', studyType: 'Bachelor' },
    ],
    projects: [
      { name: 'Lamp', url: 'https://github.com/ravi-onslow/lab', startDate: '2021-01' },
      { name: 'Prism', url: 'https://github.com/ravi-onslow/lab', startDate: '2021-06' },
    ],
  })
  expect(content.experiences.map(({ company, title }) => `${title}, ${company}`)).toEqual([
    'Consultant, Aldersgate',
    'Consultant, Bexley',
    'Working student, Bexley',
    'Intern, Bexley',
  ])
  expect(content.education.map(({ degree }) => degree)).toEqual(['Master', 'Bachelor'])
  expect(content.featuredProjects.map(({ title }) => title)).toEqual(['Prism', 'Lamp'])
})

test('nothing is made up for a project without description, date or code [D1a]', () => {
  const { content } = importOf({
    basics: { name: 'Mona Eklund', profiles: [{ network: 'GitHub', username: 'mona-eklund' }] },
    projects: [
      { name: 'Timetable', highlights: ['Plans 400 crossings a day'] },
      { name: 'Ice map', description: 'Shows ice.', url: 'https://ice.example.org' },
      { name: 'Robot', description: 'Closed source.', startDate: '2022-02', endDate: '2022-11' },
      { name: 'Old demo' },
    ],
  })
  expect(content.featuredProjects).toEqual([
    { title: 'Robot', createdAt: '2022-02', description: 'Closed source.' },
    { title: 'Timetable', bulletpoints: ['Plans 400 crossings a day'] },
    { title: 'Ice map', description: 'Shows ice.', website_link: 'https://ice.example.org' },
    { title: 'Old demo' },
  ])
})

test('jobs without company, title or dates stay, and an end before the start is noted [D3]', () => {
  const { content, notes } = importOf({
    basics: { name: 'Teo Marsh' },
    work: [
      { position: 'Freelance developer', startDate: '2021-01', summary: 'Shops.' },
      { name: 'Village library', position: 'Volunteer webmaster' },
      { name: 'Saltworks', startDate: '2016', endDate: '2018' },
      { name: '', position: '', startDate: '', endDate: '', highlights: [''] },
      { name: 'Timberline', position: 'Developer', startDate: '2019-10', endDate: '2019-04' },
    ],
  })
  expect(content.experiences.map(({ id, ...job }) => job)).toEqual([
    { title: 'Freelance developer', startDate: 'Jan 2021', endDate: 'Present', summary: 'Shops.' },
    { company: 'Timberline', title: 'Developer', startDate: 'Oct 2019' },
    { company: 'Saltworks', startDate: '2016', endDate: '2018' },
    { company: 'Village library', title: 'Volunteer webmaster' },
  ])
  expect(notes).toEqual(['The end is before the start, so only the start is imported (1): Timberline'])
})

test('values of other kinds are converted if that is certain, and the rest is listed [O10]', () => {
  const { content, notes } = importOf({
    basics: {
      name: 'Sami Okonkwo',
      label: ['Developer', 'Trainer'],
      summary: null,
      email: 'sami [at] example.org',
      website: 'https://sami.example.org/blog/',
      profiles: [
        { network: 'GitHub', username: 'sami-okonkwo', url: '' },
        { network: 'Print', url: 'javascript:window.print();' },
      ],
    },
    work: [
      {
        company: 'Kestrel',
        website: { name: 'Kestrel', url: 'https://kestrel.example.com' },
        highlights: 'One line instead of a list',
      },
    ],
    languages: [{ language: ['English', 'Igbo'], fluency: 'Native' }],
    skills: { web: ['React', 'CSS'], tools: ['Git'] },
    references: [{ name: 'A colleague', reference: 'Good to work with.' }],
    custom: { anything: 1 },
  })
  expect(content.profile).toEqual({
    name: 'Sami Okonkwo',
    title: 'Developer, Trainer',
    links: ['https://github.com/sami-okonkwo', 'https://sami.example.org/blog/'],
  })
  expect(content).toMatchObject({
    experiences: [{ link: 'https://kestrel.example.com', responsibilities: ['One line instead of a list'] }],
    languages: [
      { name: 'English', level: 'Native' },
      { name: 'Igbo', level: 'Native' },
    ],
    skillGroups: [
      { title: 'Web', skills: ['React', 'CSS'] },
      { title: 'Tools', skills: ['Git'] },
    ],
  })
  expect(notes).toEqual([
    'resume.json: not imported, no place on the site (2): references, work.website.name',
    'resume.json: not imported, unknown field (1): custom',
    'resume.json: not imported, not understood (2): basics.email, basics.profiles 2',
  ])
})

test.each([
  [
    'resume.json',
    '{"basics": {"name": "Ada", "email": "a@example.org", "email": "b@example.org"}, \
"work": [{"name": "One"}], "basics": {"name": "Ada L."}, "work": [{"name": "Two"}], "skills": ["Go"], "skills": ["Go", "C"]}',
  ],
  [
    'resume.yaml',
    'basics: {name: Ada, email: a@example.org, email: b@example.org}\nwork: [{name: One}]\n\
basics: {name: Ada L.}\nwork: [{name: Two}]\nskills: [Go]\nskills: [Go, C]',
  ],
])('lists with equal keys in %s are joined, and a second value of a field is listed [O10]', (name, text) => {
  writeFileSync(path(name), text)
  const { profile, experiences, skillGroups, notes } = readFile(path(name))
  expect(profile).toMatchObject({ name: 'Ada', email: 'a@example.org' })
  expect(experiences).toEqual([{ company: 'One' }, { company: 'Two' }])
  expect(skillGroups.flatMap(({ skills }) => skills)).toEqual(['Go', 'Go', 'C'])
  expect(notes.map(({ subject, detail }) => [subject, detail])).toEqual([
    ['basics.name', '"Ada L."'],
    ['basics.email', '"b@example.org"'],
  ])
})

test('the picture of a resume is found, as an address or as a file beside it', () => {
  const pictureOf = (basics: object) => readFile(writeResume({ basics })).picture
  expect(pictureOf({ name: 'Sami', picture: 'https://example.org/sami.jpg' })).toBe(
    'https://example.org/sami.jpg',
  )
  expect(pictureOf({ name: 'Ada', image: 'me.jpg' })).toBe(path('me.jpg'))
})

test('trailing commas, comments, CRLF and a byte order mark are read [O10]', () => {
  const odd = `\ufeff// mine\r\n{ "basics": { "name": "Ada", /* not "url" */ "url": "https://ada.example.org/a//b", },\r\n\t"work": [{ "name": "Rivage", },], }`
  writeFileSync(path('odd.json'), odd)
  expect(readFile(path('odd.json'))).toMatchObject({
    profile: { name: 'Ada', links: ['https://ada.example.org/a//b'] },
    experiences: [{ company: 'Rivage' }],
  })
})

test('volunteering, publications and the parts of interests are kept [D7]', () => {
  const { content, notes } = importOf({
    basics: {
      name: 'Hana Mirza',
      location: { city: 'Leiden', region: 'South Holland', countryCode: 'NL' },
    },
    volunteer: [
      {
        organization: 'Code Club',
        position: 'Mentor',
        startDate: '2019-09',
        endDate: '2021-06',
        url: 'https://club.example.org',
        summary: 'Saturday lessons for twelve children.',
        highlights: ['Wrote the course book'],
      },
    ],
    publications: [
      {
        name: 'Tides in sparse tensors',
        publisher: 'Journal of Examples',
        releaseDate: '2021-04-02',
        url: 'https://doi.example.org/1',
        summary: 'How to store less.',
      },
      { name: 'Notes on rounding', releaseDate: '2023' },
    ],
    interests: [{ name: 'Rowing', keywords: ['Skiff', 'Eight'] }],
    skills: [
      { name: 'Rust', level: 'Master' },
      { name: 'Python', level: 'Advanced' },
    ],
  })
  expect(content).toMatchObject({
    profile: { location: 'Leiden, South Holland, Netherlands', interests: ['Rowing (Skiff, Eight)'] },
    volunteering: [
      {
        organization: 'Code Club',
        role: 'Mentor',
        startDate: 'Sep 2019',
        endDate: 'Jun 2021',
        summary: 'Saturday lessons for twelve children.',
        points: ['Wrote the course book'],
        link: 'https://club.example.org',
      },
    ],
    publications: [
      { title: 'Notes on rounding', date: '2023' },
      {
        title: 'Tides in sparse tensors',
        publisher: 'Journal of Examples',
        date: 'Apr 2021',
        description: 'How to store less.',
        link: 'https://doi.example.org/1',
      },
    ],
  })
  expect(notes).toEqual(['resume.json: not imported, no place on the site (1): skills.level'])
})

test('the address of a person is a link, not the address of this site [O11]', () => {
  const { profile } = importOf({
    basics: {
      name: 'Noor Haddad',
      url: 'https://newspaper.example.com',
      profiles: [
        { network: 'GitHub', username: 'noor-haddad' },
        { network: 'Blog', url: 'https://noor-haddad.example.io/blog/' },
      ],
    },
    work: [{ name: 'The Newspaper', url: 'https://newspaper.example.com', startDate: '2020-05' }],
  }).content
  expect(profile).not.toHaveProperty('siteUrl')
  expect(profile.links).toEqual([
    'https://github.com/noor-haddad',
    { href: 'https://noor-haddad.example.io/blog/', label: 'Blog' },
    'https://newspaper.example.com',
  ])
})

test('Japanese and Arabic texts are kept whole [O6]', () => {
  expect(importOf('__tests__/owners/japanese.json').content).toMatchObject({
    profile: {
      name: '見本 花子',
      location: '札幌市, 日本',
      intro: '検索と地図の画面を作っています。',
      about: ['速さと読みやすさを大切にしています。'],
    },
    experiences: [{ responsibilities: { length: 2 } }],
    featuredProjects: [{ title: '時刻表アプリ', github_link: 'https://github.com/example/jikoku' }],
  })
  expect(importOf('__tests__/owners/arabic.json').content).toMatchObject({
    profile: { location: 'تونس', about: [expect.stringMatching(/^أحب/)] },
    featuredProjects: [{ title: 'C++ للمبتدئين' }],
    languages: [{ name: 'العربية' }, { name: 'Français', level: 'C1' }],
  })
})

test('every table of LinkedIn is imported or listed, from the archive and from its folder [O10]', () => {
  const tables = {
    'Profile.csv': `First Name,Last Name,Birth Date,Headline,Industry,Zip Code,Geo Location
Karim,Lindqvist,"May 4, 1990",Developer,Software,11122,"Uppsala, Sweden"`,
    'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Fjord Systems,Developer,Builds systems in .NET.,"Uppsala, Sweden",Oct 2019,
Bay Agency,Trainee,• Packing  • Stock taking  • Labels,Göteborg,Jun 2015,Dec 2015`,
    'Courses.csv': `Name,Number
Distributed systems,DS-101`,
    'Certifications.csv': `Name,Url,Authority,Started On,Finished On,License Number
Cloud practitioner,,Example Cloud,Feb 2020,,
Scrum master,https://certs.example.org/9,Example Alliance,Nov 2022,Nov 2024,AB-12`,
    'Honors.csv': `Title,Description,Issued On
Best thesis,"Faculty of Science, first of 140",Jun 2015`,
    'Publications.csv': `Name,Published On,Description,Publisher,Url
Queues that forget,"Mar 3, 2021",How to drop work on purpose.,Example Press,https://press.example.org/queues`,
    'Volunteering.csv': `Company Name,Role,Cause,Started On,Finished On,Description
Repair café,Helper,ENVIRONMENT,Feb 2018,,Mends radios on Saturdays.`,
  }
  const { content, notes } = importOf(writeTables(tables))
  expect(content).toMatchObject({
    profile: { location: 'Uppsala, Sweden' },
    experiences: [
      { company: 'Fjord Systems', summary: 'Builds systems in .NET.', endDate: 'Present' },
      { title: 'Trainee', responsibilities: ['Packing', 'Stock taking', 'Labels'] },
    ],
    awards: [{ title: 'Best thesis', date: 'Jun 2015', description: 'Faculty of Science, first of 140' }],
    publications: [{ title: 'Queues that forget', publisher: 'Example Press', date: 'Mar 2021' }],
    volunteering: [
      { organization: 'Repair café', endDate: 'Present', summary: 'Mends radios on Saturdays.' },
    ],
    education: [{ degree: 'Distributed systems (DS-101)' }],
    certifications: [{ name: 'Scrum master', link: 'https://certs.example.org/9' }, { date: 'Feb 2020' }],
  })
  expect(notes.join('\n')).toMatch(/private .*Birth Date, basics\.Zip Code\n.*Industry.*License Number/)
  const archive = zipOf({
    'Basic_LinkedInDataExport/Positions.csv': tables['Positions.csv'],
    'Basic_LinkedInDataExport/Profile.csv': tables['Profile.csv'],
    'Connections.csv': 'Name',
    'Jobs/Saved Jobs.csv': 'Name',
  })
  writeFileSync(path('archive.zip'), archive)
  const { experiences, notes: listed } = readFile(path('archive.zip'))
  expect(experiences).toHaveLength(2)
  expect(describeNotes(listed, false)).toContain(
    'archive.zip: tables that are not imported (2): Connections.csv, Saved Jobs.csv',
  )
})

test('the archive of 2018 is read, with its other headers [O10]', () => {
  const { content } = importOf(
    writeTables({
      'Profile.csv': `First Name,Last Name,Maiden Name,Address,Birth Date,Contact Instructions,Headline,Summary,Industry,Country,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Odile,Renard,,,,,Backend developer,,Computer Software,France,,"Lyon, France",,https://odile.example.org,`,
      'Projects.csv': `Title,Start Date,End Date,Description,Url
All Share,Jul 2018,,Sends one text to several networks.,http://allshare.example.org/main
Ledger for the bakery,,,Counts bread.,`,
    }),
  )
  expect(content).toMatchObject({
    profile: { name: 'Odile Renard', location: 'Lyon, France', links: ['https://odile.example.org'] },
    featuredProjects: [
      { title: 'All Share', createdAt: '2018-07', website_link: 'http://allshare.example.org/main' },
      { title: 'Ledger for the bakery', description: 'Counts bread.' },
    ],
  })
})

test('a PDF, a text document, a folder without tables and a file that does not exist are explained', () => {
  writeFileSync(path('cv.pdf'), '%PDF-1.7')
  writeFileSync(path('cv.docx'), zipOf({ 'word/document.xml': '<w/>' }))
  mkdirSync(path('empty'))
  expect(() => readFile(path('cv.pdf'))).toThrow(/is a PDF.*"Get a copy of your data", and pass the zip/)
  expect(() => readFile(path('cv.docx'))).toThrow(/is a PDF or a text document/)
  expect(() => readFile(path('empty'))).toThrow(/none of the tables of LinkedIn/)
  expect(() => readFile(path('none.json'))).toThrow(/none\.json does not exist/)
  expect(() => readFile('https://gitlab.com/vera')).toThrow(/^https:.* is GitHub: write github:NAME\./)
})

test('the newest six of many projects are on the home page [D2]', () => {
  const names = ['P2018', 'P2019', 'P2020', 'P2021', 'P2022', 'P2023', 'P2024']
  const projects = names.map((name) => ({ name, startDate: name.slice(1) }))
  const { featuredProjects, olderProjects } = importOf({ basics: { name: 'Ada' }, projects }).content
  expect(featuredProjects.map(({ title }) => title)).toEqual(names.slice(1).reverse())
  expect(olderProjects.map(({ title }) => title)).toEqual(['P2018'])
})
