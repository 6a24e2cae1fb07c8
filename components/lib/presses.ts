type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & { button?: number }

/** Whether a press is only that. With another button or a modifier key it asks the browser for a tab, a window or a download. */
export function isPlain({ button = 0, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
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
/** How far from the first it may be, in CSS pixels: a finger is less exact than a mouse. */
const SAME_PLACE_PX = 25
const PRESS_EVENTS = ['pointerdown', 'mousedown', 'touchend', 'pointerup', 'mouseup', 'click'] as const
const CONTROL = 'a, button, input, [role="option"], [role="menuitem"]'

interface PastPress {
  control: Element
  x: number
  y: number
  /** When it ended, in milliseconds of the page's clock: a busy page may hear of it later. */
  time: number
}

/**
 * Ignores the second half of a double press if it would hit something that the first half has brought under the pointer, and keys
 * that repeat while they are held (G3, G4).
 *
 * @returns ends it
 */
export function guardPresses(): () => void {
  let last: PastPress | null = null
  let isIgnored = false
  const onPress = (event: Event) => {
    const press = pressOf(event)
    if (event.type === 'pointerdown') isIgnored = last !== null && isSecondHalf(press, last)
    if (event.type === 'pointerup') last = isIgnored && last ? { ...last, time: press.time } : press
    // A key or a script presses without a pointer.
    if (isIgnored && !(event.type === 'click' && (event as MouseEvent).detail === 0)) swallow(event)
  }
  const onKey = (event: KeyboardEvent) => {
    if (!event.repeat || !['Enter', ' ', 'Escape'].includes(event.key)) return
    // Held in a field a space is text; held elsewhere it scrolls.
    if (event.key !== ' ' || controlOf(event).matches('a, button, [role]')) swallow(event)
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  for (const type of PRESS_EVENTS) window.addEventListener(type, onPress, options)
  window.addEventListener('keydown', onKey, options)
  return () => listening.abort()
}

function controlOf({ target }: Event): Element {
  if (!(target instanceof Element)) return document.documentElement
  return target.closest(CONTROL) ?? target
}

function pressOf(event: Event): PastPress {
  const { clientX: x, clientY: y } = event as MouseEvent
  return { control: controlOf(event), x, y, time: event.timeStamp }
}

function isSecondHalf(press: PastPress, first: PastPress): boolean {
  const isSoon = press.time - first.time <= DOUBLE_PRESS_MS
  const isNear = Math.hypot(press.x - first.x, press.y - first.y) < SAME_PLACE_PX
  return isSoon && isNear && !first.control.contains(press.control)
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const MODIFIER_KEYS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph']

/**
 * Calls back once, at the next action of the visitor: a press, a key, text, a step in the history, or a scroll by half a window.
 *
 * @returns stops it
 */
export function onNextAction(callback: () => void): () => void {
  const listening = new AbortController()
  const start = window.scrollY
  const act = () => {
    listening.abort()
    callback()
  }
  const onKey = ({ key, repeat }: KeyboardEvent) => {
    if (!repeat && !MODIFIER_KEYS.includes(key)) act()
  }
  let hasScrolled = false
  const onScroll = ({ type }: Event) => {
    // The page may still be scrolling from an earlier action.
    if (type !== 'scroll') hasScrolled = true
    else if (hasScrolled && Math.abs(window.scrollY - start) > window.innerHeight / 2) act()
  }
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const type of ['click', 'input', 'popstate']) window.addEventListener(type, act, options)
  for (const type of ['wheel', 'touchmove', 'scroll']) window.addEventListener(type, onScroll, options)
  window.addEventListener('keydown', onKey, options)
  return () => listening.abort()
}
