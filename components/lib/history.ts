import { listen } from './listen'
import { readProject } from './query'

/**
 * Owns the address: its entries, their marks, and where the page is scrolled to when it changes (R2, G6, G11).
 *
 * The router changes address and screen at different times: after Back the old screen stays until the other one has loaded. Each
 * read and write therefore belongs to a screen, and does nothing once the address is another screen's.
 */

/** What this module notes in the state of an entry. */
interface Marks {
  /** Added by this page, so Back leads to the screen it was added on. */
  addedHere?: true
  /** The tab has no entry before it. */
  first?: true
}

interface Place {
  element: Element
  /** Distance from the top of the window, in CSS pixels. */
  top: number
}

/** Path and hash of the screen that shows. An open project leaves the hash as it was. */
let shown = { path: '', hash: '' }
const searches: Record<string, string> = {}
let cameByHistory = false
let isGoingBack = false
/** What was in the middle of the window when an address of the screen was left. Unlike a scroll position it survives a turned window. */
const places = new Map<string, Place>()

/** Whether the address belongs to the screen with this path, by default the one that shows. */
export function isAtScreen(path = shown.path): boolean {
  return window.location.pathname === path
}

/** The query of a screen: the current one, or while the address is another screen's the last. `null` before it is known. */
export function searchAt(path: string | null): string | null {
  if (path !== null && isAtScreen(path)) searches[path] = window.location.search
  return path === null ? null : (searches[path] ?? null)
}

/** Calls back when the query may have changed. @returns stops it */
export function onSearchChange(listener: () => void): () => void {
  return listen('popstate searchchange', listener)
}

/** Calls back before an entry is added, for what the current one must still contain: Back leads to it (G11). @returns stops it */
export function onBeforePush(listener: () => void): () => void {
  return listen('beforepush', listener)
}

/** Runs the callbacks of `onBeforePush`. For links, whose entry the router adds. */
export function announcePush(): void {
  window.dispatchEvent(new Event('beforepush'))
}

function announceSearch(): void {
  window.dispatchEvent(new Event('searchchange'))
}

/** Adds an entry with another query on the same screen. @param change takes the query of the current entry */
export function pushSearch(change: (search: string) => string): void {
  if (!isAtScreen()) return
  announcePush()
  const marks: Marks = { addedHere: true }
  window.history.pushState(marks, '', window.location.pathname + change(window.location.search))
  announceSearch()
}

/** Changes the query of the current entry. The hash is dropped: it named a place in another state. */
export function replaceSearch(search: string): void {
  if (!isAtScreen()) return
  shown.hash = ''
  window.history.replaceState(window.history.state, '', window.location.pathname + search)
  announceSearch()
}

/** Whether Back from the current entry leads to the screen it was added on. */
export function isAddedHere(): boolean {
  return marksOf(window.history.state).addedHere === true
}

/** Whether the tab has an entry before this one. The length alone counts entries ahead as well. */
export function canGoBack(): boolean {
  return window.history.length > 1 && !marksOf(window.history.state).first
}

/**
 * Goes one step back. Ignores calls until that step has arrived, and while the screen is being left (G6, G7).
 *
 * @param onArrival called when the address has changed, or the page is shown again
 * @returns whether it goes back
 */
export function goBack(onArrival = () => {}): boolean {
  if (isGoingBack || !isAtScreen()) return false
  isGoingBack = true
  const stop = listen('popstate pageshow', () => {
    stop()
    isGoingBack = false
    onArrival()
  })
  window.history.back()
  return true
}

/**
 * Scrolls to a section of the current page, focuses it and writes it into the address. By the history and not by a plain hash
 * link, because the router ignores entries it did not see.
 *
 * @param id of the section; none for the top of the page
 * @returns false if there is no such section
 */
export function goToSection(id?: string): boolean {
  const target = id ? document.getElementById(id) : document.body
  if (!target) return false
  const { pathname, search, hash } = window.location
  const address = pathname + (id ? `${search}#${id}` : search)
  if (address !== pathname + search + hash) {
    notePlace(search + hash)
    window.history.pushState(null, '', address)
    shown.hash = window.location.hash
  }
  if (id) target.scrollIntoView()
  else window.scrollTo({ top: 0 })
  target.focus({ preventScroll: true })
  return true
}

/** Notes that a screen shows. One that replaces another begins at the top, or at its section if a link named one (R2). */
export function showScreen(isAnother: boolean): void {
  const { pathname, hash } = window.location
  shown = { path: pathname, hash }
  places.clear()
  if (window.history.length === 1) window.history.replaceState({ ...window.history.state, first: true }, '')
  const section = cameByHistory ? null : sectionOfAddress()
  cameByHistory = false
  if (!isAnother) return
  if (section) {
    section.scrollIntoView({ behavior: 'instant' })
    section.focus({ preventScroll: true })
  } else window.scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * Answers steps in the history: the page scrolls only if the hash has changed (R2). Opening and closing a project moves nothing.
 *
 * @returns stops it
 */
export function followHistory(): () => void {
  let known: unknown = window.history.state
  const stop = listen<PopStateEvent>('popstate', ({ state }) => {
    cameByHistory = !isAtScreen()
    // The router ignores an entry that the browser made, such as one of a hash in the address bar.
    if (cameByHistory) return state === null ? window.location.reload() : undefined
    if (state === null)
      window.history.replaceState({ ...marksOf(known), addedHere: undefined, first: undefined }, '')
    else known = state
    const { search, hash } = window.location
    if (readProject(search) !== null || hash === shown.hash) return
    notePlace(search + shown.hash)
    shown.hash = hash
    returnTo(places.get(search + hash))
  })
  // Within the site the browser would restore an old position. After a reload, and from another site, it knows best.
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

function marksOf(state: unknown): Marks {
  return (state ?? {}) as Marks
}

function sectionOfAddress(): HTMLElement | null {
  return document.getElementById(window.location.hash.slice(1))
}

function notePlace(address: string): void {
  const element = document.elementFromPoint?.(window.innerWidth / 2, window.innerHeight / 2)
  if (element) places.set(address, { element, top: element.getBoundingClientRect().top })
}

/** Scrolls to where an address was left, or else to the section that it names. */
function returnTo(place: Place | undefined): void {
  if (place?.element.isConnected)
    window.scrollBy({ top: place.element.getBoundingClientRect().top - place.top, behavior: 'instant' })
  else sectionOfAddress()?.scrollIntoView({ behavior: 'instant' })
}
