/** @jest-environment node */

import { planResume, resumeDocument } from '@/components/documents/resume-document'
import { blocksOf } from '@/components/documents/resume-layout'
import type { ResumeEntry } from '@/components/documents/resume-model'
import { paginate } from '@/components/documents/resume-pages'
import { MARGIN, SHEET } from '@/components/documents/resume-style'
import { fixed } from '@/components/documents/sourced-text'
import { linesHeight, lineWidth } from '@/components/documents/text-lines'
import { dateRange } from '@/components/lib/date-range'
import { language } from '@/content/words'
import { pdfText } from '@/scripts/check/pdf-text'
import { plantedContent, rawContent } from '../../support/content-fixture'
import { siteFixture } from '../../support/site-fixture'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

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
    const text = flat(await pdfText(await resumeDocument(content, siteFixture)))
    const expected = [
      content.profile.name,
      rawContent.profile.title,
      rawContent.profile.email,
      ...content.experiences.flatMap((entry) => [
        // Words of their own, which a reader must not join.
        ` ${dateRange(entry.startDate, entry.endDate)} ${entry.title}`,
        entry.company,
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
      `/Lang (${language.lang})`,
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
    expect(raw(first).match(/D:\d{4}/g)).not.toContain('D:2031')
  })

  it('takes two pages at most, also with an experience of twelve responsibilities', async () => {
    const content = planted(Array.from({ length: 12 }, (_, i) => sentence(i + 1)))
    const bytes = await resumeDocument(content, siteFixture)
    expect(pagesOf(bytes)).toBe(2)
    const text = flat(await pdfText(bytes))
    for (let i = 1; i <= 12; i++) expect(text).toContain(sentence(i))
  })

  it('O9 flows to a third page before it leaves out any work', async () => {
    const points = Array.from({ length: 40 }, (_, i) => sentence(i + 1))
    const bytes = await resumeDocument(planted(points), siteFixture)
    expect(pagesOf(bytes)).toBe(3)
    const text = flat(await pdfText(bytes))
    expect(points.filter((point) => !text.includes(point))).toEqual([])
    const { cut, note } = planResume(planted(points), siteFixture)
    expect({ cut, note }).toEqual({ cut: [], note: undefined })
  })

  it('O9 leaves out the least recent points over the owner’s limit, and says which list is the longest', () => {
    const content = planted(Array.from({ length: 90 }, (_, i) => sentence(i + 1)))
    const { pages, cut, note } = planResume(content, siteFixture)
    expect(pages).toHaveLength(3)
    expect(cut).toContain(otherJobs.at(-1)?.responsibilities.at(-1))
    expect(cut).not.toContain(sentence(1))
    expect(note).toContain(
      `leaves out the ${cut.length} least recent lines of your work to stay within 3 pages`,
    )
    expect(note).toContain(
      `content/experiences.ts, entry "${job.company}", field responsibilities (90 points`,
    )
  })

  it('O9 leaves out projects before any entry of the work', () => {
    const content = plantedContent({
      profile: { ...rawContent.profile, resumePages: 1 },
      certifications: [],
      awards: [],
      talks: [],
      featuredProjects: rawContent.featuredProjects.map((project) => ({
        ...project,
        title: `${project.title} ${'and more '.repeat(100)}`,
      })),
    })
    const { pages, cut, note } = planResume(content, siteFixture)
    expect(pages).toHaveLength(1)
    expect(cut).toContain(content.featuredProjects[0]?.title)
    for (const { title } of content.experiences) expect(cut).not.toContain(title)
    expect(note).toContain('all projects to stay within one page. The longest list is content/experiences.ts')
  })

  it('O9 without work it leaves out the projects, and names the skills as what to shorten', () => {
    const skills = Array.from({ length: 110 }, (_, i) => ({ name: `Skill number ${i}`, icon: 'c' as const }))
    const content = plantedContent({
      profile: { ...rawContent.profile, resumePages: 1 },
      skillGroups: [{ title: 'All', skills }],
      ...{ experiences: [], certifications: [], awards: [], talks: [] },
    })
    const { pages, note } = planResume(content, siteFixture)
    expect(pages).toHaveLength(1)
    expect(note).toContain('leaves out all projects to stay within one page. Shorten content/skills.ts,')
  })

  it('dates on two lines reach down beside the first point, and the next entry keeps clear of them', () => {
    const entry = (points: string[]): ResumeEntry => ({
      aside: fixed('from the autumn of 2019 to the spring of 2021'),
      kind: 'heading',
      words: [{ ...fixed('Title'), role: 'strong' }],
      points: points.map(fixed),
    })
    const { resume } = planResume(plantedContent(), siteFixture)
    const entries = [entry(['A point']), entry([]), entry(['A point', 'Another'])]
    const [page] = paginate(blocksOf({ ...resume, sections: [{ title: fixed('Work'), entries }] }))
    const headings = page?.filter(({ block }) => block.kind === 'heading') ?? []
    const [first, second, third] = headings.map(({ block, top }) => ({
      top,
      point: page?.find((one) => one.block.kind === 'point' && one.top > top)?.top ?? 0,
      end: top + linesHeight(block.aside),
    }))
    expect(first?.point).toBeLessThan(first?.end ?? 0)
    expect(second?.top).toBeGreaterThan(first?.end ?? 0)
    expect(third?.top).toBeGreaterThan(second?.end ?? 0)
  })

  it('O9 with nothing but projects tells as many of them as there is room for', () => {
    const [project] = rawContent.featuredProjects
    const content = plantedContent({
      featuredProjects: Array.from({ length: 70 }, (_, i) => ({ ...project, title: `Project ${i}` })),
      ...{ olderProjects: [], experiences: [], certifications: [], awards: [], talks: [] },
    })
    const { pages } = planResume(content, siteFixture)
    expect(pages).toHaveLength(2)
    const [, last = []] = pages
    const end = Math.max(...last.map(({ block, top }) => top + block.height))
    expect(end).toBeGreaterThan(SHEET[1] / 2)
  })

  it('O9 names what to shorten: what there is none of is not among it', () => {
    const one = { ...rawContent.profile, resumePages: 1 }
    const jobs = Array.from({ length: 60 }, (_, i) => ({
      ...job,
      id: `company-${i}`,
      company: `Company ${i}`,
      responsibilities: [],
    }))
    const rest = { certifications: [], awards: [], talks: [] }
    const noteOf = (more: Parameters<typeof plantedContent>[0]) =>
      planResume(plantedContent({ profile: one, ...rest, ...more }), siteFixture).note
    const withoutProjects = noteOf({ experiences: jobs, featuredProjects: [], olderProjects: [] })
    expect(withoutProjects).not.toContain('projects')
    expect(withoutProjects).toContain('Shorten content/experiences.ts,')
    const talks = Array.from({ length: 150 }, (_, i) => ({
      title: `Talk ${i}`,
      event: 'A day',
      date: '2024',
    }))
    expect(noteOf({ talks, experiences: [], skillGroups: [] })).toContain('Shorten content/talks.ts,')
  })

  it.each([1, 5])('O9 keeps to a limit of %i pages where the owner sets it', (resumePages) => {
    const content = plantedContent({
      profile: { ...rawContent.profile, resumePages },
      certifications: [],
      awards: [],
      talks: [],
      experiences: [{ ...job, responsibilities: Array.from({ length: 120 }, (_, i) => sentence(i + 1)) }],
    })
    expect(planResume(content, siteFixture).pages).toHaveLength(resumePages)
  })

  it('O9 never stops: what is too long without any work takes the pages it needs', () => {
    const skills = Array.from({ length: 700 }, (_, i) => ({ name: `Skill number ${i}`, icon: 'c' as const }))
    const content = plantedContent({ skillGroups: [{ title: 'All', skills }], experiences: [] })
    const { resume, pages, note } = planResume(content, siteFixture)
    expect(pages.length).toBeGreaterThan(3)
    expect(note).toContain(`resume.pdf takes ${pages.length} pages, more than the 3 it is allowed`)
    const lowest = pages.flat().map(({ block, top }) => top + block.height)
    expect(Math.max(...lowest)).toBeLessThan(SHEET[1])
    // Pages that are needed anyhow are filled, as those within the limit are.
    const [project] = content.featuredProjects
    const told = resume.sections.flatMap(({ entries }) => entries.flatMap(({ points }) => points))
    expect(told).toContainEqual(expect.objectContaining({ text: project?.bulletpoints[0] }))
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
    expect(await pdfText(bytes)).toContain(name)
    expect(pagesOf(bytes)).toBe(1)
  })

  it('the labels of contacts keep clear of their addresses, however long they are', () => {
    const lines = (links: { href: string; label: string }[]) => {
      const content = plantedContent({ profile: { ...rawContent.profile, links } })
      const [page] = planResume(content, siteFixture).pages
      return page?.flatMap(({ block }) => (block.kind === 'contacts' ? block.lines : [])) ?? []
    }
    for (const label of ['Stack Overflow', 'Photographs of railway stations']) {
      const links = [
        { href: 'https://example.com/one', label: 'One' },
        { href: 'https://example.com/two', label },
      ]
      for (const line of lines(links)) {
        for (const [i, piece] of line.entries()) {
          const before = line[i - 1]
          if (before) expect(piece.x).toBeGreaterThanOrEqual(before.x + before.width - 0.01)
        }
      }
    }
  })

  it('D7 a school alone keeps its link', () => {
    const content = plantedContent({
      education: [{ institution: 'TU Wien', degree: 'BSc', link: 'https://example.edu/' }],
    })
    const { resume } = planResume(content, siteFixture)
    const words = resume.sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.words))
    expect(words).toContainEqual(expect.objectContaining({ text: 'TU Wien', url: 'https://example.edu/' }))
  })

  it('D7 titles of entries are bold, linked or not; only entries of a few words share a line', () => {
    const event = 'the conference of people who repair the software of others'
    const content = plantedContent({
      awards: [{ title: 'Planted prize', link: 'https://example.org/' }],
      talks: [
        { title: 'Planted talk', event },
        { title: 'Planted workshop', event },
      ],
      languages: [{ name: 'Greek' }, { name: 'Latin', level: 'Reading' }],
    })
    const { resume } = planResume(content, siteFixture)
    const entries = resume.sections.flatMap((section) => section.entries)
    const roleOf = (title: string) =>
      entries.flatMap(({ words }) => words).find(({ text }) => text === title)?.role
    expect(['Planted prize', 'Planted talk', 'Planted workshop'].map(roleOf)).toEqual(
      Array.from({ length: 3 }, () => 'strong'),
    )
    const lines = entries.map(({ words }) => words.map(({ text }) => text).join(''))
    expect(lines).toContain('Greek, Latin (Reading)')
  })

  it('O6 leaves out what no font has, with the commas around it', async () => {
    const content = plantedContent({
      profile: { ...rawContent.profile, name: '王小明', intro: 'Quick 🚀 and careful 👩🏽‍💻.' },
      experiences: [
        { ...job, title: '工程师' },
        { ...job, id: 'unseen', title: 'Gardener', company: '株式会社' },
      ],
      skillGroups: [
        {
          title: 'Tools',
          skills: ['Spades', '株', 'Rakes', '式'].map((name) => ({ name, icon: 'c' as const })),
        },
      ],
    })
    const text = flat(await pdfText(await resumeDocument(content, siteFixture)))
    expect(text).toContain('Quick and careful. ')
    expect(text).toContain(` ${dateRange(job.startDate, job.endDate)} `)
    expect(text).not.toMatch(/, (Brightwell|,)/)
    expect(text).toMatch(/Gardener(?!,)/)
    expect(text).not.toContain('Gardener,')
    expect(text).toMatch(/Spades, Rakes(?!,)/)
    expect(text).not.toContain('\uFFFD')
  })

  it.each([
    'Ἀθηνᾶ Παπαδοπούλου',
    'Дмитрий Ёлкин',
    'נועה ורדל',
    'ليلى حداد',
    'Nguyễn Thị Bảo Ngọc',
    'Łukasz Őry',
    'İnci Işık',
  ])('O6 says the name %s', async (name) => {
    const content = plantedContent({ profile: { ...rawContent.profile, name } })
    const text = flat(await pdfText(await resumeDocument(content, siteFixture)))
    expect(text).toContain(name.normalize('NFC'))
  })

  it('O6 is turned around where its sentence runs from right to left', () => {
    const hebrew = plantedContent({
      profile: { ...rawContent.profile, name: 'נועה', intro: 'אני בונה מוצרים מהירים' },
    })
    const [page] = planResume(hebrew, siteFixture).pages
    const blocks = page?.map(({ block }) => block) ?? []
    const heading = blocks.find(({ kind }) => kind === 'heading')
    expect(heading && heading.asideLeft > heading.left).toBe(true)
    const name = blocks.find(({ kind }) => kind === 'name')
    expect((name?.left ?? 0) + lineWidth(name?.lines[0])).toBeCloseTo(SHEET[0] - MARGIN.right)
  })

  it('keeps hostile names out of the document facts’ markup', async () => {
    const content = plantedContent({ profile: { ...rawContent.profile, name: 'A <b> & "C" (D\\)' } })
    const bytes = await resumeDocument(content, siteFixture)
    expect(raw(bytes).match(/<rdf:li>A.*/)?.[0]).toBe('<rdf:li>A &lt;b&gt; &amp; "C" (D\\)</rdf:li>')
    expect(await pdfText(bytes)).toContain('A <b> & "C" (D\\)')
  })
})
