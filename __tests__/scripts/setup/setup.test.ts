import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentInput, contentFile } from '@/content/files'
import { textsIn } from '@/content/texts'
import { applyChanges } from '@/scripts/content-source/changes'
import { readLinkedIn } from '@/scripts/setup/linkedin'
import { planSetup } from '@/scripts/setup/plan'
import type { Given } from '@/scripts/setup/profile'
import { readJsonResume } from '@/scripts/setup/sources'
import { plantContent } from '../../support/content'
import { jsonResume, linkedInTables, zipOf } from '../../support/imports'
import { filesOf, makeRepository, sampleFrom, valueIn } from '../../support/repository'
import { temporaryFolder } from '../../support/temporary-folder'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

const imported = (resume: object) => readJsonResume('resume.json', JSON.stringify(resume))
const resume = imported(jsonResume)
const linkedIn = readLinkedIn('linkedin.zip', zipOf(linkedInTables))
const sampleContent = plantContent()
const sample = sampleFrom(sampleContent)

const path = temporaryFolder()
let root: string
beforeEach(() => {
  root = path('site')
  makeRepository(root, sampleContent)
})

/** What the files of the repository say. */
function contentOf(): ContentInput {
  const files = filesOf(root)
  const entries = (Object.keys(sampleContent) as (keyof ContentInput)[]).map((key) => [
    key,
    valueIn(files.get(contentFile(key)) ?? '', key),
  ])
  return Object.fromEntries(entries) as ContentInput
}

function setUp(imports = [resume, linkedIn], given: Given = {}): ContentInput {
  applyChanges(root, planSetup(root, contentOf(), sample, imports, given).changes)
  return contentOf()
}

test('several imports add up: jobs, projects and skills once each, told by the first that tells of it', () => {
  const { profile, experiences, featuredProjects, skillGroups, education } = setUp()
  expect(profile).toMatchObject({
    name: 'Ines Okafor',
    siteUrl: 'https://okafor.dev',
    email: 'ines@okafor.dev',
    interests: ['Developer experience', 'Sea swimming'],
  })
  // Links to code come first, as the first ones stand beside the name.
  expect(profile.links?.[0]).toBe('https://github.com/inesokafor')
  expect(experiences.map(({ id, startDate }) => [id, startDate])).toEqual([
    ['tidewater-systems', 'Mar 2021'],
    ['brightloom', 'Sep 2018'],
    ['northgate-school', 'Sep 2014'],
  ])
  expect(experiences[0]?.responsibilities).toHaveLength(3)
  expect(featuredProjects.map(({ title }) => title)).toEqual(['Ferry', 'Night Shift', 'Tide Table'])
  expect(featuredProjects[0]?.description).toBe(jsonResume.projects[0]?.description)
  expect(skillGroups.map(({ title }) => title)).toEqual(['Platform', 'Languages', 'Skills'])
  expect(skillGroups[1]?.skills).toEqual(['Go', 'TypeScript', 'Python'])
  expect(skillGroups[2]?.skills).toEqual(['Grafana', 'PostgreSQL', 'Public Speaking'])
  expect(education).toHaveLength(1)
})

test('nothing of the sample survives, no text and no picture; comments and pictures of the owner stay', () => {
  writeFileSync(join(root, 'content', 'images', 'own.png'), 'a picture of the owner’s')
  const content = setUp()
  expect(textsIn(content).filter(({ text }) => sample.says(text))).toEqual([])
  const pictures = [...filesOf(root).keys()].filter((file) => file.startsWith('content/images/'))
  expect(pictures.toSorted()).toEqual(['content/images/own.png', 'content/images/placeholders/portrait.svg'])
  expect(filesOf(root).get('content/profile.ts')).toContain('/** What profile is for. */')
})

test('answers go before imports', () => {
  const given = { name: 'I. Okafor', title: 'Engineer', brand: '#6d28d9', links: ['https://gitlab.com/ines'] }
  const { profile, theme } = setUp([resume], given)
  expect(profile).toMatchObject({ name: given.name, title: given.title })
  expect(profile.links?.[0]).toBe(given.links[0])
  expect(theme).toEqual({ brand: given.brand })
})

test('whoever takes a mail address or a link away when asked has none', () => {
  const given = { email: '', links: ['https://hachyderm.io/@ines'], isAllLinks: true }
  const { profile } = setUp([resume], given)
  expect(profile).not.toHaveProperty('email')
  expect(profile.links).toEqual(given.links)
})

test('what the owner has made their own since stays: words, pictures, order, entries that no source knows', () => {
  const content = setUp()
  expect(planSetup(root, content, sample, [resume, linkedIn], {}).changes.size).toBe(0)
  const [ferry, ...others] = content.featuredProjects
  if (!ferry) throw new Error('Ferry is missing.')
  const { portrait, ...profile } = content.profile
  const shot = { file: 'ferry/queue.png', alt: 'A queue of three changes.' }
  const own: ContentInput = {
    ...content,
    // Whoever took the portrait away gets no initials.
    profile: { ...profile, title: 'Engineer', status: 'Open to work' },
    featuredProjects: [
      ...others,
      { ...ferry, title: 'Ferry, renamed', description: 'In my words.', src: [shot] },
      { ...ferry, title: 'By hand', github_link: 'https://github.com/inesokafor/by-hand' },
    ],
    experiences: content.experiences.map((job) => ({ ...job, endDate: 'Jan 2024' })),
  }
  rmSync(root, { recursive: true })
  makeRepository(root, own)
  expect(setUp()).toEqual(own)
})

test('a project that nothing is known of is left out, one without an address leads to the owner’s code, both are said', () => {
  const [bare, dated] = [{ name: 'Bare' }, { name: 'Dated', description: 'It is.', startDate: '2020' }]
  const source = imported({ ...jsonResume, projects: [bare, dated] })
  const { notes, content } = planSetup(root, sampleContent, sample, [source], {})
  expect(notes).toContainEqual(expect.stringMatching(/"Bare" is left out: it has no description/))
  expect(notes).toContainEqual(expect.stringMatching(/"Dated" has no address of its code/))
  expect(content.featuredProjects[0]?.github_link).toBe('https://github.com/inesokafor')
})

test('six projects stand on the home page, the others among the older ones', () => {
  const projects = Array.from({ length: 8 }, (_, i) => ({
    ...jsonResume.projects[0],
    name: `P${i}`,
    url: '',
  }))
  const { featuredProjects, olderProjects } = setUp([imported({ ...jsonResume, projects })])
  expect([featuredProjects.length, ...olderProjects.map(({ title }) => title)]).toEqual([6, 'P6', 'P7'])
})

test.each<[string, object, Given, RegExp]>([
  ['nobody is named', { basics: { label: 'Engineer' } }, {}, /Nobody is named yet. Give --name/],
  [
    'an answer is not possible',
    jsonResume,
    { email: 'nobody' },
    /content\/profile\.ts, field email \("nobody"\)/,
  ],
  [
    'a job ends before it began',
    { ...jsonResume, work: [{ name: 'A', position: 'B', startDate: '2021', endDate: '2020' }] },
    {},
    /content\/experiences\.ts, entry 1 "A", field endDate/,
  ],
])('where %s it fails with its words, and nothing is written', (_, value, given, message) => {
  const before = filesOf(root)
  expect(() => setUp([imported(value)], given)).toThrow(message)
  expect(filesOf(root)).toEqual(before)
})
