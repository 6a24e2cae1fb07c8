import type { Glyph } from 'opentype.js'
import { faceFiles } from '@/app/typst/font-files'
import { readFont, splitGraphemes } from '@/app/typst/fonts'
import { siteTypefaces } from '@/content/schema/site-typefaces'

/** The mark of the icons, in a square: the owner's initial and a dot beside it. */
export interface Mark {
  /** SVG of the initial, without a colour. */
  letter: string
  dot: { x: number; y: number; r: number }
  /** The size of the square. */
  size: number
}

/** Fonts in the weight of headings, the preferred first. */
const { own, more, last } = faceFiles(siteTypefaces, 'strong', 700)

/**
 * Returns the first letter or digit of a name in upper case, with its accents.
 *
 * @returns `''` if there is none
 */
export function getInitial(name: string): string {
  const letters = splitGraphemes(name.normalize('NFC'))
  const first = letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? ''
  // The upper case of "ß" is "SS".
  return splitGraphemes(first.toUpperCase().normalize('NFC'))[0] ?? ''
}

/** Returns the initial in the site's typeface with its dot, or `null` if no font has the letter. */
export function createOutlineMark(initial: string): Mark | null {
  const glyph = findGlyph(initial)
  if (!glyph) return null
  const { x1, y1, x2, y2 } = glyph.getPath(0, 0, 1).getBoundingBox()
  const size = Math.min(20 / (y2 - y1), 22 / (x2 - x1))
  const path = glyph.getPath(-x1 * size, -y1 * size, size).toPathData(2)
  return markOf(`<path d="${path}"/>`, (x2 - x1) * size, (y2 - y1) * size)
}

/** The mark for a name without a letter or digit. A letter that no font has stops the build (O6). */
export const neutralMark: Mark = markOf(
  '<path d="M2 18C8 18 7 2 12 2S15 18 20 18" fill="none" stroke="inherit" stroke-width="4" stroke-linecap="round"/>',
  22,
  20,
)

/** Places the dot beside the top of a letter, and centres both in their square. */
function markOf(drawing: string, width: number, height: number): Mark {
  const r = 3.6
  const whole = width + 1 + 2 * r
  const size = Math.max(whole, height)
  const [left, top] = [(size - whole) / 2, (size - height) / 2].map(round)
  return {
    letter: `<g transform="translate(${left} ${top})">${drawing}</g>`,
    dot: { x: round((left ?? 0) + width + 1 + r), y: round((top ?? 0) + r), r },
    size: round(size),
  }
}

/** Returns the glyph of a letter in the first font of the site that has it. */
function findGlyph(initial: string): Glyph | undefined {
  for (const file of initial ? [...own, ...more, ...last] : []) {
    const [glyph, ...others] = readFont(file).stringToGlyphs(initial)
    if (glyph?.index && others.length === 0) return glyph
  }
  return undefined
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
