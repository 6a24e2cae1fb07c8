import type { Page } from '@playwright/test'
import { content } from '@/content/schema/load'

const titles = Object.fromEntries(content.projects.map(({ slug, title }) => [slug, title]))

/** Returns what is wrong with an open page of the site, whatever the visitor has done. */
export function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(readViolations, titles).catch(() => ['the page is being left'])
}

/** Runs in the page, so it may use nothing from this module. */
function readViolations(titles: Record<string, string>): string[] {
  const site = document.querySelector<HTMLElement>('#site')
  if (!site) return []
  const found: string[] = []
  const expectThat = (isRight: boolean, otherwise: string) => {
    if (!isRight) found.push(otherwise)
  }
  const root = document.documentElement
  const isReady = root.dataset.app === 'ready'
  const isPrinted = matchMedia('print').matches
  const isForced = matchMedia('(forced-colors: active)').matches
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })

  // The address alone says which project is open (G6).
  const dialogs = all('[role="dialog"]')
  const slug = new URLSearchParams(location.search).get('project')
  const opened = dialogs[0]?.querySelector('h2')?.textContent
  const title = slug === null ? undefined : titles[slug]
  if (isReady) expectThat(opened === title, `"${opened}" is open, the address names "${slug}"`)

  // The page behind a dialog is out of reach, and the topmost dialog has the focus (G4).
  const top = dialogs.at(-1)
  const isOpen = top !== undefined
  const toasts = document.querySelector('body > [role="status"]')
  const isAbove = (element: Element) => top?.contains(element) || toasts?.contains(element)
  expectThat(site.inert === isOpen, `the page is ${site.inert ? '' : 'not '}inert`)
  expectThat((getComputedStyle(root).overflowY === 'hidden') === isOpen, 'the scroll lock is wrong')
  const focused = document.activeElement ?? root
  if (isOpen) expectThat(Boolean(isAbove(focused)), `${focused.tagName} has the focus behind the dialog`)
  const controls = isOpen ? all('a[href], button, input') : []
  // The edges of a dialog only pass the focus on.
  const isNoControl = (element: Element) => element.closest('[inert], [data-headlessui-focus-guard]')
  for (const control of controls.filter((one) => !isAbove(one) && !isNoControl(one)))
    expectThat(!isVisible(control), `"${control.innerText}" can be reached behind the dialog`)

  // Nothing scrolls sideways (S5), and what is in the window is revealed (H6).
  const { scrollWidth, clientWidth, scrollHeight } = root
  expectThat(isPrinted || scrollWidth <= clientWidth, `${scrollWidth} px wide in ${clientWidth} px`)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || !root.dataset.app
  const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 1
  for (const element of all('.hidden')) {
    const { top, bottom } = element.getBoundingClientRect()
    const isInWindow = top >= 0 && bottom <= window.innerHeight - 100
    const mustShow = isPrinted || isStill || isAtEnd || isInWindow
    const isShown = getComputedStyle(element).opacity === '1'
    expectThat(!mustShow || isShown, `"${element.innerText.slice(0, 30)}" is not revealed`)
  }

  // Class, colour scheme, ground and the bars of the browser are of one mode (C4).
  const modes = ['light', 'dark'].filter((mode) => root.classList.contains(mode))
  if (isReady) expectThat(modes.length === 1, `modes: ${modes}`)
  const { colorScheme, backgroundColor } = getComputedStyle(root)
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  const bars = metas.find(({ media }) => !media || matchMedia(media).matches)?.content ?? ''
  const [, ...channels] = /^#(..)(..)(..)$/.exec(bars) ?? []
  const barColor = `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`
  if (!isPrinted && !isForced) {
    expectThat(!modes[0] || colorScheme === modes[0], `colour scheme ${colorScheme} in ${modes} mode`)
    // An error of a component removes the elements.
    const hasBars = isReady || metas.length > 0
    expectThat(!hasBars || barColor === backgroundColor, `bars in ${barColor} above ${backgroundColor}`)
  }

  // The search box and the address agree, and the list does not wait for its filters (G11).
  const box = document.querySelector<HTMLInputElement>('input[type="search"]')
  const q = new URLSearchParams(location.search).get('q') ?? ''
  if (isReady && box) {
    expectThat(box.value.trim() === q.trim(), `"${box.value}" is searched at "${q}"`)
    expectThat(root.dataset.pending === undefined, 'the list is waiting for its filters')
  }
  return found
}
