'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { goToSection } from '../lib/go-to-section'

interface SectionLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> {
  /** The id of a section of the home page; none for its top. */
  section?: string
}

/** H1, R3: leads to a section of the home page: by scrolling when there, by navigating from elsewhere. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const isHome = usePathname() === '/'
  return (
    <Link
      {...rest}
      href={section ? `/#${section}` : '/'}
      prefetch={false}
      onClick={(event) => {
        onClick?.(event)
        const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (isHome && plain && goToSection(section)) event.preventDefault()
      }}
    />
  )
}
