import { language } from '@/content/words'

export type Direction = 'ltr' | 'rtl'

const scripts = ['Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko', 'Adlam']
const rightToLeft = new RegExp(scripts.map((script) => `\\p{Script=${script}}`).join('|'), 'u')

/** Least share of right-to-left words. Below half, because technical texts contain Latin names. */
const RIGHT_TO_LEFT_SHARE = 0.4

/**
 * Returns the direction of a text by its words, or of the page if it has no letters. `dir="auto"`
 * uses the first letter, so a Hebrew sentence that begins with "React" would be left-to-right.
 */
export function detectDirection(text: string): Direction {
  const letters = text.match(/[\p{L}\p{M}]+/gu)
  if (!letters) return language.dir
  const share = letters.filter((word) => rightToLeft.test(word)).length / letters.length
  return share >= RIGHT_TO_LEFT_SHARE ? 'rtl' : 'ltr'
}

/**
 * Returns the `dir` of a paragraph if it differs from the page, so translations by the browser keep
 * their direction. Short texts within a line use `bidiText` or `isolate`.
 */
export function directionProps(text: string): { dir?: Direction } {
  const dir = detectDirection(text)
  return dir === language.dir ? {} : { dir }
}

/** Isolates a text of another direction with Unicode characters, for sentences and attributes. */
export function isolate(text: string): string {
  const { dir } = directionProps(text)
  // A left-to-right mark keeps the symbols of "C++" behind the name (see `isolateNames`).
  const isRightToLeft = detectDirection(text) === 'rtl'
  const marked = isRightToLeft ? text.replace(/(?<=\p{Script=Latin})[+#]+/gu, '$&\u200e') : text
  if (!dir) return marked
  const start = isRightToLeft ? '\u2067' : '\u2066'
  return `${start}${marked}\u2069`
}
