import { contrastRatio, toOklch } from '@/components/lib/oklch'
import { type Contrast, createPalette, type Role } from '@/components/lib/palette'

const MODES = ['light', 'dark'] as const
const GROUNDS = ['page', 'raised', 'sunken'] as const
/**
 * The least contrasts: WCAG asks 4.5 of text and 3 of what a control is known by; the design asks 5 of text. Who asks for more
 * gets the 7 of level AAA, and lines that can be seen.
 */
const LEAST = { usual: { text: 5, control: 3, line: 1 }, more: { text: 7, control: 4.5, line: 3 } }

/** How far apart two hues are, in degrees. */
const between = (one: string, other: string) =>
  Math.abs(((toOklch(one).hue - toOklch(other).hue + 540) % 360) - 180)

test('S4 the two colours of the rule are used as they are, and the lighter one is computed where none is given', () => {
  const { light, dark } = createPalette({ brand: '#20a785' })
  for (const { fill, 'fill-hover': hover } of [light, dark])
    expect([fill, hover]).toEqual(['#20a785', '#32e8ba'])
  expect(dark.accent).toBe('#32e8ba')
  expect(between(light.accent, '#20a785')).toBeLessThan(2)
})

test('contrasts are those of WCAG', () => {
  expect(contrastRatio('#fff', '#000000')).toBeCloseTo(21, 5)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
})

const parts = ['00', '66', 'aa', 'ff']
/** All over the cube of colours. */
const cube = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => `#${r}${g}${b}`)))
/** What owners tried, and the greys between which neither black nor white is legible enough. */
const tried = ['#6d28d9', '#ffd400', '#ff0000', '#dc2626', '#767676', '#7f7f7f', '#20a785']

/** The pairs of a palette that fall short, in words. */
function shortfalls(theme: Parameters<typeof createPalette>[0], asked: Contrast = 'usual'): string[] {
  const palette = createPalette(theme, asked)
  const { text, control, line } = LEAST[asked]
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
      ['fill-ink', 'fill', text],
      ['fill-ink', 'fill-hover', text],
      // A button is seen as a surface; its words are what it is known by.
      ['fill', 'page', 1.3],
      ['fill-hover', 'page', 1.3],
    ]
    return pairs
      .filter(([ink, ground, least]) => contrastRatio(roles[ink], roles[ground]) < least)
      .map(([ink, ground]) => `${JSON.stringify(theme)} ${mode}: ${ink} on ${ground}`)
  })
}

test.each(['usual', 'more'] as const)(
  'O7 whatever the brand colour, every text, control and button keeps the contrast that is asked: %s',
  (asked) => expect([...cube, ...tried].flatMap((brand) => shortfalls({ brand }, asked))).toEqual([]),
)

test('O7 whatever the lighter colour, one that is darker than the brand included', () => {
  const lighter = ['#000000', '#ffffff', '#7f7f7f', '#ff0000', '#00ff00', '#0000ff']
  const themes = tried.flatMap((brand) => lighter.map((brandLight) => ({ brand, brandLight })))
  expect(themes.flatMap((theme) => shortfalls(theme))).toEqual([])
})

test('O5 G2 the title over a picture that is faded to 30 % can be read, whatever picture and brand', () => {
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

test('O7 neutrals and accents take the hue of the brand', () => {
  const palette = createPalette({ brand: '#6d28d9' })
  for (const mode of MODES)
    for (const role of ['body', 'muted', 'control', 'accent'] as const)
      expect(between(palette[mode][role], '#6d28d9')).toBeLessThan(15)
})

test.each(['#000000', '#7f7f7f', '#ffffff'])('O7 a brand without a hue, %s, tints nothing', (brand) => {
  const { light, dark } = createPalette({ brand })
  for (const colour of [...Object.values(light), ...Object.values(dark)])
    expect(colour).toMatch(/^#(..)\1\1$/)
})

test.each([
  [{ brand: '#ffd400' }, '"#ffd400" is too light for text on a light background, so #'],
  [{ brand: '#000' }, '"#000" is too dark for a button on a dark background, so #'],
  [{ brand: '#6d28d9', brandLight: '#440088' }, '"#440088" is too dark for text on a dark background, so #'],
])(
  'O7 a colour of %j that had to be moved is named, with what stands in for it; another is not',
  (theme, said) => expect(createPalette(theme).moved).toEqual([expect.stringContaining(said)]),
)
