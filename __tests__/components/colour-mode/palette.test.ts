import { contrastRatio, toOklch } from '@/components/colour-mode/oklch'
import { type Contrast, createPalette, type Role } from '@/components/colour-mode/palette'

const MODES = ['light', 'dark'] as const
const GROUNDS = ['page', 'raised', 'sunken'] as const
/**
 * Minimum contrasts. WCAG requires 4.5 for text and 3 for the edges of controls; the design
 * requires 5 for text. With more contrast preferred, text has the 7 of level AAA and lines are
 * visible.
 */
const LEAST = { usual: { text: 5, control: 3, line: 1 }, more: { text: 7, control: 4.5, line: 3 } }

/** The distance of two hues in degrees. */
const hueDistance = (first: string, other: string) =>
  Math.abs((((toOklch(first).h ?? 0) - (toOklch(other).h ?? 0) + 540) % 360) - 180)

test('the brand colour is unchanged, and its lighter variant is computed if the theme has none [S4]', () => {
  const { light, dark } = createPalette({ brand: '#20a785' })
  for (const { fill, 'fill-hover': hover } of [light, dark])
    expect([fill, hover]).toEqual(['#20a785', '#32e8ba'])
  expect(dark.accent).toBe('#32e8ba')
  expect(hueDistance(light.accent, '#20a785')).toBeLessThan(2)
})

test('the low ground of the map is the page tinted with the brand, sand for orange, and never dark grey [I3, O7]', () => {
  const { light, dark } = createPalette({ brand: '#20a785', brandLight: '#32E8BA' })
  expect([light.low, light.high, dark.low, dark.high]).toEqual(['#d6ebe2', '#ffffff', '#0f1c17', '#206e58'])
  expect(createPalette({ brand: '#f97316' }).light.low).toBe('#f8ead7')
  const black = createPalette({ brand: '#000000' }).light
  expect(contrastRatio(black.low, black.page)).toBeLessThanOrEqual(1.3)
})

const parts = ['00', '80', 'ff']
/** Samples of the whole colour cube. */
const cube = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => `#${r}${g}${b}`)))
/** Colours that owners have used, and greys that make both black and white text hard to read. */
const tried = ['#6d28d9', '#ffd400', '#ff0000', '#dc2626', '#767676', '#7f7f7f', '#20a785']

/** Describes the pairs of a palette whose contrast is too low. */
function shortfalls(theme: Parameters<typeof createPalette>[0], preference: Contrast = 'usual'): string[] {
  const palette = createPalette(theme, preference)
  const { text, control, line } = LEAST[preference]
  return MODES.flatMap((mode) => {
    const roles = palette[mode]
    const pairs: [Role, Role, number][] = [
      ...GROUNDS.flatMap((ground): [Role, Role, number][] => [
        ['heading', ground, text],
        ['body', ground, text],
        ['muted', ground, text],
        ['accent', ground, text],
        ['control', ground, control],
        ['hairline', ground, line],
      ]),
      ['heading', 'low', text],
      ['body', 'low', text],
      ['accent', 'low', 4.5],
      ['heading', 'high', text],
      ['fill-ink', 'fill', text],
      ['fill-ink', 'fill-hover', text],
      // The text identifies a button, so its surface needs less contrast.
      ['fill', 'page', 1.3],
      ['fill-hover', 'page', 1.3],
    ]
    return pairs
      .filter(([ink, ground, least]) => contrastRatio(roles[ink], roles[ground]) < least)
      .map(([ink, ground]) => `${JSON.stringify(theme)} ${mode}: ${ink} on ${ground}`)
  })
}

test.each(['usual', 'more'] as const)(
  'every brand colour gives text, controls and buttons enough contrast: %s [O7]',
  (preference) =>
    expect([...cube, ...tried].flatMap((brand) => shortfalls({ brand }, preference))).toEqual([]),
)

test('every lighter variant gives enough contrast, even one that is darker than the brand [O7]', () => {
  const lighter = ['#000000', '#ffffff', '#7f7f7f', '#ff0000', '#00ff00', '#0000ff']
  for (const brand of ['#20a785', '#767676', '#ffd400'])
    for (const brandLight of lighter) expect(shortfalls({ brand, brandLight })).toEqual([])
})

test('the title over a picture faded to 30 % is legible with every picture and brand [G2, O7]', () => {
  const mixed = (picture: number, ground: string) =>
    ground.replace(/[\da-f]{2}/g, (pair) =>
      Math.round(picture * 0.3 + Number.parseInt(pair, 16) * 0.7)
        .toString(16)
        .padStart(2, '0'),
    )
  for (const palette of tried.map((brand) => createPalette({ brand })))
    for (const { heading, sunken } of [palette.light, palette.dark])
      for (const pixel of [0, 255])
        expect(contrastRatio(heading, mixed(pixel, sunken))).toBeGreaterThanOrEqual(4.5)
})

test('neutrals and accents have the hue of the brand [O7]', () => {
  const palette = createPalette({ brand: '#6d28d9' })
  for (const mode of MODES)
    for (const role of ['body', 'muted', 'control', 'accent'] as const)
      expect(hueDistance(palette[mode][role], '#6d28d9')).toBeLessThan(15)
})

test.each(['#000000', '#7f7f7f', '#ffffff'])('the brand %s has no hue and tints nothing [O7]', (brand) => {
  const { light, dark } = createPalette({ brand })
  for (const colour of [...Object.values(light), ...Object.values(dark)])
    expect(colour).toMatch(/^#(..)\1\1$/)
})
