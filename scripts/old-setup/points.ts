import {
  isFinished,
  isOpen,
  joinTexts,
  sentenceEnd,
  sentences,
  startsSmall,
  wide,
  widthOf,
} from '@/scripts/old-setup/sentences'
import { isTechnique, startLabel } from '@/scripts/old-setup/stack'
import { mark } from '@/scripts/old-setup/text'

/** A paragraph, or an item of a list. */
interface Part {
  text: string
  isPoint: boolean
}

interface Line extends Part {
  /** Columns before the text. */
  indent: number
}

/** Headings of lists are shorter. */
const HEADING_MAX_LENGTH = 60
/** Columns at which editors wrap lines. */
const WRAP = { min: 56, max: 120 }

const startMark = new RegExp(`^(?:(?:${mark.source})\\s*)+`, 'u')
const firstWord = new RegExp(`^(?:${wide.source}|\\S+)`, 'u')
/** Not a rank, such as "1. Preis". */
const startNumber = /^\(?\d{1,2}(?:[.)]+(?=\s|\p{Lo})|[、．）])(?!\s*(?:Platz|Preis|Semester))\s*/u
const endColon = /[:：]$/u

/**
 * Splits a text into prose and points. Points come from marked lines, from lines without a paragraph break, and from lists that lost their line
 * breaks ("Did this. - Did that - Did more"). No sentence is ever split.
 *
 * @param text plain, with its lines
 * @param isDescription whether lines that end as sentences are prose
 */
export function pointsAndProse(text: string, isDescription = false): Record<'prose' | 'points', string[]> {
  const parts = partsOf(text, isDescription)
  const texts = (isPoint: boolean) =>
    parts.filter((part) => part.isPoint === isPoint).map((part) => part.text)
  return { prose: texts(false), points: texts(true) }
}

/** Returns all parts of a text, prose too, as points. */
export function pointsOf(text: string): string[] {
  return partsOf(text).map((part) => part.text)
}

function partsOf(text: string, isDescription = false): Part[] {
  const blocks = blocksOf(text)
  const width = Math.max(...blocks.flat().map((line) => widthOf(line.text)))
  const parts = blocks.flatMap((block) => joinLines(block, width))
  if (parts.some(({ isPoint }) => isPoint)) return proseAmongPoints(parts)
  const unfinished = parts.filter(({ text }) => !isFinished(text))
  const isProse = isDescription || blocks.length > 1 || parts.some(({ text }) => sentences(text).length > 1)
  const isList = parts.length > 1 && (unfinished.length > parts.length / 2 || !isProse)
  return parts.map((part) => ({ ...part, isPoint: isList }))
}

/** Returns the lines of a text, in blocks. Empty lines, and the first point below prose, start a block. */
function blocksOf(text: string): Line[][] {
  const isNumbered = ['1', '2'].every((n) => new RegExp(`^\\s*\\(?${n}[.)、．）]`, 'm').test(text))
  const lines = text.replace(/(?<=\S)[^\S\n]+(?=[•▪‣◦●■➢➤✓✔✅☑])/gu, '\n').split('\n')
  const blocks: Line[][] = [[]]
  for (const line of lines.flatMap((line) => itemsBetweenDashes(line, lines.length === 1))) {
    const words = line.trim()
    const text = words.replace(startMark, '').replace(isNumbered ? startNumber : '', '')
    const isPoint = text !== words
    if (!words || (isPoint && !blocks.at(-1)?.[0]?.isPoint)) blocks.push([])
    if (text) blocks.at(-1)?.push({ text, isPoint, indent: line.search(/\S/) })
  }
  return blocks.filter((block) => block.length > 0)
}

/** Splits a list that was flattened to one line: after a sentence or a dash at the start, every dash starts an item. */
function itemsBetweenDashes(line: string, isOnly: boolean): string[] {
  const [first = '', ...items] = line.split(/(?:^|(?<!\d)\s+)[-–—*]\s+(?![^()]*\))/)
  const isList = items.length > 0 && ((isOnly && !first) || sentenceEnd.test(first || (items[0] ?? '')))
  // After a dash inside a sentence comes a lowercase letter.
  if (!isList || items.some(startsSmall)) return [line]
  return [first, ...items.map((item) => `- ${item}`)].filter(Boolean)
}

