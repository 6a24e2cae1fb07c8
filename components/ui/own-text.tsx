import { detectDirection, ownDirection, signedName } from '@/components/lib/direction'

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
  return text.split(signedName).map((part, i) => (i % 2 === 1 ? <bdi key={i}>{part}</bdi> : part))
}
