import { Fragment } from 'react'
import { detectDirection, directionProps } from '@/components/text/direction'

/**
 * Renders a title, name or caption of the owner in its own direction, in a line in the direction of
 * the page (O6). Not a component, because a text takes fewer bytes in the page than an element.
 */
export function bidiText(text: string) {
  const { dir } = directionProps(text)
  return dir ? <bdi dir={dir}>{isolateNames(text)}</bdi> : isolateNames(text)
}

/**
 * The owner's name, which breaks between words and after hyphens only (I1). A break removes the
 * kerning after a hyphen, so the hyphen would not fit its measured width. `<wbr>` ends the kerning.
 */
export function OwnerName({ name }: { name: string }) {
  return <bdi {...directionProps(name)}>{withLineBreaks(name, /(?<=-)/)}</bdi>
}

/** Isolates names such as "C++" in a right-to-left text, where the symbols would come first. */
export function isolateNames(text: string) {
  if (detectDirection(text) !== 'rtl') return text
  return text.split(/(\p{Script=Latin}+[+#]+)/u).map((part, i) => {
    const isName = i % 2 === 1
    return isName ? <bdi key={i}>{part}</bdi> : part
  })
}

/**
 * Returns a text with line break opportunities, such as after the slash of "HTML/CSS".
 *
 * @param at a pattern of no width, such as `/(?<=\/)/`
 */
export function withLineBreaks(text: string, at: RegExp) {
  return text.split(at).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
