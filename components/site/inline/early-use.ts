/**
 * Bridges the time before React has hydrated the page, which is seconds on a slow line. `<html data-app>` holds the state of
 * the page's own scripts, for all that needs to know:
 *
 * - absent: they are on their way
 * - `ready`: React has hydrated the page (`AppReady`)
 * - `failed`: they could not be loaded, or one threw and the page did not become ready soon. Controls that need them
 *   are then hidden (`scriptless` in app/styles/states.css)
 *
 * Until it is set, presses on buttons and sent forms are recorded. They are replayed once the page is ready, if their element is
 * still there. Links work by themselves; typed text stays in its field (`ProjectToolbar` takes it over).
 */
export function earlyUse(): void {
  /** How long a page may take to become ready after one of its scripts threw, in milliseconds. */
  const graceMs = 2000
  const root = document.documentElement
  const inputEvents = ['click', 'submit']
  let pending: (HTMLButtonElement | HTMLFormElement)[] = []

  function record(event: Event): void {
    if (root.dataset.app || !(event.target instanceof Element)) return
    const used = event.target.closest<HTMLButtonElement | HTMLFormElement>(
      event.type === 'click' ? '#site button' : '#site form',
    )
    if (!used) return
    // React would answer it as well, from the moment on at which it begins to hydrate.
    event.preventDefault()
    event.stopImmediatePropagation()
    // The second press on a switch takes the first one back, as the visitor sees it. Of all others one is meant.
    const isSwitch = used.matches('[aria-haspopup="menu"], [aria-haspopup="listbox"], [data-toggle]')
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

  function fail(): void {
    if (root.dataset.app) return
    root.dataset.app = 'failed'
    // The details of all projects show from now on, so the place that the address names has moved.
    document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
  }

  function noticeFailure({ target, filename }: ErrorEvent): void {
    const script = target instanceof HTMLScriptElement ? target.src : filename
    if (!script?.includes('/_next/static/')) return
    if (script !== filename) fail()
    // React tells of a page that it had to make anew in the same way, just before that one is ready.
    else setTimeout(fail, graceMs)
  }

  for (const type of inputEvents) window.addEventListener(type, record, true)
  window.addEventListener('error', noticeFailure, true)
  new MutationObserver((_, observer) => {
    if (root.dataset.app !== 'ready') return
    observer.disconnect()
    for (const type of inputEvents) window.removeEventListener(type, record, true)
    window.removeEventListener('error', noticeFailure, true)
    replay()
  }).observe(root, { attributeFilter: ['data-app'] })
}
