/** @jest-environment node */
import { vcard } from '@/app/contact.vcf/vcard'
import { homeMarkdown } from '@/app/index.md/markdown'
import { llmsText } from '@/app/llms.txt/llms'
import { pageMetadata } from '@/app/page-metadata'
import { GET, generateStaticParams } from '@/app/pictures/[file]/route'
import { jsonResume } from '@/app/resume.json/json-resume'
import { siteMap } from '@/app/sitemap.xml/site-map'
import { homeStructuredData, projectsStructuredData } from '@/app/structured-data'
import { emptied, readContent } from '../support/content'
import { siteFixture } from '../support/site-fixture'

jest.mock('../../components/lib/made-pictures.json', () => ({}), { virtual: true })
jest.mock('@/content/site', () => ({
  content: { profile: {}, projects: [], experiences: [], slides: [] },
  imagesFolder: 'nowhere',
}))

const content = readContent(emptied)

describe('O2 of a person with nothing but a name', () => {
  it('no text document says that something is missing', () => {
    const texts = [homeMarkdown, llmsText, vcard, siteMap].map((make) => make(content, siteFixture))
    const facts = [jsonResume, homeStructuredData, projectsStructuredData].map((make) =>
      make(content, siteFixture),
    )
    const said = [...texts, JSON.stringify([...facts, pageMetadata('home', content, siteFixture)])].join('\n')
    expect(said).not.toMatch(/undefined|null|NaN|mailto:|Present|worksFor|hasOccupation/)
  })

  it('the Markdown has the name and the documents, and no heading of a section', () => {
    expect(homeMarkdown(content, siteFixture).match(/^#.*$/gm)).toEqual(['# Planted Person'])
  })

  it('nothing leads to a screen of projects without any', () => {
    for (const make of [siteMap, llmsText]) expect(make(content, siteFixture)).not.toContain('projects')
    expect(pageMetadata('projects', content, siteFixture).robots).toMatchObject({ index: false })
  })

  it('there is one empty drawing in the place of pictures, because an export refuses a route without files', async () => {
    const [params = { file: '' }, ...rest] = generateStaticParams()
    expect(rest).toEqual([])
    const answer = await GET(new Request('https://example.org'), { params: Promise.resolve(params) })
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(await answer.text()).toMatch(/^<svg [^>]*\/>$/)
  })
})
