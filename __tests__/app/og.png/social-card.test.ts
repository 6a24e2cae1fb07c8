/** @jest-environment node */
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { socialCard } from '@/app/og.png/social-card'
import { plantedContent, rawContent } from '../../support/content'
import { siteFixture } from '../../support/site-fixture'

const mockFolder = join(tmpdir(), `cards-${process.pid}`)
jest.mock('@/content/images-folder', () => ({
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

// Pictures are scaled and encoded for real.
jest.setTimeout(180_000)

const size = { format: 'png', width: 1200, height: 630 }

it.each(['home', 'projects'] as const)(
  'the card of %s is light enough, and the same bytes twice',
  async (screen) => {
    const [first, second] = [
      await socialCard(screen, plantedContent(), siteFixture),
      await socialCard(screen, plantedContent(), siteFixture),
    ]
    expect(await sharp(first).metadata()).toMatchObject(size)
    expect(first.length).toBeLessThan(300_000)
    expect(Buffer.compare(first, second)).toBe(0)
  },
)

it.each<[string, Partial<typeof rawContent.profile>]>([
  [
    'far too much',
    { name: 'n'.repeat(200), title: 'Very senior '.repeat(40), intro: 'I am quick. '.repeat(250) },
  ],
  ['nothing that a font has', { name: '王小明', title: '软件工程师', intro: '我为网络打造产品 🚀' }],
  ['a name alone, without a portrait', { title: undefined, intro: undefined, portrait: undefined }],
  ['Hebrew', { name: 'נועה ורדל', intro: 'אני בונה (מהר) ובודקת' }],
])('O1 a card shows %s', async (_, profile) => {
  const content = plantedContent({ profile: { ...rawContent.profile, ...profile } })
  const shown = await socialCard('home', content, siteFixture)
  expect(await sharp(shown).metadata()).toMatchObject(size)
  const words = { left: 40, top: 40, width: 700, height: 540 }
  const { isOpaque, entropy } = await sharp(shown).extract(words).stats()
  expect({ isOpaque, isDrawn: entropy > 1 }).toEqual({ isOpaque: true, isDrawn: true })
})
