/** @jest-environment node */

import { type Content, validateContent } from '@/content/validate'
import { emptied, plantContent, plantedContent } from '../support/content'
import { faultsIn, put } from '../support/faults'
import { dateOf } from '../support/words'

type Changes = Record<string, unknown>

/** The faults of the planted content with these values written over it, by their paths. */
function faultsOf(changes: Changes, hasPicture = (_file: string) => true): string[] {
  const content = plantContent()
  for (const [path, value] of Object.entries(changes)) put(content, path, value)
  return faultsIn(() => validateContent(content, hasPicture))
}

test('D1 the planted content is valid as it stands', () => {
  expect(faultsOf({})).toEqual([])
})

test.each<[changes: Changes, fault: string]>([
  [
    { 'olderProjects.0.title': undefined },
    'content/older-projects.ts, entry 1, field title: is missing. Write a title in quotes.',
  ],
  [
    { 'featuredProjects.1.createdAt': '2024-13' },
    'content/featured-projects.ts, entry 2 "Beech", field createdAt ("2024-13"): is not a month. Write year and month as "YYYY-MM", such as "2025-06".',
  ],
  [
    { 'featuredProjects.0.type': '' },
    'content/featured-projects.ts, entry 1 "Alder", field type (""): is empty. Write what kind of project it is, such as "Web".',
  ],
  [
    { 'olderProjects.0.title': 'BEECH!' },
    'content/older-projects.ts, entry 1 "BEECH!", field title ("BEECH!"): gives the address "?project=beech", which another project has. Change one of the two titles.',
  ],
  [
    { 'featuredProjects.0.title': '🙂' },
    'content/featured-projects.ts, entry 1 "🙂", field title ("🙂"): has neither a letter nor a digit. Write a title that can stand in an address.',
  ],
  [
    { 'featuredProjects.0.bulletpoints': undefined },
    'content/featured-projects.ts, entry 1 "Alder", field bulletpoints: is missing. Write a list of bullet points in square brackets, or [] for none.',
  ],
  [
    { 'featuredProjects.0.gitub_link': 'https://example.org' },
    'content/featured-projects.ts, entry 1 "Alder", field gitub_link ("https://example.org"): is not a known field. Correct its spelling, or remove it.',
  ],
  [
    { 'experiences.0.endDate': 'soon' },
    `content/experiences.ts, entry 1 "Company older", field endDate ("soon"): is not a month. Write its name as in content/words.ts and the year, such as "${dateOf(6, 2025)}", or the year alone, or "Present".`,
  ],
  [
    { 'experiences.0.endDate': dateOf(1, 2022) },
    `content/experiences.ts, entry 1 "Company older", field endDate ("${dateOf(1, 2022)}"): is before startDate. Swap the two, or write "Present".`,
  ],
  [
    { 'experiences.0.highlight': '500' },
    'content/experiences.ts, entry 1 "Company older", field highlight ("500"): stands in none of the responsibilities. Write it as it stands in one of them, or leave the field out.',
  ],
  [
    { 'experiences.1.id': 'older' },
    'content/experiences.ts, entry 2 "Company current", field id ("older"): stands on another entry too. Choose a different id.',
  ],
  [
    { 'sortOptions.2.value': 'option1' },
    'content/sort-options.ts, entry 3 "Kinds planted", field value ("option1"): stands on another option too. Remove one of them.',
  ],
  [
    { education: [{ institution: 'School', startDate: '2018', endDate: dateOf(5, 2017) }] },
    `content/education.ts, entry 1 "School", field endDate ("${dateOf(5, 2017)}"): is before startDate. Swap the two, or write "Present".`,
  ],
  [
    { languages: [' '] },
    'content/languages.ts, entry 1 " ", field name (" "): is empty. Write the language.',
  ],
  [
    { 'profile.links': ['https://github.com/me', 'github.com/me'] },
    'content/profile.ts, field links[2].href ("github.com/me"): is not a web address. Write it in full, starting with https://.',
  ],
  [
    { 'profile.links': ['https://example.org/', 'https://example.org/'] },
    'content/profile.ts, field links[2].href ("https://example.org/"): stands in the list twice. Remove one of them.',
  ],
  [{ theme: {} }, 'content/theme.ts, field brand: is missing. Write a colour such as "#3366cc".'],
  [
    { 'theme.brandLight': '#zzzzzz' },
    'content/theme.ts, field brandLight ("#zzzzzz"): is not a colour. Write # and six digits from 0 to f, such as "#99bbff".',
  ],
])('O3 %j is told with file, entry, field, value, what is wrong and how to fix it', (changes, fault) => {
  expect(faultsOf(changes)).toEqual([fault])
})

