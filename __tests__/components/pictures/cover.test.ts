/** @jest-environment node */
import sharp from 'sharp'
import { contrastOf, toOklch } from '@/components/lib/oklch'
import { paletteOf } from '@/components/lib/palette'
import { coverOf, inkOf, needsCover } from '@/components/pictures/cover'

const BRAND = '#20a785'
const titles = [
  'qr',
  'Pocket Atlas',
  'A very gentle introduction to type theory',
  'מקצר כתובות',
  '家計簿アプリ',
]

const hueBetween = (one: string, other: string) => {
  const turn = Math.abs(toOklch(one).hue - toOklch(other).hue) % 360
  return Math.min(turn, 360 - turn)
}

test('G2 only a project with neither screenshot nor logo needs a cover', () => {
  const shot = { file: 'a.png', alt: 'A' }
  expect(needsCover({ src: [] })).toBe(true)
  expect(needsCover({ src: [shot] })).toBe(false)
  expect(needsCover({ logo: 'a.svg', src: [] })).toBe(false)
})

test('a title always has the same drawing, of a few kB, and each title its own', () => {
  for (const title of titles) {
    expect(coverOf(title, BRAND)).toEqual(coverOf(title, BRAND))
    expect(coverOf(title, BRAND).drawing.length).toBeLessThan(8000)
  }
  expect(new Set(titles.map((title) => coverOf(title, BRAND).picture.id)).size).toBe(titles.length)
})

test.each([BRAND, '#6d28d9', '#e11d48', '#ffd400'])(
  'the hues of covers keep near to the brand %s',
  (brand) => {
    for (const title of titles) {
      const { lightness, chroma } = toOklch(inkOf(title, brand))
      expect(hueBetween(inkOf(title, brand), brand)).toBeLessThan(115)
      expect(lightness).toBeCloseTo(0.64, 1)
      expect(chroma).toBeLessThan(0.14)
    }
  },
)

test('O7 a grey brand has grey covers', () => {
  expect(toOklch(inkOf('Hum', '#777777')).chroma).toBeLessThan(0.01)
})

test('nothing of a title stands in its drawing, so that it cannot become markup', () => {
  const { drawing } = coverOf('"><script>alert(1)</script>', BRAND)
  expect(drawing).not.toMatch(/script|alert|NaN|undefined/)
  expect(drawing).toMatch(/^<svg [^<>]*>(<[^<>]*>)*<\/svg>$/)
})

/** Where words stand, in units of the drawing: the title, which is large, and the type below it. */
const words = [
  { left: 38, top: 32, right: 602, bottom: 296, role: 'heading', contrast: 3 },
  { left: 38, top: 336, right: 192, bottom: 376, role: 'body', contrast: 4.5 },
] as const

test.each([BRAND, '#6d28d9', '#ffd400'])('O7 words on a cover of %s keep AA in both modes', async (brand) => {
  const palette = paletteOf({ brand })
  for (const title of titles.slice(0, 3)) {
    const drawing = Buffer.from(coverOf(title, brand).drawing)
    for (const mode of [palette.light, palette.dark]) {
      const { data, info } = await sharp(drawing)
        .flatten({ background: mode.raised })
        .raw()
        .toBuffer({ resolveWithObject: true })
      for (const { left, top, right, bottom, role, contrast } of words) {
        const colours = new Set<string>()
        for (let y = top; y < bottom; y++) {
          for (let x = left; x < right; x++) {
            const at = (y * info.width + x) * info.channels
            colours.add(`#${data.toString('hex', at, at + 3)}`)
          }
        }
        const contrasts = [...colours].map((colour) => contrastOf(colour, mode[role]))
        expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(contrast)
      }
    }
  }
})
