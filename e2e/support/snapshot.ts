/** The state of a page, read at one time for `findViolations`. */
export type Snapshot = NonNullable<ReturnType<typeof takeSnapshot>>

/**
 * Returns the state of a page, or `null` for another file of the site, such as the resume. Runs in the page, so it may use
 * nothing from this module.
 */
export function takeSnapshot() {
  const site = document.querySelector<HTMLElement>('#site')
  if (!site) return null
  const { documentElement: root, activeElement: focused } = document
  const isReady = root.dataset.app === 'ready'
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').trim()
  const all = <E extends Element = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<E>(selector),
  ]

  const dialogs = all('[role="dialog"]')
  const top = dialogs.at(-1)
  const toasts = document.querySelector('body > [role="status"]')
  const isKept = (element: Element) => top?.contains(element) || toasts?.contains(element)
  const reachable = all('a[href], button, input, [tabindex]').filter(
    (element) =>
      !isKept(element) &&
      // These edges only pass the focus on.
      !element.closest('[inert], [data-headlessui-focus-guard]') &&
      element.checkVisibility({ visibilityProperty: true }),
  )

  /** Whether the reveal rule holds: 20 % of it, or of the window, above a margin of 100 px (H6). */
  const isDue = (element: HTMLElement) => {
    const { top: begin, bottom: end, height } = element.getBoundingClientRect()
    const room = window.innerHeight - 100
    return Math.min(end, room) - Math.max(begin, 0) > 0.2 * Math.min(height, room) + 1
  }
  const mustAllShow =
    !root.dataset.app || matchMedia('print').matches || matchMedia('(prefers-reduced-motion: reduce)').matches
  const isAtEnd = window.scrollY + window.innerHeight >= root.scrollHeight - 1
  const waiting = all('.hidden').filter(
    (one) => Number(getComputedStyle(one).opacity) < 1 && (mustAllShow || isAtEnd || isDue(one)),
  )

  const metas = all<HTMLMetaElement>('meta[name="theme-color"]')
  const list = document.querySelector('#all-projects')
  return {
    isReady,
    /** Differs for each document. */
    born: performance.timeOrigin,
    path: location.pathname,
    search: location.search,
    dialogs: dialogs.map((dialog) => textOf(dialog.querySelector('h2'))),
    /** The page may be scrolled because its height has changed above the window, so these places show whether it has moved. */
    headings: all('main :is(h1, h2, h3)').map((heading) => {
      const { top, bottom } = heading.getBoundingClientRect()
      return { text: textOf(heading), top, isSeen: top > 0 && bottom < window.innerHeight }
    }),
    size: `${window.innerWidth} ${window.innerHeight}`,
    /** What opened although the visitor did not open it (`noteUnrequested`). */
    unrequested: [...((Reflect.get(window, 'unrequested') as string[] | undefined) ?? [])],
    backdrops: all('.dialog-backdrop').length,
    siteIsInert: site.inert,
    inert: all('[inert]:not(.slide), #site[aria-hidden="true"]').length,
    reachable: top ? reachable.map((one) => (one.innerText || one.tagName).trim().slice(0, 30)) : [],
    /** Presses beside all dialogs and toasts so far, which may take the focus away. */
    presses: Number(Reflect.get(window, 'pressesOnPage') ?? 0),
    /** Steps in history so far. */
    travels: Number(Reflect.get(window, 'stepsInHistory') ?? 0),
    /** How often the history has led to another screen. Back and Forward together count as two, although the path is then the same. */
    screens: Number(Reflect.get(window, 'screensInHistory') ?? 0),
    focus: `${focused?.tagName} ${textOf(focused).slice(0, 30)}`,
    focusIsLost: !focused || focused === document.body,
    focusIsInTop: Boolean(focused && isKept(focused)),
    isLocked: getComputedStyle(root).overflowY === 'hidden',
    width: root.scrollWidth,
    room: root.clientWidth,
    waiting: waiting.map((one) => one.innerText.slice(0, 30)),
    isPending: root.dataset.pending !== undefined,
    modes: ['light', 'dark'].filter((mode) => root.classList.contains(mode)),
    colorScheme: getComputedStyle(root).colorScheme,
    system: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    isPrinted: matchMedia('print').matches,
    /** Whether the browser replaces all colours. */
    isForced: matchMedia('(forced-colors: active)').matches,
    barColor: metas.find(({ media }) => !media || matchMedia(media).matches)?.content,
    list: list && {
      search: list.querySelector<HTMLInputElement>('input[type="search"]')?.value,
      tools: [...list.querySelectorAll('[role="search"] button')].map(textOf),
      count: textOf(list.querySelector('[role="status"]')),
      titles: [...list.querySelectorAll('ul:not([hidden]) > li > a h3')].map(textOf),
    },
  }
}

/** For `addInitScript`: counts steps in history, those that lead to another screen, and presses without a dialog or toast. */
export function countActions() {
  const count = (name: string) => Reflect.set(window, name, Number(Reflect.get(window, name) ?? 0) + 1)
  let { pathname } = location
  window.addEventListener('popstate', () => {
    count('stepsInHistory')
    if (pathname !== location.pathname) count('screensInHistory')
    ;({ pathname } = location)
  })
  const onPress = () => {
    if (!document.querySelector('[role="dialog"], body > [role="status"] > *')) count('pressesOnPage')
  }
  addEventListener('pointerdown', onPress, true)
}

/**
 * For `addInitScript`: records each dialog, menu and list that opens although the visitor has last pressed another card, opener or link, in
 * `window.unrequested`. Presses that the page's guard ignores do not count.
 */
export function noteUnrequested() {
  const unrequested: string[] = []
  Reflect.set(window, 'unrequested', unrequested)
  /** What the last press opens: the popup of an opener, the project in the address, or nothing. */
  let requested: Element | 'address' | null = 'address'
  const project = () => new URLSearchParams(location.search).get('project')
  // The project in the address was requested earlier, and is about to open.
  const isGranted = () => project() !== null && !document.querySelector('[role="dialog"]')

  const onPress = ({ type, target, key }: Event & { key?: string }) => {
    const pressed = (target as Element).closest('a:not([target]), [aria-haspopup], .shot-button')
    if (!pressed || (key && !/^(Enter| |Arrow(Down|Up))$/.test(key))) return
    const isCard = pressed.matches('.card')
    // A finger that goes down may be about to scroll. Menus and lists open then, cards and links do nothing before `click`.
    if (type !== 'click' && !key && pressed.matches('a')) return
    const isOpener = !pressed.matches('a') || isCard
    requested = isOpener && !(isCard && isGranted()) ? pressed : isGranted() ? 'address' : null
  }
  for (const type of ['pointerdown', 'mousedown', 'click', 'keydown'])
    document.addEventListener(type, onPress as EventListener, true)
  window.addEventListener('popstate', () => {
    requested = 'address'
  })

  const isRequested = (opened: Element) => {
    if (opened.role !== 'dialog')
      return requested instanceof Element && requested.ariaHasPopup === opened.role
    if (requested instanceof Element)
      return requested.matches('.shot-button') || requested.id === `card-${project()}` || isGranted()
    return requested === 'address' && project() !== null
  }
  const popups = '[role="dialog"], [role="menu"], [role="listbox"]'
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      const opened = node.matches(popups) ? node : node.querySelector(popups)
      if (opened && !isRequested(opened))
        unrequested.push(`${opened.role} "${opened.textContent?.trim().slice(0, 30)}" opened unrequested`)
    }
  }).observe(document, { childList: true, subtree: true })
}