test('D8, D4 what is chosen from a list names what there is', () => {
  expect(faultsOf({ 'profile.links': [{ href: 'https://example.org/', network: 'myspace' }] })).toEqual([
    expect.stringMatching(
      /field links\[1\]\.network \("myspace"\): is not a known network\. Write one of: github,/,
    ),
  ])
  expect(faultsOf({ 'skillGroups.0.skills.0.icon': 'typscript' })).toEqual([
    expect.stringMatching(
      /^content\/skills\.ts, entry 1 "Planted skills", field skills\[1\]\.icon \("typscript"\): is not a known icon\. Write a name from simpleicons\.org \(these come nearest: "typescript", .*\), "none", or leave the field out\.$/,
    ),
  ])
})

test('several faults are told at once, each on a line of its own; one in the singular', () => {
  const content = plantContent()
  put(content, 'profile.email', 'planted(at)example.org')
  expect(() => validateContent(content, () => true)).toThrow(/^One value in content\/ must be fixed:/)
  put(content, 'featuredProjects.0.title', '')
  put(content, 'experiences.1.link', 'nowhere')
  expect(() => validateContent(content, () => true)).toThrow(
    /^3 values in content\/ must be fixed:\n {2}- content\/profile.ts.*\n {2}- content\/featured-projects.ts.*\n {2}- content\/experiences.ts.*$/,
  )
})

