import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react'
import { DRAG_THRESHOLD_PX } from '../lib/constants'
import { useLatest } from './use-latest'

interface SwipeHandlers {
  onPointerDown(event: PointerEvent): void
  onPointerUp(event: PointerEvent): void
  onPointerCancel(): void
  onClickCapture(event: MouseEvent): void
}

/**
 * W1: handlers that tell a sideways drag of more than `DRAG_THRESHOLD_PX` from a press, and swallow the click at its end.
 *
 * @param onSwipe called with 1 for "to the next" (moved to the left) and -1 for "to the previous"
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void): SwipeHandlers {
  const latest = useLatest(onSwipe)
  const start = useRef<{ x: number; y: number } | null>(null)
  const swiped = useRef(false)
  return useMemo(
    () => ({
      onPointerDown(event) {
        swiped.current = false
        start.current = event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY } : null
      },
      onPointerUp(event) {
        const from = start.current
        start.current = null
        if (!from) return
        const dx = event.clientX - from.x
        if (Math.abs(dx) <= DRAG_THRESHOLD_PX || Math.abs(dx) < Math.abs(event.clientY - from.y)) return
        swiped.current = true
        latest.current(dx < 0 ? 1 : -1)
      },
      onPointerCancel() {
        start.current = null
      },
      onClickCapture(event) {
        if (!swiped.current) return
        swiped.current = false
        // A touch that scrolls or swipes may end without a click. The next one may then be a key's, which has no count.
        if (event.detail === 0) return
        event.preventDefault()
        event.stopPropagation()
      },
    }),
    [latest],
  )
}
