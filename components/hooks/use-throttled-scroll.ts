import { useEffect, useEffectEvent } from 'react'
import { SCROLL_THROTTLE_MS } from '../lib/constants'
import { throttle } from '../lib/throttle'

/** Calls back with the vertical scroll position in CSS pixels, at most once in `SCROLL_THROTTLE_MS` (H3, H4). */
export function useThrottledScroll(onScroll: (y: number) => void): void {
  const report = useEffectEvent(onScroll)
  useEffect(() => {
    const sample = throttle(() => report(window.scrollY), SCROLL_THROTTLE_MS)
    window.addEventListener('scroll', sample, { passive: true })
    return () => {
      sample.cancel()
      window.removeEventListener('scroll', sample)
    }
  }, [])
}
