import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { plantedContent, rawContent, siteFixture } from '@/__tests__/support/content'
import { getCardTexts, renderSocialCard } from '@/app/og.png/social-card'
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

// Scaling and encoding pictures takes seconds on a busy machine.
jest.setTimeout(180_000)

test.each<[string, Partial<typeof rawContent.profile>]>([
  ['an ordinary person', {}],
  [
    'far too much',
    { name: 'n'.repeat(200), title: 'Very senior '.repeat(40), intro: 'I am quick. '.repeat(250) },
  ],
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
    const { isOpaque, entropy } = await sharp(card).extract(words).stats()
    expect({ isOpaque, isDrawn: entropy > 1 }).toEqual({ isOpaque: true, isDrawn: true })
  }
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
])('the address %s is printed as %s', (address, written) => {
  expect(shortenAddress(address)).toBe(written)
})

test('an address in letters that the fonts lack is printed as browsers send it', () => {
  expect(shortenAddress('https://xn--fiqs8s.example/%E4%B8%AD')).toBe('xn--fiqs8s.example/%E4%B8%AD')
})
