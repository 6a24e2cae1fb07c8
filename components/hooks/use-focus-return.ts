import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { returnFocus, tryFocus } from '@/components/lib/focus-return'

interface FocusReturnOptions {
  /** The closing element, which may still be in the page. */
  root?: RefObject<HTMLElement | null>
  /** Returns the element that opened it. */
  opener?(): HTMLElement | null
  /** Gets the focus if the opener cannot take it. */
  fallback?: RefObject<HTMLElement | null>
}

/**
 * Returns focus on close: to the opener, else to the fallback, else to the last focused element (G3, G4, H2). Without an opener it only
 * acts if the focus is lost. Scrolls only if the target is out of sight, for example after a phone was rotated.
 */
export function useFocusReturn(isOpen: boolean, { root, opener, fallback }: FocusReturnOptions = {}): void {
  const wasOpen = useRef(false)
  const restoreFocus = useEffectEvent(() => {
    if (!opener && document.activeElement !== document.body) return
    const target = [opener?.(), fallback?.current].find(tryFocus)
    if (target) scrollIntoSight(target)
    else returnFocus(root?.current)
  })
  useEffect(() => {
    if (wasOpen.current && !isOpen) restoreFocus()
    wasOpen.current = isOpen
  }, [isOpen])
}

function scrollIntoSight(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (bottom > 0 && top < window.innerHeight) return
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}
