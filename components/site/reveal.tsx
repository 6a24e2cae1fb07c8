'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { REDUCED_MOTION } from '@/components/hooks/browser-state'
import { REVEAL_ROOT_MARGIN, REVEAL_THRESHOLD } from '@/components/lib/constants'

/** Steps fine enough to notice when an element taller than the window covers enough of it. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => (step / 20) * REVEAL_THRESHOLD)

function isRevealed({
  intersectionRatio,
  intersectionRect,
  rootBounds,
  isIntersecting,
}: IntersectionObserverEntry) {
  if (!isIntersecting) return false
  const coversWindow = rootBounds !== null && intersectionRect.height >= REVEAL_THRESHOLD * rootBounds.height
  return intersectionRatio >= REVEAL_THRESHOLD || coversWindow
}

/**
 * H6: gives every `hidden` element of the screen that shows the class `animate` when it is seen. Elements below the first
 * screen are armed (made invisible) here and nowhere else, so without this script nothing waits.
 */
export function Reveal() {
  return <Watch key={usePathname()} />
}

/** Finds the elements once, so it is mounted again for each screen. */
function Watch() {
  useEffect(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('.hidden')]
    const show = (element: Element) => element.classList.add('animate')
    const still = window.matchMedia?.(REDUCED_MOTION).matches
    if (still || typeof IntersectionObserver === 'undefined') {
      elements.forEach(show)
      return
    }
    const waiting = new Set<Element>(elements)
    const observer = new IntersectionObserver(
      (entries) => {
        // Read once: after an element has been armed, reading it would recalculate the styles of the page.
        const windowHeight = window.innerHeight
        for (const entry of entries) {
          // The first entry of each contains its position, so the page is not laid out again for it.
          const isNews = waiting.delete(entry.target)
          if (isNews && entry.boundingClientRect.top > windowHeight)
            entry.target.setAttribute('data-armed', '')
          if (!isRevealed(entry)) continue
          show(entry.target)
          observer.unobserve(entry.target)
        }
      },
      { threshold: THRESHOLDS, rootMargin: REVEAL_ROOT_MARGIN },
    )
    // What ends within the margin at the very end of the page could never be seen far enough.
    const end = new IntersectionObserver((entries) => {
      // A busy page gets several entries in one call: the first may be from before the end was reached.
      if (entries.some(({ isIntersecting }) => isIntersecting)) elements.forEach(show)
    })
    for (const element of elements) observer.observe(element)
    const last = document.querySelector('#page-end')
    if (last) end.observe(last)
    return () => {
      observer.disconnect()
      end.disconnect()
    }
  }, [])
  return null
}
