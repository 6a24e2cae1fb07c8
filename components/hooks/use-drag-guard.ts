import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react'
import { DRAG_THRESHOLD_PX } from '../lib/constants'

interface Point {
  x: number
  y: number
}

interface DragGuard {
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onClickCapture(event: MouseEvent): void
}

/** G2: handlers that swallow the click at the end of a touch that moved more than `DRAG_THRESHOLD_PX`. */
export function useDragGuard(): DragGuard {
  const start = useRef<Point | null>(null)
  const dragged = useRef(false)
  return useMemo(
    () => ({
      onPointerDown(event) {
        dragged.current = false
        // A mouse is steady and has no scroll to be told apart from: only fingers and pens drag.
        start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
      },
      onPointerMove(event) {
        const from = start.current
        if (!from) return
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_THRESHOLD_PX)
          dragged.current = true
      },
      onClickCapture(event) {
        if (!dragged.current) return
        dragged.current = false
        // A touch that scrolls or swipes may end without a click. The next one may then be a key's, which has no count.
        if (event.detail === 0) return
        event.preventDefault()
        event.stopPropagation()
      },
    }),
    [],
  )
}
