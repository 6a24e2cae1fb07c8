/**
 * The relative luminance of a colour, as WCAG 2.2 defines it.
 *
 * @param hex `#rrggbb`
 * @returns from 0 (black) to 1 (white)
 * @throws when the colour is written in another way
 */
export function luminanceOf(hex: string): number {
  const [, ...pairs] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? []
  const [red, green, blue] = pairs.map((pair) => linear(Number.parseInt(pair, 16) / 255))
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`"${hex}" is not a colour of the form #rrggbb.`)
  }
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** The contrast of two colours, `#rrggbb` each, from 1 to 21, whichever is the lighter. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
