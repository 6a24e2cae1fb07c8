import { listen } from './listen'

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

/**
 * Ignores the second half of a double press if it would hit something that the first half has brought under the pointer, and keys
 * that repeat while they are held (G3, G4).
 *
 * @returns ends it
 */
export function guardPresses(): () => void {
  let control: Element | undefined
  let [x, y, time] = [0, 0, 0]
  let isIgnored = false
  const stop = listen<PointerEvent>('pointerdown mousedown touchend pointerup mouseup click', (event) => {
    const { type, clientX, clientY, timeStamp } = event
    const pressed = controlOf(event)
    if (type === 'pointerdown') {
      // By the time of the press itself: a busy page may hear of it later.
      const isSecond =
        timeStamp - time <= DOUBLE_PRESS_MS && Math.hypot(clientX - x, clientY - y) < SAME_PLACE_PX
      isIgnored = isSecond && control?.contains(pressed) === false
    }
    // What a key or a script clicks has no count.
    if (isIgnored && (type !== 'click' || event.detail)) swallow(event)
    if (type !== 'pointerup') return
    if (!isIgnored) [control, x, y] = [pressed, clientX, clientY]
    time = timeStamp
  })
  const stopKeys = listen<KeyboardEvent>('keydown', (event) => {
    if (!event.repeat || !/^(Enter|Escape| )$/.test(event.key)) return
    // Held in a field a space is text; held elsewhere it scrolls.
    if (event.key !== ' ' || controlOf(event).matches('a, button, [role]')) swallow(event)
  })
  return () => {
    stop()
    stopKeys()
  }
}

function controlOf({ target }: Event): Element {
  const element = target as Element
  return element.closest?.('a, button, input, [role="option"]') ?? element
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Calls back at the next action of the visitor: a press, a key, text, a step in the history, or a scroll by half a window.
 *
 * @returns stops it
 */
export function onNextAction(callback: () => void): () => void {
  const start = window.scrollY
  const stop = listen<KeyboardEvent>(
    'click keydown input popstate wheel touchmove',
    ({ type, key, repeat }) => {
      const isMove = type === 'wheel' || type === 'touchmove'
      if (isMove && Math.abs(window.scrollY - start) < window.innerHeight / 2) return
      if (repeat || /^(Shift|Control|Alt|Meta)/.test(key)) return
      stop()
      callback()
    },
  )
  return stop
}
