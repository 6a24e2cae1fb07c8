import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { DRAG_THRESHOLD_PX } from '@/components/lib/constants'

interface DragOptions {
  canDrag(event: PointerEvent): boolean
  /** Whether a movement is a drag. In CSS pixels. */
  isDrag(x: number, y: number): boolean
  /** Called at the end of a drag with the distance to the right, in CSS pixels. */
  onDrag?(x: number): void
}

/** Tracks one pointer, and ignores the click that a browser sends at the end of a drag. */
function useDrag({ canDrag, isDrag, onDrag }: DragOptions) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const dragged = useRef(false)
  const end = () => {
    start.current = null
  }
  /** Returns the distance to the right if the movement is a drag. */
  const draggedBy = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return undefined
    const x = clientX - start.current.x
    return isDrag(x, clientY - start.current.y) ? x : undefined
  }
  return {
    onPointerDown(event: PointerEvent) {
      dragged.current = false
      start.current = canDrag(event) ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerMove(event: PointerEvent) {
      if (draggedBy(event) !== undefined) dragged.current = true
    },
    onPointerUp(event: PointerEvent) {
      const by = draggedBy(event)
      end()
      if (by !== undefined) onDrag?.(by)
    },
    // The element gets no event if the mouse is released outside it.
    onPointerLeave: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return
      dragged.current = false
      // A touch that scrolls or swipes may end without a click, so the next click may come from a key. Such a click has a `detail` of 0, or
      // in Firefox on a link a `detail` of 1 and no position.
      if (!event.detail || !event.clientX) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** Ignores the click at the end of a touch that moved more than `DRAG_THRESHOLD_PX`. For cards (G2). */
export function useDragGuard() {
  return useDrag({
    // Only fingers and pens scroll by dragging. A mouse that moves a little between press and release still clicks.
    canDrag: (event) => event.pointerType !== 'mouse',
    isDrag: (x, y) => Math.hypot(x, y) > DRAG_THRESHOLD_PX,
  })
}

/**
 * Recognizes a sideways drag of more than `DRAG_THRESHOLD_PX`. For slides (W1).
 *
 * @param onSwipe called with 1 for "to the next" (moved to the left) and -1 for "to the previous"
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  return useDrag({
    // A second finger is a pinch, which the browser handles.
    canDrag: (event) => event.isPrimary && event.button === 0,
    isDrag: (x, y) => Math.abs(x) > DRAG_THRESHOLD_PX && Math.abs(x) >= Math.abs(y),
    onDrag: (x) => onSwipe(x < 0 ? 1 : -1),
  })
}
