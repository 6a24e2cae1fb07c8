import {
  isFinished,
  isOpen,
  joinTexts,
  sentenceEnd,
  sentences,
  startsSmall,
  wide,
  widthOf,
} from '@/scripts/setup/sentences'
import { isTechnique, startLabel } from '@/scripts/setup/stack'
import { mark } from '@/scripts/setup/text'

/** A paragraph, or an item of a list. */
interface Part {
  text: string
  isPoint: boolean
  /** Whether it is a line between two points without a full stop. */
  isBetween?: boolean
}

interface Line extends Part {
  /** Columns before the text. */
  indent: number
  /** Columns of the whole line. */
  width: number
}

/** A longer line is a paragraph, not an item of a list. */
const POINT_MAX_LENGTH = 240
const HEADING_MAX_LENGTH = 60
/** Columns at which editors wrap lines. */
const WRAP = { min: 56, max: 120 }

const startMark = new RegExp(`^(?:(?:${mark.source})\\s*)+`, 'u')
/** A dash directly before a word. It is a mark if the text is one line, or if several lines start with one. */
const markOfWord = /^([^\S\n]*[-–—])(?=\p{L})/gmu
const markAlone = new RegExp(`^([^\\S\\n]*(?:${mark.source}))\\n\\s*`, 'gmu')
/** Not a rank, such as "1. Preis". */
const startNumber = /^\(?(\d{1,2})(?:[.)]+(?=\s|\p{Lo})|[、．）])(?!\s*(?:Platz|Preis|Semester))\s*/u
const firstWord = new RegExp(`^(?:${wide.source}|\\S+)`, 'u')

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
  const width = Math.max(...blocks.flat().map((line) => line.width))
  const followers = blocks.flatMap((block) =>
    block.flatMap(({ isPoint }, i) => (isPoint ? [block[i + 1]] : [])),
  )
  // Each of several points has its text on the line below, as in "• Project A".
  const isTitled =
    blocks.every(([first]) => first?.isPoint) &&
    followers.length > 1 &&
    followers.every((line) => line?.isPoint === false)
  const parts = blocks.flatMap((block) => joinLines(block, width, isTitled))
  if (parts.some(({ isPoint }) => isPoint)) return joinHeadings(parts)
  const isItem = ({ text }: Part) =>
    text.length <= POINT_MAX_LENGTH && (sentences(text).length === 1 || areLines)
  // Most lines of a list have no full stop, one of them may have two sentences.
  const areLines =
    parts.filter(({ text }) => !isFinished(text) && !startsSmall(text)).length > parts.length / 2
  const unlabelled = parts.filter(({ text }) => !startLabel.test(text))
  // Half of them end as sentences, not counting those that end with an address.
  const ends = parts.flatMap(({ text }) => (/https?:\S+$/.test(text) ? [] : isFinished(text)))
  const isProse = ends.filter(Boolean).length >= ends.length / 2 && (isDescription || blocks.length > 1)
  const isList = !isProse && unlabelled.length > (blocks.length > 1 ? 2 : 1) && parts.every(isItem)
  return parts.map((part) => ({ ...part, isPoint: isList }))
}

