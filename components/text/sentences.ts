import { SENTENCES_TOGETHER } from '@/components/density'
import { language } from '@/content/words'

/** Splits a text into trimmed sentences. */
export function splitSentences(text: string): string[] {
  const segments = new Intl.Segmenter(language.lang, { granularity: 'sentence' }).segment(text)
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean)
}

/** Splits a text at its blank lines. */
export function splitBlocks(text: string): string[] {
  return text.split(/\n\s*\n/)
}

/**
 * Splits a long paragraph into parts of a few sentences.
 *
 * @param maxWords number of words up to which a paragraph is not split
 */
export function splitParagraph(text: string, maxWords: number): string[] {
  const segments = new Intl.Segmenter(language.lang, { granularity: 'word' }).segment(text)
  const count = [...segments].filter(({ isWordLike }) => isWordLike).length
  if (count <= maxWords) return [text]
  const sentences = splitSentences(text)
  const parts = Math.ceil(sentences.length / SENTENCES_TOGETHER)
  // Equal lengths avoid a single sentence at the end.
  const size = Math.ceil(sentences.length / Math.max(parts, 1))
  return Array.from({ length: parts }, (_, part) => {
    const start = part * size
    return sentences.slice(start, start + size).join(' ')
  })
}

const BRACKETS = String.raw`\(\w*\)`
const CHARACTER = "[!#-'*-;=?-~]"
const LAST_CHARACTER = '[\\w/=#-]'
/**
 * A bare address in a text, without the mark after it. Brackets belong to it as a pair only, as in
 * `/wiki/C_(language)`. Only ASCII, because Chinese sentences go on without a space.
 */
const ADDRESS = new RegExp(`(https?://(?:${BRACKETS}|${CHARACTER})*(?:${BRACKETS}|${LAST_CHARACTER}))`)

/** Splits a text at its bare addresses. Every second part is an address. */
export function splitAddresses(text: string): string[] {
  return text.split(ADDRESS)
}

/** Truncates a text after a word if possible, and adds an ellipsis. */
export function truncate(text: string, maxLength: number): string {
  const characters = [...text]
  if (characters.length <= maxLength) return text
  const cut = characters.slice(0, maxLength - 1).join('')
  return `${cut.replace(/[\s,.;:]+\S*$/, '') || cut}…`
}

/** Returns the first sentences of a text that fit, or the truncated first sentence. */
export function shorten(text: string, maxLength: number): string {
  const [first = '', ...others] = splitSentences(text)
  let short = truncate(first, maxLength)
  for (const sentence of others) {
    const longer = `${short} ${sentence}`
    if (longer.length > maxLength) break
    short = longer
  }
  return short
}
