/** @jest-environment node */
import { validate } from '@jsonresume/schema'
import { jsonResume } from '@/app/resume.json/json-resume'
import { plantedContent, rawContent } from '../../support/content'
import { siteFixture } from '../../support/site-fixture'

function faultsOf(resume: unknown): Promise<unknown> {
  return new Promise((resolve) => {
    validate(resume, (faults: unknown) => resolve(faults))
  })
}

describe('resume.json', () => {
  it('is valid by the official schema', async () => {
    const resume = JSON.parse(JSON.stringify(jsonResume(plantedContent(), siteFixture)))
    expect(await faultsOf(resume)).toBeNull()
  })

  it('is valid with nothing but a person, and the schema does find faults', async () => {
    const bare = plantedContent({ experiences: [], featuredProjects: [], olderProjects: [], slides: [] })
    const resume = JSON.parse(JSON.stringify(jsonResume(bare, siteFixture)))
    expect(await faultsOf(resume)).toBeNull()
    resume.basics.email = 3
    expect(await faultsOf(resume)).not.toBeNull()
  })

  it.each([
    ['https://example.com/100%', '100%'],
    ['https://example.com/J%F6rdis', 'J%F6rdis'],
    ['https://example.com/J%C3%B6rdis/', 'Jördis'],
  ])('names the member that the address %s names', (href, username) => {
    const content = plantedContent({ profile: { ...rawContent.profile, links: [href] } })
    expect(jsonResume(content, siteFixture).basics.profiles).toEqual([expect.objectContaining({ username })])
  })

  it('tells each job and project with its months, and no end for what goes on', () => {
    const content = plantedContent()
    const { work, projects, basics, meta } = jsonResume(content, siteFixture)
    expect(work.map((job) => [job.name, job.position])).toEqual(
      content.experiences.map((entry) => [entry.company, entry.title]),
    )
    for (const [i, entry] of content.experiences.entries()) {
      expect(work[i]?.startDate).toMatch(/^\d{4}-\d{2}$/)
      if (entry.endDate === 'Present') expect(work[i]?.endDate).toBeUndefined()
      else expect(work[i]?.endDate).toMatch(/^\d{4}-\d{2}$/)
    }
    expect(projects.map((project) => project.startDate)).toEqual(content.projects.map((p) => p.createdAt))
    expect(basics.url).toBe(siteFixture.url)
    expect(basics.profiles.map((profile) => profile.url)).toEqual(
      content.profile.links.map(({ href }) => href),
    )
    expect(meta.canonical).toBe('https://example.org/a/b/resume.json')
  })
})
