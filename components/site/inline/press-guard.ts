/**
 * Ignores the second half of a double press if it would hit something that the first half has brought under the pointer, and keys
 * that repeat while they are held (G3, G4). Runs before all other scripts, so it gets each press first.
 *
 * @returns a function that ends it
 */
export function pressGuard(): () => void {
  /** How soon after a press another one is the second half of a double press, in milliseconds. */
  const doublePressMs = 500
  /** How far from the first it may be, in CSS pixels: a finger is less exact than a mouse. */
  const samePlacePx = 25
  const pressEvents = 'pointerdown mousedown touchend pointerup mouseup click keydown'
  const listening = new AbortController()
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

  /** A space that is held in a field is text; held elsewhere it scrolls. */
  function repeats({ repeat, key }: KeyboardEvent, pressed: Element): boolean {
    return repeat && (key === ' ' ? pressed.matches('a, button, [role]') : /^(Enter|Escape)$/.test(key))
  }

  function isSecondHalf(event: PointerEvent, pressed: Element): boolean {
    const { type, clientX, clientY, timeStamp, detail } = event
    if (type === 'pointerdown') {
      // The time of the press itself, because a busy page handles it later.
      const isSoon = timeStamp - time <= doublePressMs
      const isNear = Math.hypot(clientX - x, clientY - y) < samePlacePx
      isIgnored = isSoon && isNear && control?.contains(pressed) === false
    }
    if (type === 'pointerup') {
      if (!isIgnored) [control, x, y] = [pressed, clientX, clientY]
      time = timeStamp
    }
    // A click by a key or a script has no count.
    return isIgnored && (type !== 'click' || detail > 0)
  }

  for (const type of pressEvents.split(' '))
    window.addEventListener(type, onPress as EventListener, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
