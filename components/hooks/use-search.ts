import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { isAtScreen, onBeforePush, onSearchChange } from '../lib/history'

/**
 * Returns the query of the screen it is used on, such as `?type=Game`. While the address is another screen's, as after Back on a slow
 * line, it keeps its last value.
 *
 * @returns `null` on the server and until the screen is mounted: "not known yet", not "empty" (G11)
 */
export function useSearch(): string | null {
  const [readSearch, setReadSearch] = useState(() => unknown)
  useLayoutEffect(() => setReadSearch(() => searchOf(window.location.pathname)), [])
  return useSyncExternalStore(onSearchChange, readSearch, unknown)
}

function unknown(): string | null {
  return null
}

function searchOf(path: string) {
  let last = window.location.search
  return () => {
    if (isAtScreen(path)) last = window.location.search
    return last
  }
}

/** Calls back before an entry is added, for what the current one must still contain (G11). */
export function useBeforePush(callback: () => void): void {
  const call = useEffectEvent(callback)
  useEffect(() => onBeforePush(() => call()), [])
}
