type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & { button?: number }

/** Returns whether a press uses the main button and no modifier key. Other presses open a tab, a window or a download. */
export function isPlain({ button = 0, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Runs heavy work after the next frame, which shows the effect of a press. Interaction to Next Paint measures the time to that frame. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/**
 * Calls back once, at the next action of the visitor: a press (when the button goes down), a key, text, a step in history or to another
 * page, or a scroll by half a window.
 *
 * @returns a function that removes the listener
 */
export function onNextAction(callback: () => void): () => void {
  const start = window.scrollY
  const stop = listen<KeyboardEvent>(
    'mousedown click keydown input popstate pagehide wheel touchmove',
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

/**
 * Listens on the window in the capture phase, before the page's own handlers.
 *
 * @param types event types, separated by spaces
 * @returns a function that removes the listeners
 */
export function listen<E extends Event>(types: string, listener: (event: E) => void): () => void {
  const listening = new AbortController()
  for (const type of types.split(' '))
    window.addEventListener(type, listener as EventListener, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
