import { vcard } from '@/app/contact.vcf/vcard'
import { homeMarkdown } from '@/app/index.md/markdown'
import { llmsText } from '@/app/llms.txt/llms'
import { pageMetadata } from '@/app/page-metadata'
import { jsonResume } from '@/app/resume.json/json-resume'
import { siteMap } from '@/app/sitemap.xml/site-map'
import { homeStructuredData, projectsStructuredData } from '@/app/structured-data'
import { emptied, readContent, siteFixture } from '../support/content'

const content = readContent(emptied)

it('O2 no text document of a person with nothing but a name says that something is missing', () => {
  const texts = [homeMarkdown, llmsText, vcard, siteMap].map((make) => make(content, siteFixture))
  const facts = [jsonResume, homeStructuredData, projectsStructuredData].map((make) =>
    make(content, siteFixture),
  )
  const said = [...texts, JSON.stringify([...facts, pageMetadata('home', content, siteFixture)])].join('\n')
  expect(said).not.toMatch(/undefined|null|NaN|mailto:|Present|worksFor|hasOccupation/)
})

it('O2 the Markdown then has the name and the documents, and no heading of a section', () => {
  expect(homeMarkdown(content, siteFixture).match(/^#.*$/gm)).toEqual(['# Planted Person'])
})

it('O2 nothing leads to a screen of projects without any', () => {
  for (const make of [siteMap, llmsText]) expect(make(content, siteFixture)).not.toContain('projects')
  expect(pageMetadata('projects', content, siteFixture).robots).toMatchObject({ index: false })
})
