'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** R2: every change of path begins at the top, Back included; a link with a hash begins at its section. */
export function ScrollManager() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  const shownPath = useRef('')
  const goingBack = useRef(false)

  useEffect(() => {
    const onPop = () => {
      // Closing a modal goes back too, and stays on the screen: the next link is no way back then.
      goingBack.current = window.location.pathname !== shownPath.current
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  useLayoutEffect(() => {
    const wentBack = goingBack.current
    goingBack.current = false
    shownPath.current = window.location.pathname
    if (shown.current === pathname) return
    shown.current = pathname
    const target = wentBack ? null : document.getElementById(window.location.hash.slice(1))
    if (target) {
      target.scrollIntoView({ behavior: 'instant' })
      target.focus({ preventScroll: true })
    } else {
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
  }, [pathname])
  return null
}
