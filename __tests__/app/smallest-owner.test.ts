import { vcard } from '@/app/contact.vcf/vcard'
import { homeMarkdown, projectsMarkdown } from '@/app/index.md/markdown'
import { llmsText } from '@/app/llms.txt/llms'
import { pageMetadata } from '@/app/page-metadata'
import { jsonResume } from '@/app/resume.json/json-resume'
import { resumeOf } from '@/app/resume.pdf/resume-model'
import { siteMap } from '@/app/sitemap.xml/site-map'
import { homeStructuredData, projectsStructuredData } from '@/app/structured-data'
import { intro } from '@/content/words'
import { emptied, readContent, siteFixture } from '../support/content'

const content = readContent(emptied)
/** Projects that have only a title, and jobs that have only a company or a title. */
const sparse = readContent((planted) => {
  emptied(planted)
  planted.featuredProjects = [{ title: 'Alder' }, { title: 'Beech', createdAt: '2024' }]
  planted.experiences = [{ company: 'Company alone' }, { title: 'Title alone', endDate: 'Present' }]
})
const extent = { projects: 2, told: 2, points: 1, names: 2 }

test('a title is enough for a project, and a company or a title for a job [D1a, D3]', () => {
  const markdown = [homeMarkdown, projectsMarkdown].map((make) => make(sparse, siteFixture)).join('\n')
  const resume = resumeOf(sparse, siteFixture, extent)
  const texts = [
    markdown,
    llmsText(sparse, siteFixture),
    vcard(sparse, siteFixture),
    JSON.stringify([resume, jsonResume(sparse, siteFixture)]),
    JSON.stringify([homeStructuredData, projectsStructuredData].map((make) => make(sparse, siteFixture))),
  ]
  for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|, ,|: \n|"(type|company)":""/)
  for (const name of ['Alder', 'Beech', 'Company alone', 'Title alone']) {
    expect(markdown).toContain(name)
    expect(JSON.stringify(resume)).toContain(name)
  }
  expect(markdown).toContain('\n\n2024\n')
  expect(markdown).not.toMatch(/GitHub/)
  expect(llmsText(sparse, siteFixture)).toContain(`${intro.now}: Title alone\n`)
})

test('no document of a person with only a name shows that something is missing [O2]', () => {
  const texts = [homeMarkdown, llmsText, vcard, siteMap].map((make) => make(content, siteFixture))
  const facts = [jsonResume, homeStructuredData, projectsStructuredData].map((make) =>
    make(content, siteFixture),
  )
  const written = [...texts, JSON.stringify([...facts, pageMetadata('home', content, siteFixture)])].join(
    '\n',
  )
  expect(written).not.toMatch(/undefined|null|NaN|mailto:|Present|worksFor|hasOccupation/)
})

test('Markdown of a person with only a name has no section headings [O2]', () => {
  expect(homeMarkdown(content, siteFixture).match(/^#.*$/gm)).toEqual(['# Planted Person'])
})

test('without projects nothing links to /projects, and it is not indexed [O2]', () => {
  for (const make of [siteMap, llmsText]) expect(make(content, siteFixture)).not.toContain('projects')
  expect(pageMetadata('projects', content, siteFixture).robots).toMatchObject({ index: false })
})
