/** @jest-environment node */
import { resumeDocument } from '@/app/resume.pdf/resume-file'
import { dateRange } from '@/components/lib/dates'
import { language } from '@/content/words'
import { pdfText } from '@/scripts/check/pdf-text'
import { plantedContent, rawContent } from '../../support/content'
import { everyLetter } from '../../support/every-letter'
import { siteFixture } from '../../support/site-fixture'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

// The typesetter is started and pages are set for real, on machines that do other things too.
jest.setTimeout(120_000)

const [job] = rawContent.experiences
const { profile } = rawContent
const raw = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** The text of a resume as recruiting systems read it. */
async function textOf(more: Parameters<typeof plantedContent>[0]): Promise<string> {
  const text = await pdfText(await resumeDocument(plantedContent(more), siteFixture))
  return text.replace(/\s+/g, ' ')
}

const withPoints = (responsibilities: readonly string[]) => ({
  experiences: [{ ...job, responsibilities: [...responsibilities] }],
})

describe('resume.pdf', () => {
  it('tells name, title, contacts, work, skills and projects in reading order', async () => {
    const content = plantedContent()
    const text = await textOf({})
    const expected = [
      content.profile.name,
      profile.title,
      profile.email,
      ...content.experiences.flatMap((entry) => [
        // Words of their own, which a reader must not join.
        ` ${dateRange(entry.startDate, entry.endDate)} ${entry.title}, ${entry.company} `,
        ...entry.responsibilities,
      ]),
      ...content.skillGroups.flatMap((group) => group.skills.map((skill) => skill.name)),
      ...content.projects.map((project) => project.title),
    ]
    let at = 0
    const missed = expected.filter((words) => {
      const found = text.indexOf(String(words), at)
      at = Math.max(at, found)
      return found < 0
    })
    expect(missed).toEqual([])
  })

  it('is tagged, titled, in a language, with bookmarks, links and embedded fonts', async () => {
    const pdf = raw(
      await resumeDocument(plantedContent({ profile: { ...profile, name: 'Ada Plain' } }), siteFixture),
    )
    const tags = ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link']
    const expected = [
      /\/Marked true/,
      new RegExp(`/Lang ?\\(${language.lang}\\)`),
      /<rdf:li>Ada Plain<\/rdf:li>/,
      /\/Outlines /,
      /\/Title ?\(Ada Plain\)/,
      new RegExp(`/URI ?\\(mailto:${profile.email}\\)`),
      ...tags.map((tag) => new RegExp(`/S ?/${tag}\\b`)),
    ]
    expect(expected.filter((part) => !part.test(pdf))).toEqual([])
  })

  it('gives the same bytes twice, dated by the content and not by today', async () => {
    const first = await resumeDocument(plantedContent(), siteFixture)
    // Another one in between, so that nothing is remembered.
    await resumeDocument(plantedContent(withPoints(['Another'])), siteFixture)
    expect(Buffer.compare(first, await resumeDocument(plantedContent(), siteFixture))).toBe(0)
    expect(raw(first)).not.toContain(`D:${new Date().getFullYear()}`)
  })

  it('O1 has every letter of every text, none of them read as markup', async () => {
    const hostile = [
      '#panic() #let x = 1',
      '$x^2$ *bold* _slanted_ `raw` <label> @reference',
      '] } ) \\ // /* */ = heading',
      '"quotes" ‘single’ -- --- ... ~ & &amp;',
      'x'.repeat(300),
      `https://example.com/${'a-b/'.repeat(40)}`,
    ]
    const text = await textOf(withPoints([...everyLetter, ...hostile]))
    const flat = text.replace(/\s/g, '')
    expect([...everyLetter, ...hostile].filter((words) => !flat.includes(words.replace(/\s/g, '')))).toEqual(
      [],
    )
    expect(everyLetter.filter((words) => !text.includes(words))).toEqual([])
  })

  it('O6 is turned around where its sentence runs from right to left', async () => {
    const intro = 'אני בונה מוצרים עם TypeScript ובודקת'
    const text = await textOf({ profile: { ...profile, name: 'נועה', intro } })
    expect(intro.split(' ').filter((word) => !text.includes(word))).toEqual([])
    // What stands further on in a line is drawn after it.
    expect(text.indexOf('GitHub')).toBeLessThan(text.indexOf('LinkedIn'))
  })

  it('O6 leaves out what no font has, with the commas around it', async () => {
    const text = await textOf({
      profile: { ...profile, name: '王小明', intro: 'Quick 🚀 and careful 👩🏽‍💻.' },
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
    expect(text).toContain('Quick and careful. ')
    expect(text).not.toMatch(/, (Brightwell|,)|Gardener,|\uFFFD/)
    expect(text).toMatch(/Spades, Rakes(?!,)/)
  })
})
