import { useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint, onNextAction } from '@/components/lib/presses'

interface Callbacks {
  /** Called when the import has succeeded or failed. */
  onSettled?(isReady: boolean): void
  /** Called if a later action of the visitor cancels the request. */
  onCancel?(): void
}

/**
 * Imports code on request. Any later action of the visitor cancels a request, so only the last action opens something (G3).
 *
 * @param load imports the code. Must be a stable function; the next request retries a failed import
 * @returns `module` once a request has succeeded, `loading` with the target of the current request, and `request`
 */
export function useImport<M, T = true>(load: () => Promise<M>) {
  const [module, setModule] = useState<M | null>(null)
  const [loading, setLoading] = useState<T | null>(null)
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [])

  const request = useCallback(
    (target: T, { onSettled, onCancel }: Callbacks = {}) => {
      cancel.current()
      let isCurrent = true
      const end = () => {
        isCurrent = false
        stopWatching()
      }
      const stopWatching = onNextAction(() => {
        end()
        setLoading(null)
        onCancel?.()
      })
      const settle = (loaded: M | null) => {
        if (!isCurrent) return
        end()
        setLoading(null)
        if (loaded) setModule(() => loaded)
        onSettled?.(loaded !== null)
      }
      cancel.current = end
      setLoading(() => target)
      load()
        .catch(() => null)
        // After the frame that shows the press.
        .then((loaded) => afterPaint(() => settle(loaded)))
    },
    [load],
  )
  return { module, loading, request }
}
