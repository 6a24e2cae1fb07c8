import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { onSearchChange, searchAt } from '@/components/lib/history'

/**
 * Returns the query of the screen it is used on, such as `?type=Game`. While the address is another screen's, as after Back on a slow
 * line, it keeps its last value.
 *
 * @returns `null` on the server and until the screen is mounted: "not known yet", not "empty" (G11)
 */
export function useSearch(): string | null {
  const [path, setPath] = useState<string | null>(null)
  useLayoutEffect(() => setPath(window.location.pathname), [])
  return useSyncExternalStore(
    onSearchChange,
    () => searchAt(path),
    () => null,
  )
}
