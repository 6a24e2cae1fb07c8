import { test as base, expect, type Page } from '@playwright/test'
import { findViolations } from '@/e2e/support/invariants'
import { type Site, siteIn } from '@/e2e/support/site'

interface Watch {
  /** The faults that a test provokes. It fails if there is another one. */
  allowFaults: RegExp
  /** The console messages, uncaught errors and requests to other origins of all pages so far. */
  faults: string[]
  /** The site in the page of the test. */
  site: Site
  /** Runs a step of a journey, then checks the invariants in every open tab. */
  step: (name: string, body: () => Promise<unknown>) => Promise<void>
}

export const test = base.extend<Watch>({
  allowFaults: [/(?!)/, { option: true }],
  faults: [
    async ({ context, baseURL, allowFaults }, use) => {
      const faults: string[] = []
      const own = new URL(baseURL ?? '').origin
      const opened = new Set<string>()
      context.on('console', (message) => {
        const text = message.text()
        // Browsers report any page with status 404, such as our own, a mail program, and a preload
        // that the page does not use in time, which depends on the load of the machine.
        const isOfBrowser =
          (opened.has(message.location().url) && /status of 404/.test(text)) ||
          /^Launched external handler for 'mailto:/.test(text) ||
          /\/pictures\/\S+ was preloaded using link preload but not used/.test(text)
        if (!isOfBrowser) faults.push(`console.${message.type()}: ${text}`)
      })
      context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (request.isNavigationRequest()) opened.add(request.url())
        if (/^(https?|wss?):$/.test(protocol) && origin !== own) faults.push(`foreign: ${request.url()}`)
      })
      await use(faults)
      expect(unexpected(faults, allowFaults), 'faults in the page').toEqual([])
    },
    { auto: true },
  ],
  site: async ({ page }, use) => use(siteIn(page)),
  step: async ({ context, faults, allowFaults }, use) => {
    await use((name, body) =>
      base.step(name, async () => {
        await body()
        for (const tab of context.pages()) await expectInvariants(tab, () => unexpected(faults, allowFaults))
      }),
    )
  },
})

const unexpected = (faults: readonly string[], allowed: RegExp) =>
  faults.filter((fault) => !allowed.test(fault))

/** Waits until a page violates no invariant and has no fault. It may take a moment to react. */
async function expectInvariants(page: Page, faults: () => string[]): Promise<void> {
  await expect
    .poll(async () => [...(await findViolations(page)), ...faults()], { intervals: [0, 20, 50, 100, 250] })
    .toEqual([])
}

export { expect } from '@playwright/test'
export { at } from '@/e2e/support/site'
