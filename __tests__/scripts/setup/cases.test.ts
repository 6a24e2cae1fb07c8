import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plantContent } from '@/__tests__/support/content'
import { zipOf } from '@/__tests__/support/imports'
import { sampleFrom } from '@/__tests__/support/repository'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import type { ContentInput } from '@/content/schema/files'
import { composeContent } from '@/scripts/setup/compose'
import { describeNotes } from '@/scripts/setup/notes'
import { ownContent } from '@/scripts/setup/own'
import { readFile } from '@/scripts/setup/sources'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const cases = join(__dirname, '..', '..', 'support', 'cases')
const path = temporaryFolder()

/** The content that an owner of a fresh site has after the import of a file, and the lines of notes. */
function importOf(file: string): { content: ContentInput; notes: string[] } {
  const current = plantContent()
  const imports = [readFile(join(cases, file))]
  const { content, notes } = composeContent(ownContent(current, sampleFrom(current)), imports, {})
  return { content: JSON.parse(JSON.stringify(content)), notes: describeNotes(notes, false) }
}

test('lists are newest first, and location, job location and score are kept [O10]', () => {
  const { content, notes } = importOf('order.json')
  expect(content.experiences).toEqual([
    expect.objectContaining({ company: 'Breakwater', endDate: 'Present', location: 'Remote' }),
    expect.objectContaining({ company: 'Quay Systems', location: 'Lisbon' }),
    expect.objectContaining({ company: 'Harbour Data', responsibilities: ['Answered tickets'] }),
  ])
  expect(content.education).toEqual([
    expect.objectContaining({ degree: 'BSc Computing', score: '16/20' }),
    expect.objectContaining({ institution: 'Secondary school of Matosinhos' }),
  ])
  expect(content.certifications.map(({ date }) => date)).toEqual(['Nov 2023', 'May 2020'])
  expect(content.profile.location).toBe('Porto, Portugal')
  expect(notes).toEqual([])
})

test('jobs with one start, degrees of one school and projects of one repository all stay [O10]', () => {
  const { content } = importOf('same-start.json')
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
  const { content } = importOf('closed-projects.json')
  expect(content.featuredProjects).toEqual([
    { title: 'Warehouse robot', createdAt: '2022-02', description: 'Closed source, for a client.' },
    { title: 'Ferry timetable', bulletpoints: ['Plans 400 crossings a day'] },
    {
      title: 'Ice map',
      description: 'Shows where the lake carries.',
      website_link: 'https://ice.example.org',
    },
    { title: 'Old demo' },
  ])
})

test('jobs without company, title or dates stay, and an end before the start is noted [D3]', () => {
  const { content, notes } = importOf('partial-jobs.json')
  expect(content.experiences.map(({ id, ...job }) => job)).toEqual([
    {
      title: 'Freelance developer',
      startDate: 'Jan 2021',
      endDate: 'Present',
      summary: 'Shops and booking systems.',
    },
    { company: 'Timberline', title: 'Developer', startDate: 'Oct 2019' },
    { company: 'Saltworks', startDate: '2016', endDate: '2018' },
    { company: 'Village library', title: 'Volunteer webmaster' },
  ])
  expect(notes).toEqual(['The end is before the start, so only the start is imported (1): Timberline'])
})

test('no sentence is split, and a flattened list becomes points [O10]', () => {
  const { profile, experiences } = importOf('sentences.json').content
  expect(profile).toMatchObject({
    intro: 'Entwickler für Backends mit .NET und Node.js.',
    about: [
      'Ich baue z. B. Schnittstellen für Lager (ehem. auch Kassen), die nachts um drei noch antworten.',
    ],
  })
  expect(experiences).toMatchObject([
    {
      endDate: 'Present',
      summary: expect.stringMatching(/Erlang, \.NET und .*\(ehem\. Symfony 3\) samt Tests\.$/),
    },
    {
      summary: 'Aufbau des Portals.',
      responsibilities: ['Anbindung von ASP.NET Core', 'Pflege der CI', 'Einführung von Code-Reviews'],
    },
  ])
  expect(experiences[0]?.responsibilities).toBeUndefined()
})

