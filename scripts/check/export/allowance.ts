import { brotliCompressSync } from 'node:zlib'

/** What a page may weigh: its own part, and what the content adds to it, in bytes. */
export interface HtmlBudget {
  fixed: number
  /** Of markup, for each value that the owner wrote. */
  value: number
  /** Of words, as a part of their compressed length: some stand in the page and in its structured data. */
  text: number
}

/** What the fonts may weigh: their letters of a keyboard, and each further character of the content, in bytes. */
export interface FontBudget {
  fixed: number
  character: number
}

/** What the content adds to a page's budget (O9): with twice the projects the page may grow, the code may not. */
export function htmlAllowance(content: unknown, { value, text }: HtmlBudget): number {
  return value * valuesOf(content).length + text * compressedLength(content)
}

/** What the content adds to the budget of the fonts: they hold each character that it has to say. */
export function fontAllowance(content: unknown, { character }: FontBudget): number {
  const further = new Set(
    valuesOf(content)
      .join('')
      .replace(/[\x20-\x7e]/g, ''),
  )
  return character * further.size
}

/**
 * What the interface's language adds to pages and scripts (O9): the same words are longer in most languages than in the
 * sample's, and letters that are not Latin weigh more.
 *
 * @param sample the compressed length of the sample's words
 */
export function wordsAllowance(words: unknown, sample: number): number {
  return Math.max(0, compressedLength(words) - sample)
}

function compressedLength(value: unknown): number {
  return brotliCompressSync(JSON.stringify(value)).length
}

/** All that the owner wrote, value by value. */
function valuesOf(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return content === undefined ? [] : [String(content)]
  return Object.values(content).flatMap(valuesOf)
}
