import type { MouseEvent, PointerEvent } from 'react'
import { DRAG_THRESHOLD_PX } from '../lib/constants'
import { useDragClick } from './use-drag-click'

interface SwipeHandlers {
  onPointerDown(event: PointerEvent): void
  onPointerUp(event: PointerEvent): void
  onPointerLeave(): void
  onPointerCancel(): void
  onClickCapture(event: MouseEvent): void
}

/**
 * W1: handlers that tell a sideways drag of more than `DRAG_THRESHOLD_PX` from a press, and swallow the click at its end.
 *
 * @param onSwipe called with 1 for "to the next" (moved to the left) and -1 for "to the previous"
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void): SwipeHandlers {
  const drag = useDragClick()
  return {
    // A second finger is a pinch, which belongs to the browser.
    onPointerDown: (event) => drag.begin(event.isPrimary && event.button === 0 ? event : null),
    onPointerUp(event) {
      const by = drag.moved(event)
      drag.end()
      if (!by || Math.abs(by.x) <= DRAG_THRESHOLD_PX || Math.abs(by.x) < Math.abs(by.y)) return
      drag.claim()
      onSwipe(by.x < 0 ? 1 : -1)
    },
    // A mouse may be released outside, of which this element hears nothing.
    onPointerLeave: drag.end,
    onPointerCancel: drag.end,
    onClickCapture: drag.onClickCapture,
  }
}
