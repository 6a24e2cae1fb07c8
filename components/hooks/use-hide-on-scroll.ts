import { useEffect, useRef, useState } from 'react'
import { useThrottledScroll } from './use-throttled-scroll'

/** H3: whether the header should be away: after scrolling down, until the scroll goes up or reaches the top. */
export function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false)
  const last = useRef(0)
  // A reload may begin in the middle of the page: a scroll up from there is not one down from the top.
  useEffect(() => {
    last.current = window.scrollY
  }, [])
  useThrottledScroll((y) => {
    if (y !== last.current) setHidden(y > last.current && y > 0)
    last.current = y
  })
  return hidden
}
