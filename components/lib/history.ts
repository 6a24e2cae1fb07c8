import { listen } from '@/components/lib/presses'
import { readProject } from '@/components/lib/query'

/**
 * Manages the address, the history entries, and scrolling when the address changes (R2, G6, G11).
 *
 * The router changes address and screen at different times: after Back the old screen stays until the other one has loaded. So each read
 * and write belongs to a screen, and does nothing if the address belongs to another one.
 */

/** What this module stores in the state of an entry. Entries that the browser creates have none. */
type Marks = {
  /** The hash of the entry before, for an entry added by this page. Back leads there. */
  addedAt?: string
  /** The tab has no entry before it. */
  first?: true
} | null

/** Path and hash of the current screen. Opening a project does not change the hash. */
let shown = { path: '', hash: '' }
const searches: Record<string, string> = {}
let cameByHistory = false
let isGoingBack = false

/** Returns whether the address belongs to the screen with this path, by default the current screen. */
export function isAtScreen(path = shown.path): boolean {
  return window.location.pathname === path
}

/** Returns the query of a screen, or its last one while the address belongs to another screen. `null` before it is known. */
export function getSearch(path: string | null): string | null {
  if (path !== null && isAtScreen(path)) searches[path] = window.location.search
  return path === null ? null : (searches[path] ?? null)
}

const searchListeners = new Set<() => void>()

/**
 * Calls back when the query may have changed. All callbacks share one listener of the window. React may render between two listeners, so
 * a dialog would close, and return the focus to its card, before the list has changed.
 *
 * @returns a function that removes the callback
 */
export function onSearchChange(listener: () => void): () => void {
  searchListeners.add(listener)
  window.addEventListener('popstate', announceSearch)
  return () => searchListeners.delete(listener)
}

/**
 * Announces that this module or the router is about to leave the current entry. Listeners then complete the address of the entry,
 * because Back or Forward may return to it (G11).
 */
export function announceLeave(): void {
  window.history.scrollRestoration = 'manual'
  window.dispatchEvent(new Event('beforeleave'))
}

function announceSearch(): void {
  for (const listener of searchListeners) listener()
}

/** Adds an entry with another query on the same screen. @param change returns the new query for the current one */
export function pushSearch(change: (search: string) => string): void {
  if (!isAtScreen()) return
  announceLeave()
  window.history.pushState(
    { addedAt: shown.hash } satisfies Marks,
    '',
    window.location.pathname + change(window.location.search),
  )
  announceSearch()
}

/** Changes the query of the current entry. Removes the hash, whose target may no longer exist. */
export function replaceSearch(search: string): void {
  if (!isAtScreen()) return
  shown.hash = ''
  window.history.replaceState(window.history.state, '', window.location.pathname + search)
  announceSearch()
}

/** Returns whether Back from the current entry leads to the screen it was added on. */
export function isAddedHere(): boolean {
  return (window.history.state as Marks)?.addedAt !== undefined
}

/** Returns whether the tab has an entry before this one. The length of the history also counts the entries after it. */
export function canGoBack(): boolean {
  return window.history.length > 1 && !(window.history.state as Marks)?.first
}

/**
 * Goes one step back. Ignored while an earlier step is pending or the screen is being left (G6, G7).
 *
 * @returns whether it goes back
 */
export function goBack(): boolean {
  if (isGoingBack || !isAtScreen()) return false
  // Forward may return to this entry.
  announceLeave()
  isGoingBack = true
  const stop = listen('popstate pageshow', () => {
    stop()
    isGoingBack = false
  })
  window.history.back()
  return true
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
  const { pathname, search, hash } = window.location
  const newHash = id ? `#${id}` : ''
  if (newHash !== hash) {
    // The browser restores the scroll position of the entry that is left.
    window.history.scrollRestoration = 'auto'
    window.history.pushState(null, '', pathname + search + newHash)
    window.history.scrollRestoration = 'manual'
    shown.hash = newHash
  } else cancelNavigation()
  target.scrollIntoView()
  target.focus({ preventScroll: true })
  return true
}

/**
 * Cancels the router's request for another screen. The router drops it when a script writes the address in a state without `__NA`, its
 * mark for its own writes.
 */
export function cancelNavigation(): void {
  window.history.replaceState({ ...window.history.state, __NA: 0 }, '', window.location.href)
}

/** Records the current screen. A screen that replaces another starts at the top, or at the section in the address (R2). */
export function showScreen(isAnother: boolean): void {
  const { pathname, hash } = window.location
  // Back from an entry that was added here does not scroll, also after a reload.
  shown = { path: pathname, hash: (window.history.state as Marks)?.addedAt ?? hash }
  if (window.history.length === 1) window.history.replaceState({ ...window.history.state, first: true }, '')
  const section = cameByHistory ? null : findSectionInAddress()
  cameByHistory = false
  if (!isAnother) return
  ;(section ?? document.body).scrollIntoView({ behavior: 'instant' })
  section?.focus({ preventScroll: true })
}

/**
 * Handles steps in history. Scrolls only if the hash has changed (R2), so opening and closing a project does not scroll.
 *
 * @returns a function that removes the listeners
 */
export function followHistory(): () => void {
  let known: object = window.history.state
  const stop = listen<PopStateEvent>('popstate', ({ state }) => {
    cameByHistory = !isAtScreen()
    // The router ignores entries that the browser creates, such as for a hash typed into the address bar.
    if (cameByHistory) return state === null ? window.location.reload() : undefined
    if (state === null) {
      window.history.replaceState({ ...known, addedAt: undefined, first: undefined }, '')
      cancelNavigation()
    } else known = state
    const { search, hash } = window.location
    if (readProject(search) !== null || hash === shown.hash) return
    shown.hash = hash
    if (window.history.scrollRestoration === 'manual')
      findSectionInAddress()?.scrollIntoView({ behavior: 'instant' })
  })
  // The browser restores the position after a reload or a return from another site. Within the site it would use an outdated one.
  const restore = (type: string) => {
    window.history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual'
  }
  restore('pageshow')
  const stopPages = listen('pageshow pagehide', ({ type }) => restore(type))
  return () => {
    stop()
    stopPages()
  }
}

function findSectionInAddress(): HTMLElement | null {
  return document.getElementById(window.location.hash.slice(1))
}
