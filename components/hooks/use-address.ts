import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { pushEntry } from '../lib/history'

/**
 * The address as an external store. Pages are prerendered without a query, so the server snapshot is `null`: "not
 * known yet", which a reader must not take for "empty" (rule G11: no wrong first state).
 */

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The query part of the address, such as `?type=Game`; `null` on the server and while hydrating. */
export function useSearch(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => null,
  )
}

/** Marks a history entry that this page added, so that leaving it may go back instead of forward. */
const ADDED_HERE = 'addedHere'

const beforePush = new Set<() => void>()

/** Calls back before an entry is added, for what the current one must still learn: Back leads to it (G11). */
export function useBeforePush(callback: () => void): void {
  const call = useEffectEvent(callback)
  useEffect(() => {
    const listener = () => call()
    beforePush.add(listener)
    return () => void beforePush.delete(listener)
  }, [])
}

/**
 * Adds a history entry on the same screen.
 *
 * @param change takes the query of the current entry, returns that of the new one
 */
export function pushSearch(change: (search: string) => string): void {
  for (const callback of beforePush) callback()
  pushEntry({ [ADDED_HERE]: true }, window.location.pathname + change(window.location.search))
  tell()
}

/** Changes the query of the current history entry. The hash is dropped: it named a place in another state. */
export function replaceSearch(search: string): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + search)
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Whether Back from the current entry leads to the screen it was opened from. */
export function isAddedHere(): boolean {
  const state: Partial<Record<typeof ADDED_HERE, unknown>> | null = window.history.state
  return state?.[ADDED_HERE] === true
}
