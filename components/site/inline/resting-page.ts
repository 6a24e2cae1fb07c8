/**
 * Marks a page without input so far, so `app/styles/resting.css` can keep browsers from fetching pictures outside of the first view. They
 * would fetch the pictures of the next three screens. The first input (a pointer, a key, a scroll) ends it in the next idle time, and the
 * browser's lazy loading takes over. A page opened at a section or by Back is not marked.
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
    // Browsers also send it for a pointer at rest when a page appears under it.
    if (type === 'pointermove' && !isMoved(event as PointerEvent)) return
    for (const name of inputEvents) window.removeEventListener(name, onInput, true)
    near.disconnect()
    // Print cannot wait, and Safari has no `requestIdleCallback`.
    if (type === 'beforeprint' || !window.requestIdleCallback) end()
    else requestIdleCallback(end, { timeout: 200 })
  }
  const isMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0
  for (const name of inputEvents) window.addEventListener(name, onInput, { capture: true, passive: true })
}
