import { detectDirection, ownDirection, signedName } from '@/components/lib/direction'
import { withKeys } from '@/components/lib/keyed'

/**
 * A title, name or caption of the owner in its own direction, punctuation included. The line around it keeps the direction and the
 * alignment of the page (O6).
 */
export function OwnText({ children }: { children: string }) {
  return ownText(children)
}

/** Returns what `OwnText` renders. For props of client components, where a text takes fewer bytes than an element. */
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
