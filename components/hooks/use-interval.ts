import { useEffect } from 'react'
import { useLatest } from './use-latest'

/**
 * Calls back every `ms` milliseconds while `running`. A change of `restart` begins the time anew.
 */
export function useInterval(tick: () => void, ms: number, running: boolean, restart: unknown): void {
  const latest = useLatest(tick)
  useEffect(() => {
    if (!running) return
    // Reading it makes the promise above true: what changed by hand rests for a whole interval.
    void restart
    const timer = setInterval(() => latest.current(), ms)
    return () => clearInterval(timer)
  }, [latest, ms, running, restart])
}
