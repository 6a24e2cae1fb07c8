import { networks } from '@/content/networks'
import { content } from '@/content/site'
import { textsIn } from '@/content/texts'
import { resumeDates } from '@/content/words'

/** Names that are the same in every language, and what the format of `llms.txt` itself asks for. */
const names = ['JSON Resume', 'Optional', ...Object.values(networks).map(({ label }) => label)]

const tidy = (text: string) => text.replace(/\s+/g, ' ')
const known = [...textsIn(content).map(({ text }) => text), ...names, resumeDates.present]
  .map(tidy)
  .toSorted((a, b) => b.length - a.length)

/** What is left of a text without the marked words, the content, and addresses: nothing that has letters. */
export function unmarked(text: string): string[] {
  let rest = tidy(text)
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/«[^«»]*»/g, ' ')
  }
  rest = known.reduce((left, words) => left.replaceAll(words, ' '), rest)
  rest = rest.replace(/([^«»…]*)…/g, (_, text: string) => withoutBeginning(text))
  return rest.replace(/(https?:|mailto:)?[\w-]*[./@][\w./?=&%#@-]*/g, ' ').match(/[^\s]*\p{L}[^\s]*/gu) ?? []
}

/** Fewer letters than this may begin a text of the content by chance. */
const BEGINNING = 8

/** Without the beginning of a text of the content at its end: that is what stands before an ellipsis. */
function withoutBeginning(text: string): string {
  for (let i = 0; i <= text.length - BEGINNING; i++) {
    if (known.some((words) => words.startsWith(text.slice(i)))) return text.slice(0, i)
  }
  return text
}