test('values of other kinds are converted if that is certain, and the rest is listed [O10]', () => {
  const { content, notes } = importOf('odd-types.json')
  expect(content.profile).toEqual({
    name: 'Sami Okonkwo',
    title: 'Developer, Trainer',
    links: ['https://github.com/sami-okonkwo', 'https://sami.example.org/blog/'],
  })
  expect(content.experiences).toMatchObject([
    {
      link: 'https://kestrel.example.com',
      startDate: 'Mar 2015',
      endDate: 'Present',
      responsibilities: ['One line instead of a list'],
    },
    {
      startDate: 'Mar 2011',
      endDate: 'Present',
      responsibilities: ['Bold & linked (https://example.org)', 'Markdown with a link (https://example.org)'],
    },
    { startDate: 'Sep 2010', endDate: 'Present' },
  ])
  expect(content.languages).toEqual([
    { name: 'English', level: 'Native' },
    { name: 'Igbo', level: 'Native' },
    { name: 'French', level: 'B2' },
  ])
  expect(content.skillGroups).toEqual([
    { title: 'Web', skills: ['React', 'CSS'] },
    { title: 'Tools', skills: ['Git'] },
  ])
  expect(notes).toEqual([
    'odd-types.json: not imported, no place on the site (2): references, custom',
    'odd-types.json: not imported, not understood (3): basics.email, basics.profiles 2, basics.profiles 3',
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
    ['basics.email', '"b@example.org"'],
    ['basics.name', '"Ada L."'],
  ])
})

test('the picture of a resume is found, as an address or as a file beside it', () => {
  expect(readFile(join(cases, 'odd-types.json')).picture).toBe('https://example.org/sami.jpg')
  writeFileSync(path('resume.json'), '{"basics": {"name": "Ada", "image": "me.jpg"}}')
  expect(readFile(path('resume.json')).picture).toBe(path('me.jpg'))
})

test('trailing commas, comments, CRLF, a byte order mark and YAML are read [O10]', () => {
  const { profile, experiences } = importOf('trailing-comma.json').content
  expect([profile.name, experiences[0]?.company]).toEqual(['Lea Fontaine', 'Rivage'])
  const odd = `\ufeff// mine\r\n{ "basics": { "name": "Ada", /* not "url" */ "url": "https://ada.example.org/a//b", },\r\n\t"work": [] }`
  writeFileSync(path('odd.json'), odd)
  expect(readFile(path('odd.json')).profile).toMatchObject({
    name: 'Ada',
    links: ['https://ada.example.org/a//b'],
  })
  expect(importOf('resume.yaml').content).toMatchObject({
    profile: { name: 'Pilar Quintana', location: 'Bogotá, Colombia', links: ['https://pilar.example.org'] },
    experiences: [{ startDate: 'Jan 2020', responsibilities: ['Moved 40 pipelines to one scheduler'] }],
    skillGroups: [{ title: 'Data', skills: ['Airflow', 'dbt', 'PostgreSQL'] }],
  })
})

test('volunteering, publications and the parts of interests are kept [D7]', () => {
  const { content, notes } = importOf('more-sections.json')
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
      { title: 'Notes on rounding', publisher: 'Workshop on Numerics', date: '2023' },
      { title: 'Tides in sparse tensors', date: 'Apr 2021', link: 'https://doi.example.org/1' },
    ],
  })
  expect(notes).toEqual(['more-sections.json: not imported, no place on the site (1): skills.level'])
})

test('the address of a person is a link, not the address of this site [O11]', () => {
  const { profile } = importOf('url-is-not-the-site.json').content
  expect(profile).not.toHaveProperty('siteUrl')
  expect(profile.links).toEqual([
    'https://github.com/noor-haddad',
    { href: 'https://noor-haddad.example.io/blog/', label: 'Blog' },
    'https://newspaper.example.com',
  ])
})

