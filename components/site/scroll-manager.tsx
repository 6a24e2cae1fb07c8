'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { followHistory, showScreen } from '../lib/history'

/** R2: reports which screen shows, and has steps in the history answered. */
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
