import os from 'node:os'
import { join } from 'node:path'
import { describeNotes } from '@/scripts/setup/notes'
import { importResume } from '@/scripts/setup/resume'
import { readFile } from '@/scripts/setup/sources'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const read = (file: string) => readFile(join(__dirname, '..', '..', 'support', 'cases', 'formats', file))

test('an export of Reactive Resume is read, except what the owner has hidden there [O10]', () => {
  const { notes, ...content } = read('reactive-resume.json')
  expect(content).toMatchObject({
    profile: {
      name: 'Mira Halvorsen',
      title: 'Product Engineer',
      location: 'Bergen, Norway',
      about: ['Writes Rust at night.'],
      links: ['https://github.com/mira-h', 'https://mira.example.org'],
      interests: ['Sailing (Dinghy)'],
    },
    picture: 'https://img.example.org/m.jpg',
    experiences: [
      {
        company: 'Fjordline Data',
        startDate: 'Mar 2019',
        endDate: 'Present',
        responsibilities: ['Cut build time from 20 to 4 minutes', 'Led a team of 3'],
        link: 'https://fjordline.example.com',
      },
    ],
    education: [
      { degree: 'MSc Informatics', startDate: 'Aug 2010', score: 'A', points: ['Thesis on tides'] },
    ],
    volunteering: [{ role: 'Mentor', summary: 'Taught kids' }],
    languages: [{ name: 'Norwegian', level: 'Native' }],
    projects: [
      { title: 'Tide', createdAt: '2022', description: 'Tide tables. Offline tide tables for 400 ports.' },
    ],
  })
  expect(describeNotes(notes, true).join('\n')).toMatch(
    /hidden in the source .*\n {4}experience: .*Hidden Corp/,
  )
})

test('a RenderCV file is read without its settings [O10]', () => {
  const { notes, ...content } = read('rendercv.yaml')
  expect(content).toMatchObject({
    profile: {
      intro: 'Robotics engineer who likes quiet machines.',
      links: [
        'https://www.linkedin.com/in/tomas-arrieta',
        'https://github.com/tarrieta',
        'https://tomas.example.org/',
      ],
    },
    experiences: [
      { title: 'Lead', endDate: 'Present', responsibilities: { length: 2 } },
      { title: 'Intern', startDate: '2011', endDate: '2011' },
    ],
    education: [{ degree: 'PhD Robotics', points: ['GPA: 3.9/4.0 (Transcript (https://example.org/t))'] }],
    publications: [{ publisher: 'Robotics Notes', link: 'https://doi.org/10.1000/example.1' }],
    projects: [{ title: 'Armlib', github_link: 'https://github.com/tarrieta/armlib' }],
    awards: [{ title: 'Young Researcher Award (2015)' }],
    languages: [{ name: 'Spanish', level: 'native' }],
    skillGroups: [
      { title: 'Languages', skills: ['C++', 'Python', 'Rust'] },
      { title: 'Tools', skills: ['ROS', 'Docker'] },
    ],
  })
  expect(describeNotes(notes, false)).toContain(
    'rendercv.yaml: not imported, no place on the site (2): education.location, publications.authors',
  )
})

test('a Europass profile is read without street, postcode and birth date [D9]', () => {
  const { notes, ...content } = read('europass.json')
  expect(content).toMatchObject({
    profile: {
      name: 'Katja Brenner',
      title: 'Softwareentwicklerin',
      location: 'Berlin',
      email: 'katja@example.org',
    },
    experiences: [
      {
        company: 'Beispiel GmbH',
        startDate: 'Apr 2015',
        endDate: 'Present',
        summary: 'Entwicklung der Abrechnung',
      },
      { company: 'Muster AG', startDate: '2010', endDate: 'Mar 2015' },
    ],
    education: [{ institution: 'TU Beispiel', degree: 'Dipl.-Inf.', startDate: '2005' }],
  })
  expect(JSON.stringify(content)).not.toMatch(/Beispielweg|10115|1985/)
  expect(describeNotes(notes, false).join('\n')).toMatch(/Linguistic\.MotherTongue/)
})

test('a FRESH resume is read [O10]', () => {
  expect(read('fresh.json')).toMatchObject({
    profile: { title: 'Staff engineer', location: 'Chennai, India', intro: 'Keeps payment systems calm.' },
    experiences: [{ company: 'Paywell', startDate: 'Feb 2018', stack: ['Go', 'Kafka'] }],
    education: [{ degree: 'BE CS', points: ['Compilers'] }],
    publications: [{ title: 'Calm ledgers', publisher: 'Example Blog' }],
    awards: [{ title: 'Engineer of the year', issuer: 'Paywell' }],
    skillGroups: [{ title: 'Backend', skills: ['Go', 'Kafka'] }, { skills: ['Terraform'] }],
  })
})

