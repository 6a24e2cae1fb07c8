import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { startPress } from '@/components/ui/presses'

/**
 * Reads and writes the browser's history, and scrolls when the path changes (R2, G6, G11). What happens in which order:
 *
 * - A link to the other screen: `disableScrollRestoration`, the router renders the screen, `showScreen` scrolls to its top or section.
 * - Back to the other screen: `popstate`, the router renders the screen, `showScreen` scrolls to its top. Until then the old screen
 *   shows at the new address, which it must neither read nor change.
 * - A project: `pushSearch` adds an entry, and `useSearch` reports its query to the list and the dialog. Close calls `goBack`; its
 *   `popstate` reports the query without the project, as that of Back does.
 */

/** What this module stores in the state of an entry. Entries that the browser creates have none. */
type EntryState = {
  /** Added by this page, so Back leads to the same screen. */
  added?: true
  /** The tab has no entry before it. */
  first?: true
} | null

const getState = () => window.history.state as EntryState

/** The path of the current screen. */
let currentPath = ''
/** The last query of each screen. */
const searches: Record<string, string> = {}
let isGoingBack = false
let cameByHistory = false

function isAtScreen(path = currentPath): boolean {
  return window.location.pathname === path
}

const listeners = new Set<() => void>()

/** All components share one listener of the window, so the list of projects and the dialog change in one render. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', announce)
  return () => listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}

/**
 * Returns the query of the screen that contains the component, such as `?type=Game`. Keeps the last one while the address belongs to
 * another screen.
 *
 * @returns `null` on the server and until the screen is mounted, because the query is unknown (G11)
 */
export function useSearch(): string | null {
  const [path, setPath] = useState<string | null>(null)
  useLayoutEffect(() => setPath(window.location.pathname), [])
  const getSearch = () => {
    if (path === null) return null
    if (isAtScreen(path)) searches[path] = window.location.search
    return searches[path] ?? null
  }
  return useSyncExternalStore(subscribe, getSearch, () => null)
}

/**
 * Leaves scrolling on Back to this module. The browser would scroll before the other screen shows, and Chromium would focus the section in
 * the address after the dialog has returned the focus to its card (measured in 156).
 */
export function disableScrollRestoration(): void {
  window.history.scrollRestoration = 'manual'
}

/** Adds an entry with another query. Does nothing if the screen is being left. */
export function pushSearch(search: string): void {
  if (!isAtScreen()) return
  disableScrollRestoration()
  window.history.pushState({ added: true } satisfies EntryState, '', window.location.pathname + search)
  announce()
}

/** Changes the query of the current entry, and removes its hash. Does nothing if the screen is being left. */
export function replaceSearch(search: string): void {
  if (!isAtScreen()) return
  window.history.replaceState(window.history.state, '', window.location.pathname + search)
  announce()
}

/** Returns whether Back from the current entry leads to the screen that it was added on. */
export function isAddedHere(): boolean {
  return getState()?.added === true
}

/** Returns whether the tab has an entry before this one. The length of the history also counts the entries after it. */
export function canGoBack(): boolean {
  return window.history.length > 1 && !getState()?.first
}

/** Goes one step back. Ignored while an earlier step is pending, so a second press on Close does not leave the page (G6, G7). */
export function goBack(): void {
  if (isGoingBack || !isAtScreen()) return
  disableScrollRestoration()
  isGoingBack = true
  window.history.back()
}

/**
 * Scrolls to a section of the current page, focuses it and writes it into the address. Adds the entry itself, because the router ignores
 * entries of plain hash links.
 *
 * @param id of the section; none for the top of the page
 * @returns false if there is no such section
 */
export function goToSection(id?: string): boolean {
  const target = id ? document.getElementById(id) : document.body
  if (!target) return false
  startPress()
  const { pathname, search, hash } = window.location
  const newHash = id ? `#${id}` : ''
  if (newHash !== hash) {
    // The browser restores the scroll position of both entries.
    window.history.scrollRestoration = 'auto'
    window.history.pushState(null, '', pathname + search + newHash)
  }
  target.scrollIntoView()
  target.focus({ preventScroll: true })
  return true
}

/**
 * Records the current screen. A screen that replaces another starts at the top, or at the section in its link (R2).
 *
 * @param isAnother whether it replaces another screen
 */
export function showScreen(isAnother: boolean): void {
  currentPath = window.location.pathname
  if (window.history.length === 1) window.history.replaceState({ ...getState(), first: true }, '')
  const section = cameByHistory ? null : document.getElementById(window.location.hash.slice(1))
  cameByHistory = false
  if (!isAnother) return
  const start = section ?? document.body
  start.scrollIntoView({ behavior: 'instant' })
  section?.focus({ preventScroll: true })
}

/**
 * Handles steps in history, and leaving and returning to the page. The browser restores the scroll position after a reload or a return
 * from another site.
 *
 * @returns a function that removes the listeners
 */
export function followHistory(): () => void {
  const onEvent = ({ type, state }: Event & { state?: unknown }) => {
    isGoingBack = false
    if (type === 'pagehide') window.history.scrollRestoration = 'auto'
    if (type === 'pageshow') disableScrollRestoration()
    if (type !== 'popstate') return
    startPress()
    cameByHistory = !isAtScreen()
    // The router ignores entries that the browser creates, such as the one of the skip link.
    if (cameByHistory && state === null) window.location.reload()
  }
  disableScrollRestoration()
  const listening = new AbortController()
  // Before the listeners of the components and of the router.
  const options = { capture: true, signal: listening.signal }
  for (const type of ['popstate', 'pageshow', 'pagehide']) window.addEventListener(type, onEvent, options)
  return () => listening.abort()
}
