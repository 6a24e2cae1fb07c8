import sharp from 'sharp'
import { contrastRatio, toOklch } from '@/components/lib/colour/oklch'
import { createPalette } from '@/components/lib/colour/palette'
import { createCover, pickInk } from '@/components/pictures/cover'
import { COVER_SIZES, fitCoverTitle } from '@/components/pictures/cover-title'

const titles = ['qr', 'Pocket Atlas', '"><script>alert(1)</script>', 'מקצר כתובות', '家計簿アプリ']

test('every title has its own small drawing, which never changes and contains no text [G2]', () => {
  const covers = titles.map((title) => createCover(title, '#20a785'))
  expect(titles.map((title) => createCover(title, '#20a785'))).toEqual(covers)
  expect(new Set(covers.map(({ picture }) => picture.id)).size).toBe(titles.length)
  for (const { drawing } of covers) {
    expect(drawing.length).toBeLessThan(8000)
    expect(drawing).not.toMatch(/script|alert|NaN|undefined/)
    expect(drawing).toMatch(/^<svg [^<>]*>(<[^<>]*>)*<\/svg>$/)
  }
})

test('covers have hues near the brand’s, and are grey for a grey brand [O7]', () => {
  for (const brand of ['#20a785', '#ffd400'])
    for (const ink of titles.map((title) => toOklch(pickInk(title, brand)))) {
      const turn = Math.abs((ink.h ?? 0) - (toOklch(brand).h ?? 0)) % 360
      expect(Math.min(turn, 360 - turn)).toBeLessThan(115)
      expect(ink.c).toBeLessThan(0.14)
    }
  expect(toOklch(pickInk('Hum', '#777777')).c).toBeLessThan(0.01)
})

/** The places of the title, which is large, and of the type below it, in units of the drawing. */
const words = [
  { left: 38, top: 32, width: 564, height: 264, role: 'heading', contrast: 3 },
  { left: 38, top: 336, width: 154, height: 40, role: 'body', contrast: 4.5 },
] as const

test.each(['#20a785', '#6d28d9', '#ffd400'])(
  'text on a cover of the brand %s has AA contrast in both modes [O7]',
  async (brand) => {
    const { light, dark } = createPalette({ brand })
    for (const title of titles.slice(0, 3)) {
      const pixelsOfCover = await sharp(Buffer.from(createCover(title, brand).drawing))
        .png()
        .toBuffer()
      for (const mode of [light, dark])
        for (const { role, contrast, ...place } of words) {
          const behind = sharp(pixelsOfCover).flatten({ background: mode.raised }).extract(place)
          const pixels = (await behind.removeAlpha().raw().toBuffer()).toString('hex')
          const colours = new Set(pixels.match(/.{6}/g))
          const contrasts = [...colours].map((colour) => contrastRatio(`#${colour}`, mode[role]))
          expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(contrast)
        }
    }
  },
)

test.each([
  ['react-native-image-cropper', ['react-', 'native-', 'image-', 'cropper']],
  ['WebSocketConnectionPool', ['Web', 'Socket', 'Connection', 'Pool']],
  ['next.js-static-portfolio', ['next.js-', 'static-', 'portfolio']],
  ['go-ratelimit', ['go-ratelimit']],
  ['iOS Clock', ['iOS', 'Clock']],
  ['写真の整理', ['写真の', '整理']],
])('the title %s breaks between words and their parts, and no character is added [G2]', (title, parts) => {
  const { text } = fitCoverTitle(title)
  expect(text.replaceAll('\u2060', '').split(/[ \u200B]/)).toEqual(parts)
  expect(text.replace(/[\u200B\u2060]/g, '')).toBe(title)
})

test('a long title, or a word wider than a line, is set smaller than a short title [G2]', () => {
  const sizeOf = (title: string) => fitCoverTitle(title).size
  expect(sizeOf('Hum')).toBe(0)
  for (const title of ['supercalifragilistic', 'Թարգմանիչ']) expect(sizeOf(title)).toBeGreaterThan(0)
  for (const title of ['x'.repeat(200), 'Long '.repeat(60)])
    expect(sizeOf(title)).toBe(COVER_SIZES.length - 1)
})
