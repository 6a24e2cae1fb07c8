import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back after `ms` milliseconds that were not paused; a pause keeps what is left (W2). */
export function useCountdown(onEnd: () => void, ms: number, paused: boolean): void {
  const end = useEffectEvent(onEnd)
  const left = useRef(ms)
  useEffect(() => {
    if (paused) return
    const started = Date.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [paused])
}
