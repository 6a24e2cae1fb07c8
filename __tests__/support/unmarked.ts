import { escaped } from '@/__tests__/support/words'
import { networks } from '@/content/schema/networks'
import { collectTexts } from '@/content/schema/texts'
import { resumeDates } from '@/content/words'

/** Names that are the same in every language, and the keyword that the format of `llms.txt` requires. */
const names = ['JSON Resume', 'Optional', ...Object.values(networks).map(({ label }) => label)]

const address = /(https?:|mailto:)?[\w-]*[./@][\w./?=&%#@-]*/g
const tidy = (text: string) => text.replace(address, ' ').replace(/\s+/g, ' ').trim()

/** Shorter texts may match the beginning of a content text by chance. */
const BEGINNING = 8

/**
 * Returns a function that finds the words of a text that are neither marked nor an address nor part of the content. A content
 * text must match whole words, so a single letter hides no other word.
 *
 * @param values a content, or any other texts of the owner
 */
export function findUnmarked(values: unknown): (text: string) => string[] {
  const known = [...collectTexts(values).map(({ text }) => text), ...names, resumeDates.present]
    .map(tidy)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
  const patterns = known.map(
    (text) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, 'gu'),
  )
  return (text) => {
    let rest = text
    for (let before = ''; before !== rest; ) {
      before = rest
      rest = rest.replace(/«[^«»]*»/g, ' ')
    }
    rest = patterns.reduce((left, pattern) => left.replace(pattern, ' '), tidy(rest))
    rest = rest.replace(/([^«»…]*)…/g, (_, cut: string) => withoutBeginning(cut, known))
    return rest.match(/[^\s]*\p{L}[^\s]*/gu) ?? []
  }
}

/** Removes the beginning of a content text from the end, as it is before an ellipsis. */
function withoutBeginning(text: string, known: readonly string[]): string {
  for (let i = 0; i <= text.length - BEGINNING; i++) {
    if (known.some((words) => words.startsWith(text.slice(i)))) return text.slice(0, i)
  }
  return text
}
