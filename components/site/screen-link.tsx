'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { sitePath } from '../lib/paths'
import { isPlainClick } from '../lib/plain-click'

export interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A screen of this site, such as `/projects` or `/#about`, without base path. */
  href: string
}

/**
 * A link to a screen of this site that keeps the document, as `next/link` does without its prefetching and at a tenth
 * of its size. Whatever asks for another tab or window, and everything without scripts, is a plain link.
 */
export function ScreenLink({ href, onClick, ...rest }: ScreenLinkProps) {
  const router = useRouter()
  return (
    <a
      {...rest}
      href={sitePath(href)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        router.push(href)
      }}
    />
  )
}
