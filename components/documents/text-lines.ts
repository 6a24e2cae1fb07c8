import { type Face, type Run, runsOf, runWidth, tidy } from './fonts'
import type { Located } from './places'

/** Sizes and distances are in points. */
export interface TextStyle {
  face: Face
  size: number
  leading: number
  color: string
  /** Added after each letter. */
  tracking?: number
}

/** A stretch of text in one style, which may lead somewhere. */
export interface Span extends Located {
  style: TextStyle
  url?: string
}

/** The part of a span that stands on one line. */
export interface Piece {
  span: Span
  runs: (Run & { width: number })[]
  /** From the start of the line. */
  x: number
  /** Without the space at its end. */
  width: number
}

export type Line = Piece[]

/** @throws when a character has no glyph */
export function setRuns(text: string, { place, style }: Span): Piece['runs'] {
  return runsOf({ text, place }, style.face).map((run) => ({
    ...run,
    width: runWidth(run) * style.size + run.text.length * (style.tracking ?? 0),
  }))
}

function widthOf(text: string, span: Span): number {
  return setRuns(text, span).reduce((sum, run) => sum + run.width, 0)
}

/** @returns whether a word of the span would have to be parted to fit a line of this width */
export function wordIsWider(span: Span, width: number): boolean {
  return tidy(span.text)
    .split(' ')
    .some((word) => widthOf(word, span) > width)
}

/** Words with the space that follows them; one that is wider than a whole line comes in parts. */
function* wordsOf(span: Span, width: number): Generator<string> {
  for (const word of tidy(span.text).match(/[^ ]+ ?| /g) ?? []) {
    if (widthOf(word.trimEnd(), span) <= width) {
      yield word
      continue
    }
    let part = ''
    for (const character of word) {
      if (part && widthOf((part + character).trimEnd(), span) > width) {
        yield part
        part = ''
      }
      part += character
    }
    yield part
  }
}

/** A last line shorter than this part of the width looks lost. */
const LAST_LINE_AT_LEAST = 0.15

/**
 * Sets spans one after the other and breaks them at spaces. A last line of one short word is filled from the lines
 * before it.
 *
 * @param width of a line, in points
 * @throws when a character has no glyph
 */
export function breakLines(spans: readonly Span[], width: number): Line[] {
  const lines = greedyLines(spans, width)
  for (let narrower = width; narrower > width * 0.8; narrower -= width * 0.01) {
    if (narrower < width && spans.some((span) => wordIsWider(span, narrower))) break
    const tried = narrower === width ? lines : greedyLines(spans, narrower)
    if (tried.length > lines.length) break
    if (tried.length < 2 || lineWidth(tried.at(-1)) >= width * LAST_LINE_AT_LEAST) return tried
  }
  return lines
}

/** @returns the width of a line in points, without the space at its end */
export function lineWidth(line: Line | undefined): number {
  const last = line?.at(-1)
  return last ? last.x + last.width : 0
}

function greedyLines(spans: readonly Span[], width: number): Line[] {
  const lines: { span: Span; text: string }[][] = [[]]
  let x = 0
  let canBreak = false
  for (const span of spans) {
    for (const word of wordsOf(span, width)) {
      if (x > 0 && canBreak && x + widthOf(word.trimEnd(), span) > width) {
        lines.push([])
        x = 0
      }
      const line = lines.at(-1)
      const last = line?.at(-1)
      if (last?.span === span) last.text += word
      else line?.push({ span, text: word })
      x += widthOf(word, span)
      canBreak = word.endsWith(' ') || widthOf(word, span) > width / 2
    }
  }
  return lines.filter((line) => line.length > 0).map(place)
}

function place(parts: { span: Span; text: string }[]): Line {
  let x = 0
  return parts.map(({ span, text }) => {
    const runs = setRuns(text, span)
    const piece = { span, runs, x, width: widthOf(text.trimEnd(), span) }
    x += runs.reduce((sum, run) => sum + run.width, 0)
    return piece
  })
}

/** @returns the height of lines in points: each takes the leading of its tallest span */
export function linesHeight(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + leadingOf(line), 0)
}

export function leadingOf(line: Line): number {
  return Math.max(...line.map((piece) => piece.span.style.leading))
}
