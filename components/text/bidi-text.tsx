import { directionProps, markSymbols } from '@/components/text/direction'

/**
 * A title, name or caption of the owner, in its own direction. The line around it keeps the direction and alignment of the page (O6).
 */
export function BidiText({ children }: { children: string }) {
  return bidiText(children)
}

/** Returns the content of `BidiText`. For props of client components, because a text takes fewer bytes than an element. */
export function bidiText(text: string) {
  const { dir } = directionProps(text)
  return dir ? <bdi dir={dir}>{markSymbols(text)}</bdi> : markSymbols(text)
}
