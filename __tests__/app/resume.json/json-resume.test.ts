import { validate } from '@jsonresume/schema'
import { createJsonResume } from '@/app/resume.json/json-resume'
import { emptied, plantedContent, rawContent, readContent, siteFixture } from '../../support/content'

const faultsOf = (resume: unknown) =>
  new Promise((resolve) => validate(JSON.parse(JSON.stringify(resume)), resolve))

it('names its own address, and is valid by the official schema, which does find faults, also of a person with nothing but a name', async () => {
  const resume = createJsonResume(plantedContent(), siteFixture)
  for (const valid of [resume, createJsonResume(readContent(emptied), siteFixture)])
    expect(await faultsOf(valid)).toBeNull()
  expect(resume.meta.canonical).toBe('https://example.org/a/b/resume.json')
  expect(await faultsOf({ ...resume, basics: { email: 3 } })).not.toBeNull()
})

it.each([
  ['https://example.com/100%', '100%'],
  ['https://example.com/J%F6rdis', 'J%F6rdis'],
  ['https://example.com/J%C3%B6rdis/', 'Jördis'],
])('names the member that the address %s names', (href, username) => {
  const content = plantedContent({ profile: { ...rawContent.profile, links: [href] } })
  expect(createJsonResume(content, siteFixture).basics.profiles).toEqual([
    expect.objectContaining({ username }),
  ])
})
