/** A colour in OKLCH, where equal steps of lightness look equal in every hue (https://bottosson.github.io/posts/oklab/). */
export interface Oklch {
  /** 0 is black, 1 is white. */
  lightness: number
  /** 0 is grey. Screens show up to about 0.3. */
  chroma: number
  /** In degrees. */
  hue: number
}

type Triple = [number, number, number]

/**
 * Converts `#rgb` or `#rrggbb` to OKLCH.
 *
 * @throws if the colour has another format
 */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = parseHex(hex).map(toLinear) as Triple
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** Converts a colour to `#rrggbb`. Reduces the chroma of a colour outside sRGB, and keeps its lightness and hue. */
export function toHex(colour: Oklch): string {
  const lightness = Math.min(1, Math.max(0, colour.lightness))
  const withChroma = (chroma: number) => toLinearRgb({ ...colour, lightness, chroma })
  let { chroma } = colour
  if (!isInGamut(withChroma(chroma))) {
    chroma = 0
    for (let step = colour.chroma / 2; step > 0.0001; step /= 2)
      if (isInGamut(withChroma(chroma + step))) chroma += step
  }
  return `#${withChroma(chroma).map(toHexPair).join('')}`
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Tolerates rounding errors. */
const isInGamut = (rgb: Triple) => rgb.every((part) => part > -0.0005 && part < 1.0005)

function toHexPair(linear: number): string {
  const part = Math.min(1, Math.max(0, linear))
  const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Converts a gamma-encoded sRGB channel to linear light, both from 0 to 1. */
const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function parseHex(hex: string): Triple {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(hex) ? hex.slice(1) : undefined
  if (!digits) throw new Error(`"${hex}" is not a colour. Write #rrggbb or #rgb.`)
  const size = digits.length / 3
  return [0, 1, 2].map((i) => {
    const pair = digits.slice(i * size, (i + 1) * size)
    return Number.parseInt(size === 1 ? pair + pair : pair, 16) / 255
  }) as Triple
}

/** Returns the relative luminance of WCAG 2.2. */
function getLuminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map(toLinear) as Triple
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
