/**
 * For `addInitScript`: records each dialog, menu and list that opens although the last action of the visitor did not open it, in
 * `window.unasked`. Presses that the page's guard ignores do not count.
 */
export function noteUnasked() {
  const unasked: string[] = []
  Reflect.set(window, 'unasked', unasked)
  /** What the last action opens: the popup of an opener, the project in the address, or nothing. */
  let asked: Element | 'address' | null = 'address'
  const project = () => new URLSearchParams(location.search).get('project')
  // The project in the address was requested earlier, and is about to open.
  const isGranted = () => project() !== null && !document.querySelector('[role="dialog"]')

  const onAction = ({ type, target, key, repeat }: Event & { key?: string; repeat?: boolean }) => {
    const opener = (target as Element).closest('.card, [aria-haspopup], .shot-button')
    const isOpening = type !== 'input' && (key === undefined || /^(Enter| |Arrow(Down|Up))$/.test(key))
    if (repeat || /^(Shift|Control|Alt|Meta)/.test(key ?? '')) return
    if (opener && isOpening) asked = opener
    else if (type !== 'pointerdown') asked = isGranted() ? 'address' : null
  }
  for (const type of ['pointerdown', 'click', 'keydown', 'input'])
    document.addEventListener(type, onAction as EventListener, true)
  window.addEventListener('popstate', () => {
    asked = 'address'
  })

  const isAsked = (opened: Element) => {
    if (opened.role !== 'dialog') return asked instanceof Element && asked.ariaHasPopup === opened.role
    if (asked instanceof Element)
      return asked.matches('.shot-button') || asked.id === `card-${project()}` || isGranted()
    return asked === 'address' && project() !== null
  }
  const popups = '[role="dialog"], [role="menu"], [role="listbox"]'
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      const opened = node.matches(popups) ? node : node.querySelector(popups)
      if (opened && !isAsked(opened))
        unasked.push(`${opened.role} "${opened.textContent?.trim().slice(0, 30)}" opened unasked`)
    }
  }).observe(document, { childList: true, subtree: true })
}
