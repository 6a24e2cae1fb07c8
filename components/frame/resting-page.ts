/**
 * Sets `data-resting` until the first input, so `components/ui/picture.css` delays pictures below
 * the first view. Browsers would fetch pictures up to three screens away. After the input their own
 * lazy loading continues. A page opened at a section or by Back is not delayed.
 */
export function delayPictures(): void {
  const { dataset } = document.documentElement
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || !window.IntersectionObserver || visit?.type !== 'navigate') return

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) (target as HTMLElement).dataset.near = ''
    },
    { rootMargin: '0px 0px 20% 0px' },
  )
  // After the observer, because an extension may replace it by one that throws.
  dataset.resting = ''
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
    // Browsers also send one when a page appears under a resting pointer.
    if (type === 'pointermove' && !isMoved(event as PointerEvent)) return
    for (const name of inputEvents) window.removeEventListener(name, onInput, true)
    near.disconnect()
    // Printing cannot wait, and Safari lacks `requestIdleCallback`.
    if (type === 'beforeprint' || !window.requestIdleCallback) end()
    else requestIdleCallback(end, { timeout: 200 })
  }
  const isMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0
  for (const name of inputEvents) window.addEventListener(name, onInput, { capture: true, passive: true })
}
