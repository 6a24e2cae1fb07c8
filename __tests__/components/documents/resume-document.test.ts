/** @jest-environment node */
import { resumeDocument } from '@/components/documents/resume-document'
import { pdfText } from '@/scripts/check/pdf-text'
import { plantedContent, rawContent } from '../../support/content-fixture'
import { siteFixture } from '../../support/site-fixture'

const [job, ...otherJobs] = rawContent.experiences

const planted = (responsibilities: string[]) =>
  plantedContent({ experiences: [{ ...job, responsibilities }, ...otherJobs] })
const sentence = (i: number) =>
  `Result ${i}: moved a part of the platform and measured that it became faster by ${i}%.`
const raw = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const flat = (text: string) => text.replace(/\s+/g, ' ')
const pagesOf = (bytes: Uint8Array) => raw(bytes).match(/\/Type \/Page\n/g)?.length

// Fonts are read and pages set for real, on machines that do other things too.
jest.setTimeout(60_000)

describe('resume.pdf', () => {
  it('tells name, title, contacts, work, skills and projects in reading order', async () => {
    const content = plantedContent()
    const text = flat(pdfText(await resumeDocument(content, siteFixture)))
    const expected = [
      content.profile.name,
      content.profile.title,
      content.profile.email,
      ...content.experiences.flatMap((entry) => [
        entry.title,
        entry.company,
        `${entry.startDate} – ${entry.endDate}`,
        ...entry.responsibilities,
      ]),
      ...content.skillGroups.flatMap((group) => group.skills.map((skill) => skill.name)),
      ...content.projects.map((project) => project.title),
    ]
    let at = 0
    for (const words of expected) {
      const found = text.indexOf(flat(words), at)
      expect({ words, isInOrder: found >= at }).toEqual({ words, isInOrder: true })
      at = found
    }
  })

  it('is tagged, titled, in a language, with bookmarks, links and embedded fonts', async () => {
    const content = plantedContent({ profile: { ...rawContent.profile, name: 'Ada Plain' } })
    const pdf = raw(await resumeDocument(content, siteFixture))
    const tags = ['Document', 'Sect', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link']
    const expected = [
      '/Marked true',
      '/Lang (en)',
      '/DisplayDocTitle true',
      '<pdfuaid:part>1</pdfuaid:part>',
      `<rdf:li>${content.profile.name}</rdf:li>`,
      '/Outlines ',
      `/Title (${content.profile.name})`,
      `/URI (mailto:${content.profile.email})`,
      ...tags.map((tag) => `/S /${tag}\n`),
    ]
    expect(expected.filter((part) => !pdf.includes(part))).toEqual([])
    expect(pdf.match(/\/Type \/FontDescriptor/g)?.length).toBe(pdf.match(/\/FontFile2 /g)?.length)
    expect(pdf.includes('Helvetica')).toBe(false)
  })

  it('gives the same bytes twice, dated by the content and not by today', async () => {
    jest.useFakeTimers({ now: new Date('2031-01-01'), doNotFake: ['nextTick', 'setImmediate'] })
    const first = await resumeDocument(plantedContent(), siteFixture)
    jest.setSystemTime(new Date('2044-04-04'))
    const second = await resumeDocument(plantedContent(), siteFixture)
    jest.useRealTimers()
    expect(Buffer.compare(first, second)).toBe(0)
    expect(raw(first).includes('2031')).toBe(false)
  })

  it('takes two pages at most, also with an experience of twelve responsibilities', async () => {
    const content = planted(Array.from({ length: 12 }, (_, i) => sentence(i + 1)))
    const bytes = await resumeDocument(content, siteFixture)
    expect(pagesOf(bytes)).toBe(2)
    for (let i = 1; i <= 12; i++) expect(flat(pdfText(bytes))).toContain(sentence(i))
  })

  it('names the longest list when it would need a third page', async () => {
    const content = planted(Array.from({ length: 90 }, (_, i) => sentence(i + 1)))
    await expect(resumeDocument(content, siteFixture)).rejects.toThrow(
      `content/experiences.ts, entry "${job.company}", field responsibilities`,
    )
  })

  it('writes Latin with diacritics, composed or not, and ends on one page with little to tell', async () => {
    const name = 'Žofie Dvořáková-Łęcka Nguyễn'
    const content = plantedContent({
      profile: { ...rawContent.profile, name: name.normalize('NFD') },
      experiences: [],
      olderProjects: [],
      featuredProjects: rawContent.featuredProjects.slice(0, 1),
    })
    const bytes = await resumeDocument(content, siteFixture)
    expect(pdfText(bytes)).toContain(name)
    expect(pagesOf(bytes)).toBe(1)
  })

  it('stops on a character without a glyph with file, field and character', async () => {
    const content = plantedContent({ experiences: [{ ...job, title: 'Engineer 漢' }] })
    await expect(resumeDocument(content, siteFixture)).rejects.toThrow(
      `content/experiences.ts, entry "${job.company}", field title: the character "漢" (U+6F22)`,
    )
  })

  it('keeps hostile names out of the document facts’ markup', async () => {
    const content = plantedContent({ profile: { ...rawContent.profile, name: 'A <b> & "C" (D\\)' } })
    const bytes = await resumeDocument(content, siteFixture)
    expect(raw(bytes).match(/<rdf:li>A.*/)?.[0]).toBe('<rdf:li>A &lt;b&gt; &amp; "C" (D\\)</rdf:li>')
    expect(pdfText(bytes)).toContain('A <b> & "C" (D\\)')
  })
})
