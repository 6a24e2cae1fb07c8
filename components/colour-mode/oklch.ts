import {
  clampChroma,
  clampRgb,
  converter,
  differenceEuclidean,
  formatHex,
  interpolate,
  type Oklch,
  wcagContrast,
} from 'culori'

const parse = converter('oklch')
const difference = differenceEuclidean('rgb')
/** A rounding error, of a channel from 0 to 1. */
const TOLERANCE = 0.002

/**
 * Converts `#rgb` or `#rrggbb` to OKLCH, where equal steps look equal. Greys have no hue.
 *
 * @throws if it is not a colour
 */
export function toOklch(hex: string): Oklch {
  const colour = parse(hex)
  if (!colour) throw new Error(`"${hex}" is not a colour. Write #rrggbb or #rgb.`)
  return colour
}

/** Converts to `#rrggbb`. A colour outside sRGB loses chroma, and keeps its lightness and hue. */
export function toHex(colour: Oklch): string {
  const clipped = clampRgb(colour)
  return formatHex(difference(colour, clipped) < TOLERANCE ? clipped : clampChroma(colour, 'oklch'))
}

/** Returns the colour at a share of the way between two colours, like `color-mix(in oklab)`. */
export function blend(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'oklab')(share))
}

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21. */
export const contrastRatio = wcagContrast