test('handwritten YAML is read by the names of its fields [O10]', () => {
  const { notes, ...content } = read('by-hand.yaml')
  expect(content).toMatchObject({
    profile: {
      name: 'Jürgen Töpfer',
      location: 'München, Deutschland',
      intro: 'Ich baue Backends, die nachts schlafen.',
      about: ['Seit 2008 im Geschäft.'],
      links: [
        'https://github.com/jtoepfer',
        'https://www.linkedin.com/in/jtoepfer',
        'https://juergen.example.org',
      ],
      interests: ['Segeln', 'Schach'],
    },
    experiences: [
      {
        startDate: 'Mar 2015',
        endDate: 'Present',
        stack: ['Java', 'Kotlin', 'Spring Boot'],
        responsibilities: ['Umbau der Rechnung (z. B. Mahnwesen)', 'Betreuung von 3 Azubis'],
      },
      { startDate: 'Oct 2008', endDate: 'Feb 2015' },
    ],
    education: [{ degree: 'Dipl.-Inf.', score: '1,7' }],
    languages: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'C1' },
    ],
  })
  expect(describeNotes(notes, false)).toEqual(['by-hand.yaml: not imported, private (2): phone, location'])
})

test('odd forms of accounts, mail, languages, skills and projects are read, and the rest is listed [O10]', () => {
  const { profile, projects, languages, skillGroups, notes } = importResume('resume.json', {
    header: {
      name: 'Lee Odd',
      location: 'Seoul 04524, South Korea',
      contact: { email: ['lee@example.org', 'odd@example.org'], linkedin: 'in/lee-odd' },
    },
    profiles: { mastodon: '@lee@social.example.org', github: 'not a name' },
    languages: 'Korean (native), English (C1, spoken), French, B2, Czech – A1',
    skills: { frontend: { React: 5, Vue: 3 } },
    projects: { Alpha: { description: 'First' }, Beta: { codeUrl: 'https://github.com/lee/beta' } },
  })
  expect(profile).toMatchObject({
    email: 'lee@example.org',
    location: 'Seoul, South Korea',
    links: [
      { href: 'https://social.example.org/@lee', network: 'mastodon' },
      'https://www.linkedin.com/in/lee-odd',
    ],
  })
  expect(languages).toEqual([
    { name: 'Korean', level: 'native' },
    { name: 'English', level: 'C1, spoken' },
    { name: 'French', level: 'B2' },
    { name: 'Czech', level: 'A1' },
  ])
  expect(skillGroups).toEqual([{ title: 'Frontend', skills: ['React', 'Vue'] }])
  expect(projects).toMatchObject([
    { title: 'Alpha', description: 'First' },
    { title: 'Beta', github_link: 'https://github.com/lee/beta' },
  ])
  expect(describeNotes(notes, false)).toEqual([
    'resume.json: not imported, private (1): header.location',
    'resume.json: not imported, not understood (1): header.profiles.github',
    'resume.json: not imported, the site has one mail address (1): header.email',
  ])
})

test('lists in lists, several websites and names in brackets are read, and a hidden picture is not [O10]', () => {
  const { experiences, profile, picture, skillGroups, notes } = importResume('resume.json', {
    basics: {
      name: 'Lee Odd',
      summary: '<p></p>',
      websites: ['lee.example.org', { url: 'https://blog.example.org' }],
      picture: { url: 'https://img.example.org/l.png', effects: { hidden: true } },
    },
    work: [{ company: 'A', highlights: ['one', ['deeper', 'and deeper']] }],
    skills: [{ name: 'Data', keywords: 'Python (NumPy, pandas), SQL' }],
  })
  expect(profile).toMatchObject({ links: ['https://lee.example.org', 'https://blog.example.org'] })
  expect(experiences).toEqual([{ company: 'A', responsibilities: ['one', 'deeper', 'and deeper'] }])
  expect(skillGroups).toEqual([{ title: 'Data', skills: ['Python (NumPy, pandas)', 'SQL'] }])
  expect(picture).toBeFalsy()
  expect(describeNotes(notes, false)).toEqual([
    'resume.json: not imported, hidden in the source (1): basics.picture',
  ])
})

