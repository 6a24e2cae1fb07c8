/** @jest-environment node */
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { socialCard } from '@/app/og.png/social-card'
import { plantedContent, rawContent } from '../../support/content-fixture'
import { siteFixture } from '../../support/site-fixture'

const mockFolder = join(tmpdir(), `cards-${process.pid}`)
jest.mock('@/content/images-folder', () => ({
  get imagesFolder() {
    return mockFolder
  },
}))

beforeAll(async () => {
  mkdirSync(mockFolder, { recursive: true })
  const picture = sharp({ create: { width: 800, height: 500, channels: 3, background: '#3060a0' } })
  await picture.toFile(join(mockFolder, rawContent.profile.portrait.file))
})
afterAll(() => rmSync(mockFolder, { recursive: true }))

// Pictures are scaled and encoded for real.
jest.setTimeout(180_000)

const card = (profile: Partial<typeof rawContent.profile>) =>
  socialCard('home', plantedContent({ profile: { ...rawContent.profile, ...profile } }), siteFixture)

describe('social cards', () => {
  it.each(['home', 'projects'] as const)(
    '%s: a PNG of 1200 x 630, light enough, the same bytes twice',
    async (screen) => {
      const [first, second] = [
        await socialCard(screen, plantedContent(), siteFixture),
        await socialCard(screen, plantedContent(), siteFixture),
      ]
      expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(first.length).toBeLessThan(300_000)
      expect(Buffer.compare(first, second)).toBe(0)
    },
  )

  it('fits a name of one very long word, and one with diacritics', async () => {
    const fitted = await card({ name: 'Žofie Wolfeschlegelsteinhausenbergerdorff' })
    expect(await sharp(fitted).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

  it.each([
    ['an intro of 300 characters', { intro: 'I make slow things quick. '.repeat(12) }],
    ['an intro of 3000 characters', { intro: 'I make slow things quick. '.repeat(120) }],
    ['a very long job title', { title: 'Very senior '.repeat(40) }],
    ['words of 200 letters', { name: 'n'.repeat(200), title: 't'.repeat(200), intro: 'i'.repeat(200) }],
    ['emoji', { intro: 'Quick 🚀', title: '👩🏽‍💻' }],
    ['a name in Chinese', { name: '王小明' }],
    ['nothing that a font has', { name: '王小明', title: '软件工程师', intro: '我为网络打造产品' }],
    ['Hebrew', { name: 'נועה ורדל', intro: 'אני בונה (מהר) ובודקת' }],
    ['Arabic', { name: 'ليلى حداد', intro: 'أبني منتجات سريعة' }],
  ])('O1 shows %s', async (_, profile) => {
    const shown = await card(profile)
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const { isOpaque, entropy } = await sharp(shown)
      .extract({ left: 40, top: 40, width: 1120, height: 540 })
      .stats()
    expect({ isOpaque, isDrawn: entropy > 1 }).toEqual({ isOpaque: true, isDrawn: true })
  })

  it('does without screenshots where no project has one', async () => {
    const bare = plantedContent({ featuredProjects: [], olderProjects: [] })
    const plain = await socialCard('projects', bare, siteFixture)
    expect(await sharp(plain).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })
})
