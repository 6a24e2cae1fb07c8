'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { followHistory, showScreen } from '../lib/history'

/** Reports which screen is shown, and handles steps in history (R2). */
export function ScrollManager() {
  const pathname = usePathname()
  const last = useRef(pathname)
  useEffect(followHistory, [])
  useLayoutEffect(() => {
    showScreen(last.current !== pathname)
    last.current = pathname
  }, [pathname])
  return null
}
