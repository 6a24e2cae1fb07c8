import type { Located } from './places'
import { breakLines, type Line, leadingOf, type Span, type TextStyle, wordIsWider } from './text-lines'

/** What a text may take on a card, in pixels. */
export interface Room {
  width: number
  lines: number
}

/**
 * The text in the largest of the sizes in which it fits: in the lines it has, and with every word whole.
 *
 * @param sizes from large to small, in pixels
 * @throws when it is too long even in the smallest size, with its place and how many letters are too many
 */
export function fitted(
  text: Located,
  style: Omit<TextStyle, 'size' | 'leading'> & { lead: number; trackingEm?: number },
  sizes: readonly number[],
  room: Room,
): Line[] {
  for (const size of sizes) {
    const span: Span = {
      ...text,
      style: { ...style, size, leading: size * style.lead, tracking: size * (style.trackingEm ?? 0) },
    }
    if (wordIsWider(span, room.width)) continue
    const lines = breakLines([span], room.width)
    if (lines.length <= room.lines) return lines
  }
  throw new Error(
    `${text.place}: is too long for the social card (${text.text.length} characters). Shorten it until it fits on ${room.lines} lines.`,
  )
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
      const { size, color, tracking = 0 } = span.style
      const baseline = at + leading / 2 + size * 0.34
      let pen = left + x
      let path = ''
      for (const { text, file, width } of runs) {
        path += outlinesOf(text, file.font, { size, tracking, left: pen, baseline })
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
  // Word by word, as the widths of runs are measured.
  for (const word of text.split(/(?<= )/)) {
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
