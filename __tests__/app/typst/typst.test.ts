import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Region } from 'sharp'
import { plantedContent, rawContent, siteFixture } from '@/__tests__/support/content'
import { getCardTexts, renderSocialCard } from '@/app/og.png/social-card'
import { findOmissions } from '@/app/omissions'
import { shortenAddress } from '@/app/typst/short-address'

const mockFolder = join(tmpdir(), `cards-${process.pid}`)
jest.mock('@/content/schema/images-folder', () => ({
  get imagesFolder() {
    return mockFolder
  },
}))

beforeAll(async () => {
  mkdirSync(join(mockFolder, 'planted'), { recursive: true })
  const picture = sharp({ create: { width: 800, height: 500, channels: 3, background: '#3060a0' } })
  for (const name of ['portrait', 'shot']) await picture.toFile(join(mockFolder, 'planted', `${name}.png`))
})
afterAll(() => rmSync(mockFolder, { recursive: true }))

// One suite for everything typeset except the resume, because starting the typesetter and scaling pictures take seconds on a busy machine.
jest.setTimeout(180_000)

/** Returns the statistics of a part of a picture. Sharp computes those of its input, before other operations. */
const statsOf = async (picture: Uint8Array, part: Region) =>
  sharp(await sharp(picture).extract(part).toBuffer()).stats()

test.each<[string, Partial<typeof rawContent.profile>]>([
  ['an ordinary person', {}],
  ['far too much', { name: 'n'.repeat(200), title: 'Senior '.repeat(70), intro: 'I am quick. '.repeat(250) }],
  ['letters that no font has', { name: '王小明', title: '软件工程师', intro: '我为网络打造产品 🚀' }],
  ['only a name, without a portrait', { title: undefined, intro: undefined, portrait: undefined }],
  ['Hebrew', { name: 'נועה ורדל', intro: 'אני בונה (מהר) ובודקת' }],
])('social cards of at most 300 kB show text for %s [O1]', async (_, profile) => {
  const content = plantedContent({ profile: { ...rawContent.profile, ...profile } })
  for (const screen of ['home', 'projects'] as const) {
    const card = await renderSocialCard(screen, content, siteFixture)
    expect(card.length).toBeLessThan(300_000)
    expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const words = { left: 40, top: 40, width: 700, height: 540 }
    const { isOpaque, entropy } = await statsOf(card, words)
    expect({ isOpaque, isDrawn: entropy > 1 }).toEqual({ isOpaque: true, isDrawn: true })
  }
})

test('the card shows a black portrait on a transparent ground [O1]', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400"><path d="M160 0h160v400H160z"/></svg>'
  await sharp(Buffer.from(drawing)).png().toFile(join(mockFolder, 'ink.png'))
  const portrait = { file: 'ink.png', alt: 'Ink' }
  const content = plantedContent({ profile: { ...rawContent.profile, portrait } })
  const card = await renderSocialCard('home', content, siteFixture)
  const { dominant } = await statsOf(card, { left: 820, top: 200, width: 100, height: 200 })
  expect(dominant.r).toBeGreaterThan(200)
})

test('the card of a site without projects does not count them [O2]', () => {
  const content = plantedContent({ featuredProjects: [], olderProjects: [] })
  expect(getCardTexts('projects', content).lead).toBe(content.profile.title)
})

test.each(['AI Engineer', 'iOS & QA Lead', 'Softwareentwickler'])(
  'the projects card keeps the capital letters of the title %s [O8]',
  (title) => {
    const content = plantedContent({ profile: { ...rawContent.profile, title } })
    const { lead } = getCardTexts('projects', content)
    expect(lead).toMatch(/^\d/)
    expect(lead).toContain(` · ${title}`)
  },
)

test.each([
  ['https://www.example.org/', 'example.org'],
  ['http://example.org/me/', 'example.org/me'],
  ['https://xn--mller-kva.example/', 'müller.example'],
  ['https://müller.example:8080/', 'müller.example:8080'],
  ['https://example.org/%C3%BCber-mich', 'example.org/über-mich'],
  // These escapes cannot be decoded, or would change the address.
  ['https://example.org/100%', 'example.org/100%'],
  ['https://example.org/a%2Fb%3F%20c%E2%80%AE', 'example.org/a%2Fb%3F%20c%E2%80%AE'],
  ['https://example.org/%E4%A', 'example.org/%E4%A'],
  // The fonts lack these letters.
  ['https://xn--fiqs8s.example/%E4%B8%AD', 'xn--fiqs8s.example/%E4%B8%AD'],
])('the address %s is printed as %s', (address, written) => {
  expect(shortenAddress(address)).toBe(written)
})

function leftOutOf(profile: Partial<typeof rawContent.profile>, hasOwnResume = false) {
  const raw = { ...rawContent, profile: { ...rawContent.profile, ...profile } }
  return findOmissions(plantedContent(raw), raw, siteFixture, hasOwnResume)
}

test('missing letters are reported once per document with their fields and the command that adds a font; one in the name stops the build [O6, O9]', async () => {
  const repair = (family: string) =>
    `no font has them. Run "npm run setup -- --fonts", which installs @expo-google-fonts/${family}.`
  const { letters, stops, lengths } = await leftOutOf({ name: '王', intro: 'Quick 🚀', resumePages: 1 })
  expect(lengths).toEqual([expect.stringMatching(/^resume\.pdf has 2 pages, and the limit is 1:/)])
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
