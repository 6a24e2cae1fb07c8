import { detectDirection, ownDirection, signedName } from '../lib/direction'
import { withKeys } from '../lib/keyed'

/**
 * A title, name or caption of the owner's in its own direction, which its punctuation follows. The line around it keeps the
 * direction and the alignment of the page (O6).
 */
export function OwnText({ children }: { children: string }) {
  return ownText(children)
}

/** Returns what `OwnText` renders, for the properties of a client component: an element of it would take more bytes than a text. */
export function ownText(text: string) {
  const words = detectDirection(text) === 'rtl' ? withNames(text) : text
  const { dir } = ownDirection(text)
  return dir ? <bdi dir={dir}>{words}</bdi> : words
}

function withNames(text: string) {
  // Every second part is a name.
  return withKeys(text.split(signedName)).map(({ key, entry: part }, i) =>
    i % 2 === 1 ? <bdi key={key}>{part}</bdi> : part,
  )
}
