'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { scrollTopOf } from '../lib/history'

/**
 * R2: every change of path begins at the top, Back included; a link with a hash begins at its section. The browser
 * would bring back the old place after a Back, so it is asked not to; within a screen the place is kept by `pushEntry`.
 */
export function ScrollManager() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  /** The path of the address that the screen belongs to. */
  const address = useRef('')
  const goingBack = useRef(false)

  useEffect(() => {
    const keepPlace = () => {
      window.history.scrollRestoration = 'manual'
    }
    // For a reload, and for a way back from another site, the browser knows best.
    const leavePlace = () => {
      window.history.scrollRestoration = 'auto'
    }
    const onPop = ({ state }: PopStateEvent) => {
      goingBack.current = window.location.pathname !== address.current
      if (!goingBack.current) return returnTo(scrollTopOf(state))
      // The router ignores an entry that the browser made, such as one of a hash in the address bar.
      if (state === null) window.location.reload()
    }
    keepPlace()
    window.addEventListener('popstate', onPop)
    window.addEventListener('pageshow', keepPlace)
    window.addEventListener('pagehide', leavePlace)
    return () => {
      window.removeEventListener('popstate', onPop)
      window.removeEventListener('pageshow', keepPlace)
      window.removeEventListener('pagehide', leavePlace)
    }
  }, [])

  useLayoutEffect(() => {
    address.current = window.location.pathname
    const wentBack = goingBack.current
    goingBack.current = false
    if (shown.current === pathname) return
    shown.current = pathname
    const target = wentBack ? null : sectionOfAddress()
    if (target) {
      target.scrollIntoView({ behavior: 'instant' })
      target.focus({ preventScroll: true })
    } else {
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
  }, [pathname])
  return null
}

function sectionOfAddress(): HTMLElement | null {
  return document.getElementById(window.location.hash.slice(1))
}

/** Within a screen: where the entry was left, or else the section that it names. */
function returnTo(top: number | null): void {
  if (top !== null) window.scrollTo({ top, behavior: 'instant' })
  else sectionOfAddress()?.scrollIntoView({ behavior: 'instant' })
}
