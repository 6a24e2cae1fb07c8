import { jsonResume } from '@/__tests__/support/imports'
import { addressOf, linkOf } from '@/scripts/old-setup/addresses'
import { describeNotes } from '@/scripts/old-setup/notes'
import { importResume } from '@/scripts/old-setup/resume'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())

const read = (resume: unknown) => importResume('resume.json', resume)

test('links, dates and summaries are in the words of the site, and what has no place is listed [O10]', () => {
  const { profile, experiences, notes } = read(jsonResume)
  expect(profile.links).toEqual([...jsonResume.basics.profiles.map(({ url }) => url), jsonResume.basics.url])
  expect(experiences).toMatchObject([
    {
      startDate: 'Mar 2021',
      endDate: 'Present',
      summary: expect.any(String),
      responsibilities: { length: 2 },
    },
    { startDate: 'Sep 2018', endDate: 'Feb 2021' },
  ])
  expect(describeNotes(notes, false)).toEqual([
    'resume.json: not imported, private (1): basics.phone',
    'resume.json: not imported, no place on the site (1): skills.level',
  ])
})

test.each([
  ['2020', '2020', '2020'],
  ['2020-03-14T00:00:00Z', 'Mar 2020', '2020-03'],
  ['listopad 2020', '2020', '2020'],
  ...['', 'now', '=1+1', '2563', '0012', 'Dec 19'].map((text) => [text, undefined, undefined]),
])('the date %j is %s for a job and %s for a project', (startDate, month, isoMonth) => {
  const { experiences, projects } = read({
    work: [{ name: 'Acme', position: 'Smith', startDate }],
    projects: [{ name: 'Anvil', startDate }],
  })
  expect(experiences[0]?.startDate).toBe(month)
  expect(projects[0]?.createdAt).toBe(isoMonth)
})

test.each([
  ...['now', 'until now', 'heute', 'bis heute', "aujourd'hui", "jusqu'à aujourd'hui", 'o momento'],
  ...['hasta la actualidad', 'по настоящее время', 'до тепер', '至今（9个月）', '현재', 'היום', null, ''],
])('a job that ends %j is ongoing', (endDate) => {
  const { experiences, notes } = read({ work: [{ name: 'A', startDate: '2018', endDate }] })
  expect([experiences[0]?.endDate, notes]).toEqual(['Present', []])
})

test('the end of a project has no field, so it is listed [O10]', () => {
  const { projects, notes } = read({ projects: [{ name: 'Anvil', startDate: '2019-2021' }] })
  expect(projects[0]?.createdAt).toBe('2019')
  expect(notes).toEqual([
    {
      kind: 'resume.json: not imported, no place on the site',
      subject: 'projects.endDate',
      detail: '"2021"',
    },
  ])
})

test.each(['Summer 2018', '04/03/2018', 'listopad 2018', '2018 (6 months)', '2018-13'])(
  'of the date %j only a part is imported, so it is listed [O10]',
  (startDate) => {
    const { experiences, notes } = read({ work: [{ name: 'A', startDate, endDate: '2020' }] })
    expect(experiences).toEqual([{ company: 'A', startDate: '2018', endDate: '2020' }])
    const kind = 'resume.json: only a part of the date is imported'
    expect(notes).toEqual([{ kind, subject: 'work.startDate', detail: JSON.stringify(startDate) }])
  },
)

test('names of months are read in the language of the resume [O10]', () => {
  const summary = `Programistka z siedmioletnim doświadczeniem. Tworzę dostępne interfejsy, piszę testy i dokumentację, \
prowadzę szkolenia dla początkujących. Wcześniej pracowałam w księgarni, gdzie zajmowałam się zamówieniami i stroną sklepu.`
  const work = [{ name: 'A', startDate: 'lip 2017', endDate: 'listopad 2018' }]
  const { experiences, notes } = read({ basics: { name: 'Ada', summary }, work })
  expect(experiences).toEqual([{ company: 'A', startDate: 'Jul 2017', endDate: 'Nov 2018' }])
  expect(notes).toEqual([])
})

