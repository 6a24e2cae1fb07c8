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

/**
 * Scrolls to a section of the current page, gives it the focus and writes it into the address. By the history and not
 * by a plain hash link, because the router ignores entries it did not see.
 *
 * @param id of the section; none for the top of the page
 * @returns false when there is no such section
 */
export function goToSection(id?: string): boolean {
  const target = id ? document.getElementById(id) : document.body
  if (!target) return false
  const { pathname, search, hash } = window.location
  const address = pathname + (id ? `${search}#${id}` : search)
  if (address !== pathname + search + hash) pushEntry(null, address)
  if (id) target.scrollIntoView()
  else window.scrollTo({ top: 0 })
  target.focus({ preventScroll: true })
  return true
}

/**
 * Whether the history has an entry before this one. Its length alone does not say: after a project was opened and
 * closed the other entry lies ahead.
 */
export function canGoBack(): boolean {
  const { history, navigation } = window
  if (!navigation) return history.length > 1
  // The list holds the entries of this site only: what the history has more came before it, or after.
  return navigation.canGoBack || history.length > navigation.entries().length
}
