import { emptied, plantedContent, readContent, siteFixture, wholeExtent } from '@/__tests__/support/content'
import { createVcard } from '@/app/contact.vcf/vcard'
import { createHomeMarkdown, createProjectsMarkdown } from '@/app/index.md/markdown'
import { createLlmsText } from '@/app/llms.txt/llms'
import { createManifest, createPageMetadata } from '@/app/page-metadata'
import { createJsonResume } from '@/app/resume.json/json-resume'
import { createResume } from '@/app/resume.pdf/resume-model'
import { createSitemap } from '@/app/sitemap.xml/site-map'
import { createHomeGraph, createProjectsGraph } from '@/app/structured-data'
import type { Site } from '@/components/lib/addresses'
import { intro } from '@/content/words'

const content = readContent(emptied)
/** Projects that have only a title, and jobs that have only a company or a title. */
const sparse = readContent((planted) => {
  emptied(planted)
  planted.featuredProjects = [{ title: 'Alder' }, { title: 'Beech', createdAt: '2024' }]
  planted.experiences = [{ company: 'Company alone' }, { title: 'Title alone', endDate: 'Present' }]
})

test('a title is enough for a project, and a company or a title for a job [D1a, D3]', () => {
  const markdown = [createHomeMarkdown, createProjectsMarkdown]
    .map((make) => make(sparse, siteFixture))
    .join('\n')
  const resume = createResume(sparse, siteFixture, wholeExtent)
  const texts = [
    markdown,
    createLlmsText(sparse, siteFixture),
    createVcard(sparse, siteFixture),
    JSON.stringify([resume, createJsonResume(sparse, siteFixture)]),
    JSON.stringify([createHomeGraph, createProjectsGraph].map((make) => make(sparse, siteFixture))),
  ]
  for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|, ,|: \n|"(type|company)":""/)
  for (const name of ['Alder', 'Beech', 'Company alone', 'Title alone']) {
    expect(markdown).toContain(name)
    expect(JSON.stringify(resume)).toContain(name)
  }
  expect(markdown).toContain('\n\n2024\n')
  expect(markdown).not.toMatch(/GitHub/)
  expect(createLlmsText(sparse, siteFixture)).toContain(`${intro.now}: Title alone\n`)
})

test('no document of a person with only a name shows that something is missing [O2]', () => {
  const texts = [createHomeMarkdown, createLlmsText, createVcard, createSitemap].map((make) =>
    make(content, siteFixture),
  )
  const facts = [createJsonResume, createHomeGraph, createProjectsGraph].map((make) =>
    make(content, siteFixture),
  )
  const written = [
    ...texts,
    JSON.stringify([...facts, createPageMetadata('home', content, siteFixture)]),
  ].join('\n')
  expect(written).not.toMatch(/undefined|null|NaN|mailto:|Present|worksFor|hasOccupation/)
})

test('Markdown of a person with only a name has no section headings [O2]', () => {
  expect(createHomeMarkdown(content, siteFixture).match(/^#.*$/gm)).toEqual(['# Planted Person'])
})

test('without projects nothing links to /projects, and it is not indexed [O2]', () => {
  for (const make of [createSitemap, createLlmsText])
    expect(make(content, siteFixture)).not.toContain('projects')
  expect(createPageMetadata('projects', content, siteFixture).robots).toMatchObject({ index: false })
})

const whole = plantedContent()
const nowhere: Site = { picture: () => undefined }

test('without an address of the site, previews and search engines get no address and no picture [O11]', () => {
  for (const screen of ['home', 'projects'] as const) {
    const { alternates, openGraph, metadataBase } = createPageMetadata(screen, whole, nowhere)
    expect(alternates?.canonical).toBeUndefined()
    expect(openGraph).toMatchObject({ url: undefined, images: [] })
    // Next would fall back to localhost.
    expect(metadataBase).toBeNull()
  }
})

test('without an address of the site, structured data names things by ids from the root [O11]', () => {
  const person = expect.objectContaining({ '@type': 'Person', '@id': '/#person', url: undefined })
  expect(createHomeGraph(whole, nowhere)['@graph']).toContainEqual(person)
  const graph = JSON.parse(JSON.stringify(createProjectsGraph(whole, nowhere)['@graph']))
  const [, page] = graph
  expect(page).toMatchObject({ '@id': '/projects#page', author: { '@id': '/#person' } })
  expect(page).not.toHaveProperty('url')
  for (const { item } of page.mainEntity.itemListElement) expect(item).not.toHaveProperty('url')
})

test('without an address of the site, documents link from the root [O11]', () => {
  expect(createHomeMarkdown(whole, nowhere)).toContain('](/resume.pdf)')
  expect(createProjectsMarkdown(whole, nowhere)).toMatch(/\]\(\/\).*\]\(\/projects\?project=/s)
  expect(createLlmsText(whole, nowhere)).toContain('](/index.md)')
  expect(createManifest(whole, nowhere)).toMatchObject({ start_url: '/', scope: '/' })
})

test('without an address of the site, files that are read elsewhere have no link to it [O11]', () => {
  const resume = createResume(whole, nowhere, wholeExtent)
  const written = JSON.stringify([resume, createJsonResume(whole, nowhere), createVcard(whole, nowhere)])
  expect(written).not.toMatch(/localhost|undefined|"\/|URL:(?!https:\/\/planted\.example\.net)|PHOTO/)
  expect(createJsonResume(whole, nowhere)).toMatchObject({
    basics: { url: undefined },
    meta: { canonical: undefined },
  })
})
