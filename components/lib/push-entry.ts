/** The field of a history entry's state that holds how far down its page was left. */
const SCROLL_TOP = 'scrollTop'

/**
 * Adds a history entry on the same screen. The one that is left remembers how far down the page was, because the
 * browser is not asked to (`ScrollManager`).
 */
export function pushEntry(state: object | null, address: string): void {
  const left: unknown = window.history.state
  // An entry of the browser's own has no state and keeps none: the router would take it for a stranger's.
  if (left) window.history.replaceState({ ...left, [SCROLL_TOP]: window.scrollY }, '')
  window.history.pushState(state, '', address)
}

/** How far down the page was when the entry with this state was left, in CSS pixels; `null` when it did not say. */
export function scrollTopOf(state: unknown): number | null {
  const top = (state as Partial<Record<typeof SCROLL_TOP, unknown>> | null)?.[SCROLL_TOP]
  return typeof top === 'number' ? top : null
}
