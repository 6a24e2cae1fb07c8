import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plantContent } from '@/__tests__/support/content'
import { filesOf, makeRepository, sampleFrom, valueIn } from '@/__tests__/support/repository'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { type ContentInput, contentFile } from '@/content/schema/content'
import { applyChanges } from '@/scripts/commands/files'
import { ownContent } from '@/scripts/doctor/sample'
import { rootOf } from '@/scripts/setup/fields'
import { contentOf } from '@/scripts/setup/json-resume'
import { planSetup } from '@/scripts/setup/plan'
import { describeChanges, describeNotes } from '@/scripts/setup/report'
import type { ReadSource } from '@/scripts/setup/sources'

jest.mock('node:child_process', () => ({ spawnSync: () => ({ status: 1 }) }))

const path = temporaryFolder()
const sampleContent = plantContent()
const sample = sampleFrom(sampleContent)
let root: string

beforeEach(() => {
  root = path('site')
  makeRepository(root, sampleContent)
})

function sourceOf(resume: object, source = 'resume.json'): ReadSource {
  const place = rootOf(source)
  return { place, content: contentOf({ ...resume }, place), folder: '.' }
}

/** The content in the files of the repository. */
function contentNow(): ContentInput {
  const files = filesOf(root)
  const entries = (Object.keys(sampleContent) as (keyof ContentInput)[]).map((key) => [
    key,
    valueIn(files.get(contentFile(key)) ?? '', key),
  ])
  return Object.fromEntries(entries) as ContentInput
}

/** Runs setup. Returns the content, and the lines that the owner sees. */
function setUp(sources: ReadSource[], portrait?: Uint8Array) {
  const before = contentNow()
  const own = ownContent(before, sample, join(root, 'content/images'))
  const plan = planSetup(root, before, own, sample, sources, portrait)
  applyChanges(plan.changes, root)
  const notes = sources.flatMap(({ place }) => place.notes)
  const report = [...describeChanges(before, own, plan), ...describeNotes(notes, false)]
  return { content: contentNow(), report, plan }
}

function rewrite(file: string, change: (source: string) => string): void {
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')))
}

const job = { name: 'Quay', position: 'Developer', startDate: '2020-03', endDate: '2021-05' }
const resume: object = {
  basics: { name: 'Ada', summary: 'Hello.', profiles: [{ network: 'GitHub', username: 'ada' }] },
  work: [job, { ...job, startDate: '2020-09' }],
  projects: Array.from({ length: 7 }, (_, i) => ({ name: `Project ${i}` })),
  skills: [{ name: 'Web', keywords: ['CSS'] }, { name: 'Go' }, { name: 'Rust' }],
  languages: [{ language: 'English' }],
}

test('the sample goes, with its pictures, and the changes are shown by file and counts', () => {
  const { content, report } = setUp([sourceOf(resume)])
  expect(content).toMatchObject({
    profile: { name: 'Ada', intro: 'Hello.', links: ['https://github.com/ada'] },
    experiences: [{ company: 'Quay' }, { company: 'Quay' }],
    skillGroups: [
      { title: 'Web', skills: ['CSS'] },
      { title: 'Skills', skills: ['Go', 'Rust'] },
    ],
    education: [],
    slides: [],
    theme: sampleContent.theme,
  })
  expect([content.featuredProjects.length, content.olderProjects.length]).toEqual([6, 1])
  expect(JSON.stringify({ ...content, sortOptions: [] })).not.toContain('lanted')
  expect(report).toContain("content/experiences.ts: 2 added, the sample's removed")
  expect(report).toContain("content/education.ts: the sample's removed")
  expect(report.at(-1)).toMatch(/^content\/images: \d+ pictures of the sample removed$/)
})

test('a second run changes nothing, and entries of one source are never merged [O10]', () => {
  setUp([sourceOf(resume)])
  const files = filesOf(root)
  const { plan, report } = setUp([sourceOf(resume)])
  expect([plan.changes.size, report]).toEqual([0, []])
  expect(filesOf(root)).toEqual(files)
})

test("the owner's entries stay as and where they are; a known one is skipped and listed, a new one is added [O10]", () => {
  setUp([sourceOf(resume)])
  const own = { ...contentNow().experiences[0], title: 'Developer', summary: 'My words.' }
  rewrite('content/experiences.ts', () => `export const experiences = ${JSON.stringify([own])}`)
  const work = [
    { ...job, summary: 'Their words.', highlights: ['New'] },
    { ...job, startDate: '2022-01' },
  ]
  const { content, report } = setUp([sourceOf({ ...resume, work: work.map(({ endDate, ...rest }) => rest) })])
  expect(content.experiences).toEqual([
    own,
    { company: 'Quay', title: 'Developer', startDate: '2022-01', endDate: 'Present' },
  ])
  expect(report).toEqual([
    'content/experiences.ts: 1 added',
    'Not imported from resume.json:',
    '  experiences has this entry already, with other values: "Quay, Developer"',
  ])
})

