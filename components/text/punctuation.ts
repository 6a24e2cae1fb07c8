import { format } from '@/components/text/format'
import { punctuation } from '@/content/words'

/** The list separator, `, ` in English, for entries that are rendered one by one. */
export const separator = format(punctuation.list, { before: '', next: '' })

/** Joins texts with the list separator, such as `React, TypeScript`. Skips empty texts. */
export function joinList(texts: readonly (string | false | undefined)[]): string {
  return texts.filter(Boolean).join(separator)
}

/** Adds a full stop, unless the text ends with a sentence mark, also inside quotes or brackets. */
export function toSentence(text: string): string {
  // The ellipsis is not in Sentence_Terminal.
  const isSentence = /[\p{Sentence_Terminal}…][\p{Pe}\p{Pf}"']*$/u.test(text)
  return isSentence ? text : format(punctuation.sentence, { text })
}
