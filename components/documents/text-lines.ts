import { type Direction, directionOf, hasRightToLeft } from '../lib/direction'
import { asDrawn, fromLeftToRight, stretchesOf } from './bidi'
import type { Face } from './font-files'
import { lettersOf, type Run, runsOf, runWidth, tidy } from './fonts'
import type { SourcedText } from './sourced-text'

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
export interface Span extends SourcedText {
  style: TextStyle
  url?: string
}

/** A stretch of one font, set. */
export interface SetRun extends Run {
  /** The text as the font must draw it, where that differs from how it is read: from right to left. */
  drawn: string
  width: number
  tracking: number
}

/** The part of a span that stands on one line. */
export interface Piece {
  span: Span
  runs: SetRun[]
  /** From the start of the line. */
  x: number
  /** Without the space at its end. */
  width: number
}

/** The side on which lines are flush. */
export type Side = 'left' | 'right'

/** Pieces in the order of reading. */
export type Line = Piece[]

function setRuns(text: string, { style }: Span): SetRun[] {
  return runsOf(text, style.face).map((run) => ({ ...run, drawn: run.text, ...measures(run, style) }))
}

function measures(run: Run, style: TextStyle): { width: number; tracking: number } {
  // Letters that join would be torn apart.
  const tracking = hasRightToLeft(run.text) ? 0 : (style.tracking ?? 0)
  return { width: runWidth(run) * style.size + run.text.length * tracking, tracking }
}

function widthOf(text: string, span: Span): number {
  return setRuns(text, span).reduce((sum, run) => sum + run.width, 0)
}

/** @returns whether a word of the span would have to be parted to fit a line of this width */
export function wordIsWider(span: Span, width: number): boolean {
  return widestWord(span) > width
}

function widestWord(span: Span): number {
  return Math.max(0, ...unbroken(tidy(span.text)).map((word) => widthOf(word.trimEnd(), span)))
}

/** They are written without spaces between words. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** What stands on one line where there is room: words with the space and the punctuation that follow them. */
export function unbroken(text: string): string[] {
  return (text.match(/[^ ]+ ?| /g) ?? []).flatMap((word) => {
    if (!withoutSpaces.test(word)) return [word]
    const parts: string[] = []
    for (const { segment } of wordSegmenter.segment(word)) {
      const opens = /[\p{Ps}\p{Pi}]$/u.test(parts.at(-1) ?? '')
      if (parts.length > 0 && (opens || /^[\p{Pe}\p{Pf}\p{Po}\p{Lm} ]/u.test(segment))) {
        parts.push(`${parts.pop()}${segment}`)
      } else parts.push(segment)
    }
    return parts
  })
}

/** The same, and a word that is wider than a whole line comes in parts. */
function* wordsOf(span: Span, width: number): Generator<string> {
  for (const word of unbroken(tidy(span.text))) {
    if (widthOf(word.trimEnd(), span) <= width) {
      yield word
      continue
    }
    let part = ''
    for (const letter of lettersOf(word)) {
      if (part && widthOf((part + letter).trimEnd(), span) > width) {
        yield part
        part = ''
      }
      part += letter
    }
    yield part
  }
}

/** A last line shorter than this part of the width looks lost. */
const LAST_LINE_AT_LEAST = 0.15

/**
 * Sets spans one after the other and breaks them at spaces. A last line of one short word is filled from the lines
 * before it. What no font has is left out.
 *
 * @param width of a line, in points
 */
export function breakLines(spans: readonly Span[], width: number, side: Side = 'left'): Line[] {
  const lines = evenLines(spans, width)
  if (side === 'left') return lines
  return lines.map((line) => line.map((piece) => ({ ...piece, x: piece.x + width - lineWidth(line) })))
}

function evenLines(spans: readonly Span[], width: number): Line[] {
  const lines = greedyLines(spans, width)
  const isEven = (tried: Line[]) => tried.length < 2 || lineWidth(tried.at(-1)) >= width * LAST_LINE_AT_LEAST
  if (isEven(lines)) return lines
  const narrowest = Math.max(width * 0.8, ...spans.map(widestWord))
  for (let narrower = width * 0.99; narrower > narrowest; narrower -= width * 0.01) {
    const tried = greedyLines(spans, narrower)
    if (tried.length > lines.length) break
    if (isEven(tried)) return tried
  }
  return lines
}

/** @returns how far a line reaches, in points, without the space at its end */
export function lineWidth(line: Line | undefined): number {
  return Math.max(0, ...(line ?? []).map(({ x, width }) => x + width))
}

function greedyLines(spans: readonly Span[], width: number): Line[] {
  const lines: Part[][] = [[]]
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
      canBreak = / $/.test(word) || withoutSpaces.test(word) || widthOf(word, span) > width / 2
    }
  }
  const text = spans.map((span) => span.text).join('')
  const base = hasRightToLeft(text) ? directionOf(text) : undefined
  return lines
    .filter((line) => line.length > 0)
    .map((line) => (base ? placeBothWays(line, base) : place(line)))
}

interface Part {
  span: Span
  text: string
}

function place(parts: Part[]): Line {
  let x = 0
  return parts.map(({ span, text }) => {
    const runs = setRuns(text, span)
    const piece = { span, runs, x, width: widthOf(text.trimEnd(), span) }
    x += runs.reduce((sum, run) => sum + run.width, 0)
    return piece
  })
}

/** Places a line with stretches from right to left: one piece a stretch, in the order of reading. */
function placeBothWays(parts: Part[], base: Direction): Line {
  const stretches = stretchesOf(
    parts
      .map((part) => part.text)
      .join('')
      .trimEnd(),
    base,
  )
  let start = 0
  const pieces = parts.flatMap(({ span, text }) => {
    const from = start
    start += text.length
    return stretches.flatMap((stretch) => {
      const part = text.slice(Math.max(0, stretch.start - from), Math.max(0, stretch.end - from))
      if (!part) return []
      return runsOf(part, span.style.face).map((run) => {
        const drawn = stretch.level % 2 === 1 ? asDrawn(run.text) : run.text
        const set = { ...run, drawn, ...measures({ ...run, text: drawn }, span.style) }
        return { span, runs: [set], x: 0, width: set.width, level: stretch.level }
      })
    })
  })
  let x = 0
  for (const piece of fromLeftToRight(pieces)) {
    piece.x = x
    x += piece.width
  }
  return pieces
}

/** @returns the height of lines in points: each takes the leading of its tallest span */
export function linesHeight(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + leadingOf(line), 0)
}

export function leadingOf(line: Line): number {
  return Math.max(0, ...line.map((piece) => piece.span.style.leading))
}
