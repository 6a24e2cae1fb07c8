import { language } from '@/content/words'

export type Direction = 'ltr' | 'rtl'

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

const letter = /\p{L}/u

/** Least share of right-to-left words. Below half, because technical texts contain many Latin names. */
const RIGHT_TO_LEFT_SHARE = 0.4

/** Returns whether a text contains right-to-left letters. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}

/**
 * Returns the direction of a text by its words, or the direction of the page if it has no letters. `dir="auto"` uses the
 * first letter only, so a Hebrew sentence that begins with "React" would be left-to-right. On a right-to-left page one
 * right-to-left word at the start is enough, as before the English title of a thesis.
 */
export function detectDirection(text: string): Direction {
  const words = text.split(/\s+/).filter((word) => letter.test(word))
  const [first] = words
  if (first === undefined || (language.dir === 'rtl' && hasRightToLeft(first))) return language.dir
  return words.filter(hasRightToLeft).length >= words.length * RIGHT_TO_LEFT_SHARE ? 'rtl' : 'ltr'
}

/**
 * Returns the `dir` property of a paragraph, only if it differs from the page, so translations by the browser keep their
 * direction. Short texts within a line use `BidiText` or `isolate`.
 */
export function directionProps(text: string): { dir?: Direction } {
  const dir = detectDirection(text)
  return dir === language.dir ? {} : { dir }
}

/** Latin names that end in symbols, such as "C++". In a right-to-left line the symbols would come first. */
export const nameWithSymbols = /(\p{Script=Latin}[\p{Script=Latin}\p{N}\s./-]*[+#]+)/u

const ISOLATE: Record<Direction, string> = { ltr: '\u2066', rtl: '\u2067' }
const END_OF_ISOLATE = '\u2069'

/**
 * Isolates a text with Unicode characters if its direction differs from the page, for sentences and attributes. In right-to-left
 * texts, also isolates names such as "C++".
 */
export function isolate(text: string): string {
  const { dir } = directionProps(text)
  const words =
    detectDirection(text) === 'rtl'
      ? text.replaceAll(new RegExp(nameWithSymbols, 'gu'), (name) => `${ISOLATE.ltr}${name}${END_OF_ISOLATE}`)
      : text
  return dir ? `${ISOLATE[dir]}${words}${END_OF_ISOLATE}` : words
}
