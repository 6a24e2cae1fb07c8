import { validate } from '@jsonresume/schema'
import { emptied, plantedContent, rawContent, readContent, siteFixture } from '@/__tests__/support/content'
import { createJsonResume } from '@/app/resume.json/json-resume'

const findFaults = (resume: unknown) =>
  new Promise((resolve) => validate(JSON.parse(JSON.stringify(resume)), resolve))

test('resume.json contains its address and is valid by the official schema, even with only a name', async () => {
  const resume = createJsonResume(plantedContent(), siteFixture)
  for (const valid of [resume, createJsonResume(readContent(emptied), siteFixture)])
    expect(await findFaults(valid)).toBeNull()
  expect(resume.meta.canonical).toBe('https://example.org/a/b/resume.json')
  expect(await findFaults({ ...resume, basics: { email: 3 } })).not.toBeNull()
})

test.each([
  ['https://example.com/100%', '100%'],
  ['https://example.com/J%F6rdis', 'J%F6rdis'],
  ['https://example.com/J%C3%B6rdis/', 'Jördis'],
])('resume.json has the user name of the profile address %s', (href, username) => {
  const content = plantedContent({ profile: { ...rawContent.profile, links: [href] } })
  expect(createJsonResume(content, siteFixture).basics.profiles).toEqual([
    expect.objectContaining({ username }),
  ])
})
