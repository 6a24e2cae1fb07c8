import { toOklch } from '@/components/colour-mode/oklch'
import { coverStyles, createCover } from '@/components/projects/cover'

test('covers have hues near the brand’s, and are grey for a grey brand [O7]', () => {
  const inksOf = (brand: string) =>
    Object.values(coverStyles(brand)).flatMap((style) => (style['--ink'] ? [toOklch(style['--ink'])] : []))
  for (const brand of ['#20a785', '#ffd400'])
    for (const { h = 0, c } of inksOf(brand)) {
      const turn = Math.abs(h - (toOklch(brand).h ?? 0)) % 360
      expect(Math.min(turn, 360 - turn)).toBeLessThan(52)
      expect(c).toBeLessThan(0.14)
    }
  for (const { c } of inksOf('#777777')) expect(c).toBeLessThan(0.01)
})

test('each title has a cover, always the same, and titles share eight of them [G2]', () => {
  const titles = Array.from({ length: 60 }, (_, i) => `Project ${i}`)
  const covers = titles.map((title) => createCover(title).variant)
  expect(titles.map((title) => createCover(title).variant)).toEqual(covers)
  expect(new Set(covers).size).toBe(8)
})

test.each([
  ['qr', 0],
  ['Pocket Atlas', 0],
  ['家計簿アプリ', 0],
  ['react-native-image-cropper', 2],
  ['WebSocketConnectionPool', 4],
  ['Long '.repeat(60), 5],
])('the title %s has the size %i, because of its longest word and its length [G2]', (title, size) => {
  expect(createCover(title).size).toBe(size)
})