test('names, dates and skills do not hide the language of the texts, which names the country', () => {
  const { profile } = read({
    basics: {
      label: 'Desarrolladora full stack',
      summary:
        'Desarrolladora con más de 8 años de experiencia en aplicaciones web. Me apasiona el código limpio.',
      location: { city: 'Zaragoza', countryCode: 'ES' },
    },
    work: [{ name: 'Soluciones Ebro', startDate: 'enero de 2020', highlights: ['Migré 12 servicios'] }],
    skills: [{ name: 'Frontend', keywords: ['React Native for the web', 'TypeScript and some more'] }],
  })
  expect(profile.location).toBe('Zaragoza, España')
  // The texts of a short resume do not show their language.
  const short = { basics: { name: 'Ewa', location: { city: 'Gdynia', countryCode: 'PL' } } }
  expect(importResume('resume.json', short, [], 'pl').profile.location).toBe('Gdynia, Polska')
})

test('paragraphs, lists and techniques of several fields are joined [O10]', () => {
  const job = { name: 'A', description: 'Maps.', summary: 'By me.', tasks: ['One'], highlights: ['Two'] }
  const { experiences, notes } = read({ work: [{ ...job, tech: 'Go, SQL', tools: ['Git'] }] })
  expect(experiences).toEqual([
    { company: 'A', summary: 'Maps. By me.', responsibilities: ['Two', 'One'], stack: ['Go', 'SQL', 'Git'] },
  ])
  expect(notes).toEqual([])
})

test('empty, missing and null fields are accepted', () => {
  const { profile, experiences, notes } = read({
    basics: { name: 'Ada', label: null, profiles: [] },
    work: null,
    skills: [{}],
  })
  expect(profile).toMatchObject({ name: 'Ada', title: undefined, links: undefined })
  expect([experiences, notes]).toEqual([[], []])
})

test('notes have one line for each kind, with at most twelve names, and details on request', () => {
  const work = Array.from({ length: 20 }, (_, i) => ({
    name: `Company ${i}`,
    startDate: '2020',
    endDate: '2019',
  }))
  const { notes } = read({ work })
  expect(describeNotes(notes, false)).toEqual([
    expect.stringMatching(
      /^The end is before the start.* \(20\): Company 0, .*Company 11 and 8 more \(--verbose\)$/,
    ),
  ])
  expect(describeNotes(notes, true)).toHaveLength(21)
  expect(describeNotes(notes, true)[1]).toBe('    Company 0: 2020 – 2019')
})

test.each([
  ['https://okafor.dev/a', 'https://okafor.dev/a'],
  ['okafor.dev', 'https://okafor.dev'],
  ['10.5555/999', 'https://doi.org/10.5555/999'],
  ['doi:10.5555/999', 'https://doi.org/10.5555/999'],
  ['doi: 10.5555/999', 'https://doi.org/10.5555/999'],
  ['192.0.2', undefined],
  ['192.0.2.1:3000', undefined],
  ['10.5555/', undefined],
  ['JavaScript://okafor.dev/%0aalert(1)', undefined],
  ['https://user@okafor.dev', undefined],
  ['two words.dev', undefined],
  ['', undefined],
])('the address %j becomes %j', (text, expected) => {
  expect(addressOf(text)).toBe(expected)
})

test.each([
  [{ network: 'GitHub', username: 'ada' }, 'https://github.com/ada'],
  [{ network: 'Twitter', username: '@ada' }, 'https://x.com/ada'],
  [
    { network: 'Mastodon', url: 'https://m.dev/@a' },
    { href: 'https://m.dev/@a', network: 'mastodon' },
  ],
  [
    { network: 'My notes', url: 'https://a.dev/n' },
    { href: 'https://a.dev/n', label: 'My notes' },
  ],
  [{ network: 'GitHub', username: '../../evil' }, undefined],
  [{ network: 'Orkut', username: 'ada' }, undefined],
])('the profile %j becomes the link %j', (profile, expected) => {
  expect(linkOf(profile)).toEqual(expected)
})
