import { plantContent, readContent } from '@/__tests__/support/content'
import { createVcard } from '@/app/contact.vcf/vcard'
import { createHomeMarkdown, createProjectsMarkdown } from '@/app/index.md/markdown'
import { createLlmsText } from '@/app/llms.txt/llms'
import { createManifest, createPageMetadata } from '@/app/page-metadata'
import { createJsonResume } from '@/app/resume.json/json-resume'
import { createResume } from '@/app/resume.pdf/resume-model'
import { createHomeGraph, createProjectsGraph } from '@/app/structured-data'
import type { Site } from '@/components/lib/addresses'

const content = readContent(plantContent)
const site: Site = { picture: () => undefined }

test('without an address of the site, previews and search engines get no address and no picture [O11]', () => {
  for (const screen of ['home', 'projects'] as const) {
    const { alternates, openGraph, metadataBase } = createPageMetadata(screen, content, site)
    expect(alternates?.canonical).toBeUndefined()
    expect(openGraph).toMatchObject({ url: undefined, images: [] })
    // Next would fall back to localhost.
    expect(metadataBase).toBeNull()
  }
})

test('without an address of the site, structured data names things by ids from the root [O11]', () => {
  const person = expect.objectContaining({ '@type': 'Person', '@id': '/#person', url: undefined })
  expect(createHomeGraph(content, site)['@graph']).toContainEqual(person)
  const graph = JSON.parse(JSON.stringify(createProjectsGraph(content, site)['@graph']))
  const [, page] = graph
  expect(page).toMatchObject({ '@id': '/projects#page', author: { '@id': '/#person' } })
  expect(page).not.toHaveProperty('url')
  for (const { item } of page.mainEntity.itemListElement) expect(item).not.toHaveProperty('url')
})

test('without an address of the site, documents link from the root [O11]', () => {
  expect(createHomeMarkdown(content, site)).toContain('](/resume.pdf)')
  expect(createProjectsMarkdown(content, site)).toMatch(/\]\(\/\).*\]\(\/projects\?project=/s)
  expect(createLlmsText(content, site)).toContain('](/index.md)')
  expect(createManifest(content, site)).toMatchObject({ start_url: '/', scope: '/' })
})

test('without an address of the site, files that are read elsewhere have no link to it [O11]', () => {
  const resume = createResume(content, site, { projects: 1, detailed: 1, points: 1, names: 5, details: 9 })
  const written = JSON.stringify([resume, createJsonResume(content, site), createVcard(content, site)])
  expect(written).not.toMatch(/localhost|undefined|"\/|URL:|PHOTO/)
  expect(createJsonResume(content, site)).toMatchObject({
    basics: { url: undefined },
    meta: { canonical: undefined },
  })
})
