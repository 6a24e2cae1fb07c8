import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { DRAG_THRESHOLD_PX } from '@/components/ui/constants'

/**
 * Ignores the click at the end of a drag of more than `DRAG_THRESHOLD_PX`, and recognizes swipes
 * (G2, W1). Without `onSwipe` only fingers and pens drag, because a mouse may move in a click.
 *
 * @param onSwipe called after a sideways drag, with 1 for the next one (to the left), else -1
 */
export function useDrag(onSwipe?: (step: 1 | -1) => void) {
  const start = useRef<PointerEvent | null>(null)
  const isDrag = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      isDrag.current = false
      start.current = onSwipe || event.pointerType !== 'mouse' ? event : null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const x = clientX - start.current.clientX
      const y = clientY - start.current.clientY
      isDrag.current = Math.hypot(x, y) > DRAG_THRESHOLD_PX
      const isSideways = Math.abs(x) >= Math.abs(y)
      if (isDrag.current && isSideways) onSwipe?.(x < 0 ? 1 : -1)
    },
    onClickCapture(event: MouseEvent) {
      // A long drag may end without a click, and the next may be by Enter, without a position.
      if (!isDrag.current || !event.clientX) return
      isDrag.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