test('techniques, nested skills, sections with a title, and a second website are read or listed [O10]', () => {
  const { profile, experiences, skillGroups, projects, talks, notes } = importResume('resume.json', {
    basics: { name: 'Lee Odd', location: 'Damrak 1, 1012 AB Amsterdam, Netherlands' },
    work_history: [
      { company: 'A', summary: 'Built the portal.\nTechnologies: React, Spring (Boot, Data)' },
      { company: 'B', duties: ['On call'], start: '2019' },
    ],
    skills: {
      infra: { cloud: ['AWS'], systems: ['Linux'] },
      React: { level: 5, years: 3 },
    },
    projects: [
      { name: 'P', repo_url: 'https://github.com/a/p', url: 'https://a.example.org', demo: 'b.example.org' },
    ],
    custom: {
      k7: { name: 'Talks', items: [{ name: 'Queues' }] },
      m2: { name: 'Patents', items: [{ a: 'x' }] },
    },
  })
  expect(profile.location).toBe('Amsterdam, Netherlands')
  expect(experiences).toEqual([
    { company: 'A', summary: 'Built the portal.', stack: ['React', 'Spring (Boot, Data)'] },
    { company: 'B', startDate: '2019', endDate: 'Present', responsibilities: ['On call'] },
  ])
  expect(skillGroups).toEqual([
    { title: 'Cloud', skills: ['AWS'] },
    { title: 'Systems', skills: ['Linux'] },
    { skills: ['React'] },
  ])
  expect(projects).toMatchObject([
    { github_link: 'https://github.com/a/p', website_link: 'https://b.example.org' },
  ])
  expect(talks).toEqual([{ title: 'Queues' }])
  expect(describeNotes(notes, false)).toEqual([
    'resume.json: not imported, unknown field (2): Patents, skills.React.years',
    'resume.json: not imported, private (1): basics.location',
    'resume.json: not imported, the project has another website (1): projects.url',
    'resume.json: not imported, no place on the site (2): skills.infra.title, skills.React.level',
  ])
})

test('links of a project are read from a list, and years from separate fields [O10]', () => {
  const links = [
    { label: 'Demo', url: 'https://anvil.example.org' },
    'https://github.com/ada/anvil',
    'https://docs.example.org',
  ]
  const work = [{ company: 'Acme', position: 'Smith', start_year: 2018, end_year: 2020 }]
  const { projects, experiences, notes } = importResume('resume.json', {
    basics: { name: 'Ada' },
    work,
    projects: [{ name: 'Anvil', links }],
  })
  expect(projects).toMatchObject([
    { website_link: 'https://anvil.example.org', github_link: 'https://github.com/ada/anvil' },
  ])
  expect(experiences).toMatchObject([{ startDate: '2018', endDate: '2020' }])
  expect(describeNotes(notes, true).join()).toContain('https://docs.example.org')
})

test.each([
  ['Leeds LS1 4AB, United Kingdom', 'Leeds, United Kingdom'],
  ['Toronto, ON M5V 2T6', 'Toronto, ON'],
  ['Oak Street 5, 00-950 Warszawa', 'Warszawa'],
  ['Oak Street 5, 211 22 Malmö', 'Malmö'],
])('the place %j is read as %j [D9]', (location, expected) => {
  expect(importResume('resume.json', { basics: { name: 'Ada', location } }).profile.location).toBe(expected)
})

test.each(['experience', 'projects', 'languages', 'awards', 'skills'])(
  'a section of %s that the source hides is not imported, but listed [O10]',
  (section) => {
    const items = [{ name: 'Shown?' }]
    const { notes, source, profile, ...content } = importResume('resume.json', {
      basics: { name: 'Ada' },
      sections: { [section]: { visible: false, items } },
    })
    expect(JSON.stringify(content)).not.toContain('Shown?')
    expect(notes).toMatchObject([{ kind: expect.stringContaining('hidden'), subject: section }])
  },
)

test('a list of jobs is read, and a figure that no point contains is a point [O10]', () => {
  const { experiences } = importResume('jobs.json', [
    { company: 'A', highlight: '40 ms', highlights: ['Cut the wait to 40 ms'] },
    { company: 'B', highlight: 'Led the team', highlights: ['Wrote the manual'] },
  ])
  expect(experiences).toEqual([
    { company: 'A', highlight: '40 ms', responsibilities: ['Cut the wait to 40 ms'] },
    { company: 'B', responsibilities: ['Wrote the manual', 'Led the team'] },
  ])
})

test('roles at one company, one entry instead of a list, and a list around a resume are read', () => {
  const resume = [
    {
      work: {
        company: 'Acme',
        roles: [
          { name: 'Lead', from: '2020' },
          { title: 'Developer', to: '2019' },
        ],
      },
      projects: [
        { type: 'talk', name: 'Queues', entity: 'Conf', startDate: '2021' },
        { name: '[Q](https://q.example.org)' },
        'A name alone',
      ],
    },
  ]
  const { experiences, talks, projects } = importResume('resume.json', resume)
  expect(experiences).toMatchObject([
    { company: 'Acme', title: 'Lead', startDate: '2020', endDate: 'Present' },
    { company: 'Acme', title: 'Developer', endDate: '2019' },
  ])
  expect(talks).toMatchObject([{ title: 'Queues', event: 'Conf', date: '2021' }])
  expect(projects).toMatchObject([
    { title: 'Q', website_link: 'https://q.example.org' },
    { title: 'A name alone' },
  ])
  const [job] = resume.map(({ work: { company, roles } }) => ({ company, positions: roles }))
  expect(importResume('resume.json', { work: [job] }).experiences).toEqual(experiences)
})

test('a path from the home folder is read, as in npm run new [O10]', () => {
  jest.spyOn(os, 'homedir').mockReturnValue(join(__dirname, '..', '..', 'support'))
  expect(readFile('~/cases/formats/by-hand.yaml').source).toBe('by-hand.yaml')
})
