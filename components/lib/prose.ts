import { SENTENCES_TOGETHER } from '@/components/lib/density'
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
 * @param most words of a paragraph that is not split
 */
export function splitParagraph(text: string, most: number): string[] {
  const words = new Intl.Segmenter(language.lang, { granularity: 'word' }).segment(text)
  const count = [...words].filter(({ isWordLike }) => isWordLike).length
  if (count <= most) return [text]
  const sentences = splitSentences(text)
  const parts = Math.ceil(sentences.length / SENTENCES_TOGETHER)
  // Equal lengths avoid a single sentence at the end.
  const size = Math.ceil(sentences.length / Math.max(parts, 1))
  return Array.from({ length: parts }, (_, i) => sentences.slice(i * size, (i + 1) * size).join(' '))
}

/** Characters that are in no address. Chinese and Japanese sentences go on after their marks without a space. */
const OUTSIDE = '\\s<>"()\u3001\u3002\u300a-\u300f\u3010\u3011\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f'
/** Marks that may be within an address, but end the sentence after it. */
const ENDS = ".,;:!?\\]}'’”»\u2026\u060c\u061b\u061f\u06d4\u0964"
/** A bare address within a text, without the mark after it. Brackets belong to it only as a pair, as in `/wiki/C_(language)`. */
const ADDRESS = new RegExp(
  `(https?://(?:\\([^${OUTSIDE}]*\\)|[^${OUTSIDE}])*(?:\\([^${OUTSIDE}]*\\)|[^${OUTSIDE}${ENDS}]))`,
)

/** Splits a text at its bare addresses. Every second part is an address. */
export function splitAddresses(text: string): string[] {
  return text.split(ADDRESS)
}
