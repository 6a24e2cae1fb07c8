import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { usePinchZoom, useReducedMotion } from '@/components/hooks/browser-state'
import { SLIDE_INTERVAL_MS } from '@/components/lib/constants'

interface AutoAdvanceOptions {
  root: RefObject<HTMLElement | null>
  enabled: boolean
  /** The current slide. A new value restarts the interval, so a slide chosen by hand shows for a whole interval. */
  index: number
  /** Shows the slide after this one. */
  advance(index: number): void
}

export type AutoAdvance = ReturnType<typeof useAutoAdvance>

/**
 * Advances every `SLIDE_INTERVAL_MS`, except while hovered, focused by keyboard, off screen, in a hidden tab, under reduced
 * motion, or in a zoomed page (W1).
 *
 * @returns `moving`: it advances while the tab is visible; `paused`: the visitor pressed the pause button
 */
export function useAutoAdvance({ root, enabled, index, advance }: AutoAdvanceOptions) {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const reducedMotion = useReducedMotion()
  const onScreen = useOnScreen(root)
  const zoomed = usePinchZoom()
  const moving = enabled && !paused && !hovered && !focused && !reducedMotion && onScreen && !zoomed
  const tick = useEffectEvent(advance)
  function togglePaused() {
    setPaused(!paused)
    // The pressed button is hovered or has the focus, but Play must start the slides.
    setHovered(false)
    setFocused(false)
  }
  useEffect(() => {
    if (!moving) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Not React state: Firefox drops pending React work when a page is left, so the slides would stop after Back.
    const wait = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => tick(index), SLIDE_INTERVAL_MS)
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
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

/** Whether any part of the element is in the window; `true` in browsers that cannot report it. */
function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true)
  useEffect(() => {
    if (!ref.current || !window.IntersectionObserver) return
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? true),
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return onScreen
}
