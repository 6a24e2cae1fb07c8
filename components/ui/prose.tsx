import clsx from 'clsx/lite'
import { isolateNames } from '@/components/text/bidi-text'
import { directionProps } from '@/components/text/direction'
import { splitAddresses } from '@/components/text/sentences'
import { OutboundLink } from '@/components/ui/outbound-link'
import { hostOf } from '@/content/schema/networks'

/** A text of the owner in its own direction. A bare address becomes a link that shows its host. */
export function Prose({ text }: { text: string }) {
  return splitAddresses(text).map((part, i) =>
    i % 2 === 1 && URL.canParse(part) ? (
      <OutboundLink
        key={i}
        href={part}
        className="site-link text-accent underline decoration-1 underline-offset-[0.25em]"
      >
        <bdi>{hostOf(part)}</bdi>
      </OutboundLink>
    ) : (
      keepTogether(part)
    ),
  )
}

/** An option of a command. */
const OPTION = /((?<!\S)--?[a-z][\w-]*)/i

/** Keeps a percentage, and an option such as "--json", on one line. */
function keepTogether(text: string) {
  const parts = text.replace(/(?<=\p{Nd}) (?=[%\u066a])/gu, '\u00a0').split(OPTION)
  return parts.map((part, i) => {
    const isOption = i % 2 === 1
    return isOption ? (
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      isolateNames(part)
    )
  })
}

/** A paragraph of the owner in its own direction. */
export function Paragraph({ text, ...attributes }: { text: string; className?: string }) {
  return (
    <p {...directionProps(text)} {...attributes}>
      <Prose text={text} />
    </p>
  )
}

export function Bullets({ texts, className }: { texts: readonly string[]; className?: string }) {
  return (
    <ul className={clsx('grid max-w-measure gap-2.5', className)}>
      {texts.map((text, i) => (
        <li key={i} {...directionProps(text)} className="bullet">
          <Prose text={text} />
        </li>
      ))}
    </ul>
  )
}