test('the first source wins, and later ones fill empty fields [O10]', () => {
  const other = sourceOf(
    {
      basics: {
        name: 'Ada L.',
        email: 'ada@example.org',
        summary: 'Other.',
        profiles: [{ url: 'https://github.com/Ada/' }],
      },
      work: [
        { ...job, position: 'developer', startDate: '2020', location: 'Porto', highlights: ['Built'] },
        { name: 'Bay' },
      ],
      projects: [{ name: 'Project 0', description: 'Text.', startDate: '2019' }],
      skills: [{ name: 'css' }, { name: 'C' }],
      languages: [{ language: 'English', fluency: 'native' }],
    },
    'linkedin.zip',
  )
  const { content, report } = setUp([sourceOf(resume), other])
  expect(content).toMatchObject({
    profile: { name: 'Ada', email: 'ada@example.org', intro: 'Hello.', links: ['https://github.com/ada'] },
    experiences: [
      { title: 'Developer', startDate: '2020-03', location: 'Porto', responsibilities: ['Built'] },
      { startDate: '2020-09' },
      { company: 'Bay' },
    ],
    languages: [{ name: 'English', level: 'native' }],
  })
  expect(content.featuredProjects[0]).toEqual({ title: 'Project 0', description: 'Text.', createdAt: '2019' })
  expect(content.skillGroups.at(-1)).toEqual({ title: 'Skills', skills: ['Go', 'Rust', 'C'] })
  expect(report.slice(report.indexOf('Not imported from linkedin.zip:') + 1)).toEqual([
    '  experiences has this entry already, with other values: "Quay, developer"',
    '  profile.name has another value already: "Ada L."',
    '  profile.intro has another value already: "Other."',
  ])
})

test('a constant with a comment of the owner stays, and the message shows what to write', () => {
  rewrite('content/experiences.ts', (source) => source.replace('[{', '[/* mine */ {'))
  const { content, plan } = setUp([sourceOf(resume)])
  expect(content.experiences).toEqual(sampleContent.experiences)
  expect(content.profile.name).toBe('Ada')
  expect(plan.byHand).toEqual([
    {
      problem: expect.stringMatching(/^content\/experiences\.ts: .* by hand$/),
      parts: expect.stringMatching(/^\{\n {2}"company": "Quay"/),
    },
  ])
})

test('without a name nothing is planned', () => {
  expect(() => setUp([])).toThrow('Your name is missing. Pass --name')
})

test('a field of the sample that the owner may share stays once the person is the owner', () => {
  const { title, ...profile } = sampleContent.profile
  const images = join(root, 'content/images')
  const own = (content: object) =>
    ownContent({ ...sampleContent, profile: { name: 'Ada', ...content } }, sample, images).profile
  expect(own({ title })).toEqual({ name: 'Ada', title })
  expect(own({ title, intro: profile.intro })).toEqual({ name: 'Ada' })
})

test('two projects with one address, and one without a letter, are listed [G6]', () => {
  const projects = [{ name: 'Lamp' }, { name: 'LAMP!' }, { name: '★' }]
  const { content, report } = setUp([sourceOf({ ...resume, projects })])
  expect(content.featuredProjects).toEqual([{ title: 'Lamp' }])
  expect(report.slice(-2)).toEqual([
    '  projects[2] has a title without a letter or digit',
    '  projects has this entry already, with other values: "LAMP!"',
  ])
})

test("a portrait replaces the sample's picture, never a picture of the owner [O10]", () => {
  const { content } = setUp([sourceOf(resume)], Buffer.from('me'))
  expect(content.profile.portrait).toEqual({ file: 'portrait.webp', alt: 'Ada' })
  expect(filesOf(root).has('content/images/portrait.webp')).toBe(true)
  makeRepository(root, sampleContent)
  expect(() => setUp([sourceOf(resume)], Buffer.from('other'))).toThrow(/portrait\.webp would be replaced/)
})

test('pictures of projects become screenshots, and no file of the owner is replaced [O10]', () => {
  const file = (title: string) => join(root, `content/images/projects/${title}.webp`)
  const screenshots = (bytes: string) => ({
    ...sourceOf(resume),
    pictures: ['Project 0', 'Project 1'].map((title) => ({ title, alt: 'A map', bytes: Buffer.from(bytes) })),
  })
  mkdirSync(join(root, 'content/images/projects'))
  writeFileSync(file('project-1'), 'mine')
  const { content } = setUp([screenshots('new')])
  const [first, second, third] = content.featuredProjects
  expect(first?.src).toEqual([{ file: 'projects/project-0.webp', alt: 'A map' }])
  expect([second?.src?.length, third?.src]).toEqual([1, undefined])
  expect([0, 1].map((i) => readFileSync(file(`project-${i}`), 'utf8'))).toEqual(['new', 'mine'])
  expect(setUp([screenshots('newer')]).plan.changes.size).toBe(0)
})

test("notes share a line if only their number differs, and show no values in a workflow's public log [O10]", () => {
  const note = (path: string, value?: string) => ({ source: 'a.json', path, reason: 'is not a date', value })
  const notes = [
    note('work[0].endDate', 'heute'),
    note('work[12].endDate', 'x'),
    note('basics.a'),
    note('b[1].c', 'y'),
  ]
  expect(describeNotes(notes, false)).toEqual([
    'Not imported from a.json:',
    '  work[].endDate is not a date (2 times): "heute", "x"',
    '  basics.a is not a date',
    '  b[1].c is not a date: "y"',
  ])
  expect(describeNotes(notes, true).join()).not.toMatch(/heute|"/)
})
