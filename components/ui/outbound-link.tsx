import type { ComponentProps } from 'react'
import { page } from '@/content/words'

interface OutboundLinkProps extends Omit<ComponentProps<'a'>, 'target'> {
  href: string
}

/** H7: a link that opens a new tab, and says so to those who cannot see that it will. `rel` is added to `noopener`. */
export function OutboundLink({ children, rel, ...rest }: OutboundLinkProps) {
  return (
    <a {...rest} target="_blank" rel={rel ? `noopener ${rel}` : 'noopener'}>
      {children}
      <span className="sr-only">{` ${page.opensNewTab}`}</span>
    </a>
  )
}
