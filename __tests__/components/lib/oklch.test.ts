/** @jest-environment node */
import { contrastOf, toHex, toOklch } from '@/components/lib/oklch'

// Published examples: CSS Color 4 and its tests, rounded.
test.each([
  ['#ffffff', 1, 0],
  ['#000000', 0, 0],
  ['#ff0000', 0.62796, 0.25768],
  ['#008000', 0.51975, 0.17686],
  ['#0000ff', 0.45201, 0.31321],
])('%s has the lightness %s and the chroma %s', (hex, lightness, chroma) => {
  const colour = toOklch(hex)
  expect(colour.lightness).toBeCloseTo(lightness, 4)
  expect(colour.chroma).toBeCloseTo(chroma, 4)
})

test.each([
  ['#ff0000', 29.23],
  ['#008000', 142.5],
  ['#0000ff', -95.95],
])('%s has the hue %s', (hex, hue) => expect(toOklch(hex).hue).toBeCloseTo(hue, 1))

test('every colour of a screen comes back as it was', () => {
  const steps = ['00', '01', '2b', '55', '7f', '80', 'c4', 'fe', 'ff']
  const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))
  expect(colours.map((hex) => toHex(toOklch(hex)))).toEqual(colours)
})

test('three digits are read as six', () => expect(toHex(toOklch('#F0a'))).toBe('#ff00aa'))

test('what no screen can show keeps lightness and hue, and gives up chroma', () => {
  const shown = toOklch(toHex({ lightness: 0.7, chroma: 0.4, hue: 150 }))
  expect(shown.lightness).toBeCloseTo(0.7, 2)
  expect(Math.abs(shown.hue - 150)).toBeLessThan(1)
  expect(shown.chroma).toBeGreaterThan(0.18)
})

test.each(['white', '#12345', '#20a785ff', '20a785', ''])('"%s" is refused', (colour) => {
  expect(() => toOklch(colour)).toThrow('is not a colour of the form #rrggbb or #rgb')
})

test('the contrast of two colours is what WCAG 2.2 defines, in either order', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21, 5)
  expect(contrastOf('#20a785', '#20a785')).toBe(1)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrastOf('#777777', '#ffffff')).toBeLessThan(4.5)
})
