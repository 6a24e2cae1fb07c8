/** @jest-environment node */
import { validate } from '@jsonresume/schema'
import { jsonResume } from '@/components/documents/json-resume'
import { llmsText } from '@/components/documents/llms'
import { homeMarkdown } from '@/components/documents/markdown'
import { pageMetadata } from '@/components/documents/page-metadata'
import { resumeDocument } from '@/components/documents/resume-document'
import { siteMap } from '@/components/documents/sitemap'
import { socialCard } from '@/components/documents/social-card'
import { homeStructuredData, projectsStructuredData } from '@/components/documents/structured-data'
import { vcard } from '@/components/documents/vcard'
import { pdfText } from '@/scripts/check/pdf-text'
import { emptied, readContent } from '../../support/content'
import { siteFixture } from '../../support/site-fixture'

// Cards and a resume are drawn for real, on machines that do other things too.
jest.setTimeout(60_000)

const content = readContent(emptied)

describe('O2 of a person with nothing but a name', () => {
  it('no text document says that something is missing', () => {
    const texts = [
      homeMarkdown(content, siteFixture),
      llmsText(content, siteFixture),
      vcard(content, siteFixture),
      siteMap(content, siteFixture),
      JSON.stringify(jsonResume(content, siteFixture)),
      JSON.stringify(homeStructuredData(content, siteFixture)),
      JSON.stringify(projectsStructuredData(content, siteFixture)),
      JSON.stringify(pageMetadata('home', content, siteFixture)),
    ]
    for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|mailto:|Present/)
  })

  it('the Markdown has the name and the documents, and no heading of a section', () => {
    expect(homeMarkdown(content, siteFixture).match(/^#.*$/gm)).toEqual(['# Planted Person'])
  })

  it('nothing leads to a screen of projects without any', () => {
    expect(siteMap(content, siteFixture)).not.toContain('/projects')
    expect(llmsText(content, siteFixture)).not.toContain('projects')
    expect(pageMetadata('projects', content, siteFixture).robots).toMatchObject({ index: false })
  })

  it('resume.json is valid', async () => {
    const resume = JSON.parse(JSON.stringify(jsonResume(content, siteFixture)))
    expect(await new Promise((resolve) => validate(resume, resolve))).toBeNull()
  })

  it('the resume and the cards are made', async () => {
    const text = (await pdfText(await resumeDocument(content, siteFixture))).replace(/\s+/g, ' ')
    expect(text).toContain('Planted Person')
    expect(text).not.toMatch(/Mail|Skills|undefined/)
    for (const screen of ['home', 'projects'] as const)
      expect((await socialCard(screen, content, siteFixture)).length).toBeGreaterThan(1000)
  })
})
