import type { Theme } from '../../content/schema'
import { contrastRatio, type Oklch, toHex, toOklch } from './oklch'

type Mode = 'light' | 'dark'

/**
 * What a neutral takes from the brand colour: a lightness of its own, a part of the brand's chroma, and a turn of its hue in
 * degrees. With the sample's brand these come out as the colours of the design, to the last digit.
 */
type Tone = readonly [lightness: number, chromaPart: number, turn: number]

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

/** Text of the brand's hue for a light ground, where the brand itself is too light. */
const TEXT_ON_LIGHT: Tone = [0.4806, 0.756, -1.3]
const INK: Tone = [0.167, 0.2, -1]
/** The lighter colour, where the owner gives none: this part of the way to white, with so much of the brand's chroma. */
const LIGHTER = { way: 0.521, chromaPart: 1.274 }
/** A brand that is stronger than this tints the neutrals no more than this. */
const TINT_AT_MOST = 0.1212

/** `more` is for visitors who ask their system for more contrast. */
export type Contrast = 'usual' | 'more'

/**
 * The least contrasts. WCAG asks 4.5 of text (7 at its level AAA) and 3 of what a control is known by; the design asks 5 of
 * text, and lets hairlines be as faint as they like.
 */
const least = {
  usual: { text: 5, control: 3, line: 1 },
  more: { text: 7, control: 4.5, line: 3 },
} as const satisfies Record<Contrast, Record<string, number>>
/** The least contrast of a button and the page: it carries its own words, so it need only be seen as a surface. */
const SURFACE = 1.35

type Least = Record<keyof (typeof least)[Contrast], number>

/** Names of the roles, as the style sheets and components use them. */
export type Role = keyof (typeof tones)['light'] | 'accent' | 'fill' | 'fill-hover' | 'fill-ink'
type Roles = Record<Role, string>

export interface Palette extends Required<Theme> {
  light: Roles
  dark: Roles
  /** For the owner: one sentence about each place where a colour of theirs had to be moved to be read. */
  moved: string[]
}

/**
 * Every colour of the site, from the brand's two. Text keeps its contrast on every ground, the border of a control too, and
 * the words of a button on the button: where a colour would not, its lightness moves as little as it takes.
 *
 * @throws when one of the two is no colour
 */
export function createPalette({ brand, brandLight }: Theme, contrast: Contrast = 'usual'): Palette {
  const theme = { brand, brandLight: brandLight ?? lighter(toOklch(brand)) }
  const light = rolesOf('light', theme, least[contrast])
  const dark = rolesOf('dark', theme, least[contrast])
  const moves: [from: string | undefined, to: string, use: string][] = [
    [brand, light.accent, 'text on a light ground'],
    [brand, light.fill, 'a button on a light ground'],
    [brand, dark.fill, 'a button on a dark ground'],
    [brandLight, dark.accent, 'text on a dark ground'],
    [brandLight, light['fill-hover'], 'a button under the pointer on a light ground'],
    [brandLight, dark['fill-hover'], 'a button under the pointer on a dark ground'],
  ]
  return { ...theme, light, dark, moved: moves.flatMap((move) => sentence(...move)) }
}

function rolesOf(mode: Mode, theme: Required<Theme>, { text, control, line }: Least): Roles {
  const brand = toOklch(theme.brand)
  const tinting = { ...brand, chroma: Math.min(brand.chroma, TINT_AT_MOST) }
  const neutral = (role: keyof (typeof tones)['light']) => toned(tones[mode][role], tinting)
  const grounds = {
    page: toHex(neutral('page')),
    raised: toHex(neutral('raised')),
    sunken: toHex(neutral('sunken')),
  }
  const onGrounds = (colour: Oklch, contrast: number) =>
    nearest(colour, (hex) => Object.values(grounds).every((ground) => contrastRatio(hex, ground) >= contrast))

  const light = toOklch(theme.brandLight)
  const accent = mode === 'dark' ? light : brand
  const isTooLight = mode === 'light' && onGrounds(accent, text) !== toHex(accent)
  return {
    ...grounds,
    heading: onGrounds(neutral('heading'), text),
    body: onGrounds(neutral('body'), text),
    muted: onGrounds(neutral('muted'), text),
    hairline: onGrounds(neutral('hairline'), line),
    control: onGrounds(neutral('control'), control),
    accent: onGrounds(isTooLight ? toned(TEXT_ON_LIGHT, brand) : accent, text),
    ...buttonOf(brand, light, toHex(toned(INK, tinting)), grounds.page, text),
  }
}

/**
 * A button in the brand colour, its words, and what it is under the pointer: the lighter colour, or the nearest to it that
 * can be seen and read.
 */
function buttonOf(brand: Oklch, light: Oklch, tintedInk: string, page: string, text: number) {
  const carries = (ink: string) => (hex: string) => contrastRatio(ink, hex) >= text
  const inkOn = (fill: string) => [tintedInk, '#ffffff', '#000000'].find((ink) => carries(ink)(fill))
  const isSeen = (hex: string) => contrastRatio(hex, page) >= SURFACE
  const fill = nearest(brand, (hex) => isSeen(hex) && inkOn(hex) !== undefined)
  const ink = inkOn(fill) ?? tintedInk
  const willDo = (hex: string) => isSeen(hex) && carries(ink)(hex)
  // As strong as the brand where it has to come near it: it would look faded beside it.
  const hover = carries(ink)(toHex(light)) ? light : { ...light, chroma: brand.chroma }
  return { fill, 'fill-hover': nearest(hover, willDo), 'fill-ink': ink }
}

function toned([lightness, chromaPart, turn]: Tone, { chroma, hue }: Oklch): Oklch {
  return { lightness, chroma: chroma * chromaPart, hue: hue + turn }
}

function lighter({ lightness, chroma, hue }: Oklch): string {
  return toHex({
    lightness: lightness + (1 - lightness) * LIGHTER.way,
    chroma: chroma * LIGHTER.chromaPart,
    hue,
  })
}

/** The colour itself where it will do, else the nearest darker or lighter one. */
function nearest(colour: Oklch, willDo: (hex: string) => boolean): string {
  for (let away = 0; away <= 1; away += 0.005) {
    for (const lightness of [colour.lightness - away, colour.lightness + away]) {
      const hex = toHex({ ...colour, lightness })
      if (willDo(hex)) return hex
    }
  }
  throw new Error(`No lightness of ${toHex(colour)} has the contrast it needs.`)
}

function sentence(from: string | undefined, to: string, use: string): string[] {
  if (!from || toHex(toOklch(from)) === to) return []
  const shift = toOklch(to).lightness - toOklch(from).lightness
  return [`"${from}" is too ${shift < 0 ? 'light' : 'dark'} for ${use}; it is ${to} there.`]
}
