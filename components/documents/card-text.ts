import { lettersOf, setAtOnce } from './fonts'
import type { SourcedText } from './sourced-text'
import {
  breakLines,
  type Line,
  leadingOf,
  linesHeight,
  type Side,
  type Span,
  type TextStyle,
  wordIsWider,
} from './text-lines'

/** How much of a card a text may fill, in pixels; `side` is where its lines begin. */
export interface TextBounds {
  width: number
  height?: number
  side?: Side
}

/** A size in pixels, and how many lines it may take. */
export type SizeOfLines = readonly [size: number, lines: number]

/**
 * The text in the first of the sizes in which it fits with every word whole; else in the first in which it fits with
 * long words parted; else cut in the last of them, with an ellipsis.
 *
 * @param sizes from large to small
 */
export function fitted(
  text: SourcedText,
  style: Omit<TextStyle, 'size' | 'leading'> & { lead: number; trackingEm?: number },
  sizes: readonly SizeOfLines[],
  { width, height = Number.POSITIVE_INFINITY, side }: TextBounds,
): Line[] {
  const spanOf = (size: number, words: string): Span => ({
    ...text,
    text: words,
    style: { ...style, size, leading: size * style.lead, tracking: size * (style.trackingEm ?? 0) },
  })
  const linesIn = ([size, most]: SizeOfLines, words = text.text): Line[] | undefined => {
    const lines = breakLines([spanOf(size, words)], width, side)
    return lines.length <= most && linesHeight(lines) <= height ? lines : undefined
  }
  for (const size of sizes) {
    if (wordIsWider(spanOf(size[0], text.text), width)) continue
    const lines = linesIn(size)
    if (lines) return lines
  }
  for (const size of sizes) {
    const lines = linesIn(size)
    if (lines) return lines
  }
  const last = sizes.at(-1)
  return last ? cut(text.text, (words) => linesIn(last, words)) : []
}

/** As many of the words as fit, or of the letters where not even one word does. */
function cut(text: string, linesOf: (words: string) => Line[] | undefined): Line[] {
  for (const parts of [text.split(/(?<= )/), lettersOf(text)]) {
    let [fits, tooMany] = [0, parts.length]
    let found: Line[] | undefined
    while (tooMany - fits > 1) {
      const middle = Math.floor((fits + tooMany) / 2)
      const words = parts
        .slice(0, middle)
        .join('')
        .replace(/[\s\p{Pd}\p{Po}]+$/u, '')
      const lines = linesOf(`${words}…`)
      if (lines) [fits, found] = [middle, lines]
      else tooMany = middle
    }
    if (found) return found
  }
  return []
}

/**
 * Lines of text as the outlines of their letters: they look the same wherever they are drawn.
 *
 * @returns SVG paths
 */
export function outlined(lines: readonly Line[], left: number, top: number): string {
  let at = top
  let svg = ''
  for (const line of lines) {
    const leading = leadingOf(line)
    for (const { span, runs, x } of line) {
      const { size, color } = span.style
      const baseline = at + leading / 2 + size * 0.34
      let pen = left + x
      let path = ''
      for (const { drawn, file, width, tracking } of runs) {
        path += outlinesOf(drawn, file.font, { size, tracking, left: pen, baseline })
        pen += width
      }
      svg += `<path fill="${color}" d="${path}"/>`
    }
    at += leading
  }
  return svg
}

type Font = Line[number]['runs'][number]['file']['font']

function outlinesOf(
  text: string,
  font: Font,
  at: { size: number; tracking: number; left: number; baseline: number },
): string {
  const scale = at.size / font.unitsPerEm
  let pen = at.left
  let path = ''
  for (const word of setAtOnce(text)) {
    const { glyphs, positions } = font.layout(word)
    for (const [i, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
      path += glyph.path
        .scale(scale, -scale)
        .translate(pen + xOffset * scale, at.baseline - yOffset * scale)
        .toSVG()
      pen += xAdvance * scale + at.tracking
    }
  }
  return path
}
