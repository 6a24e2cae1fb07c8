import { test as base, expect, type Page } from '@playwright/test'
import { wrongsOf } from './always'
import { countPresses } from './look'
import { type Site, siteIn } from './site'
import { noteUnasked } from './unasked'

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
  /** The site in the page of the test. */
  site: Site
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
      const found = unexpected(faults, allowFaults)
      expect(found, 'the page said or asked for something it should not').toEqual([])
    },
    { auto: true },
  ],
  site: async ({ page }, use) => use(siteIn(page)),
  step: async ({ context, faults, allowFaults }, use, info) => {
    await context.addInitScript(countPresses)
    await context.addInitScript(noteUnasked)
    await use((name, body) =>
      base.step(name, async () => {
        // `-g G11` looks at the titles of tests alone.
        const [rules = ''] = /^(?:[A-Z]\d+ )*/.exec(name) ?? []
        const inTitle = new Set(['', ...info.title.split(' ')])
        const unnamed = rules.split(' ').find((rule) => !inTitle.has(rule))
        if (unnamed) throw new Error(`The title of the test must name ${unnamed}.`)
        await body()
        for (const tab of context.pages()) await expectAlways(tab, () => unexpected(faults, allowFaults))
      }),
    )
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
export { at } from './site'

/** A journey is taken in a wide window. For those in a narrow one, and in both: `test(title, narrowOnly, …)`. */
export const narrowOnly = { tag: '@narrow' }
export const everyWidth = { tag: '@every-width' }
/** For those that need Chromium's protocol. */
export const chromiumOnly = { tag: '@chromium' }
export const narrowChromium = { tag: ['@narrow', '@chromium'] }
