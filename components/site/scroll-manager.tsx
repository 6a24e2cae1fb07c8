'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { followHistory, showScreen } from '../lib/history'

/** R2: reports to `lib/history` which screen shows, and has it answer steps in the history. */
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
