import { useEffect, useMemo } from 'react'
import { useLatest } from './use-latest'

interface Debounced<A extends unknown[]> {
  (...args: A): void
  /** Drops a call that is still to come. */
  cancel(): void
}

/**
 * Calls `run` once its calls have paused for `ms` milliseconds, with the last arguments. A call still to come is
 * dropped when the component goes.
 */
export function useDebouncedCallback<A extends unknown[]>(
  run: (...args: A) => void,
  ms: number,
): Debounced<A> {
  const latest = useLatest(run)
  const debounced = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const call = (...args: A) => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(...args), ms)
    }
    call.cancel = () => clearTimeout(timer)
    return call
  }, [latest, ms])
  useEffect(() => debounced.cancel, [debounced])
  return debounced
}
