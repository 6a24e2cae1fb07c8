import os from 'node:os'
import { join } from 'node:path'
import { describeNotes } from '@/scripts/old-setup/notes'
import { importResume } from '@/scripts/old-setup/resume'
import { readFile } from '@/scripts/old-setup/sources'

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

test('a path from the home folder is read [O10]', () => {
  jest.spyOn(os, 'homedir').mockReturnValue(join(__dirname, '..', '..', 'support'))
  expect(readFile('~/cases/formats/by-hand.yaml').source).toBe('by-hand.yaml')
})
