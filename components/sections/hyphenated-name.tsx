import { Fragment } from 'react'
import { directionProps } from '@/components/lib/direction'
import { BidiText } from '@/components/ui/bidi-text'

/**
 * The owner's name, which breaks after its hyphens (I1). Chromium kerns the hyphen with the next letter when it measures the widest part of
 * a name, and not when it breaks the line. A part such as "Garcia-" of "Garcia-Torres" then lacks some pixels, and the hyphen moves to the
 * next line. `<wbr>` ends the kerning.
 */
export function HyphenatedName({ name }: { name: string }) {
  const parts = name.split(/(?<=-)/)
  if (parts.length === 1) return <BidiText>{name}</BidiText>
  return (
    <bdi {...directionProps(name)}>
      {parts.map((part, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
