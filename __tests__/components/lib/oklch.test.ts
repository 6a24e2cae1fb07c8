/** @jest-environment node */
import { toHex, toOklch } from '@/components/lib/oklch'

// Published examples: CSS Color 4 and its tests, rounded.
test.each([
  ['#ffffff', 1, 0, null],
  ['#ff0000', 0.62796, 0.25768, 29.23],
  ['#008000', 0.51975, 0.17686, 142.5],
  ['#0000ff', 0.45201, 0.31321, -95.95],
])('%s has the lightness %s, the chroma %s and the hue %s', (hex, lightness, chroma, hue) => {
  const colour = toOklch(hex)
  expect(colour.lightness).toBeCloseTo(lightness, 4)
  expect(colour.chroma).toBeCloseTo(chroma, 4)
  if (hue !== null) expect(colour.hue).toBeCloseTo(hue, 1)
})

test('every colour of a screen comes back as it was, also from three digits', () => {
  const steps = ['00', '01', '2b', '7f', '80', 'fe', 'ff']
  const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))
  expect(colours.map((hex) => toHex(toOklch(hex)))).toEqual(colours)
  expect(toHex(toOklch('#F0a'))).toBe('#ff00aa')
})
