import { findIcon } from '@/content/schema/icons'
import { joinTexts, sentenceEnd, sentences, wide } from '@/scripts/setup/sentences'

/** The parts of a text about a job, a project or a school. */
export interface TextParts {
  /** Paragraphs. */
  prose: string[]
  /** Items of lists. */
  points: string[]
}

/** A longer line is a paragraph, not an item of a list. */
const POINT_MAX_LENGTH = 240
const bullet = /^(?:[•▪‣◦●○■·‧∙⁃➢➤✓]|[-–—*+](?=\s))\s*/u

/**
 * Takes a text apart. Points come from marked lines, from lines without a paragraph break, and from lists that lost their line
 * breaks ("Did this. - Did that - Did more"). No sentence is ever split.
 *
 * @param text plain, with its lines
 */
export function pointsAndProse(text: string): TextParts {
  const flat = text.replace(/\s+(?=[•▪‣◦●■➢➤])/gu, '\n').split('\n')
  const lines = flat.flatMap((line) => itemsBetweenDashes(line.trim(), flat.length === 1))
  return lines.some((line) => bullet.test(line)) ? fromMarks(lines) : fromLines(lines)
}

/** Splits a list that was flattened to one line: after a sentence, or behind a dash, every dash starts an item. */
function itemsBetweenDashes(line: string, isOnly: boolean): string[] {
  const startsList = isOnly && /^[-–—*]\s/.test(line)
  const [first = '', ...items] = line
    .replace(/^[-–—*]\s+/, startsList ? '' : '$&')
    .split(/(?:(?<!\d)\s+[-–—]\s+|\s+[-–—]\s+(?!\d))(?![^()]*\))/)
  const isList = items.length > 0 && (startsList || /[.!?:;。]$/u.test(first))
  if (!isList || items.some((item) => /^\p{Ll}/u.test(item))) return [line]
  return [startsList ? `- ${first}` : first, ...items.map((item) => `- ${item}`)]
}

/** Returns whether a line goes on with the sentence of the line before, as in text with hard line breaks. */
function continues(before: string, line: string): boolean {
  return /^\p{Ll}/u.test(line) && !/[.!?:;。]$/u.test(before)
}

function fromMarks(lines: readonly string[]): TextParts {
  const prose: string[] = []
  const points: string[] = []
  let last: string[] = []
  for (const line of lines) {
    const isPoint = bullet.test(line)
    if (!line) last = []
    else if (!isPoint && last.length > 0 && continues(last.at(-1) ?? '', line))
      last.push(`${last.pop()} ${line}`)
    else {
      last = isPoint ? points : prose
      last.push(line.replace(bullet, ''))
    }
  }
  return { prose, points: points.filter(Boolean) }
}

function fromLines(lines: readonly string[]): TextParts {
  const whole: string[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    if (before && line && continues(before, line)) whole[whole.length - 1] = `${before} ${line}`
    else whole.push(line)
  }
  const full = whole.filter(Boolean)
  const hasParagraphs = full.length < whole.length
  const isItem = (line: string) => line.length <= POINT_MAX_LENGTH && sentences(line).length === 1
  const texts = full.filter((line) => !startLabel.test(line))
  const isList = texts.length > (hasParagraphs ? 2 : 1) && full.every(isItem)
  return isList ? { prose: [], points: full } : { prose: full, points: [] }
}

const labels =
  `tech stack|technical stack|tech|technology|technologies|technologies used|stack|tools|tools used|tools and technologies|
built with|tech used|environment|key skills|skills used|techniques|technologien|technologie|technik|werkzeuge|eingesetzte technologien|
technologies utilisées|env\\.? technique|outils|environnement technique|tecnologías|tecnologías utilizadas|herramientas|tecnologias|ferramentas|
tecnologie|strumenti|technologieën|tekniker|teknologier|technologie|narzędzia|технологии|стек|инструменты|технології|تقنيات|التقنيات|
טכנולוגיות|तकनीक|技術|使用技術|開発環境|技术栈|技术|使用技术|기술|기술 스택|사용 기술`.replace(/\n/g, '')
/** "Technologies: React, Go" as a line, or after a sentence. */
const labelled = new RegExp(`(?:^|(?<=[.!?。]\\s*))(?:${labels})\\s*[:：]\\s*`, 'iu')
const startLabel = new RegExp(`^(?:${labels})\\s*[:：]`, 'iu')
const TECHNIQUE = { length: 30, words: 4 }

function isTechnique(text: string): boolean {
  return (
    text.length <= TECHNIQUE.length && text.split(' ').length <= TECHNIQUE.words && !/[.!?:]\s/.test(text)
  )
}

/** Takes the sentences "Technologies: …" out of a text. */
function takeLabelled(text: string): [stack: string[], rest: string] {
  const label = labelled.exec(text)
  const list = label ? text.slice(label.index + label[0].length) : ''
  const [sentence = ''] = (sentences(list)[0] ?? '').split(/(?<=\p{L}{2}\.)\s(?=\d)/u)
  const items = sentence
    .split(/\s*[,;|·•、，]\s*(?![^()（）]*[)）])/u)
    .map((item) => item.replace(/[.。]$/u, '').trim())
    .filter(Boolean)
  if (!label || items.length === 0 || !items.every(isTechnique)) return [[], text]
  const [more, rest] = takeLabelled(list.slice(sentence.length).trim())
  return [[...items, ...more], joinTexts(text.slice(0, label.index).trim(), rest).trim()]
}

/** A run of at least so many names at the end of a list of longer points is a stack. */
const STACK_RUN = 3

/** Takes the techniques out of the points of a job: labelled ones, and a run of names at the end. */
export function takeStack(points: readonly string[]): [stack: string[], rest: string[]] {
  const taken = points.map(takeLabelled)
  const stack = taken.flatMap(([items]) => items)
  const rest = taken.map(([, text]) => text).filter(Boolean)
  const isName = (point: string) =>
    point.length <= 20 && point.split(' ').length <= 2 && /^[\p{Script=Latin}\d .+#/-]+$/u.test(point)
  const start = rest.findLastIndex((point) => !isName(point)) + 1
  const run = rest.slice(start)
  const isStack = start > 0 && run.length >= STACK_RUN && run.some((name) => findIcon(name))
  return isStack ? [[...stack, ...run], rest.slice(0, start)] : [stack, rest]
}

/** Returns everything that a text contains as points, one after the other. */
export function pointsOf(text: string): string[] {
  const { prose, points } = pointsAndProse(text)
  return [...prose, ...points]
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
  return { intro: opening || undefined, about: [others.join(' '), ...rest].filter(Boolean) }
}
