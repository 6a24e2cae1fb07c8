/** Where the place of an entry stands in its state. */
const PLACE = 'place'

/**
 * Adds a history entry on the same screen. The one that is left remembers how far down the page was, because the
 * browser is not asked to (`ScrollManager`).
 */
export function pushEntry(state: object | null, address: string): void {
  const left: unknown = window.history.state
  // An entry of the browser's own has no state and keeps none: the router would take it for a stranger's.
  if (left) window.history.replaceState({ ...left, [PLACE]: window.scrollY }, '')
  window.history.pushState(state, '', address)
}

/** How far down the page was when the entry with this state was left, in CSS pixels; `null` when it did not say. */
export function placeOf(state: unknown): number | null {
  const place = (state as Partial<Record<typeof PLACE, unknown>> | null)?.[PLACE]
  return typeof place === 'number' ? place : null
}
