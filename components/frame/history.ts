import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'

/**
 * Reads and writes the browser's history, and scrolls when the path changes (R2, G6, G11). The
 * order of events:
 *
 * - A link to another screen: `disableScrollRestoration`, then the router renders the screen, then
 *   `showScreen` scrolls to its top or section.
 * - Back to another screen: `popstate`, then the router renders it, then `showScreen` scrolls to
 *   its top. Until then the old screen is at the new address, and must neither read nor change it.
 * - A project: `pushSearch` adds an entry, and `useSearch` reports its query to the list and the
 *   dialog. Close calls `goBack`; the `popstate` of Close and Back reports the query without it.
 */

/** The state of an entry. Entries that the browser creates have none. */
type EntryState = {
  /** Added by this page, so Back leads to the same screen. */
  added?: true
  /** The tab has no entry before it. */
  first?: true
} | null

const getState = () => window.history.state as EntryState

/** The screen that shows, and what its visitor is doing in the history. */
const tab = {
  /** The router's path of the screen. */
  screen: '',
  /** The path of the screen in the address. */
  path: '',
  /** The last query of the screen. */
  search: '',
  /** A step back is pending. */
  isGoingBack: false,
  /** The next screen is shown by a step in history. */
  cameByHistory: false,
}

function isAtScreen(): boolean {
  return window.location.pathname === tab.path
}

const listeners = new Set<() => void>()

/** All components share one listener of the window, so list and dialog change in one render. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', readSearch)
  return () => listeners.delete(listener)
}

/** Reads the query, unless the address belongs to another screen already, and reports it. */
function readSearch(): void {
  if (isAtScreen()) tab.search = window.location.search
  for (const listener of listeners) listener()
}

/**
 * Returns the query of the component's screen, such as `?type=Game`. Keeps the last one while the
 * address belongs to another screen.
 *
 * @returns `null` on the server and until the screen shows, because the query is unknown (G11)
 */
export function useSearch(): string | null {
  const pathname = usePathname()
  const getSearch = () => (tab.screen === pathname ? tab.search : null)
  return useSyncExternalStore(subscribe, getSearch, () => null)
}

/**
 * Leaves scrolling on Back to this module. The browser would scroll before the other screen shows,
 * and Chromium 156 would move the focus from the card to the section in the address.
 */
export function disableScrollRestoration(): void {
  window.history.scrollRestoration = 'manual'
}

/** Adds an entry with another query. Does nothing if the screen is being left. */
export function pushSearch(search: string): void {
  if (!isAtScreen()) return
  disableScrollRestoration()
  window.history.pushState({ added: true } satisfies EntryState, '', window.location.pathname + search)
  readSearch()
}

/** Changes the query of the entry, removes its hash. Does nothing if the screen is being left. */
export function replaceSearch(search: string, state: EntryState = getState()): void {
  if (!isAtScreen()) return
  window.history.replaceState(state, '', window.location.pathname + search)
  readSearch()
}

/** Returns whether Back from the current entry leads to the screen that it was added on. */
export function isAddedHere(): boolean {
  return getState()?.added === true
}

/** Returns whether the tab has an entry before this one. `length` also counts the entries after. */
export function canGoBack(): boolean {
  return window.history.length > 1 && !getState()?.first
}

/** Goes one step back, unless one is pending, so two presses on Close keep the page (G6, G7). */
export function goBack(): void {
  if (tab.isGoingBack || !isAtScreen()) return
  disableScrollRestoration()
  tab.isGoingBack = true
  window.history.back()
}

/**
 * Scrolls to a section, focuses it, and adds its address, because the router ignores entries of
 * plain hash links. Replaces the entry of a project that is still loading.
 *
 * @param id of the section; none for the top of the page
 * @returns false if there is no such section
 */
export function goToSection(id?: string): boolean {
  const target = id ? document.getElementById(id) : document.body
  if (!target) return false
  const { pathname, search, hash } = window.location
  const newHash = id ? `#${id}` : ''
  const address = pathname + newHash
  if (isAddedHere()) window.history.replaceState(null, '', address)
  else if (search || newHash !== hash) {
    // The browser restores the scroll position of both entries.
    window.history.scrollRestoration = 'auto'
    window.history.pushState(null, '', address)
  }
  readSearch()
  target.scrollIntoView()
  target.focus({ preventScroll: true })
  return true
}

/**
 * Records the screen. One that replaces another starts at its top, or at a linked section (R2).
 *
 * @param screen the router's path
 */
export function showScreen(screen: string): void {
  const isAnother = tab.screen !== '' && tab.screen !== screen
  Object.assign(tab, { screen, path: window.location.pathname })
  readSearch()
  if (window.history.length === 1) window.history.replaceState({ ...getState(), first: true }, '')
  const section = tab.cameByHistory ? null : document.getElementById(window.location.hash.slice(1))
  tab.cameByHistory = false
  if (!isAnother) return
  const start = section ?? document.body
  start.scrollIntoView({ behavior: 'instant' })
  section?.focus({ preventScroll: true })
}

/**
 * Handles steps in history, and leaving and returning to the page. After a reload or a return from
 * another site the browser restores the scroll position.
 *
 * @returns a function that removes the listeners
 */
export function followHistory(): () => void {
  const onEvent = ({ type, state }: Event & { state?: unknown }) => {
    tab.isGoingBack = false
    if (type === 'pagehide') window.history.scrollRestoration = 'auto'
    if (type === 'pageshow') disableScrollRestoration()
    if (type !== 'popstate') return
    tab.cameByHistory = !isAtScreen()
    // The router ignores entries that the browser creates, such as the one of the skip link.
    if (tab.cameByHistory && state === null) window.location.reload()
  }
  disableScrollRestoration()
  const listening = new AbortController()
  // Before the listeners of the components and of the router.
  const options = { capture: true, signal: listening.signal }
  for (const type of ['popstate', 'pageshow', 'pagehide']) window.addEventListener(type, onEvent, options)
  return () => listening.abort()
}
