'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { basePath, sitePath } from '../lib/paths'
import { isPlainClick } from '../lib/presses'

export interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A screen of this site, such as `/projects` or `/#about`, without base path. */
  href: string
}

/**
 * A link to a screen of this site that keeps the document, as `next/link` does without its prefetching and at a tenth
 * of its size. Below a base path the home screen is loaded whole: Next would ask for its data outside of the path
 * (`/me.txt`), where there is none. Whatever asks for another tab or window, and everything without scripts, is a plain link.
 */
export function ScreenLink({ href, onClick, ...rest }: ScreenLinkProps) {
  const router = useRouter()
  return (
    <a
      {...rest}
      href={sitePath(href)}
      onClick={(event) => {
        onClick?.(event)
        const outside = basePath !== '' && /^\/([?#]|$)/.test(href)
        if (event.defaultPrevented || !isPlainClick(event) || outside) return
        event.preventDefault()
        router.push(href)
      }}
    />
  )
}
