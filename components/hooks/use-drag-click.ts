import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Where a pointer went down, in CSS pixels. */
interface Point {
  x: number
  y: number
}

interface DragClick {
  /** Begins anew; `null` for a pointer that does not drag. */
  begin(event: PointerEvent | null): void
  /** How far the pointer has come since, `null` when it does not drag. */
  moved(event: PointerEvent): Point | null
  /** Forgets where it began. */
  end(): void
  /** Says that it was a drag: the click at its end is swallowed. */
  claim(): void
  onClickCapture(event: MouseEvent): void
}

/** G2, W1: follows one pointer, and swallows the click that a browser sends at the end of its drag. */
export function useDragClick(): DragClick {
  const start = useRef<Point | null>(null)
  const dragged = useRef(false)
  return {
    begin(event) {
      dragged.current = false
      start.current = event && { x: event.clientX, y: event.clientY }
    },
    moved({ clientX, clientY }) {
      return start.current && { x: clientX - start.current.x, y: clientY - start.current.y }
    },
    end() {
      start.current = null
    },
    claim() {
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
  }
}
