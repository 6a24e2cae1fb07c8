import { emptied, readContent, siteFixture } from '@/__tests__/support/content'
import { createVcard } from '@/app/contact.vcf/vcard'
import { createHomeMarkdown, createProjectsMarkdown } from '@/app/index.md/markdown'
import { createLlmsText } from '@/app/llms.txt/llms'
import { createPageMetadata } from '@/app/page-metadata'
import { createJsonResume } from '@/app/resume.json/json-resume'
import { createResume } from '@/app/resume.pdf/resume-model'
import { createSitemap } from '@/app/sitemap.xml/site-map'
import { createHomeGraph, createProjectsGraph } from '@/app/structured-data'
import { intro } from '@/content/words'

const content = readContent(emptied)
/** Projects that have only a title, and jobs that have only a company or a title. */
const sparse = readContent((planted) => {
  emptied(planted)
  planted.featuredProjects = [{ title: 'Alder' }, { title: 'Beech', createdAt: '2024' }]
  planted.experiences = [{ company: 'Company alone' }, { title: 'Title alone', endDate: 'Present' }]
})
const extent = { projects: 2, detailed: 2, points: 1, names: 2, details: 9 }

test('a title is enough for a project, and a company or a title for a job [D1a, D3]', () => {
  const markdown = [createHomeMarkdown, createProjectsMarkdown]
    .map((make) => make(sparse, siteFixture))
    .join('\n')
  const resume = createResume(sparse, siteFixture, extent)
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
