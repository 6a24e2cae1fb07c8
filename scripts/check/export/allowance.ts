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
  return value * valuesOf(content).length + text * brotliCompressSync(JSON.stringify(content)).length
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

/** All that the owner wrote, value by value. */
function valuesOf(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return content === undefined ? [] : [String(content)]
  return Object.values(content).flatMap(valuesOf)
}
