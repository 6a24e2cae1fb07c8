type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click is only that. With another button or a modifier key it asks the browser for a tab, a window or a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/**
 * Runs what is heavy once the page has shown its answer to a press: the state of the pressed button, say. Interaction to
 * Next Paint counts from the press to that frame.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** How soon after a press another one is the second half of a double press, in milliseconds. */
const DOUBLE_PRESS_MS = 500
/** How far from the first it may be: a finger is less exact than a mouse. */
const SAME_PLACE_PX = 25

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>

/**
 * G4: ignores the second half of a double press where it would hit what the first one has opened.
 *
 * @param pressed what the first one hit, and may be hit again
 * @param first one without a place (by a key or a script) has no second half
 */
export function ignoreSecondPress(pressed: Element, first: Press): void {
  if (!first.clientX && !first.clientY) return
  const listening = new AbortController()
  const ignore = (event: Event) => {
    // The time of the press itself: a busy page may hear of it later.
    if (event.timeStamp - first.timeStamp > DOUBLE_PRESS_MS) return listening.abort()
    if (pressed.contains(event.target as Node) || !isNear(first, event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['pointerdown', 'mousedown', 'touchend', 'click'])
    window.addEventListener(type, ignore, { capture: true, signal: listening.signal })
}

function isNear(first: Press, event: Event): boolean {
  const place = 'changedTouches' in event ? (event as TouchEvent).changedTouches[0] : (event as MouseEvent)
  if (!place) return false
  return Math.hypot(place.clientX - first.clientX, place.clientY - first.clientY) < SAME_PLACE_PX
}
