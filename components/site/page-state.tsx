'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { followHistory, showScreen } from '@/components/lib/history'

/**
 * Reports which screen is shown, handles steps in history (R2), and marks the page as hydrated (see `scriptFailure`). The last
 * component of the page, so the effects of all others have run by then.
 */
export function PageState() {
  const pathname = usePathname()
  const last = useRef(pathname)
  useEffect(() => {
    document.documentElement.dataset.app = 'ready'
    return followHistory()
  }, [])
  useLayoutEffect(() => {
    showScreen(last.current !== pathname)
    last.current = pathname
  }, [pathname])
  return null
}
