import { punctuation } from '../../content/words'
import { format } from './words'

/** The list separator alone, `, ` in English: for a list whose entries are set one by one, each with its own role. */
export const separator = format(punctuation.list, { before: '', next: '' })

/**
 * Joins texts to a list in one line, such as `React, TypeScript`.
 *
 * @param texts empty and missing ones are skipped
 * @returns an empty string if no text is left
 */
export function joinList(texts: readonly (string | false | undefined)[]): string {
  return texts.filter(Boolean).join(separator)
}

/**
 * Closes a text as a sentence: adds the full stop of the language, unless a sentence mark ends the text already, within
 * quotation marks or brackets too.
 */
export function toSentence(text: string): string {
  // Unicode does not count the ellipsis as the end of a sentence.
  return /[\p{Sentence_Terminal}…][\p{Pe}\p{Pf}"']*$/u.test(text)
    ? text
    : format(punctuation.sentence, { text })
}
