import { faceFiles } from '../../app/typst/font-files'
import { fontOf } from '../../app/typst/fonts'
import { siteTypefaces } from '../../content/site-typefaces'

/** The drawing of the icons, in a square: the owner's initial, and a dot beside it. */
export interface Mark {
  /** SVG of the initial, in the colour that its parent fills it with. */
  letter: string
  dot: { x: number; y: number; r: number }
  /** The size of the square that both fill. */
  size: number
}

/** In the order of trial, in the weight of headings. */
const { own, more, last } = faceFiles(siteTypefaces, 'strong', 700)

/**
 * The first letter or digit of a name as a reader counts letters, large where its script knows that.
 *
 * @returns `''` when there is none
 */
export function initialOf(name: string): string {
  const graphemes = (text: string) =>
    [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.normalize('NFC'))].map(
      ({ segment }) => segment,
    )
  const first = graphemes(name).find((grapheme) => /[\p{L}\p{N}]/u.test(grapheme)) ?? ''
  // A letter may become two: "ß" is written "SS".
  return graphemes(first.toUpperCase())[0] ?? ''
}

/** The initial in the site's typeface with its dot; `null` when no font of the site has the letter. */
export function outlinedMark(initial: string): Mark | null {
  const outline = outlineOf(initial)
  if (!outline) return null
  const { x1, y1, x2, y2 } = outline.box
  const size = Math.min(20 / (y2 - y1), 22 / (x2 - x1))
  const path = outline.pathAt(-x1 * size, -y1 * size, size)
  return markOf(`<path d="${path}"/>`, (x2 - x1) * size, (y2 - y1) * size)
}

/** The initial as text, for a letter that only the visitor's own fonts have. */
export function textMark(initial: string): Mark {
  const text = `<text x="11" y="19" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="22">${initial}</text>`
  return markOf(text, 22, 20)
}

/** For a name without any letter or digit. */
export const neutralMark: Mark = markOf(
  '<path d="M2 18C8 18 7 2 12 2S15 18 20 18" fill="none" stroke="inherit" stroke-width="4" stroke-linecap="round"/>',
  22,
  20,
)

/** Sets the dot beside a letter, at the height of its top, and both in the middle of their square. */
function markOf(drawing: string, width: number, height: number): Mark {
  const r = 3.6
  const whole = width + 1 + 2 * r
  const size = Math.max(whole, height)
  const [left, top] = [(size - whole) / 2, (size - height) / 2].map(rounded)
  return {
    letter: `<g transform="translate(${left} ${top})">${drawing}</g>`,
    dot: { x: rounded((left ?? 0) + width + 1 + r), y: rounded((top ?? 0) + r), r },
    size: rounded(size),
  }
}

/**
 * A letter as an outline.
 *
 * @returns `null` when no font of the site has it; else the box around the letter that begins at 0, 0, in parts of its size
 *   with the vertical axis pointing down, and what gives the data of an SVG path for a place and a size
 */
export function outlineOf(initial: string) {
  for (const file of initial ? [...own, ...more, ...last] : []) {
    const [glyph, ...others] = fontOf(file).stringToGlyphs(initial)
    if (!glyph?.index || others.length > 0) continue
    return {
      box: glyph.getPath(0, 0, 1).getBoundingBox(),
      pathAt: (x: number, y: number, size: number) => glyph.getPath(x, y, size).toPathData(2),
    }
  }
  return null
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
