import { punctuation } from '../../content/words'
import { filled } from '../lib/words'

/** What stands between two texts of a list. */
export const separator = filled(punctuation.list, { before: '', next: '' })

/**
 * The texts as a list in one line, such as `React, TypeScript`.
 *
 * @param texts those that are empty or missing are left out
 */
export function listed(texts: readonly (string | false | undefined)[]): string {
  return texts
    .filter((text): text is string => Boolean(text))
    .reduce((before, next) => (before ? filled(punctuation.list, { before, next }) : next), '')
}

/** The text as a sentence of its own: with a full stop, unless it ends with a mark already. */
export function sentence(text: string): string {
  return /[\p{Sentence_Terminal}…]$/u.test(text) ? text : filled(punctuation.sentence, { text })
}