test('Japanese and Arabic texts are kept whole [O6]', () => {
  expect(importOf('../../owners/japanese.json').content).toMatchObject({
    profile: {
      name: '見本 花子',
      location: '札幌市, 日本',
      intro: '検索と地図の画面を作っています。',
      about: ['速さと読みやすさを大切にしています。'],
    },
    experiences: [{ responsibilities: { length: 2 } }],
    featuredProjects: [{ title: '時刻表アプリ', github_link: 'https://github.com/example/jikoku' }],
  })
  expect(importOf('../../owners/arabic.json').content).toMatchObject({
    profile: { location: 'تونس', about: [expect.stringMatching(/^أحب/)] },
    featuredProjects: [{ title: 'C++ للمبتدئين' }],
    languages: [{ name: 'العربية' }, { name: 'Français', level: 'C1' }],
  })
})

test('every table of LinkedIn is imported or listed, from the archive and from its folder [O10]', () => {
  const { content, notes } = importOf('linkedin-flat')
  expect(content.experiences).toMatchObject([
    { company: 'Fjord Systems', summary: expect.stringMatching(/Erlang, \.NET and .* engine in \.NET that/) },
    {
      summary: 'Directed releases within tight deadlines.',
      responsibilities: [
        'Led the patching of old systems',
        'Introduced code reviews',
        'Cut the cost of hosting by half',
      ],
    },
    { title: 'Trainee', responsibilities: ['Packing', 'Stock taking', 'Labels'] },
  ])
  expect(content).toMatchObject({
    awards: [{ title: 'Best thesis', date: 'Jun 2015', description: 'Faculty of Science, first of 140' }],
    publications: [{ title: 'Queues that forget', publisher: 'Example Press', date: 'Mar 2021' }],
    volunteering: [
      { organization: 'Repair café', endDate: 'Present', summary: 'Mends radios on Saturdays.' },
    ],
    education: [{ degree: 'Distributed systems (DS-101)' }],
    certifications: [{ name: 'Scrum master', link: 'https://certs.example.org/9' }, { date: 'Feb 2020' }],
  })
  expect(notes.join('\n')).toMatch(/private .*Birth Date, basics\.Zip Code\n.*Industry.*License Number/)
  const tables = ['Positions', 'Profile'].map((name) => [
    `Basic_LinkedInDataExport/${name}.csv`,
    readFileSync(join(cases, 'linkedin-flat', `${name}.csv`)),
  ])
  const archive = zipOf({
    ...Object.fromEntries(tables),
    'Connections.csv': 'Name',
    'Jobs/Saved Jobs.csv': 'Name',
  })
  writeFileSync(path('archive.zip'), archive)
  const { experiences, notes: listed } = readFile(path('archive.zip'))
  expect(experiences).toHaveLength(3)
  expect(describeNotes(listed, false)).toContain(
    'archive.zip: tables that are not imported (2): Connections.csv, Saved Jobs.csv',
  )
})

test('the archive of 2018 is read, with its other headers [O10]', () => {
  const { content } = importOf('linkedin-2018')
  expect(content).toMatchObject({
    profile: { name: 'Odile Renard', location: 'Lyon, France', links: ['https://odile.example.org'] },
    featuredProjects: [
      {
        title: 'All Share',
        createdAt: '2018-07',
        website_link: 'http://allshare.example.org/index.php/main',
      },
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
})

test('of many projects the newest six are on the home page [D2]', () => {
  const projects = [2018, 2019, 2020, 2021, 2022, 2023, 2024].map((year) => ({
    name: `P${year}`,
    startDate: `${year}`,
  }))
  writeFileSync(path('resume.json'), JSON.stringify({ basics: { name: 'Ada' }, projects }))
  const { content } = composeContent(
    ownContent(plantContent(), sampleFrom(plantContent())),
    [readFile(path('resume.json'))],
    {},
  )
  expect(content.featuredProjects.map(({ title }) => title)).toEqual([
    'P2024',
    'P2023',
    'P2022',
    'P2021',
    'P2020',
    'P2019',
  ])
  expect(content.olderProjects.map(({ title }) => title)).toEqual(['P2018'])
})
