/**
 * Ignores the second half of a double press if its place no longer shows the control of the first,
 * and keys that repeat while held (G3, G4). Runs first, so its listeners are the first.
 */
export function guardPresses(): void {
  /** Maximum time between the halves of a double press, in milliseconds. */
  const doublePressMs = 500
  /** Maximum distance between them, in CSS pixels. A finger is less exact than a mouse. */
  const samePlacePx = 25
  const pressEvents = 'pointerdown mousedown touchend pointerup mouseup click keydown'
  let control: Element | undefined
  let [x, y, time] = [0, 0, 0]
  let isIgnored = false

  function onPress(event: PointerEvent & KeyboardEvent): void {
    const target = event.target as Element
    const pressed = target.closest?.('a, button, input, [role="option"]') ?? target
    if (event.type === 'keydown' ? repeats(event, pressed) : isSecondHalf(event, pressed)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }

  /** Holding Space types text in a field, and scrolls the page outside of controls. */
  function repeats({ repeat, key }: KeyboardEvent, pressed: Element): boolean {
    // A key ends a double press. Firefox 153 gives the click by Enter on a link a `detail` of 1.
    isIgnored = false
    return repeat && (key === ' ' ? pressed.matches('a, button, [role]') : /^(Enter|Escape)$/.test(key))
  }

  function isSecondHalf(event: PointerEvent, pressed: Element): boolean {
    const { type, clientX, clientY, timeStamp, detail } = event
    if (type === 'pointerdown') {
      // The event's own time, because a busy page handles it later.
      const isSoon = timeStamp - time <= doublePressMs
      const isNear = Math.hypot(clientX - x, clientY - y) < samePlacePx
      isIgnored = isSoon && isNear && !control?.contains(document.elementFromPoint(x, y))
    }
    if (type === 'pointerup') {
      if (!isIgnored) [control, x, y] = [pressed, clientX, clientY]
      time = timeStamp
    }
    // A click by a key or a script has a `detail` of 0.
    return isIgnored && (type !== 'click' || detail > 0)
  }

  for (const type of pressEvents.split(' ')) window.addEventListener(type, onPress as EventListener, true)
}
