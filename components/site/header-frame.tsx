'use client'

import type { ReactNode } from 'react'
import { useHideOnScroll } from '../hooks/use-scroll'

/** H3: the header goes away while the page scrolls down. CSS keeps it while the focus or an open menu is inside. */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const away = useHideOnScroll()
  return (
    <header className="site-header print:hidden" data-away={away || undefined}>
      {children}
    </header>
  )
}
