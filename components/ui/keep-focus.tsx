import { useEffect, useLayoutEffect, useRef } from 'react'
import { returnFocus } from '../lib/focus-return'

/**
 * G4, H2: when a dialog or a menu has left, the focus stays where it is, or goes back where it was before. Stands inside:
 * Headless UI 2.2.10, when a dialog was opened again while it left, goes back to what opened it first, just before this.
 */
export function KeepFocus() {
  const inside = useRef<HTMLSpanElement>(null)
  const kept = useRef<Element | null>(null)
  useLayoutEffect(
    () => () => {
      kept.current = document.activeElement
    },
    [],
  )
  useEffect(() => {
    const { current: marker } = inside
    return () =>
      queueMicrotask(() => {
        // Strict mode only tries the effect.
        if (marker?.isConnected) return
        const { current } = kept
        const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body
        if (isThere) current.focus({ preventScroll: true })
        else returnFocus()
      })
  }, [])
  return <span ref={inside} hidden />
}
