/**
 * Keeps what a visitor does before the page's own scripts have taken over, and does it for them then; finds out when
 * those scripts fail. The protocol of `<html data-app>`, and why it is so, is in docs/early-use.md.
 */
export function earlyUse(): void {
  /** How long a page may take to become ready after one of its scripts threw, in milliseconds. */
  const graceMs = 2000
  const isOurs = (script: string) => script.includes('/_next/static/')
  type Used = HTMLAnchorElement | HTMLButtonElement | HTMLFormElement | HTMLInputElement
  const root = document.documentElement
  const usable = '#site :is(a, button, form, input)'
  const allUsable = () => [...document.querySelectorAll<Used>(usable)]
  /** Of each element that was used: its position among all usable ones. */
  const positions = new Map<Used, number>()
  const wishes = new Set<Used>()
  const typedInto = new Set<HTMLInputElement>()
  let focused: Used | undefined

  function take(event: Event): void {
    if (root.dataset.app || !(event.target instanceof Element)) return
    const used = event.target.closest<Used>(event.type === 'click' ? '#site button' : usable)
    if (!used) return
    if (!positions.has(used)) positions.set(used, allUsable().indexOf(used))
    if (event.type === 'focusin') focused = used
    else if (event.type === 'input') typedInto.add(used as HTMLInputElement)
    else {
      wishes.add(used)
      event.preventDefault()
      // React would answer it as well, from the moment on at which it begins to hydrate.
      event.stopImmediatePropagation()
    }
  }

  function give(): void {
    const all = allUsable()
    // React replaces a page that is not what the server wrote: what now stands in the place of what was used.
    const successorOf = (used: Used) => (used.isConnected ? used : all[positions.get(used) ?? -1])
    for (const field of typedInto) {
      const successor = successorOf(field)
      if (successor === field || !(successor instanceof HTMLInputElement)) continue
      // Setting `value` instead would pass for React's own doing, of which it needs no notice.
      successor.setRangeText(field.value, 0, successor.value.length, 'end')
      successor.dispatchEvent(new Event('input', { bubbles: true }))
    }
    if (focused && !focused.isConnected) successorOf(focused)?.focus({ preventScroll: true })
    for (const used of [...wishes].map(successorOf)) {
      if (used instanceof HTMLFormElement) used.requestSubmit()
      else used?.click()
    }
  }

  function fail(): void {
    root.dataset.app ??= 'failed'
  }

  function noticeFailure(event: ErrorEvent): void {
    const { target } = event
    if (target instanceof HTMLScriptElement) {
      if (isOurs(target.src)) fail()
    } else if (isOurs(event.filename ?? '')) {
      // React tells of a page that it had to make anew in the same way, just before that one is ready.
      setTimeout(fail, graceMs)
    }
  }

  const taken = ['click', 'submit', 'input', 'focusin']
  for (const type of taken) window.addEventListener(type, take, true)
  window.addEventListener('error', noticeFailure, true)
  new MutationObserver((_, observer) => {
    if (root.dataset.app !== 'ready') return
    observer.disconnect()
    for (const type of taken) window.removeEventListener(type, take, true)
    window.removeEventListener('error', noticeFailure, true)
    give()
  }).observe(root, { attributeFilter: ['data-app'] })
}
