/** @jest-environment node */
import { pdfText } from '@/scripts/check/pdf-text'
import { plantedContent, rawContent } from '../../support/content-fixture'
import { fiftyTexts } from '../../support/fifty-texts'
import { siteFixture } from '../../support/site-fixture'

// Fonts are read, pages set and pictures encoded for real.
jest.setTimeout(120_000)

const [job] = rawContent.experiences
const content = plantedContent({
  profile: {
    ...rawContent.profile,
    portrait: undefined,
    name: 'Zoé Müller',
    intro: 'Builder of things for the web: quick and careful',
  },
  // The cards draw texts only: what is tested are the letters.
  featuredProjects: [],
  olderProjects: [],
  experiences: [{ ...job, responsibilities: [...fiftyTexts] }],
})

/** Fonts are opened anew, so that the first of the steps meets them untouched. */
const withFreshFonts = (steps: (documents: Documents) => Promise<void>) =>
  jest.isolateModulesAsync(async () => {
    const { resumeDocument } = await import('@/components/documents/resume-document')
    const { socialCard } = await import('@/components/documents/social-card')
    await steps({
      resume: async () => (await pdfText(await resumeDocument(content, siteFixture))).replace(/\s+/g, ' '),
      cards: async () => {
        await socialCard('home', content, siteFixture)
        await socialCard('projects', content, siteFixture)
      },
    })
  })

interface Documents {
  resume: () => Promise<string>
  cards: () => Promise<void>
}

const expectEveryLetter = (text: string) => {
  const { profile } = content
  const { name, title = '', email = '', intro = '' } = profile
  const said = [name, title, email, intro, ...fiftyTexts]
  expect(said.filter((words) => !text.includes(words))).toEqual([])
}

describe('the text layer of resume.pdf', () => {
  it('has every letter, drawn before the cards and after them', () =>
    withFreshFonts(async ({ resume, cards }) => {
      const before = await resume()
      expectEveryLetter(before)
      await cards()
      expect(await resume()).toBe(before)
    }))

  it('has every letter, drawn after the cards alone', () =>
    withFreshFonts(async ({ resume, cards }) => {
      await cards()
      expectEveryLetter(await resume())
    }))
})