/** Returns the lines of a text, in blocks. Empty lines, and the first point below prose, start a block. */
function blocksOf(text: string): Line[][] {
  const isNumbered = ['1', '2'].every((n) =>
    new RegExp(`(?:^|[.!?;。]\\s)\\s*\\(?${n}[.)、．）]`, 'm').test(text),
  )
  const areMarks = !text.includes('\n') || (text.match(markOfWord)?.length ?? 0) > 1
  const lines = text
    .replace(markOfWord, areMarks ? '$1 ' : '$1')
    .replace(markAlone, '$1 ')
    .replace(/^【([^】\n]+)】$/gmu, '$1：')
    .replace(/(?<=\S)[^\S\n]+(?=[•▪‣◦●■➢➤✓✔✅☑])/gu, '\n')
    .replace(/(?<=[.!?;。]) (?=\(?\d{1,2}[.)] )/gu, isNumbered ? '\n' : ' ')
    .split('\n')
  const blocks: Line[][] = [[]]
  let number = 0
  const items = lines.flatMap((line) => itemsBetweenDashes(line, lines.length === 1))
  for (const line of items) {
    const words = line.trim()
    const found = Number(startNumber.exec(words)?.[1])
    const isNext = isNumbered && (found === number + 1 || found === 1)
    if (isNext) number = found
    // A sign before a number, not a mark.
    const isSign = items.length === 1 && /^[+–-]\s*\d/.test(words)
    const text = isSign ? words : words.replace(isNext ? startNumber : startMark, '')
    const isPoint = text !== words
    if (!words || (isPoint && !blocks.at(-1)?.[0]?.isPoint)) blocks.push([])
    if (text) blocks.at(-1)?.push({ text, isPoint, indent: line.search(/\S/), width: widthOf(line) })
  }
  return blocks.filter((block) => block.length > 0)
}

/** Splits a list that was flattened to one line: after a sentence or a dash at the start, every dash starts an item. */
function itemsBetweenDashes(line: string, isOnly: boolean): string[] {
  const startsList = isOnly && /^[-–—*]\s/.test(line)
  const dash = `\\s+[${startsList ? line[0] : '-–—*'}]\\s+`
  const [first = '', ...items] = line
    .replace(/^[-–—*]\s+/, startsList ? '' : '$&')
    .split(new RegExp(`(?:(?<!\\d)${dash}|${dash}(?!\\d))(?![^()]*\\))`))
  const stars = line.match(/\s\*\s+\p{Lu}/gu) ?? []
  const isList = items.length > 0 && (startsList || sentenceEnd.test(first) || stars.length > 1)
  // After a dash inside a sentence comes a lowercase letter. A star always marks an item.
  const isDash = (item: string) => startsSmall(item) && !/^\p{L}+:/u.test(item)
  if (!isList || (!line.startsWith('*') && items.some(isDash))) return [line]
  return [startsList ? `- ${first}` : first, ...items.map((item) => `- ${item}`)]
}

/**
 * Joins the lines of a block that belong together. A line continues the line before if the sentence continues, or if it is indented below a
 * point. Below a point and in a wrapped text, it also does so if its first word would not have fitted on the line before.
 *
 * @param width of the longest line of the text
 * @param isTitled whether every point is a title with its text on the next line
 */
