/**
 * Listens on the window in the capture phase, before the page's own handlers.
 *
 * @param types event types, separated by spaces
 * @returns removes the listeners
 */
export function listen<E extends Event>(types: string, listener: (event: E) => void): () => void {
  const listening = new AbortController()
  for (const type of types.split(' '))
    window.addEventListener(type, listener as EventListener, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