/**
 * Joins the lines of a block that belong together. A line continues the line before if the sentence continues, or if it is indented below a
 * point. So does a line between two points, and a line of a wrapped text. A line below a short point is another point.
 *
 * @param width columns of the longest line of the text
 */
function joinLines(block: readonly Line[], width: number): Part[] {
  // If the first line starts with a lowercase letter, others may too without continuing a sentence.
  const [first] = block
  const isSmall = first && !first.isPoint && startsSmall(first.text)
  const goesOn = (before: string, text: string) =>
    !isFinished(before) && (isOpen(before) || (startsSmall(text) && !isSmall) || /^[(（]/.test(text))
  const breaks = block.slice(1).map((line, i) => [block[i]?.text ?? '', line.text] as const)
  const open = breaks.filter(([before]) => !isFinished(before))
  // The first word would not have fitted on the line before.
  const areFull =
    width >= WRAP.min &&
    width <= WRAP.max &&
    open.every(([before, text]) => widthOf(`${before} ${firstWord.exec(text)}`) > width)
  const hasSentences =
    isFinished(block.at(-1)?.text ?? '') || block.some(({ text }) => sentences(text).length > 1)
  const isWrapped = hasSentences && (areFull || open.some((both) => goesOn(...both)))
  const lastPoint = block.findLastIndex(({ isPoint }) => isPoint)
  const parts: Line[] = []
  for (const [i, line] of block.entries()) {
    const last = parts.at(-1)
    const { text } = line
    const isBelowTitle = last?.isPoint && isTechnique(last.text) && !isFinished(text)
    const isHeading = endColon.test(text) || (isTechnique(text) && block[i + 1]?.isPoint)
    const belongs = () => {
      if (!last || line.isPoint || startLabel.test(text)) return false
      if (goesOn(last.text, text) || (last.isPoint && line.indent > last.indent)) return true
      if (isBelowTitle || isFinished(last.text)) return false
      return last.isPoint ? i < lastPoint && !isHeading : isWrapped
    }
    if (last && belongs()) last.text = joinTexts(last.text, text)
    else parts.push({ ...line, isPoint: line.isPoint || Boolean(isBelowTitle && !isHeading) })
  }
  return parts
}

/** Makes prose between points a point, so it keeps its place, and then also the heading above the first point. */
function proseAmongPoints(parts: readonly Part[]): Part[] {
  const first = parts.findIndex(({ isPoint }) => isPoint)
  const last = parts.findLastIndex(({ isPoint }) => isPoint)
  // The heading of a single list applies to all its points, so it stays prose.
  const isHeading = ({ text }: Part) =>
    parts.slice(first).some(({ isPoint }) => !isPoint) &&
    (endColon.test(text) || (!isFinished(text) && text.length <= HEADING_MAX_LENGTH))
  return parts.map((part, i) => {
    const isPoint = (i >= first && i <= last) || (i === first - 1 && isHeading(part))
    return { ...part, isPoint }
  })
}

/** Returns paragraphs as one, with a full stop after each that has none. */
export function oneParagraph(prose: readonly string[]): string | undefined {
  const ended = prose.map((text, i) => {
    if (i === prose.length - 1 || sentenceEnd.test(text)) return text
    return `${text}${wide.test(text.slice(-1)) ? '。' : '.'}`
  })
  return ended.reduce(joinTexts, '') || undefined
}

/** The longest first sentence that fits beside the portrait. */
const INTRO_MAX_LENGTH = 200

/** Splits a summary into one sentence for the first screen and paragraphs for About. */
export function introAndAbout(summary: string): { intro?: string; about: string[] } {
  const [first = '', ...rest] = pointsOf(summary)
  const isShort = first.length <= INTRO_MAX_LENGTH && rest.length > 0
  const [opening = '', ...others] = isShort ? [first] : sentences(first)
  if (opening.length > INTRO_MAX_LENGTH) return { about: [first, ...rest] }
  return { intro: opening || undefined, about: [others.reduce(joinTexts, ''), ...rest].filter(Boolean) }
}
