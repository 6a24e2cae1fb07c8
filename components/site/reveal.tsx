'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { REDUCED_MOTION } from '@/components/hooks/browser-state'
import { REVEAL_ROOT_MARGIN, REVEAL_THRESHOLD } from '@/components/lib/constants'

/** Many steps, because an element taller than the window may cover enough of it at a small ratio. */
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
 * Adds the class `animate` to each `hidden` element when it is seen. Only this script makes elements invisible (`data-armed`), and only
 * below the first screen, so without it everything is visible (H6).
 */
export function Reveal() {
  return <Watch key={usePathname()} />
}

/** Queries the elements on mount, so it has a key for each screen. */
function Watch() {
  useEffect(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('.hidden')]
    const show = (element: Element) => element.classList.add('animate')
    if (!window.IntersectionObserver || window.matchMedia(REDUCED_MOTION).matches) {
      elements.forEach(show)
      return
    }
    const waiting = new Set<Element>(elements)
    const observer = new IntersectionObserver(
      (entries) => {
        // Read once, because reading it after a change of an attribute would recalculate the styles of the page.
        const windowHeight = window.innerHeight
        for (const entry of entries) {
          // The first entry of an element contains its position, so measuring it needs no layout.
          const isFirst = waiting.delete(entry.target)
          if (isFirst && entry.boundingClientRect.top > windowHeight)
            entry.target.setAttribute('data-armed', '')
          if (!isRevealed(entry)) continue
          show(entry.target)
          observer.unobserve(entry.target)
        }
      },
      { threshold: THRESHOLDS, rootMargin: REVEAL_ROOT_MARGIN },
    )
    // Elements within the root margin at the end of the page would never be visible enough.
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
  }, [])
  return null
}
