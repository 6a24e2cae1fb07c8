import { directionProps } from '@/components/text/direction'
import { withLineBreaks } from '@/components/text/prose'

/**
 * The owner's name, which breaks between words and after hyphens only (I1). Chromium kerns a hyphen with the next letter when it
 * measures the widest part of a name, but not when it breaks the line, so the hyphen would move to the next line. `<wbr>` ends the kerning.
 */
export function OwnerName({ name }: { name: string }) {
  return <bdi {...directionProps(name)}>{withLineBreaks(name, /(?<=-)/)}</bdi>
}
