import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { DRAG_THRESHOLD_PX } from '../lib/constants'

interface DragOptions {
  /** Whether a pointer that goes down can drag. */
  canDrag(event: PointerEvent): boolean
  /** Whether it is dragging, so many CSS pixels away from where it went down. */
  isDrag(x: number, y: number): boolean
  /** Called when it comes up as it drags, with how far it has come to the right. */
  onDrag?(x: number): void
}

/** Follows one pointer, and swallows the click that a browser sends at the end of its drag. */
function useDrag({ canDrag, isDrag, onDrag }: DragOptions) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const dragged = useRef(false)
  const end = () => {
    start.current = null
  }
  /** How far it has come to the right, if it is dragging. */
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
    // A mouse may be released outside, of which this element hears nothing.
    onPointerLeave: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return
      dragged.current = false
      // A touch that scrolls or swipes may end without a click. The next one may then be a key's, which has no count.
      if (event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** G2: for a card: swallows the click at the end of a touch that moved more than `DRAG_THRESHOLD_PX`. */
export function useDragGuard() {
  return useDrag({
    // Only fingers and pens scroll by dragging. A mouse that moves a little between press and release still clicks.
    canDrag: (event) => event.pointerType !== 'mouse',
    isDrag: (x, y) => Math.hypot(x, y) > DRAG_THRESHOLD_PX,
  })
}

/**
 * W1: for slides: tells a sideways drag of more than `DRAG_THRESHOLD_PX` from a press.
 *
 * @param onSwipe called with 1 for "to the next" (moved to the left) and -1 for "to the previous"
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  return useDrag({
    // A second finger is a pinch, which belongs to the browser.
    canDrag: (event) => event.isPrimary && event.button === 0,
    isDrag: (x, y) => Math.abs(x) > DRAG_THRESHOLD_PX && Math.abs(x) >= Math.abs(y),
    onDrag: (x) => onSwipe(x < 0 ? 1 : -1),
  })
}
