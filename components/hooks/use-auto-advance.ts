import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { SLIDE_INTERVAL_MS } from '../lib/constants'
import { REDUCED_MOTION, useMediaQuery } from './use-media-query'
import { useOnScreen } from './use-on-screen'
import { usePageVisible } from './use-page-visible'
import { usePinchZoom } from './use-pinch-zoom'

interface AutoAdvanceOptions {
  root: RefObject<HTMLElement | null>
  enabled: boolean
  /** The slide that shows: one chosen by hand rests for a whole interval. */
  index: number
  /** Shows the slide after this one. */
  advance(index: number): void
}

export interface AutoAdvance {
  enabled: boolean
  /** Stopped by the visitor with the button. */
  paused: boolean
  setPaused(paused: boolean): void
  /** Whether the next slide comes by itself right now. */
  moving: boolean
  restHandlers: {
    onPointerEnter(): void
    onPointerLeave(): void
    onFocus(): void
    onBlur(event: FocusEvent): void
  }
}

/**
 * W1: advances every `SLIDE_INTERVAL_MS`, and rests while hovered, focused, off screen, in a hidden tab, under reduced
 * motion, or while two fingers have made the page larger to see a slide better.
 */
export function useAutoAdvance({ root, enabled, index, advance }: AutoAdvanceOptions): AutoAdvance {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const still = useMediaQuery(REDUCED_MOTION)
  const onScreen = useOnScreen(root)
  const visible = usePageVisible()
  const zoomed = usePinchZoom()
  const moving = enabled && !paused && !hovered && !focused && !still && onScreen && visible && !zoomed
  const tick = useEffectEvent(advance)
  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => tick(index), SLIDE_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [moving, index])
  return {
    enabled,
    paused,
    setPaused,
    moving,
    restHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
