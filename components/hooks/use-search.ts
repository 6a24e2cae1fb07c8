import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { getSearch, onSearchChange } from '@/components/lib/history'

/**
 * Returns the query of the screen that contains the component, such as `?type=Game`. Keeps the last value while the address belongs to
 * another screen, as after Back on a slow connection.
 *
 * @returns `null` on the server and until the screen is mounted, because the query is unknown (G11)
 */
export function useSearch(): string | null {
  const [path, setPath] = useState<string | null>(null)
  useLayoutEffect(() => setPath(window.location.pathname), [])
  return useSyncExternalStore(
    onSearchChange,
    () => getSearch(path),
    () => null,
  )
}
