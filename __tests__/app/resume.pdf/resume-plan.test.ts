/** @jest-environment node */
import { resumeOf } from '@/app/resume.pdf/resume-model'
import { planResume } from '@/app/resume.pdf/resume-plan'
import { plantedContent, rawContent } from '../../support/content'
import { siteFixture } from '../../support/site-fixture'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

// Pages are set for real, on machines that do other things too.
jest.setTimeout(120_000)

type Planted = Parameters<typeof plantedContent>[0]
const planOf = (more: Planted) => planResume(plantedContent(more), siteFixture)
const [job, ...otherJobs] = rawContent.experiences
const none = { certifications: [], awards: [], talks: [] }
const limited = (resumePages: number) => ({ ...rawContent.profile, resumePages })
const sentences = (count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `Result ${i + 1}: moved a part of the platform and measured that it became faster by ${i + 1}%.`,
  )
const skills = (count: number) => [
  { title: 'All', skills: Array.from({ length: count }, (_, i) => `Skill number ${i}`) },
]
/** The first job is the oldest one: its points give way first. */
const withPoints = (count: number) => ({
  experiences: [{ ...job, responsibilities: sentences(count) }, ...otherJobs],
})

describe('how much the resume tells', () => {
  it.each([
    [12, 2],
    [40, 3],
  ])('O9 %i points of work take %i pages, and nothing is left out', async (points, pages) => {
    expect(await planOf(withPoints(points))).toMatchObject({ pages, cut: [], note: '' })
  })

  it('O9 leaves out the least recent points over the limit', async () => {
    const { pages, cut, note } = await planOf(withPoints(90))
    expect(pages).toBe(3)
    expect(cut).toEqual(sentences(90).slice(-cut.length))
    expect(note).toBe(
      `resume.pdf leaves out ${cut.length} of the least recent lines of your work to stay within 3 pages. ` +
        'Shorten what content/ says, or set resumePages in content/profile.ts.',
    )
  })

  it('O9 leaves out projects before any entry of the work', async () => {
    const [project] = rawContent.featuredProjects
    const featuredProjects = Array.from({ length: 4 }, (_, i) => ({
      ...project,
      title: `Project ${i} ${'and more '.repeat(100)}`,
    }))
    const { pages, cut, note } = await planOf({ profile: limited(1), ...none, featuredProjects })
    expect(pages).toBe(1)
    expect(cut).toContain(featuredProjects[0]?.title.trim())
    for (const { title } of rawContent.experiences) expect(cut).not.toContain(title)
    expect(note).toContain('all projects to stay within one page.')
  })

  it('O9 does not speak of projects where there are none', async () => {
    const experiences = Array.from({ length: 60 }, (_, i) => ({
      ...job,
      id: `job-${i}`,
      responsibilities: [],
    }))
    const { note } = await planOf({
      profile: limited(1),
      ...none,
      experiences,
      featuredProjects: [],
      olderProjects: [],
    })
    expect(note).toMatch(/leaves out \d+ of the least recent lines of your work to stay within one page/)
  })

  it.each([1, 5])('O9 keeps to a limit of %i pages where the owner sets it', async (resumePages) => {
    const experiences = [{ ...job, responsibilities: sentences(120) }]
    expect((await planOf({ profile: limited(resumePages), ...none, experiences })).pages).toBe(resumePages)
  })

  it('O9 never stops: what is too long without any work takes the pages it needs, and fills them', async () => {
    const { resume, pages, note } = await planOf({ skillGroups: skills(700), experiences: [] })
    expect(pages).toBeGreaterThan(3)
    expect(note).toContain(`resume.pdf takes ${pages} pages, more than the 3 it is allowed`)
    const told = resume.sections.flatMap(({ entries }) => entries.flatMap(({ points }) => points))
    expect(told).toContain(rawContent.featuredProjects[0]?.bulletpoints[0])
  })
})

it('D7 titles of entries are bold and keep their links; only entries of a few words share a line', () => {
  const content = plantedContent({
    education: [{ institution: 'TU Wien', degree: 'BSc', link: 'https://example.edu/' }],
    awards: [{ title: 'Planted prize', link: 'https://example.org/' }],
    talks: [{ title: 'Planted talk', event: 'the conference of people who repair the software of others' }],
    languages: [{ name: 'Greek' }, { name: 'Latin', level: 'Reading' }],
  })
  const { sections } = resumeOf(content, siteFixture, { projects: 2, told: 2, points: 1, names: 12 })
  const lines = sections.flatMap(({ entries }) => entries.map(({ words }) => words.flat()))
  expect(lines.flat()).toEqual(
    expect.arrayContaining([
      { role: 'link', text: 'TU Wien', url: 'https://example.edu/' },
      { role: 'strong', text: 'Planted prize', url: 'https://example.org/' },
      { role: 'strong', text: 'Planted talk' },
    ]),
  )
  expect(lines.map((line) => line.map(({ text }) => text))).toContainEqual(['Greek', 'Latin (Reading)'])
})
