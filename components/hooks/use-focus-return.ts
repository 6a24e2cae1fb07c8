import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { returnFocus, takesFocus } from '@/components/lib/focus-return'

interface FocusReturnOptions {
  /** The element that closes. It may have left the page by then, or stay in it for a while. */
  root?: RefObject<HTMLElement | null>
  /** Finds what opened it. */
  opener?(): HTMLElement | null
  /** Gets the focus if the opener cannot. */
  fallback?: RefObject<HTMLElement | null>
}

/**
 * Returns the focus when something has been closed: to its opener, else to the fallback, else to what had it before (G3, G4, H2). Without
 * an opener only a lost focus is returned. The page scrolls only if the target is out of sight, for example after the window was turned.
 */
export function useFocusReturn(isOpen: boolean, { root, opener, fallback }: FocusReturnOptions = {}): void {
  const wasOpen = useRef(false)
  const giveBack = useEffectEvent(() => {
    if (!opener && document.activeElement !== document.body) return
    const target = [opener?.(), fallback?.current].find(takesFocus)
    if (target) scrollIntoSight(target)
    else returnFocus(root?.current)
  })
  useEffect(() => {
    if (wasOpen.current && !isOpen) giveBack()
    wasOpen.current = isOpen
  }, [isOpen])
}

function scrollIntoSight(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom > 0 && top < window.innerHeight) return
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}
