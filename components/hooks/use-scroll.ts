import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SCROLL_THROTTLE_MS } from '../lib/constants'

/** H3: whether the header should be away: after scrolling down, until the scroll goes up or reaches the top. */
export function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  const last = useRef<number | null>(null)
  useThrottledScroll((y) => {
    if (last.current !== null && y !== last.current) setHidden(y > last.current && y > 0)
    last.current = y
  })
  return hidden
}

/** H4: whether the scroll has passed one viewport height. */
export function usePastFirstScreen(): boolean {
  const [past, setPast] = useState(false)
  useThrottledScroll((y) => setPast(y > window.innerHeight))
  return past
}

/**
 * Calls back with the vertical scroll position in CSS pixels, at most once in `SCROLL_THROTTLE_MS`: where the page begins,
 * which a reload puts in its middle, at the first scroll, and at the end of each interval in which there was one.
 */
function useThrottledScroll(onScroll: (y: number) => void): void {
  const report = useEffectEvent(onScroll)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let again = false
    const sample = () => {
      again = timer !== undefined
      if (again) return
      report(window.scrollY)
      timer = setTimeout(() => {
        timer = undefined
        if (again) sample()
      }, SCROLL_THROTTLE_MS)
    }
    report(window.scrollY)
    window.addEventListener('scroll', sample, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', sample)
    }
  }, [])
}
