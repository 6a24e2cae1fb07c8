import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** Text as the site shows it, made of what other programs wrote. */

type Node = DefaultTreeAdapterTypes.Node

/** Elements that exports of resume builders use. Other angle brackets, as in `Map<string>`, are the owner's own words. */
const markup = /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|a|em|strong|h[1-6]|script|style|img|iframe|svg)\b[^>]*>/i
const blocks = new Set(['p', 'br', 'div', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const unsaid = new Set(['script', 'style', 'iframe', 'svg'])

/** Control characters, halves of characters, and spaces without width; not those that join letters or emoji. */
const unseen = /(?!\n)[\p{Cc}\p{Cs}\u200b\u2060\ufeff]/gu
/** These turn the order of what follows them round, so that a reader sees other words than stand there. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A text without markup and characters that nobody sees, its lines kept.
 *
 * @returns lines that are trimmed, at most one of them empty in a row
 */
export function plainText(text: string): string {
  const words = markup.test(text) ? parseFragment(text).childNodes.map(said).join('') : text
  return words
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unseen, '')
    .replace(turning, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text for a place of one line. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ')
}

/** Whether a value, or everything within it, says nothing. */
export function isEmpty(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.values(value).every(isEmpty))
}

function said(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (!('childNodes' in node) || unsaid.has(node.nodeName)) return ''
  const inner = node.childNodes.map(said).join('')
  if (node.nodeName === 'li') return `\n• ${inner.trim()}\n`
  return blocks.has(node.nodeName) ? `\n${inner}\n` : inner
}

const bullet = /^(?:[•▪‣◦●○■]|[-–—*·](?=\s))\s*/u

/**
 * Bullet points taken out of a text: lines that begin with a mark, or what stands between marks on one line.
 *
 * @param text plain, its lines kept
 */
export function pointsAndProse(text: string): { points: string[]; prose: string[] } {
  const lines = text
    // Two or more marks on a line are a list that lost its line breaks.
    .replace(/\s+(?=[•▪‣◦●■])/gu, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return {
    points: lines
      .filter((line) => bullet.test(line))
      .map((line) => line.replace(bullet, ''))
      .filter(Boolean),
    prose: lines.filter((line) => !bullet.test(line)),
  }
}

/** The sentences of a text of any language. */
export function sentences(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(Boolean)
}

/** A line that is longer than this is told in sentences, as a point of a list is no paragraph. */
const POINT_MAX_LENGTH = 240

/** All that a text says about a job, one point a line: its bullet points, and its prose where that is short. */
export function pointsOf(text: string): string[] {
  const { points, prose } = pointsAndProse(text)
  return [...prose.flatMap((line) => (line.length > POINT_MAX_LENGTH ? sentences(line) : [line])), ...points]
}

/** The longest first sentence that can stand beside a portrait. */
const INTRO_MAX_LENGTH = 200

/** A summary as the site tells it: one sentence beside the name, the rest in paragraphs further down. */
export function introAndAbout(summary: string): { intro?: string; about: string[] } {
  const [first = '', ...rest] = summary.split('\n').filter(Boolean)
  const isShort = first.length <= INTRO_MAX_LENGTH && rest.length > 0
  const [opening = '', ...others] = isShort ? [first] : sentences(first)
  if (opening.length > INTRO_MAX_LENGTH) return { about: [first, ...rest] }
  return { intro: opening || undefined, about: [others.join(' '), ...rest].filter(Boolean) }
}
