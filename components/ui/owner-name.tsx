import { Fragment } from 'react'
import { directionProps } from '@/components/lib/direction'
import { breaksInWords } from '@/components/lib/name'
import { BidiText } from '@/components/ui/bidi-text'
import { withBreaks } from '@/components/ui/prose'

/**
 * The owner's name, which breaks between words and after hyphens only (I1). Chromium kerns the hyphen with the next letter when it measures
 * the widest part of a name, and not when it breaks the line. A part such as "Garcia-" of "Garcia-Torres" then lacks some pixels, and the
 * hyphen moves to the next line. `<wbr>` ends the kerning. Words in scripts such as Thai get a box each, because browsers break them between
 * syllables, also with `word-break: keep-all`.
 */
export function OwnerName({ name }: { name: string }) {
  if (breaksInWords(name))
    return name.split(' ').map((word, i) => (
      <Fragment key={i}>
        {i > 0 && ' '}
        <bdi className="inline-block">{word}</bdi>
      </Fragment>
    ))
  if (!/-./.test(name)) return <BidiText>{name}</BidiText>
  return <bdi {...directionProps(name)}>{withBreaks(name, /(?<=-)/)}</bdi>
}
