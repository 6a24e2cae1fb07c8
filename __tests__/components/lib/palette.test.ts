/** @jest-environment node */
import { contrastOf, toHex, toOklch } from '@/components/lib/oklch'
import { type Contrast, paletteOf, type Role } from '@/components/lib/palette'

const MODES = ['light', 'dark'] as const
const GROUNDS = ['page', 'raised', 'sunken'] as const
/**
 * The least contrasts: WCAG asks 4.5 of text and 3 of what a control is known by; the design asks 5 of text. Who asks for more
 * gets the 7 of level AAA, and lines that can be seen.
 */
const LEAST = { usual: { text: 5, control: 3, line: 1 }, more: { text: 7, control: 4.5, line: 3 } }

const sample = { brand: '#20a785', brandLight: '#32E8BA' }

test('S4 the two colours of the rule are used as they are: on buttons, under the pointer, as text on dark', () => {
  const { light, dark } = paletteOf(sample)
  for (const { fill, 'fill-hover': hover } of [light, dark])
    expect([fill, hover]).toEqual(['#20a785', '#32e8ba'])
  expect(dark.accent).toBe('#32e8ba')
})

test('S4 the lighter colour of the rule is the one that is computed where none is given', () => {
  expect(paletteOf({ brand: sample.brand }).brandLight).toBe('#32e8ba')
})

test('S4 text in the brand’s hue on a light ground is darker than the brand, which could not be read there', () => {
  const { accent, page } = paletteOf(sample).light
  expect(contrastOf(sample.brand, page)).toBeLessThan(LEAST.usual.text)
  expect(Math.abs(toOklch(accent).hue - toOklch(sample.brand).hue)).toBeLessThan(2)
})

const parts = ['00', '66', 'aa', 'ff']
/** All over the cube of colours. */
const cube = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => `#${r}${g}${b}`)))
/** What owners tried, and the greys between which neither black nor white is legible enough. */
const tried = ['#6d28d9', '#ffd400', '#ff0000', '#dc2626', '#767676', '#7f7f7f', '#20a785']

/** The pairs of a palette that fall short, in words. */
function shortfalls(theme: Parameters<typeof paletteOf>[0], asked: Contrast = 'usual'): string[] {
  const palette = paletteOf(theme, asked)
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
    return pairs.flatMap(([ink, ground, least]) => {
      const contrast = contrastOf(roles[ink], roles[ground])
      return contrast < least
        ? [`${JSON.stringify(theme)} ${mode}: ${ink} on ${ground} ${contrast.toFixed(2)}`]
        : []
    })
  })
}

test('O7 whatever the brand colour: every text, control and button keeps its contrast in both modes', () => {
  expect([...cube, ...tried].flatMap((brand) => shortfalls({ brand }))).toEqual([])
})

test('O7 for who asks for more contrast, whatever the brand colour', () => {
  expect([...cube, ...tried].flatMap((brand) => shortfalls({ brand }, 'more'))).toEqual([])
})

test('O5 G2 the title over a picture that is faded to 30 % can be read, whatever picture and brand', () => {
  const FADED = 0.3
  const mixed = (picture: number, ground: string) =>
    ground.replace(/[\da-f]{2}/g, (pair) =>
      Math.round(picture * FADED + Number.parseInt(pair, 16) * (1 - FADED))
        .toString(16)
        .padStart(2, '0'),
    )
  for (const brand of tried) {
    const palette = paletteOf({ brand })
    for (const { heading, sunken } of [palette.light, palette.dark])
      for (const pixel of [0, 255])
        expect(contrastOf(heading, mixed(pixel, sunken))).toBeGreaterThanOrEqual(4.5)
  }
})

test('O7 whatever the lighter colour, one that is darker than the brand included', () => {
  const lighter = ['#000000', '#ffffff', '#7f7f7f', '#ff0000', '#00ff00', '#0000ff']
  expect(
    tried.flatMap((brand) => lighter.flatMap((brandLight) => shortfalls({ brand, brandLight }))),
  ).toEqual([])
})

test('O7 neutrals and accents take the hue of the brand', () => {
  const { hue } = toOklch('#6d28d9')
  const palette = paletteOf({ brand: '#6d28d9' })
  for (const mode of MODES) {
    for (const role of ['body', 'muted', 'control', 'accent'] as const) {
      const away = Math.abs(((toOklch(palette[mode][role]).hue - hue + 540) % 360) - 180)
      expect(`${mode} ${role} ${away < 15}`).toBe(`${mode} ${role} true`)
    }
  }
})

test.each(['#000000', '#7f7f7f', '#ffffff'])('O7 a brand without a hue, %s, tints nothing', (brand) => {
  const { light, dark } = paletteOf({ brand })
  for (const colour of [...Object.values(light), ...Object.values(dark)]) {
    expect(colour).toMatch(/^#(..)\1\1$/)
  }
})

test('O7 a brand that can be read is used as it is', () => {
  const { light, dark, moved } = paletteOf({ brand: '#6d28d9', brandLight: '#B39EFF' })
  expect(light).toMatchObject({ accent: '#6d28d9', fill: '#6d28d9', 'fill-ink': '#ffffff' })
  expect(dark).toMatchObject({ accent: '#b39eff', fill: '#6d28d9', 'fill-ink': '#ffffff' })
  expect(moved.filter((sentence) => /text|button on/.test(sentence))).toEqual([])
})

test('O7 a colour that had to be moved is named, with what stands in for it', () => {
  const { light, moved } = paletteOf({ brand: '#ffd400' })
  expect(moved).toEqual([`"#ffd400" is too light for text on a light ground; it is ${light.accent} there.`])
  expect(paletteOf({ brand: '#000' }).moved).toEqual([
    expect.stringMatching(/^"#000" is too dark for a button on a dark ground; it is #\w{6} there\.$/),
  ])
  expect(paletteOf({ brand: '#6d28d9', brandLight: '#440088' }).moved).toEqual([
    expect.stringMatching(/^"#440088" is too dark for text on a dark ground; it is #\w{6} there\.$/),
  ])
})

test('O7 a moved colour stays near: lightness alone changes', () => {
  const { dark } = paletteOf({ brand: '#1a0033' })
  expect(Math.abs(toOklch(dark.fill).hue - toOklch('#1a0033').hue)).toBeLessThan(2)
  expect(toHex(toOklch('#1a0033'))).not.toBe(dark.fill)
})
