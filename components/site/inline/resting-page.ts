/**
 * Marks a page that nobody has touched yet, so that `app/styles/resting.css` can keep browsers from fetching pictures
 * that the first view does not show: they would ask for those of the next three screens. The first input of a visitor
 * (a pointer, a key, a scroll) ends it, as soon as nothing more urgent is to be done, and the browser's own lazy loading
 * takes over. A page that is opened at a place of its own, by an address or by going back, never rests.
 */
export function restingPage(): void {
  const { dataset } = document.documentElement
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || !window.IntersectionObserver || visit?.type !== 'navigate') return
  dataset.resting = ''

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) (target as HTMLElement).dataset.near = ''
    },
    { rootMargin: '0px 0px 20% 0px' },
  )
  document.addEventListener('DOMContentLoaded', () => {
    for (const picture of document.querySelectorAll('picture'))
      if (!picture.closest('.slide:not([data-active])')) near.observe(picture)
  })

  const inputEvents = 'scroll wheel pointermove pointerdown touchstart keydown focusin beforeprint'.split(' ')
  const end = () => {
    delete dataset.resting
  }
  const onInput = (event: Event) => {
    const { type } = event
    // Browsers say "moved" of a pointer at rest too, when a page appears under it.
    if (type === 'pointermove' && !isMoved(event as PointerEvent)) return
    for (const name of inputEvents) window.removeEventListener(name, onInput, true)
    near.disconnect()
    // Paper cannot wait, and Safari knows no idle time.
    if (type === 'beforeprint' || !window.requestIdleCallback) end()
    else requestIdleCallback(end, { timeout: 200 })
  }
  const isMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0
  for (const name of inputEvents) window.addEventListener(name, onInput, { capture: true, passive: true })
}
