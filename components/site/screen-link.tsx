'use client'

import { usePathname, useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { goToSection } from '../lib/history'
import { basePath, sitePath } from '../lib/paths'
import { isPlainClick } from '../lib/presses'

interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
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

interface SectionLinkProps extends Omit<ScreenLinkProps, 'href'> {
  /** The id of a section of the home page; none for its top. */
  section?: string
}

/** H1, R3: leads to a section of the home page: by scrolling when there, by navigating from elsewhere. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const isHome = usePathname() === '/'
  return (
    <ScreenLink
      {...rest}
      href={section ? `/#${section}` : '/'}
      onClick={(event) => {
        onClick?.(event)
        if (isHome && isPlainClick(event) && goToSection(section)) event.preventDefault()
      }}
    />
  )
}
