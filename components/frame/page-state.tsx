'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { followHistory, showScreen } from '@/components/frame/history'

/**
 * Records the current screen, handles steps in history (R2), and marks the page as hydrated
 * (`detectScriptFailure`). It is last in the page, so its effects run after all others.
 */
export function PageState() {
  const pathname = usePathname()
  useEffect(() => {
    document.documentElement.dataset.app = 'ready'
    return followHistory()
  }, [])
  useLayoutEffect(() => showScreen(pathname), [pathname])
  return null
}
