import { validate } from '@jsonresume/schema'
import { jsonResume } from '@/app/resume.json/json-resume'
import { emptied, plantedContent, rawContent, readContent, siteFixture } from '../../support/content'

const faultsOf = (resume: unknown) =>
  new Promise((resolve) => validate(JSON.parse(JSON.stringify(resume)), resolve))

it('is valid by the official schema, which does find faults, also of a person with nothing but a name', async () => {
  const resume = jsonResume(plantedContent(), siteFixture)
  for (const valid of [resume, jsonResume(readContent(emptied), siteFixture)])
    expect(await faultsOf(valid)).toBeNull()
  expect(await faultsOf({ ...resume, basics: { email: 3 } })).not.toBeNull()
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
  const { work, projects, meta } = jsonResume(plantedContent({ talks: [] }), siteFixture)
  expect(work.map(({ name, startDate, endDate }) => [name, startDate, endDate])).toEqual([
    ['Company current', '2023-06', undefined],
    ['Company middle', '2022-07', '2022-12'],
    ['Company older', '2022-02', '2022-05'],
  ])
  expect(projects.map(({ name, startDate }) => [name, startDate])).toContainEqual(['Alder', '2024-02'])
  expect(meta.canonical).toBe('https://example.org/a/b/resume.json')
})
