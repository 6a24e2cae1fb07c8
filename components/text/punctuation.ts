import { format } from '@/components/text/format'
import { punctuation } from '@/content/words'

/** The list separator, `, ` in English, for entries that are rendered one by one. */
export const separator = format(punctuation.list, { before: '', next: '' })

/** Joins texts with the list separator, such as `React, TypeScript`. Skips empty and missing texts. */
export function joinList(texts: readonly (string | false | undefined)[]): string {
  return texts.filter(Boolean).join(separator)
}

/** Adds the full stop of the language, unless the text already ends with a sentence mark, even inside quotes or brackets. */
export function toSentence(text: string): string {
  // The ellipsis is not in Sentence_Terminal.
  return /[\p{Sentence_Terminal}…][\p{Pe}\p{Pf}"']*$/u.test(text)
    ? text
    : format(punctuation.sentence, { text })
}
