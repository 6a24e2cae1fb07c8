import { leftOut } from '@/app/left-out'
import { plantedContent, rawContent, siteFixture } from '../support/content'

function said(profile: Partial<typeof rawContent.profile>, hasOwnResume = false) {
  const raw = { ...rawContent, profile: { ...rawContent.profile, ...profile } }
  return leftOut(plantedContent(raw), raw, siteFixture, hasOwnResume)
}

// The typesetter is started for real, on machines that do other things too.
jest.setTimeout(120_000)

it('O6 O9 what resume and cards leave out is said in one sentence a file: letters with places and what to do, and what has no room', async () => {
  const advice = (family: string) =>
    `which none of its fonts has. To show it, install a font that does, such as @expo-google-fonts/${family}, and name it in content/typefaces.ts, field more.`
  const { letters, lengths } = await said({ name: '王', intro: 'Quick 🚀', resumePages: 1 })
  expect(lengths).toEqual([expect.stringMatching(/^resume\.pdf leaves out .* to stay within one page\./)])
  expect(letters).toEqual([
    `resume.pdf leaves out 王 🚀 (content/profile.ts, field name; content/profile.ts, field intro), ${advice('noto-emoji')}`,
    `og.png leaves out 王 🚀 (content/profile.ts, field name; content/profile.ts, field intro), ${advice('noto-emoji')}`,
    `og-projects.png leaves out 王 (content/profile.ts, field name), ${advice('noto-sans-sc')}`,
  ])
})

it('what is left out of a resume of the owner’s own is not said; a few letters are named, the rest is counted', async () => {
  const { letters } = await said({ intro: '一丁七万三上下不与丐丑专' }, true)
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatch(
    /^og\.png .* 一 丁 七 万 三 上 下 不 and 4 more \(content\/profile\.ts, field intro\)/,
  )
})
