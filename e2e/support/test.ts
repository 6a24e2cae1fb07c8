import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { themeColors } from '@/components/lib/site-palette'
import { navigationOf } from '@/components/site/navigation'
import { content } from '@/content/site'
import { siteUrl } from '@/content/site-url'
import { colorMode, language, menu } from '@/content/words'
import { saying } from '../../__tests__/support/words'
import { wrongsOf } from './always'
import { countPresses } from './look'

interface Watch {
  /**
   * Set by tests that provoke faults on purpose: `true` for all, or those that are expected, such as
   * `test.use({ allowFaults: /Failed to load/ })`.
   */
  allowFaults: boolean | RegExp
  /**
   * What went wrong in any page so far: console messages of every level, uncaught errors, requests to other
   * origins. A test ends badly when there is one, unless it allows it.
   */
  faults: string[]
  /** A step of a journey: named by the rules that it holds, and followed by what must always hold, in every open tab. */
  step: (name: string, body: () => Promise<unknown>) => Promise<void>
}

export const test = base.extend<Watch>({
  allowFaults: [false, { option: true }],
  faults: [
    async ({ context, baseURL, allowFaults }, use) => {
      const faults: string[] = []
      const own = new URL(baseURL ?? '').origin
      const opened = new Set<string>()
      context.on('console', (message) => {
        // A browser says this of any page with status 404, such as our own; what the page says itself still counts.
        const ofThePage = opened.has(message.location().url) && /status of 404/.test(message.text())
        if (!ofThePage) faults.push(`console.${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (request.isNavigationRequest()) opened.add(request.url())
        if (/^(https?|wss?):$/.test(protocol) && origin !== own) faults.push(`foreign: ${request.url()}`)
      })
      await use(faults)
      expect(unexpected(faults, allowFaults), 'the page said or asked for something it should not').toEqual(
        [],
      )
    },
    { auto: true },
  ],
  step: async ({ context, faults, allowFaults }, use, info) => {
    let asked = 0
    await context.addInitScript(countPresses)
    await use((name, body) =>
      base.step(name, async () => {
        // `-g G11` looks at the titles of tests alone.
        const [rules = ''] = /^(?:[A-Z]\d+ )*/.exec(name) ?? []
        for (const rule of rules.trim().split(' '))
          if (!info.title.includes(rule)) throw new Error(`The title of the test must name ${rule}.`)
        await body()
        for (const tab of context.pages()) await expectAlways(tab, () => unexpected(faults, allowFaults))
        asked += 1
      }),
    )
    // The reporter adds them up.
    info.annotations.push({ type: 'steps', description: String(asked) })
  },
})

function unexpected(faults: readonly string[], allowed: boolean | RegExp): string[] {
  if (typeof allowed === 'boolean') return allowed ? [] : [...faults]
  return faults.filter((fault) => !allowed.test(fault))
}

/** Waits until all is as it is always to be. A page may take a moment to answer, so nothing is asked of the moment. */
async function expectAlways(page: Page, faults: () => string[]): Promise<void> {
  await expect
    .poll(async () => [...(await wrongsOf(page)), ...faults()], { intervals: [0, 20, 50, 100, 250] })
    .toEqual([])
}

export { expect } from '@playwright/test'

/**
 * A value that a content may lack. A test that needs it is skipped there, and the report says for want of what.
 *
 * @param what completes "this content has no …"
 */
export function needed<T>(value: T | null | undefined, what: string): T {
  test.skip(value === undefined || value === null, `this content has no ${what}`)
  return value as T
}

/** H2: the menu of narrow screens, which is there where it has something to lead to. */
export function menuButton(page: Page): Locator {
  needed(navigationOf(content)[0], 'sections')
  return page.getByRole('button', { name: menu.label })
}

/** For `test.use(scriptsOff)`: a visitor whose browser runs no scripts. */
export const scriptsOff = { javaScriptEnabled: false }

/** For tests of one width only: `test(title, wideOnly, …)`. */
export const wideOnly = { tag: '@wide' }
export const narrowOnly = { tag: '@narrow' }

const basePath = new URL(siteUrl).pathname.replace(/\/$/, '')

/** The address of a page of the site, such as `/projects`, below the path that the site was built for. */
export function at(path: string): string {
  return basePath + path
}

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path))
  await takenOver(page)
}

/** Where a box begins for those who read the page: the smaller, the earlier, from right to left too. */
export function beginning(box: { x: number; width: number } | null | undefined): number {
  if (!box) return Number.NaN
  return language.dir === 'rtl' ? -(box.x + box.width) : box.x
}

/** Waits until the scripts of a page run; `open` does it already. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
}

/** Replaces the visitor's own styles, which no policy of the site forbids. */
export async function restyle(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** Scrolls at once, whatever the page's own scroll behaviour. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
}

/** Waits until a scroll of the page's own has come to its end. */
export async function scrollRests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let [still, last] = [0, -1]; still < 6; still = window.scrollY === last ? still + 1 : 0) {
      last = window.scrollY
      await new Promise((done) => requestAnimationFrame(done))
    }
  })
}

/** Whether a page has so much on it that it can be scrolled as far. */
export function reaches(page: Page, y: number): Promise<boolean> {
  return page.evaluate((far) => document.documentElement.scrollHeight - window.innerHeight >= far, y)
}

export function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Fakes the clock before the page loads, so that `stopClock` can stop it afterwards. */
export async function fakeClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2031-05-05T08:00:00') })
}

/** Stops the faked clock: from here on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date('2031-05-05T09:00:00'))
}

/** Lets what is under way in the page (events, renders) come to its end without moving its clock. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 30; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })
}

/** Holds every script that the page asks for from now on, until the returned function lets them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

export const toggle = (page: Page) =>
  banner(page).getByRole('button', { name: saying(colorMode.toLight, colorMode.toDark) })

/** Waits until the page has the ground of a mode. */
export async function expectGround(page: Page, mode: 'light' | 'dark'): Promise<void> {
  const [red, green, blue] = [1, 3, 5].map((i) => Number.parseInt(themeColors[mode].slice(i, i + 2), 16))
  await expect(page.locator('html')).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`)
}

/** C2: waits until the page is in a mode, and its button says the other one. */
export async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expectGround(page, mode)
  const { toLight, toDark } = colorMode
  await expect(toggle(page)).toHaveAccessibleName(mode === 'dark' ? toLight : toDark)
}

export function banner(page: Page): Locator {
  return page.getByRole('banner')
}

/** Whether the focus is in an element, itself included. */
export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement))
}
