// Relative imports, because Tailwind loads this module, and does not know the alias.

import type { Oklch } from 'culori'
import type { Theme } from '@/content/schema/content'
import { blend, contrastRatio, toHex, toOklch } from './oklch'

type Mode = 'light' | 'dark'

/** A colour derived from the brand colour. The hue shift is in degrees. */
type Tone = readonly [lightness: number, chromaFactor: number, hueShift: number]

const tones = {
  light: {
    page: [0.982, 0.03, -13],
    raised: [1, 0, 0],
    sunken: [0.96, 0.05, -10],
    heading: [0.186, 0.12, 1],
    body: [0.398, 0.18, -2],
    muted: [0.509, 0.18, -3],
    hairline: [0.917, 0.1, -9],
    control: [0.633, 0.2, -4],
  },
  dark: {
    page: [0.162, 0.07, -2],
    raised: [0.2, 0.1, -3],
    sunken: [0.144, 0.07, -6],
    heading: [0.953, 0.09, -3],
    body: [0.8, 0.16, -4],
    muted: [0.654, 0.19, -5],
    hairline: [0.304, 0.15, -3],
    control: [0.527, 0.21, -3],
  },
} as const satisfies Record<Mode, Record<string, Tone>>

/** The accent of the light mode if the brand colour is too light for text. */
const TEXT_ON_LIGHT: Tone = [0.4806, 0.756, -1.3]
const INK: Tone = [0.167, 0.2, -1]
/** The default `brandLight`: a share of the way to white, and a factor of the chroma. */
const LIGHTER = { share: 0.521, chromaFactor: 1.274 }
/** The highest chroma that tints neutrals. */
const MAX_TINT = 0.1212

/** The shares of the button colour in the grounds of the map. */
const GROUNDS = { light: { low: 0.18, warmLow: 0.14 }, dark: { low: 0.1, high: 0.66 } }
/** Hues from orange to amber. Their light ground would look like salmon, so its hue is sand. */
const WARM = { from: 30, to: 80, sand: 75 }
/** The highest contrast of low ground with the page. A black brand would make it a dark grey. */
const MAX_GROUND = 1.3

/** Minimum contrast ratios. WCAG requires 4.5 for text, 7 for AAA, and 3 for controls. */
const minimums = {
  usual: { text: 5, control: 3, line: 1 },
  more: { text: 7, control: 4.5, line: 3 },
}
export type Contrast = keyof typeof minimums
/** Minimum contrast of a button with the page. Low, because its text identifies it. */
const SURFACE = 1.35

type Neutral = keyof (typeof tones)['light']
export type Role = Neutral | 'low' | 'high' | 'accent' | 'fill' | 'fill-hover' | 'fill-ink'
type Roles = Record<Role, string>

export interface Palette extends Required<Theme> {
  light: Roles
  dark: Roles
}

/**
 * Computes every colour of the site from the two brand colours. Changes the lightness of a colour
 * that lacks contrast, as little as possible.
 *
 * @throws if a brand colour is invalid
 */
export function createPalette({ brand, brandLight }: Theme, contrast: Contrast = 'usual'): Palette {
  const theme = { brand, brandLight: brandLight ?? lighten(toOklch(brand)) }
  return {
    ...theme,
    light: createRoles('light', theme, contrast),
    dark: createRoles('dark', theme, contrast),
  }
}

