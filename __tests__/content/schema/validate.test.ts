import { emptied, plantContent, plantedContent, readContent } from '@/__tests__/support/content'
import { faultsIn, put } from '@/__tests__/support/faults'
import { dateOf } from '@/__tests__/support/words'
import type { ContentInput } from '@/content/schema/content'
import { findIcon } from '@/content/schema/icons'
import { type Content, slugify, validateContent } from '@/content/schema/validate'
import * as words from '@/content/words'

type Changes = Record<string, unknown>

/** Returns the faults of the planted content after these values were written to their paths. */
function faultsOf(changes: Changes, hasPicture = (_file: string) => true): string[] {
  const content = plantContent()
  for (const [path, value] of Object.entries(changes)) put(content, path, value)
  return faultsIn(() => validateContent(content, hasPicture))
}

const [good, bad] = ['https://example.org/', 'github.com/me']
const backwards = { institution: 'School', startDate: '2018', endDate: dateOf(5, 2017) }

test.each<[path: string, value: unknown, fault: string]>([
  ['olderProjects.0.title', undefined, 'content/older-projects.ts, entry 1, field title: is missing'],
  ['featuredProjects.1.createdAt', '2024-13', 'entry 2 "Beech", field createdAt ("2024-13"): is not a month'],
  ['featuredProjects.0.title', '', 'entry 1, field title (""): is empty'],
  ['olderProjects.0.title', 'BEECH!', 'gives the address "/projects/beech", which another project has'],
  ['featuredProjects.0.title', '🙂', 'has no letter or digit'],
  ['featuredProjects.0.gitub_link', good, 'field gitub_link ("https://example.org/"): is not a known field'],
  ['experiences.0.endDate', 'soon', 'entry 1 "Company older", field endDate ("soon"): is not a month'],
  ['experiences.0.endDate', dateOf(1, 2022), 'is before startDate'],
  ['experiences.0.highlight', '500', 'field highlight ("500"): is in none of the responsibilities'],
  ['experiences', [{ location: 'Porto' }], 'entry 1, field company: is missing, and so is title'],
  ['experiences.1.id', 'older', 'entry 2 "Company current", field id ("older"): is used by another entry'],
  ['sortOptions.2.value', 'option1', 'field value ("option1"): is used by another option'],
  ['education', [backwards], 'is before startDate'],
  ['languages', [' '], 'content/languages.ts, entry 1 " ", field name (" "): is empty'],
  ['profile.links', [good, bad], 'field links[1].href ("github.com/me"): is not a web address'],
  ['profile.links', [good, good], 'field links[1].href ("https://example.org/"): is in the list twice'],
  ['talks', undefined, 'content/talks.ts: is not exported'],
  ['theme', {}, 'content/theme.ts, field brand: is missing'],
])('%s = %j is reported with file, entry, field, value, problem and fix [D1, O3]', (path, value, fault) => {
  const faults = faultsOf({ [path]: value })
  expect(faults).toEqual([expect.stringMatching(/^content\/.*\. [A-Z].*\.$/)])
  expect(faults[0]).toContain(`${fault}. `)
})

test.each<[path: string, value: unknown, fault: string]>([
  ['olderProjects.0.createdAt', 2024, 'createdAt (2024): is not text. Write a month such as "Jun. 2025"'],
  ['featuredProjects.0.src', ['app.png'], 'src[0] ("app.png"): is not a group of fields. Write its fields'],
  ['featuredProjects.0.src', 'app.png', 'src ("app.png"): is not a list. Write its entries'],
  ['experiences.0.compny', 'text', 'is not a known field. Remove it, or write one of: id, company,'],
  ['sections.order', ['about', 'work'], 'order[1] ("work"): is not a section. Write one of: about,'],
  ['profile.links', [{ href: good, network: 'myspace' }], 'is not a known network. Write one of: github,'],
])('the report of a wrong type or name says what is right: %s = %j [O3, D8]', (path, value, fault) => {
  expect(faultsOf({ [path]: value })[0]).toContain(fault)
})

