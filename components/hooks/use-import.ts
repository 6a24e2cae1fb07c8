import { useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint, onNextAction } from '@/components/lib/presses'

interface Answers {
  /** Called when the import has succeeded or failed. */
  onSettled?(isReady: boolean): void
  /** Called when a later action of the visitor has cancelled it. */
  onCancel?(): void
}

/**
 * Imports code for a press. Each request is settled by its own import and cancelled by any later action of the visitor, so nothing
 * opens that the last action did not request (G3).
 *
 * @param load imports the code, and stays the same function; a failed import is tried again by the next request
 * @returns `module` once a request has succeeded, `pending` as the target of the request that is loading, and `request`
 */
export function useImport<M, T = true>(load: () => Promise<M>) {
  const [module, setModule] = useState<M | null>(null)
  const [pending, setPending] = useState<T | null>(null)
  const drop = useRef(() => {})
  useEffect(() => () => drop.current(), [])

  const request = useCallback(
    (target: T, { onSettled, onCancel }: Answers = {}) => {
      drop.current()
      let isCurrent = true
      const end = () => {
        isCurrent = false
        stopWatching()
      }
      const stopWatching = onNextAction(() => {
        end()
        setPending(null)
        onCancel?.()
      })
      const settle = (loaded: M | null) => {
        if (!isCurrent) return
        end()
        setPending(null)
        if (loaded) setModule(() => loaded)
        onSettled?.(loaded !== null)
      }
      drop.current = end
      setPending(() => target)
      load()
        .catch(() => null)
        // The frame that shows the press comes first.
        .then((loaded) => afterPaint(() => settle(loaded)))
    },
    [load],
  )
  return { module, pending, request }
}