test('every missing picture is told, wherever it is named', () => {
  const faults = faultsOf(
    { 'featuredProjects.1.src': ['there', 'gone'].map((alt) => ({ file: `${alt}.png`, alt })) },
    (file) => file === 'there.png',
  )
  expect(faults.map((fault) => fault.replace(/ \(.*/, ''))).toEqual([
    'content/profile.ts, field portrait.file',
    'content/featured-projects.ts, entry 1 "Alder", field logo',
    'content/featured-projects.ts, entry 1 "Alder", field src[1].file',
    'content/featured-projects.ts, entry 2 "Beech", field logo',
    'content/featured-projects.ts, entry 2 "Beech", field src[2].file',
    'content/older-projects.ts, entry 1 "Cherry", field logo',
    'content/experiences.ts, entry 1 "Company older", field image.file',
    'content/experiences.ts, entry 2 "Company current", field image.file',
    'content/experiences.ts, entry 3 "Company middle", field image.file',
    'content/slides.ts, entry 1 "First slide", field image.file',
    'content/slides.ts, entry 2 "Second slide", field image.file',
  ])
  expect(faults[4]).toMatch(
    /\("gone.png"\): is not in content\/images. Put the file there, or correct the path.$/,
  )
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//example.org/x',
  'https://',
  'https://example.org/a b',
  '',
])('D6 the address "%s" is refused wherever an address stands', (address) => {
  const places = [
    'featuredProjects.0.github_link',
    'featuredProjects.0.video_link',
    'featuredProjects.0.website_link',
    'experiences.0.link',
    'profile.siteUrl',
    'profile.links.0',
    'profile.links.0.href',
    'education.0.link',
  ]
  for (const place of places)
    expect(faultsOf({ [place]: address })).toEqual([expect.stringContaining('is not a web address.')])
})

test.each(['../secret.png', 'a/../../b.png', 'shot.heic', 'shot'])(
  'D5 the picture "%s" of a slide is refused',
  (file) => {
    expect(faultsOf({ 'slides.0.image.file': file })).toEqual([
      expect.stringContaining("is not a picture's path."),
    ])
  },
)

test.each(['green', '20a785', '#20a78', '#20a785ff', 'rgb(0 0 0)', ''])(
  'O7 the colour "%s" is refused',
  (brand) => {
    expect(faultsOf({ 'theme.brand': brand })).toEqual([expect.stringContaining('is not a colour.')])
  },
)

test('O7 colours have six digits or three, in small letters or large', () => {
  for (const brand of ['#20a785', '#20A785', '#f00', '#FFF'])
    expect(faultsOf({ 'theme.brand': brand })).toEqual([])
})

test.each([
  'profile',
  'sections',
  'sections.about',
  'featuredProjects',
  'featuredProjects.0',
  'experiences',
  'skillGroups',
  'slides.0.image',
  'sortOptions',
])('%s that is missing or something else says how to fix it, and is not a crash', (path) => {
  for (const value of [undefined, null, 5, true, 'text']) {
    const faults = faultsOf({ [path]: value })
    expect(faults.length).toBeGreaterThan(0)
    for (const fault of faults) {
      expect(fault).toMatch(/^content\/[a-z-]+\.ts.*: is .*\. \w/)
      expect(fault).not.toContain('Invalid input')
    }
  }
})

test('a title may be hostile: it is text and stays as it is', () => {
  const title = '<script>alert("x")</script> \u202Eabc 🙂'
  const [project] = plantContent().featuredProjects
  const { projects } = plantedContent({ featuredProjects: [{ ...project, title }] })
  expect(projects[0]?.title).toBe(title)
})

test('O2 a name and the address of the site are enough', () => {
  const content = plantContent()
  emptied(content)
  const { profile, projects, experiences } = validateContent(content, () => false)
  expect(profile).toEqual({
    name: 'Planted Person',
    siteUrl: 'https://planted.example.org/',
    interests: [],
    about: [],
    links: [],
  })
  expect([projects, experiences]).toEqual([[], []])
})

test('O2 what may be left out may also be written as empty, and is then not there; texts are trimmed', () => {
  const written = {
    ...plantContent().profile,
    name: '  Planted Person ',
    title: ' ',
    status: '',
    version: ' ',
  }
  const { name, title, status, version } = plantedContent({ profile: written }).profile
  expect([name, title, status, version]).toEqual(['Planted Person', undefined, undefined, undefined])
  // What the owner wrote stays as it is.
  expect(written.name).toBe('  Planted Person ')
})

test('D7 education may have years alone, no dates, or one that goes on', () => {
  for (const [startDate, endDate] of [
    [],
    ['2018'],
    ['2018', '2018'],
    [dateOf(9, 2018), '2018'],
    ['2018', 'Present'],
  ])
    expect(faultsOf({ education: [{ institution: 'School', startDate, endDate }] })).toEqual([])
})

test('D7 a language may be its name alone', () => {
  const english = { name: 'English', level: 'C1' }
  expect(plantedContent({ languages: ['Polish', english] }).languages).toEqual([{ name: 'Polish' }, english])
})

test('D8 a link is known by its key, else by its host, else it is called as its host', () => {
  const links = [
    { href: 'https://code.example.org/me', network: 'gitlab' },
    'https://www.linkedin.com/in/me',
    'https://gist.github.com/me',
    'https://notgithub.com/me',
    { href: 'https://example.org/', label: 'My garden', icon: 'Obsidian' },
  ]
  expect(plantedContent({ profile: { ...plantContent().profile, links } }).profile.links).toEqual([
    { href: 'https://code.example.org/me', network: 'gitlab', label: 'GitLab' },
    { href: 'https://www.linkedin.com/in/me', network: 'linkedin', label: 'LinkedIn' },
    { href: 'https://gist.github.com/me', network: 'github', label: 'GitHub' },
    { href: 'https://notgithub.com/me', label: 'notgithub.com' },
    { href: 'https://example.org/', label: 'My garden', icon: 'SiObsidian' },
  ])
})

test('D4 a skill finds its icon by its name, by the one it is given, or has none', () => {
  const skills = ['Rust', { name: 'The crab', icon: 'rust' }, { name: 'Go', icon: 'none' }, 'Nothing known']
  const groups = plantedContent({
    skillGroups: [
      { title: 'Nothing yet', skills: [] },
      { title: 'Some', skills },
    ],
  }).skillGroups
  expect(groups.map(({ title }) => title)).toEqual(['Some'])
  expect(groups[0]?.skills.map(({ name, icon }) => [name, icon])).toEqual([
    ['Rust', 'SiRust'],
    ['The crab', 'SiRust'],
    ['Go', undefined],
    ['Nothing known', undefined],
  ])
})

test('D2 where none is featured, the first six of the others stand on the home page', () => {
  const [one] = plantContent().olderProjects
  const older = Array.from({ length: 8 }, (_, i) => ({ ...one, title: `Project ${i}` }))
  const content = plantedContent({ featuredProjects: [], olderProjects: older })
  const slugs = (projects: Content['projects']) => projects.map(({ slug }) => slug)
  expect(slugs(content.featuredProjects)).toEqual(slugs(content.projects).slice(0, 6))
  expect(content.olderProjects).toHaveLength(2)
})

test('E1 experiences stand newest first; of two that go on or ended together, the later start', () => {
  const [older, ...rest] = plantContent().experiences
  const ending = (endDate?: string) =>
    plantedContent({ experiences: [{ ...older, ...(endDate && { endDate }) }, ...rest] }).experiences.map(
      ({ id }) => id,
    )
  expect(ending()).toEqual(['current', 'middle', 'older'])
  expect(ending('Present')).toEqual(['current', 'older', 'middle'])
  expect(ending(dateOf(12, 2022))).toEqual(['current', 'middle', 'older'])
})
