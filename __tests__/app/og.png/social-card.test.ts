import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { getCardTexts, renderSocialCard } from '@/app/og.png/social-card'
import { plantedContent, rawContent, siteFixture } from '../../support/content'

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

it.each<[string, Partial<typeof rawContent.profile>]>([
  ['a usual person', {}],
  [
    'far too much',
    { name: 'n'.repeat(200), title: 'Very senior '.repeat(40), intro: 'I am quick. '.repeat(250) },
  ],
  ['nothing that a font has', { name: '王小明', title: '软件工程师', intro: '我为网络打造产品 🚀' }],
  ['a name alone, without a portrait', { title: undefined, intro: undefined, portrait: undefined }],
  ['Hebrew', { name: 'נועה ורדל', intro: 'אני בונה (מהר) ובודקת' }],
])('O1 the cards show %s, and are light enough', async (_, profile) => {
  const content = plantedContent({ profile: { ...rawContent.profile, ...profile } })
  for (const screen of ['home', 'projects'] as const) {
    const shown = await renderSocialCard(screen, content, siteFixture)
    expect(shown.length).toBeLessThan(300_000)
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const words = { left: 40, top: 40, width: 700, height: 540 }
    const { isOpaque, entropy } = await sharp(shown).extract(words).stats()
    expect({ isOpaque, isDrawn: entropy > 1 }).toEqual({ isOpaque: true, isDrawn: true })
  }
})

it.each(['AI Engineer', 'iOS & QA Lead', 'Softwareentwickler'])(
  'the projects card keeps the capitals of the title %s [O8]',
  (title) => {
    const content = plantedContent({ profile: { ...rawContent.profile, title } })
    const { lead } = getCardTexts('projects', content)
    expect(lead).toMatch(/^\d/)
    expect(lead).toContain(` · ${title}`)
  },
)
