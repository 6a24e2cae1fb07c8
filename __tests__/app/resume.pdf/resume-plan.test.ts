/** @jest-environment node */
import { resumeOf } from '@/app/resume.pdf/resume-model'
import { planResume } from '@/app/resume.pdf/resume-plan'
import { plantedContent, rawContent } from '../../support/content-fixture'
import { siteFixture } from '../../support/site-fixture'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

// Pages are set for real, on machines that do other things too.
jest.setTimeout(120_000)

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
  {
    title: 'All',
    skills: Array.from({ length: count }, (_, i) => ({ name: `Skill number ${i}`, icon: 'c' as const })),
  },
]

const planOf = (more: Parameters<typeof plantedContent>[0]) => planResume(plantedContent(more), siteFixture)
const withPoints = (count: number) => ({
  experiences: [{ ...job, responsibilities: sentences(count) }, ...otherJobs],
})

describe('how much the resume tells', () => {
  it('takes two pages at most, also with an experience of twelve responsibilities', async () => {
    expect(await planOf(withPoints(12))).toMatchObject({ pages: 2, cut: [] })
  })

  it('O9 flows to a third page before it leaves out any work', async () => {
    const { pages, cut, note } = await planOf(withPoints(40))
    expect({ pages, cut, note }).toEqual({ pages: 3, cut: [], note: '' })
  })

  it('O9 leaves out the least recent points over the owner’s limit, and says which file is the longest', async () => {
    const { pages, cut, note } = await planOf(withPoints(90))
    expect(pages).toBe(3)
    expect(cut).toContain(otherJobs.at(-1)?.responsibilities.at(-1))
    expect(cut).not.toContain(sentences(1)[0])
    expect(note).toContain(
      `leaves out ${cut.length} of the least recent lines of your work to stay within 3 pages. Shorten content/experiences.ts, or set resumePages`,
    )
  })

  it('O9 leaves out projects before any entry of the work', async () => {
    const featuredProjects = rawContent.featuredProjects.map((project) => ({
      ...project,
      title: `${project.title} ${'and more '.repeat(100)}`,
    }))
    const { pages, cut, note } = await planOf({ profile: limited(1), ...none, featuredProjects })
    expect(pages).toBe(1)
    expect(cut).toContain(featuredProjects[0]?.title.trim())
    for (const { title } of rawContent.experiences) expect(cut).not.toContain(title)
    expect(note).toContain('all projects to stay within one page. Shorten content/experiences.ts,')
  })

  it('O9 without work it leaves out the projects, and names the skills as what to shorten', async () => {
    const { pages, note } = await planOf({
      profile: limited(1),
      skillGroups: skills(110),
      experiences: [],
      ...none,
    })
    expect(pages).toBe(1)
    expect(note).toContain('leaves out all projects to stay within one page. Shorten content/skills.ts,')
  })

  it('O9 names what to shorten: what there is none of is not among it', async () => {
    const experiences = Array.from({ length: 60 }, (_, i) => ({
      ...job,
      id: `company-${i}`,
      company: `Company ${i}`,
      responsibilities: [],
    }))
    const { note } = await planOf({
      profile: limited(1),
      ...none,
      experiences,
      featuredProjects: [],
      olderProjects: [],
    })
    expect(note).not.toContain('projects')
    expect(note).toContain('Shorten content/experiences.ts,')
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
    const [project] = rawContent.featuredProjects
    expect(told).toContain(project?.bulletpoints[0])
  })
})

describe('what the resume tells', () => {
  const extent = { projects: 2, told: 2, points: 1, names: 12 }
  const entriesOf = (more: Parameters<typeof plantedContent>[0]) =>
    resumeOf(plantedContent(more), siteFixture, extent).sections.flatMap((section) => section.entries)

  it('D7 a school alone keeps its link', () => {
    const education = [{ institution: 'TU Wien', degree: 'BSc', link: 'https://example.edu/' }]
    expect(entriesOf({ education }).flatMap(({ words }) => words.flat())).toContainEqual(
      expect.objectContaining({ text: 'TU Wien', url: 'https://example.edu/' }),
    )
  })

  it('D7 titles of entries are bold, linked or not; only entries of a few words share a line', () => {
    const event = 'the conference of people who repair the software of others'
    const entries = entriesOf({
      awards: [{ title: 'Planted prize', link: 'https://example.org/' }],
      talks: [{ title: 'Planted talk', event }],
      languages: [{ name: 'Greek' }, { name: 'Latin', level: 'Reading' }],
    })
    const roleOf = (title: string) =>
      entries.flatMap(({ words }) => words.flat()).find(({ text }) => text === title)?.role
    expect(['Planted prize', 'Planted talk'].map(roleOf)).toEqual(['strong', 'strong'])
    const lines = entries.map(({ words }) => words.flat().map(({ text }) => text))
    expect(lines).toContainEqual(['Greek', 'Latin (Reading)'])
  })
})
