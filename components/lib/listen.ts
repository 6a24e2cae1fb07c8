/**
 * Listens on the window, before the page itself hears of an event.
 *
 * @param types of the events, with spaces between them
 * @returns stops it
 */
export function listen<E extends Event>(types: string, listener: (event: E) => void): () => void {
  const listening = new AbortController()
  for (const type of types.split(' '))
    window.addEventListener(type, listener as EventListener, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