test('a picture with its full path, one of another format and an unknown icon are reported together with invalid values [D4, O3]', () => {
  const changes = {
    'profile.email': 'planted(at)example.org',
    'profile.portrait.file': 'content/images/me.png',
    'featuredProjects.0.logo': '/pictures/logo.HEIC',
    'skillGroups.0.skills.0.icon': 'typscript',
  }
  expect(faultsOf(changes, (file) => !file.startsWith('content'))).toEqual([
    expect.stringContaining('field email ("planted(at)example.org"): is not an email address.'),
    expect.stringMatching(/logo\.HEIC"\): is not a picture's path\. .* Export .* \.heic, as JPEG or PNG\.$/),
    expect.stringContaining(
      'field portrait.file ("content/images/me.png"): is not in content/images. Put the file there',
    ),
    expect.stringMatching(/icon \("typscript"\): is not a known icon\. Write /),
  ])
})

test('all faults are reported together, each on its own line; one in the singular [O3]', () => {
  const content = plantContent()
  put(content, 'profile.email', 'planted(at)example.org')
  expect(() => validateContent(content, () => true)).toThrow(/^One problem to fix:/)
  put(content, 'featuredProjects.0.title', '')
  put(content, 'experiences.1.link', 'nowhere')
  expect(() => validateContent(content, () => true)).toThrow(
    /^3 problems to fix:\n {2}- content\/profile.ts.*\n {2}- content\/featured-projects.ts.*\n {2}- content\/experiences.ts.*$/,
  )
})

test('every missing picture is reported with each field that names it [O3]', () => {
  const faults = faultsOf({}, (file) => file !== 'planted/logo.svg' && file !== 'planted/slide-2.png')
  const places = [
    'featured-projects.ts, entry 1',
    'featured-projects.ts, entry 2',
    'older-projects.ts, entry 1',
  ]
  expect(faults).toEqual([
    ...places.map((place) => expect.stringMatching(`${place}.*, field logo .*: is not in content/images\\.`)),
    expect.stringMatching(/slides\.ts, entry 2 .*, field image\.file \("planted\/slide-2\.png"\)/),
  ])
})

const noAddresses = ['javascript:x', ' javascript:x', '//example.org/x', 'https://example.org/a b', '']
const links = ['github_link', 'video_link', 'website_link'].map((field) => `featuredProjects.0.${field}`)
const noPictures = ['../secret.png', 'a/../../b.png', 'shot.heic', 'shot']
test.each([
  ...[
    ...links,
    'profile.siteUrl',
    'profile.links.0',
    'profile.links.0.href',
    'experiences.0.link',
    'education.0.link',
  ].map((place): [string, string, string[]] => [place, 'is not a web address.', noAddresses]),
  ['slides.0.image.file', "is not a picture's path.", noPictures],
  ['theme.brand', 'is not a colour.', ['#zzzzzz', 'green', '20a785', '#20a78', '#20a785ff', '']],
])('%s is refused if it %s [D5, D6, O7]', (place, wrong, values) => {
  for (const value of values) expect(faultsOf({ [place]: value })).toEqual([expect.stringContaining(wrong)])
})

const parts =
  'profile sections sections.about featuredProjects featuredProjects.0 experiences skillGroups slides.0.image sortOptions'
test.each(parts.split(' '))('%s of any wrong type is reported with a fix [O3]', (path) => {
  for (const value of [undefined, null, 5, true, 'text']) {
    const faults = faultsOf({ [path]: value })
    expect(faults.length).toBeGreaterThan(0)
    for (const fault of faults) {
      expect(fault).toMatch(/^content\/[a-z-]+\.ts.*: is .*\. \w/)
      expect(fault).not.toContain('Invalid input')
    }
  }
})

test('an empty optional text counts as left out, and texts are trimmed [O2]', () => {
  const written = { ...plantContent().profile, name: '  Planted Person ', title: ' ', status: '' }
  const { name, title, status } = plantedContent({ profile: written }).profile
  expect([name, title, status]).toEqual(['Planted Person', undefined, undefined])
  // The owner's object is not changed.
  expect(written.name).toBe('  Planted Person ')
})

test("a project's date may be written like a job's [D1]", () => {
  const [alder] = plantContent().featuredProjects
  const content = plantedContent({ featuredProjects: [{ ...alder, createdAt: dateOf(5, 2024) }] })
  expect(content.projects[0]?.createdAt).toBe('2024-05')
})

test('education may have years only, no dates, or an open end [D7]', () => {
  const autumn = dateOf(9, 2018)
  for (const [startDate, endDate] of [[], ['2018'], [autumn, '2018'], ['2018', autumn], ['2018', 'Present']])
    expect(faultsOf({ education: [{ institution: 'School', startDate, endDate }] })).toEqual([])
})

test('a link gets its network by key or by host, otherwise its host is its label [D8]', () => {
  const links = [
    { href: 'https://code.example.org/me', network: 'gitlab' },
    'https://www.linkedin.com/in/me',
    'https://gist.github.com/me',
    'https://notgithub.com/me',
    { href: 'https://example.org/', label: 'My garden', icon: 'Obsidian' },
    { href: 'https://codeberg.org/me', icon: 'none' },
  ]
  expect(plantedContent({ profile: { ...plantContent().profile, links } }).profile.links).toEqual([
    { href: 'https://code.example.org/me', network: 'gitlab', label: 'GitLab' },
    { href: 'https://www.linkedin.com/in/me', network: 'linkedin', label: 'LinkedIn' },
    { href: 'https://gist.github.com/me', network: 'github', label: 'GitHub' },
    { href: 'https://notgithub.com/me', label: 'notgithub.com' },
    { href: 'https://example.org/', label: 'My garden', icon: 'SiObsidian' },
    // The generic icon is not shown (`hasOwnIcon`).
    { href: 'https://codeberg.org/me', network: 'codeberg', label: 'Codeberg', icon: 'link' },
  ])
})

test('links to one host or one network have different labels [D8]', () => {
  const links = [
    'https://github.com/ada',
    'https://github.com/ada-at-work',
    'https://www.linkedin.com/in/ada',
    'https://example.org',
    'https://example.org/blog/',
    { href: 'https://example.org/a', label: 'Garden' },
  ]
  const { links: shown } = plantedContent({ profile: { ...plantContent().profile, links } }).profile
  const own = ['example.org', 'example.org/blog', 'Garden']
  expect(shown.map(({ label }) => label)).toEqual(['GitHub ada', 'GitHub ada-at-work', 'LinkedIn', ...own])
})

test('without featured projects the first six others are on the home page [D2]', () => {
  const [one] = plantContent().olderProjects
  const older = Array.from({ length: 8 }, (_, i) => ({ ...one, title: `Project ${i}` }))
  const content = plantedContent({ featuredProjects: [], olderProjects: older })
  const slugs = (projects: Content['projects']) => projects.map(({ slug }) => slug)
  expect(slugs(content.featuredProjects)).toEqual(slugs(content.projects).slice(0, 6))
  expect(content.olderProjects).toHaveLength(2)
})

test.each([
  ['  Café Über! ', 'cafe-uber'],
  ['Straße Ærø', 'strasse-aero'],
  ['Привет, мир', 'привет-мир'],
  ['日本 の 鉄道', '日本-の-鉄道'],
  ['हिन्दी शब्दकोश', 'हिन्दी-शब्दकोश'],
  ['a?b&c=d#e%00', 'a-b-c-d-e-00'],
  ['C++20 & F# notes', 'c-plus-plus-20-f-sharp-notes'],
  ['🙂 ❤️ !', ''],
])('the title "%s" has the address "%s" [G6]', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

test('a long title is cut to an address of 200 bytes, before equal addresses are looked for [G6, O1]', () => {
  const long = '駅'.repeat(80)
  expect(Buffer.byteLength(slugify(long))).toBeLessThanOrEqual(200)
  const faults = faultsOf({ 'featuredProjects.0.title': `${long}一`, 'olderProjects.0.title': `${long}二` })
  expect(faults).toEqual([expect.stringContaining('which another project has')])
})

test.each([
  ['Rust', 'SiRust'],
  ['Postgres', 'SiPostgresql'],
  ['C#', 'SiDotnet'],
  ['Node.js', 'SiNodedotjs'],
  ['Vue', 'SiVuedotjs'],
  ['Python 3.12', 'SiPython'],
  ['Photoshop', 'DiPhotoshop'],
  ['DiJava', 'DiJava'],
])('the icon of "%s" is %s [D4]', (text, icon) => {
  expect(findIcon(text)).toBe(icon)
})

test.each(['', 'Public speaking', 'constructor'])('"%s" has no icon [D4]', (text) => {
  expect(findIcon(text)).toBeUndefined()
})

function headingsOf(change: (content: ContentInput) => void) {
  const { sections } = readContent((content) => {
    emptied(content)
    content.sections = { about: {}, experiences: {}, projects: {}, contact: {}, allProjects: {} }
    change(content)
  })
  return sections
}

const job = (year: number) => ({ company: `Company ${year}`, startDate: dateOf(3, year), endDate: 'Present' })

const about = (text: string) => ({ profile: { ...plantContent().profile, about: [text] } })
const skillGroups = [{ title: 'Tools', skills: ['Rust'] }]

test.each<[what: string, content: Partial<ContentInput>, heading: string]>([
  ['a short first sentence', about('I read maps. I draw them.'), 'I read maps.'],
  ['its label, not its only sentence', about('I read maps.'), words.sectionLabels.about],
  ['its label, not a long sentence', about(`I read ${'maps '.repeat(20)}. Yes.`), words.sectionLabels.about],
  ['Skills if it contains only skills', { skillGroups }, words.resume.skills],
])('the heading of About is %s', (_what, given, heading) => {
  const expected = { label: words.sectionLabels.about, heading }
  expect(headingsOf((content) => Object.assign(content, given)).about).toMatchObject(expected)
})

test('the section of jobs and lists is named after its first list only if there are no jobs [D10, O2]', () => {
  const nameOf = (lists: Partial<ContentInput>) =>
    headingsOf((content) => Object.assign(content, lists)).experiences
  const { education, awards } = words.parts
  const lists = {
    education: [{ institution: 'School' }],
    awards: [{ title: 'Award' }],
    languages: [{ name: 'English' }],
  }
  expect(nameOf(lists)).toMatchObject({ label: education, heading: education })
  expect(nameOf({ ...lists, education: [] })).toMatchObject({ label: awards, heading: awards })
  const ownLists = [{ title: 'Clubs', entries: [{ title: 'Chess' }] }]
  expect(nameOf({ ownLists })).toMatchObject({ label: 'Clubs', heading: 'Clubs' })
  expect(nameOf({ ...lists, experiences: [job(2020)] }).label).toBe(words.sectionLabels.experiences)
})
