'use client'

import { usePathname } from 'next/navigation'
import { goToSection } from '../lib/history'
import { isPlainClick } from '../lib/presses'
import { ScreenLink, type ScreenLinkProps } from './screen-link'

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
