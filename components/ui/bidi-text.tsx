import { detectDirection, directionProps, nameWithSymbols } from '@/components/lib/direction'

/**
 * A title, name or caption of the owner, in its own direction. The line around it keeps the direction and alignment of the page (O6).
 */
export function BidiText({ children }: { children: string }) {
  return bidiText(children)
}

/** Returns the content of `BidiText`. For props of client components, because a text takes fewer bytes than an element. */
export function bidiText(text: string) {
  const words = detectDirection(text) === 'rtl' ? withNames(text) : text
  const { dir } = directionProps(text)
  return dir ? <bdi dir={dir}>{words}</bdi> : words
}

function withNames(text: string) {
  // Every second part is a name, because the pattern captures it.
  return text.split(nameWithSymbols).map((part, i) => (i % 2 === 1 ? <bdi key={i}>{part}</bdi> : part))
}
