import type { ComponentProps } from 'react'
import { page } from '@/content/words'

interface OutboundLinkProps extends Omit<ComponentProps<'a'>, 'target'> {
  href: string
}

/** A link that opens a new tab, and announces that to assistive technology (H7). */
export function OutboundLink({ children, rel, ...rest }: OutboundLinkProps) {
  return (
    <a {...rest} target="_blank" rel={rel ? `noopener ${rel}` : 'noopener'}>
      {children}
      <span className="sr-only">{` ${page.opensNewTab}`}</span>
    </a>
  )
}
