import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SCROLL_THROTTLE_MS } from '@/components/ui/constants'

/** Returns whether the header is hidden: after a scroll down, until one up or the top (H3). */
export function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  const last = useRef<number | null>(null)
  useThrottledScroll((y) => {
    const before = last.current
    last.current = y
    if (before === null || y === before) return
    const isDown = y > before
    setHidden(isDown && y > 0)
  })
  return hidden
}

/** Returns whether the page is scrolled by more than one viewport height (H4). */
export function usePastFirstScreen(): boolean {
  const [past, setPast] = useState(false)
  useThrottledScroll((y) => setPast(y > window.innerHeight))
  return past
}

/**
 * Calls back with the vertical scroll position in CSS pixels: on mount, at the first scroll, and at
 * the end of each interval of `SCROLL_THROTTLE_MS` with a scroll.
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
