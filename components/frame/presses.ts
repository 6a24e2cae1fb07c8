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
