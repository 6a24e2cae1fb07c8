'use client'

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useHideOnScroll } from '@/components/frame/use-scroll'

/** The header, hidden while the page scrolls down, unless focus or an open menu is inside (H3). */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const away = useHideOnScroll()
  const header = useRef<HTMLElement>(null)
  useRootPadding(header)
  return (
    <header
      ref={header}
      className="site-header fixed inset-x-0 top-0 z-40 print:hidden"
      data-away={away || undefined}
    >
      {children}
    </header>
  )
}

/**
 * Copies the padding of the root to a fixed element. Headless UI pads the root while a dialog hides
 * the scrollbar; the element would otherwise move into that space (H1).
 */
function useRootPadding(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement
    const observer = new MutationObserver(() => {
      if (ref.current) ref.current.style.paddingRight = root.style.paddingRight
    })
    observer.observe(root, { attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [ref])
}
