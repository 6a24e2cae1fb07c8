import type { MouseEvent, PointerEvent } from 'react'
import { DRAG_THRESHOLD_PX } from '../lib/constants'
import { useDragClick } from './use-drag-click'

interface DragGuard {
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onClickCapture(event: MouseEvent): void
}

/** G2: handlers that swallow the click at the end of a touch that moved more than `DRAG_THRESHOLD_PX`. */
export function useDragGuard(): DragGuard {
  const drag = useDragClick()
  return {
    // Only fingers and pens scroll by dragging. A mouse that moves a little between press and release still clicks.
    onPointerDown: (event) => drag.begin(event.pointerType === 'mouse' ? null : event),
    onPointerMove(event) {
      const by = drag.moved(event)
      if (by && Math.hypot(by.x, by.y) > DRAG_THRESHOLD_PX) drag.claim()
    },
    onClickCapture: drag.onClickCapture,
  }
}
