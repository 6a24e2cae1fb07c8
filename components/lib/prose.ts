import { LONG_PROSE_WORDS, SENTENCES_TOGETHER } from '@/components/lib/density'
import { language } from '@/content/words'

/** Splits a text into trimmed sentences. */
export function splitSentences(text: string): string[] {
  const segments = new Intl.Segmenter(language.lang, { granularity: 'sentence' }).segment(text)
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean)
}

/** Splits a long paragraph into parts of a few sentences. */
export function splitParagraph(text: string): string[] {
  const words = new Intl.Segmenter(language.lang, { granularity: 'word' }).segment(text)
  const count = [...words].filter(({ isWordLike }) => isWordLike).length
  if (count <= LONG_PROSE_WORDS) return [text]
  const sentences = splitSentences(text)
  const parts = Math.ceil(sentences.length / SENTENCES_TOGETHER)
  // Equal lengths avoid a single sentence at the end.
  const size = Math.ceil(sentences.length / Math.max(parts, 1))
  return Array.from({ length: parts }, (_, i) => sentences.slice(i * size, (i + 1) * size).join(' '))
}

/** A bare address within a text, without the punctuation that ends the sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’”»。、，])/

/** Splits a text at its bare addresses. Every second part is an address. */
export function splitAddresses(text: string): string[] {
  return text.split(ADDRESS)
}
