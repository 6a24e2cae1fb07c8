import { writeFileSync } from 'node:fs'
import { validate } from '@jsonresume/schema'
import { emptied, plantedContent, rawContent, readContent, siteFixture } from '@/__tests__/support/content'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import type { Site } from '@/app/documents/addresses'
import { createJsonResume, toJson } from '@/app/documents/json-resume'
import { readOwnResume } from '@/app/documents/own-resume'
import { createResume, everything } from '@/app/documents/resume-model'
import { createProfileData, createProjectsData } from '@/app/documents/structured-data'

const content = plantedContent()
const nowhere: Site = { picture: () => undefined, preview: () => undefined }

/** Returns the documents as text, without the PDF. */
const write = (content: ReturnType<typeof plantedContent>, site: Site) =>
  [createJsonResume, createProfileData, createProjectsData]
    .map((create) => toJson(create(content, site)))
    .join()

test('the structured data of the home page describes the owner with current jobs, schools and languages', () => {
  const location = 'Porto, Portugal'
  const content = plantedContent({ profile: { ...rawContent.profile, location } })
  const { profile } = content
  expect(JSON.parse(toJson(createProfileData(content, siteFixture)))).toMatchObject({
    '@type': 'ProfilePage',
    dateModified: '2024-01-02',
    mainEntity: {
      '@type': 'Person',
      name: profile.name,
      jobTitle: profile.title,
      description: profile.intro,
      url: siteFixture.url,
      image: 'https://example.org/a/b/pictures/planted-portrait-png.jpg',
      homeLocation: { name: location },
      sameAs: profile.links.map(({ href }) => href),
      worksFor: [{ name: 'Company current', url: 'https://current.example.org/' }],
      alumniOf: [{ name: 'University of Tarn' }],
      knowsLanguage: ['Polish', 'English'],
    },
  })
})

test('a title is enough for a project, and a company or a title for a job [D1a, D3]', () => {
  const sparse = readContent((planted) => {
    emptied(planted)
    planted.featuredProjects = [{ title: 'Alder' }, { title: 'Beech', createdAt: '2024' }]
    planted.experiences = [{ company: 'Company alone' }, { title: 'Title alone', endDate: 'Present' }]
  })
  const texts = [write(sparse, siteFixture), JSON.stringify(createResume(sparse, siteFixture, everything))]
  for (const text of texts) {
    expect(text).not.toMatch(/undefined|null|NaN|, ,|"(type|company)":""/)
    for (const name of ['Alder', 'Beech', 'Company alone', 'Title alone']) expect(text).toContain(name)
  }
})

test('no document of a person with only a name shows that something is missing [O2]', () => {
  expect(write(readContent(emptied), siteFixture)).not.toMatch(
    /undefined|null|NaN|\[\]|mailto:|Present|worksFor/,
  )
})

test('without an address of the site, documents have no link to it [O11]', () => {
  const resume = JSON.stringify(createResume(content, nowhere, everything))
  expect(write(content, nowhere) + resume).not.toMatch(/localhost|undefined|"\//)
})

const findFaults = (resume: object) => new Promise((resolve) => validate(JSON.parse(toJson(resume)), resolve))

test('resume.json contains its address and is valid by the official schema, even with only a name', async () => {
  const resume = createJsonResume(content, siteFixture)
  for (const valid of [resume, createJsonResume(readContent(emptied), siteFixture)])
    expect(await findFaults(valid)).toBeNull()
  expect(resume.meta.canonical).toBe('https://example.org/a/b/resume.json')
  expect(await findFaults({ ...resume, basics: { email: 3 } })).not.toBeNull()
})

test.each([
  ['https://github.com/J%C3%B6rdis/', 'Jördis'],
  ['https://scholar.google.com/citations?user=vera', undefined],
  [{ network: 'website', href: 'https://example.com/blog' } as const, undefined],
])('resume.json has a user name only for an account of a network: %j, %s', (link, username) => {
  const content = plantedContent({ profile: { ...rawContent.profile, links: [link] } })
  expect(createJsonResume(content, siteFixture).basics.profiles).toEqual([
    expect.objectContaining({ username }),
  ])
})

test('resume.json does not claim that a school without an end is over [D3, D7]', () => {
  const ends = [undefined, 'Present', '2020']
  const education = ends.map((endDate) => ({ institution: 'School', startDate: '2018', endDate }))
  const resume = createJsonResume(plantedContent({ education }), siteFixture)
  expect(JSON.parse(toJson(resume)).education).toEqual([
    { institution: 'School', startDate: '2018', isCurrent: true },
    { institution: 'School', startDate: '2018', endDate: '2020' },
    { institution: 'School', startDate: '2018' },
  ])
})

test('resume.json has the owner’s other website as a profile, and as the web address of a site without one [O11]', () => {
  const href = 'https://ana.example.org/'
  const links = [{ href, network: 'website' as const }]
  const content = plantedContent({ profile: { ...rawContent.profile, links } })
  const withSite = createJsonResume(content, siteFixture).basics
  expect(withSite).toMatchObject({ url: siteFixture.url, profiles: [{ url: href }] })
  expect(createJsonResume(content, nowhere).basics).toMatchObject({ url: href, profiles: [] })
})

const path = temporaryFolder()

test('the owner’s PDF is published byte by byte, if there is one', () => {
  expect(readOwnResume(path('resume.pdf'))).toBeUndefined()
  const mine = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nstartxref\n9\n%%EOF\n'
  writeFileSync(path('resume.pdf'), mine)
  expect(String(Buffer.from(readOwnResume(path('resume.pdf')) ?? []))).toBe(mine)
})

test.each(['PK word document', '%PDF-1.4\n1 0 obj'])(
  'a file that is not a whole PDF stops the build with a fix: %j [O3]',
  (own) => {
    writeFileSync(path('resume.pdf'), own)
    expect(() => readOwnResume(path('resume.pdf'))).toThrow(
      'content/resume.pdf: is not a PDF, or is damaged. Save your resume as PDF again, or remove the file.',
    )
  },
)
