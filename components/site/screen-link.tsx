'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ComponentProps, useEffect, useTransition } from 'react'
import { announceLeave, cancelNavigation, goToSection } from '@/components/lib/history'
import { basePath, sitePath } from '@/components/lib/paths'
import { isPlain, listen } from '@/components/lib/presses'

interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A screen of this site, such as `/projects` or `/#about`, without base path. */
  href: string
}

/**
 * A link to a screen of this site without a page load. Like `next/link` without prefetching, at a tenth of its size. Below a base path the
 * home screen is a page load, because Next would request its data outside of the path (`/me.txt`). The browser handles presses that open
 * a tab or window. Busy until the other screen shows.
 */
export function ScreenLink({ href, onClick, 'aria-busy': busy, ...rest }: ScreenLinkProps) {
  const router = useRouter()
  const [isLeaving, startTransition] = useTransition()
  useEffect(() => {
    // When a visitor leaves the page, Firefox stops its requests. The router would answer that by loading this screen, instead of the page
    // that the visitor wants. The listener exists only until the screen shows, because older versions of Firefox do not cache pages with it.
    if (isLeaving) return listen('beforeunload', cancelNavigation)
  }, [isLeaving])
  return (
    <a
      {...rest}
      aria-busy={isLeaving || busy}
      href={sitePath(href)}
      onClick={(event) => {
        onClick?.(event)
        const outside = basePath !== '' && /^\/([?#]|$)/.test(href)
        if (event.defaultPrevented || !isPlain(event) || outside) return
        event.preventDefault()
        announceLeave()
        startTransition(() => router.push(href))
      }}
    />
  )
}

interface SectionLinkProps extends Omit<ScreenLinkProps, 'href'> {
  /** The id of a section of the home page, by default its top. */
  section?: string
}

/** A link to a section of the home page, which scrolls on the home page and navigates from the other screen (H1, R3). */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const isHome = usePathname() === '/'
  return (
    <ScreenLink
      {...rest}
      href={section ? `/#${section}` : '/'}
      onClick={(event) => {
        onClick?.(event)
        if (isHome && isPlain(event) && goToSection(section)) event.preventDefault()
      }}
    />
  )
}