function joinLines(block: readonly Line[], width: number, isTitled: boolean): Part[] {
  const isList = block[0]?.isPoint ?? false
  // If the first line starts with a lowercase letter, others may too without continuing a sentence.
  const isSmall = !isList && startsSmall(block[0]?.text ?? '')
  const goesOn = (before: string, text: string) =>
    !isFinished(before) &&
    (isOpen(before) || (startsSmall(text) && !isSmall) || (isList && /^[(（]/.test(text)))
  const isFull = (before: Line, text: string) =>
    width >= WRAP.min &&
    width <= WRAP.max &&
    before.width + 1 + widthOf(firstWord.exec(text)?.[0] ?? '') > width
  const hasSentences =
    !isList && (isFinished(block.at(-1)?.text ?? '') || block.some(({ text }) => sentences(text).length > 1))
  const breaks = block.slice(1).map((line, i) => [block[i] as Line, line.text] as const)
  const open = breaks.filter(([before]) => !isFinished(before.text))
  const isWrapped =
    open.some(([before, text]) => goesOn(before.text, text)) ||
    (hasSentences && open.length > 0 && open.every((both) => isFull(...both)))

  const lastPoint = block.findLastIndex(({ isPoint }) => isPoint)
  const parts: Line[] = []
  for (const [i, line] of block.entries()) {
    const { text, isPoint, indent } = line
    const [last, above] = [parts.at(-1), block[i - 1]]
    const isAbovePoint = block[i + 1]?.isPoint ?? false
    const isInList = last?.isPoint && i < lastPoint
    // A heading is short, or below a whole sentence.
    const isHeading =
      /[:：]$/u.test(text) || (!isFinished(text) && (isTechnique(text) || isFinished(last?.text ?? '')))
    const belongs = () => {
      if (!last || !above || isPoint || startLabel.test(text)) return false
      if (goesOn(last.text, text) || (last.isPoint && indent > last.indent)) return true
      if (startLabel.test(last.text)) return isFull(above, text) || isListed(text)
      if (isInList) return !isHeading
      if (!(last.isPoint || isWrapped)) return false
      return isFull(above, text) || (hasSentences && !isFinished(last.text))
    }
    const isTitle = isTitled && above?.isPoint && !isPoint && last && !isFinished(last.text)
    if (isTitle && !goesOn(last.text, text)) last.text = joinTexts(withColon(last.text), text)
    else if (last && (belongs() || (isTitled && !isPoint))) last.text = joinTexts(last.text, text)
    else parts.push({ ...line, isBetween: isAbovePoint && !isPoint && !isFinished(text) })
  }
  return parts
}

/**
 * Takes the last sentence off a paragraph if it introduces the list below, such as "A bank. My tasks:". Otherwise the prose below the list
 * would seem to continue it.
 */
function splitLeadIn(part: Part): Part[] {
  const before = sentences(part.text)
  const title = withColon(before.pop() ?? '')
  if (part.isPoint || (!/[:：]$/u.test(part.text) && (isFinished(part.text) || before.length === 0)))
    return [part]
  const leadIn = { ...part, text: title, isPoint: title.length > HEADING_MAX_LENGTH }
  return before.length > 0 ? [{ ...part, text: before.reduce(joinTexts, '').trim() }, leadIn] : [leadIn]
}

/** Returns whether a line is the rest of a list of techniques. */
const isListed = (text: string) => text.includes(',') && text.split(/,\s*/).every(isTechnique)

const withColon = (title: string) => title.replace(/[:：]?$/u, (colon) => colon || ':')

/** Joins a heading with the only point below it, and a label such as "Technologies" with its list. */
function joinHeadings(all: readonly Part[]): Part[] {
  const lastProse = all.findLastIndex(({ isPoint }) => !isPoint)
  const parts = all.flatMap((part, i) => (i < lastProse && all[i + 1]?.isPoint ? splitLeadIn(part) : [part]))
  const runs: Part[][] = []
  for (const part of parts) {
    if (part.isPoint && runs.length > 0) runs.at(-1)?.push(part)
    else runs.push([part])
  }
  const isTitle = ({ text }: Part) => text.length <= HEADING_MAX_LENGTH && sentences(text).length === 1
  // Two lists with a line without a full stop above each, such as "Project A" and "Project B".
  const titled = runs.filter(
    ([first, point]) => first && point && !first.isPoint && isTitle(first) && !isFinished(first.text),
  )
  const lists = runs.filter((run) => run.some(({ isPoint }) => isPoint))
  return runs.flatMap((run) => {
    const [part = run[0] as Part, ...points] = run
    const { text, isPoint, isBetween } = part
    const [first] = points
    const isHeading =
      isTitle(part) && (isBetween || /[:：]$/u.test(text) || (titled.length > 1 && !isFinished(text)))
    if (isPoint || !first || !isHeading) return run
    const title = withColon(text)
    const texts = points.map((point) => point.text)
    if (startLabel.test(title) && texts.every(isTechnique))
      return [{ text: `${title} ${texts.join(', ')}`, isPoint }]
    // The heading of the only list applies to all its points.
    if (lists.length === 1 && run === runs.at(-1)) return run
    if (points.length > 1) return [{ text: title, isPoint: true }, ...points]
    return [{ text: joinTexts(title, first.text), isPoint: true }]
  })
}

/** Returns paragraphs as one, with a full stop after each that has none. */
export function oneParagraph(prose: readonly string[]): string | undefined {
  const ended = prose.map((text, i) => {
    if (i === prose.length - 1 || sentenceEnd.test(text) || /[,،、，\p{Pd}]$/u.test(text)) return text
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
