import clsx from 'clsx'
import { hostOf } from '@/content/networks'
import { ownDirection } from '../lib/direction'
import { withKeys } from '../lib/keyed'
import { OutboundLink } from './outbound-link'

/** A bare address within a text; the sign that ends the sentence is no part of it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’”»。、，])/

/** A text of the owner's in its own direction. A bare address in it is a link that shows its host. */
export function Prose({ text }: { text: string }) {
  // Every second part is an address.
  return withKeys(text.split(ADDRESS)).map(({ key, entry: part }, i) =>
    i % 2 === 1 && URL.canParse(part) ? (
      <OutboundLink key={key} href={part} className="text-link">
        <bdi>{hostOf(part)}</bdi>
      </OutboundLink>
    ) : (
      part
    ),
  )
}

/** Bullet points. */
export function Bullets({ texts, className }: { texts: readonly string[]; className?: string }) {
  return (
    <ul className={clsx('grid max-w-measure gap-2.5', className)}>
      {withKeys(texts).map(({ key, entry: text }) => (
        <li key={key} {...ownDirection(text)} className="bullet">
          <Prose text={text} />
        </li>
      ))}
    </ul>
  )
}
