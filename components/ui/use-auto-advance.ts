import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { REDUCED_MOTION, SLIDE_INTERVAL_MS } from '@/components/ui/constants'

interface AutoAdvanceOptions {
  root: RefObject<HTMLElement | null>
  enabled: boolean
  /** The current slide. A new one restarts the interval, so a chosen slide shows for all of it. */
  index: number
  advance(): void
}

export type AutoAdvance = ReturnType<typeof useAutoAdvance>

/**
 * Advances every `SLIDE_INTERVAL_MS`, except while hovered, focused by keyboard, off screen, in a
 * hidden tab, or under reduced motion (W1).
 *
 * @returns `moving`: it advances while it can be seen; `paused`: the visitor pressed Pause
 */
export function useAutoAdvance({ root, enabled, index, advance }: AutoAdvanceOptions) {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const moving = enabled && !paused && !hovered && !focused
  const tick = useEffectEvent(() => {
    if (canBeSeen(root.current) && !window.matchMedia(REDUCED_MOTION).matches) advance()
  })
  function togglePaused() {
    setPaused(!paused)
    // The pressed button is hovered or has the focus, but Play must start the slides.
    setHovered(false)
    setFocused(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new index restarts the interval
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => tick(), SLIDE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [moving, index])
  return {
    enabled,
    paused,
    togglePaused,
    moving,
    restHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  }
}

function canBeSeen(element: HTMLElement | null): boolean {
  if (!element || document.hidden) return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
