'use client'

import { type ReactNode, useRef } from 'react'
import { useRootPadding } from '@/components/hooks/use-root-padding'
import { useHideOnScroll } from '@/components/hooks/use-scroll'

/** The header, hidden while the page scrolls down. CSS shows it while focus or an open menu is inside (H3). */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const away = useHideOnScroll()
  const header = useRef<HTMLElement>(null)
  useRootPadding(header)
  return (
    <header ref={header} className="site-header print:hidden" data-away={away || undefined}>
      {children}
    </header>
  )
}
