import { language } from '../../content/words'

export type Direction = 'ltr' | 'rtl'

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

const letter = /\p{L}/u

/** From this share of its words on, a text runs from right to left: technical texts are full of Latin names. */
const RIGHT_TO_LEFT_SHARE = 0.4

/** Whether a text has letters that run from right to left. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text)
}

/**
 * The direction of a text by most of its words. `dir="auto"` looks at the first letter only, and would set a Hebrew
 * sentence that begins with "React" from the left.
 *
 * @returns the direction of the interface for a text without letters
 */
export function directionOf(text: string): Direction {
  const words = text.split(/\s+/).filter((word) => letter.test(word))
  if (words.length === 0) return language.dir
  return words.filter(hasRightToLeft).length >= words.length * RIGHT_TO_LEFT_SHARE ? 'rtl' : 'ltr'
}

/**
 * Returns the `dir` property of a paragraph, only if its text runs against the page: the text then follows when a browser
 * translates the page, and most texts need no attribute. Short texts within a line use `OwnText` or `isolate`.
 */
export function ownDirection(text: string): { dir?: Direction } {
  const dir = directionOf(text)
  return dir === language.dir ? {} : { dir }
}

/** Latin words that end in signs, such as "Learn C++": within a line from right to left the signs would come first. */
export const signedName = /(\p{Script=Latin}[\p{Script=Latin}\p{N}\s./-]*[+#]+)/u

/** Opens a text of a direction, by Unicode's isolates; closed by `END_OF_ISOLATE`. */
const ISOLATE: Record<Direction, string> = { ltr: '\u2066', rtl: '\u2067' }
const END_OF_ISOLATE = '\u2069'

/**
 * Keeps the direction of a text where no element can: in a sentence, or in an attribute that CSS shows.
 *
 * @returns the text itself if it runs with the page; in a text from right to left, names such as "C++" keep their signs behind them
 */
export function isolate(text: string): string {
  const { dir } = ownDirection(text)
  const words =
    directionOf(text) === 'rtl'
      ? text.replaceAll(new RegExp(signedName, 'gu'), (name) => `${ISOLATE.ltr}${name}${END_OF_ISOLATE}`)
      : text
  return dir ? `${ISOLATE[dir]}${words}${END_OF_ISOLATE}` : words
}
