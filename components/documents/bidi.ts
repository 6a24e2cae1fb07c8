import bidiFactory from 'bidi-js'
import { type Direction, hasRightToLeft } from '../lib/direction'

const bidi = bidiFactory()

/** A stretch of a line that runs in one direction. */
export interface Stretch {
  start: number
  end: number
  /** Odd for right to left (Unicode's bidirectional algorithm). */
  level: number
}

/**
 * Parts a line where its direction changes.
 *
 * @param base the direction of its paragraph
 */
export function stretchesOf(line: string, base: Direction): Stretch[] {
  const { levels } = bidi.getEmbeddingLevels(line, base)
  const inked = line.trimEnd().length
  const baseLevel = base === 'rtl' ? 1 : 0
  const stretches: Stretch[] = []
  for (let i = 0; i < line.length; i++) {
    const level = i < inked ? (levels[i] ?? 0) : baseLevel
    const last = stretches.at(-1)
    if (last?.level === level) last.end = i + 1
    else stretches.push({ start: i, end: i + 1, level })
  }
  return stretches
}

/**
 * The order in which parts of a line stand from left to right: from the highest level down, each row of parts of at least
 * that level is turned around (rule L2 of the algorithm).
 */
export function fromLeftToRight<T extends { level: number }>(parts: readonly T[]): T[] {
  let order = [...parts]
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level--) {
    const turned: T[] = []
    let row: T[] = []
    for (const part of order) {
      if (part.level >= level) row.unshift(part)
      else {
        turned.push(...row, part)
        row = []
      }
    }
    order = [...turned, ...row]
  }
  return order
}

/**
 * A text that runs from right to left as it is handed to a font: brackets turned, and without letters (which a font turns
 * around by itself) in the order in which it is seen.
 */
export function asDrawn(text: string): string {
  const mirrored = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character)
  return (hasRightToLeft(text) ? mirrored : mirrored.toReversed()).join('')
}
