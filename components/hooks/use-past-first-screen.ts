import { useEffect, useState } from 'react'
import { useThrottledScroll } from './use-throttled-scroll'

/** H4: whether the scroll has passed one viewport height. */
export function usePastFirstScreen(): boolean {
  const [past, setPast] = useState(false)
  const sample = (y: number) => setPast(y > window.innerHeight)
  useThrottledScroll(sample)
  // A reload may restore a position without a scroll event after hydration.
  useEffect(() => setPast(window.scrollY > window.innerHeight), [])
  return past
}
