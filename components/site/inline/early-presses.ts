/**
 * Records presses on buttons and submitted forms until React has hydrated the page, which takes seconds on a slow connection, then
 * replays them if their element still exists. Links work without scripts; `SearchBox` keeps typed text.
 */
export function earlyPresses(): void {
  const root = document.documentElement
  let pending: (HTMLButtonElement | HTMLFormElement)[] = []

  function record(event: Event): void {
    if (root.dataset.app || !(event.target instanceof Element)) return
    const used = event.target.closest<HTMLButtonElement | HTMLFormElement>(
      event.type === 'click' ? '#site button' : '#site form',
    )
    if (!used) return
    // Otherwise React would handle the event a second time after hydration.
    event.preventDefault()
    event.stopImmediatePropagation()
    // A second press on a switch undoes the first. Two presses on any other control count as one.
    const isSwitch = used.matches('[aria-haspopup], [data-toggle]')
    if (!pending.includes(used)) pending.push(used)
    else if (isSwitch) pending = pending.filter((other) => other !== used)
  }

  function replay(): void {
    for (const used of pending) {
      if (!used.isConnected) continue
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