function createRoles(mode: Mode, theme: Required<Theme>, contrast: Contrast): Roles {
  const { text, control, line } = minimums[contrast]
  const brand = toOklch(theme.brand)
  const tint = { ...brand, c: Math.min(brand.c, MAX_TINT) }
  const neutral = (role: Neutral) => applyTone(tones[mode][role], tint)
  const backgrounds = {
    page: toHex(neutral('page')),
    raised: toHex(neutral('raised')),
    sunken: toHex(neutral('sunken')),
  }
  const readable = (colour: Oklch, minimum: number) =>
    findNearest(colour, (hex) =>
      Object.values(backgrounds).every((background) => contrastRatio(hex, background) >= minimum),
    )

  const brandLight = toOklch(theme.brandLight)
  const accent = mode === 'dark' ? brandLight : brand
  const isTooLight = mode === 'light' && readable(accent, text) !== toHex(accent)
  const roles = {
    ...backgrounds,
    heading: readable(neutral('heading'), text),
    body: readable(neutral('body'), text),
    muted: readable(neutral('muted'), text),
    hairline: readable(neutral('hairline'), line),
    control: readable(neutral('control'), control),
    accent: readable(isTooLight ? applyTone(TEXT_ON_LIGHT, brand) : accent, text),
    ...createButtonColours(brand, brandLight, toHex(applyTone(INK, tint)), backgrounds.page, text),
  }
  return { ...roles, ...createGrounds(mode, brand, roles, text) }
}

/** Returns the grounds of the map. Body text is readable on the low one, headings on both. */
function createGrounds(
  mode: Mode,
  brand: Oklch,
  { page, fill, heading, body, accent }: Record<'page' | 'fill' | 'heading' | 'body' | 'accent', string>,
  text: number,
) {
  const { h = 0 } = brand
  const isWarm = h > WARM.from && h < WARM.to
  const { light, dark } = GROUNDS
  const lightShare = isWarm ? light.warmLow : light.low
  const ground = toOklch(blend(page, fill, mode === 'light' ? lightShare : dark.low))
  const isSand = isWarm && mode === 'light'
  const low = findNearest(isSand ? { ...ground, h: WARM.sand } : ground, (hex) => {
    const isReadable = contrastRatio(body, hex) >= text && contrastRatio(accent, hex) >= 4.5
    return isReadable && contrastRatio(page, hex) <= MAX_GROUND
  })
  if (mode === 'light') return { low, high: '#ffffff' }
  const high = toOklch(blend(page, fill, dark.high))
  return { low, high: findNearest(high, (hex) => contrastRatio(heading, hex) >= text) }
}

function createButtonColours(brand: Oklch, brandLight: Oklch, tintedInk: string, page: string, text: number) {
  const isReadable = (ink: string, fill: string) => contrastRatio(ink, fill) >= text
  const inkOn = (fill: string) => [tintedInk, '#ffffff', '#000000'].find((ink) => isReadable(ink, fill))
  const isVisible = (hex: string) => contrastRatio(hex, page) >= SURFACE
  const fill = findNearest(brand, (hex) => isVisible(hex) && inkOn(hex) !== undefined)
  const ink = inkOn(fill) ?? tintedInk
  // Towards the brand colour the hover takes its chroma, otherwise it would look faded.
  const hover = isReadable(ink, toHex(brandLight)) ? brandLight : { ...brandLight, c: brand.c }
  const hoverFill = findNearest(hover, (hex) => isVisible(hex) && isReadable(ink, hex))
  return { fill, 'fill-hover': hoverFill, 'fill-ink': ink }
}

function applyTone([lightness, chromaFactor, hueShift]: Tone, { c, h = 0 }: Oklch): Oklch {
  return { mode: 'oklch', l: lightness, c: c * chromaFactor, h: h + hueShift }
}

function lighten({ l, c, ...colour }: Oklch): string {
  return toHex({ ...colour, l: l + (1 - l) * LIGHTER.share, c: c * LIGHTER.chromaFactor })
}

function findNearest(colour: Oklch, accepts: (hex: string) => boolean): string {
  for (let distance = 0; distance <= 1; distance += 0.005) {
    for (const l of [colour.l - distance, colour.l + distance]) {
      const hex = toHex({ ...colour, l })
      if (accepts(hex)) return hex
    }
  }
  throw new Error(`No lightness of ${toHex(colour)} has the contrast it needs.`)
}
