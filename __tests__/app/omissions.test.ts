import { plantedContent, rawContent, siteFixture } from '@/__tests__/support/content'
import { findOmissions } from '@/app/omissions'

function leftOutOf(profile: Partial<typeof rawContent.profile>, hasOwnResume = false) {
  const raw = { ...rawContent, profile: { ...rawContent.profile, ...profile } }
  return findOmissions(plantedContent(raw), raw, siteFixture, hasOwnResume)
}

// The typesetter takes seconds to start, longer on a busy machine.
jest.setTimeout(120_000)

test('missing letters are reported once per document with their fields and the command that adds a font; one in the name stops the build [O6, O9]', async () => {
  const repair = (family: string) =>
    `no font has them. Run "npm run setup -- --fonts", which installs @expo-google-fonts/${family}.`
  const { letters, stops, lengths } = await leftOutOf({ name: '王', intro: 'Quick 🚀', resumePages: 1 })
  expect(lengths).toEqual([expect.stringMatching(/^resume\.pdf leaves out .* to stay within one page\./)])
  expect(letters).toEqual([
    `resume.pdf leaves out 王 🚀 (content/profile.ts, field name; content/profile.ts, field intro): ${repair('noto-sans-sc')}`,
    `og.png leaves out 王 🚀 (content/profile.ts, field name; content/profile.ts, field intro): ${repair('noto-sans-sc')}`,
    `og-projects.png leaves out 王 (content/profile.ts, field name): ${repair('noto-sans-sc')}`,
  ])
  expect(stops).toEqual(letters)
})

test('an owner’s own resume is not checked for letters; of many missing letters the first ones are named and the others counted [O6]', async () => {
  const { letters, stops } = await leftOutOf({ intro: '一丁七万三上下不与丐丑专' }, true)
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatch(
    /^og\.png .* 一 丁 七 万 三 上 下 不 and 4 more \(content\/profile\.ts, field intro\)/,
  )
  expect(stops).toEqual(letters)
})

test.each([
  ['an emoji in a heading', { title: 'Engineer 🚀' }, 0],
  ['one letter in a long text', { intro: `${'Builds quick things. '.repeat(7)}一` }, 0],
  ['one letter of a title', { title: 'Engineer 一' }, 2],
])('%s stops the build only if a document loses too much [O6]', async (_, profile, stopped) => {
  const { letters, stops } = await leftOutOf(profile, true)
  expect(letters.length).toBeGreaterThan(0)
  expect(stops).toHaveLength(stopped)
})
