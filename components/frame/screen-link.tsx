'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ComponentProps, useTransition } from 'react'
import { disableScrollRestoration, goToSection, replaceSearch } from '@/components/frame/history'
import { basePath, sitePath } from '@/components/paths'
import { isPlain } from '@/components/ui/presses'

interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A screen of this site, such as `/projects` or `/#about`, without base path. */
  href: string
}

/**
 * A link to a screen of this site without a page load. Like `next/link` without prefetching, at a
 * tenth of its size. Below a base path the home screen is a page load, because Next would request
 * its data outside of the path (github.com/vercel/next.js/issues/73427). A link to another query of
 * the same screen replaces the entry, which may be that of an open project. Busy until the other
 * screen shows.
 */
export function ScreenLink({ href, onClick, ...rest }: ScreenLinkProps) {
  const router = useRouter()
  const pathname = usePathname()
  const [isLeaving, startTransition] = useTransition()
  return (
    <a
      {...rest}
      aria-busy={isLeaving || undefined}
      href={sitePath(href)}
      onClick={(event) => {
        onClick?.(event)
        const isPageLoad = basePath !== '' && /^\/([?#]|$)/.test(href)
        if (event.defaultPrevented || !isPlain(event) || isPageLoad) return
        event.preventDefault()
        const [path, query] = href.split('?')
        if (query && path === pathname) {
          replaceSearch(`?${query}`, null)
          // Another list begins at its top, like another screen (R2).
          document.body.scrollIntoView({ behavior: 'instant' })
          return
        }
        disableScrollRestoration()
        startTransition(() => router.push(href))
      }}
    />
  )
}

interface SectionLinkProps extends Omit<ScreenLinkProps, 'href'> {
  /** The id of a section of the home page, by default its top. */
  section?: string
}

/** A link to a section of the home page: scrolls there, navigates from other screens (H1, R3). */
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
