'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { followHistory, showScreen } from '../lib/history'
import { guardPresses } from '../lib/presses'

/** R2, G4: reports which screen shows, and answers steps in the history and second presses wherever they happen. */
export function ScrollManager() {
  const pathname = usePathname()
  const last = useRef(pathname)
  useEffect(followHistory, [])
  useEffect(guardPresses, [])
  useLayoutEffect(() => {
    showScreen(last.current !== pathname)
    last.current = pathname
  }, [pathname])
  return null
}
