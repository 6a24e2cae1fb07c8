import { directionProps } from '@/components/text/direction'
import { isolateNames, withLineBreaks } from '@/components/text/prose'

/**
 * Renders a title, name or caption of the owner in its own direction. The line around it keeps the direction and alignment of the page
 * (O6). Not a component, because as a prop of client components a text takes fewer bytes than an element.
 */
export function bidiText(text: string) {
  const { dir } = directionProps(text)
  return dir ? <bdi dir={dir}>{isolateNames(text)}</bdi> : isolateNames(text)
}

/**
 * The owner's name, which breaks between words and after hyphens only (I1). The widest part is measured with the kerning between a hyphen
 * and the next letter. A line break removes that kerning, so the hyphen would not fit. `<wbr>` ends the kerning.
 */
export function OwnerName({ name }: { name: string }) {
  return <bdi {...directionProps(name)}>{withLineBreaks(name, /(?<=-)/)}</bdi>
}
