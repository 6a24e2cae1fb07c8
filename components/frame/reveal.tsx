'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { REDUCED_MOTION, REVEAL_ROOT_MARGIN, REVEAL_THRESHOLD } from '@/components/ui/constants'

/** Many steps, because a tall element may cover enough of the window at a small ratio. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => (step / 20) * REVEAL_THRESHOLD)

/** Returns whether enough of an element is visible, or it covers enough of the window. */
function isRevealed({ boundingClientRect, intersectionRect, rootBounds }: IntersectionObserverEntry) {
  const height = Math.min(boundingClientRect.height, rootBounds?.height ?? 0)
  return intersectionRect.height >= REVEAL_THRESHOLD * height
}

/**
 * Adds the class `animate` to each `hidden` element when it is seen. Only this script makes some
 * invisible (`data-armed`), and only below the first screen, so without it all are visible (H6).
 */
export function Reveal() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has other elements
  useEffect(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('.hidden')]
    const show = (element: Element) => element.classList.add('animate')
    if (!window.IntersectionObserver || window.matchMedia(REDUCED_MOTION).matches) {
      elements.forEach(show)
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        // Read once, because each read after a change of an attribute recalculates all styles.
        const windowHeight = window.innerHeight
        for (const entry of entries) {
          const { target, isIntersecting, boundingClientRect } = entry
          if (isIntersecting && isRevealed(entry)) {
            show(target)
            observer.unobserve(target)
          } else if (boundingClientRect.top > windowHeight) target.setAttribute('data-armed', '')
        }
      },
      { threshold: THRESHOLDS, rootMargin: REVEAL_ROOT_MARGIN },
    )
    // At the end of the page everything shows, also what a jump has passed (H6).
    const end = new IntersectionObserver((entries) => {
      // A busy page gets several entries in one call, and the first may be outdated.
      if (entries.some(({ isIntersecting }) => isIntersecting)) elements.forEach(show)
    })
    for (const element of elements) observer.observe(element)
    const last = document.querySelector('#page-end')
    if (last) end.observe(last)
    return () => {
      observer.disconnect()
      end.disconnect()
    }
  }, [pathname])
  return null
}
