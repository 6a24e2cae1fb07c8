/**
 * Records presses on buttons and submitted forms, and replays each once the page is hydrated.
 * Links work without scripts, and `SearchBox` keeps typed text.
 */
export function recordEarlyPresses(): void {
  const root = document.documentElement
  const pending = new Set<HTMLButtonElement | HTMLFormElement>()

  function record(event: Event): void {
    if (root.dataset.app) return
    const used = (event.target as Element).closest<HTMLButtonElement | HTMLFormElement>(
      event.type === 'click' ? '#site button' : '#site form',
    )
    if (!used) return
    // Otherwise React would handle the event a second time after hydration.
    event.preventDefault()
    event.stopImmediatePropagation()
    pending.add(used)
  }

  function replay(): void {
    for (const used of pending) {
      if (used instanceof HTMLFormElement) used.requestSubmit()
      else used.click()
    }
  }

  for (const type of ['click', 'submit']) window.addEventListener(type, record, true)
  new MutationObserver((_, observer) => {
    if (root.dataset.app !== 'ready') return
    observer.disconnect()
    replay()
  }).observe(root, { attributeFilter: ['data-app'] })
}
