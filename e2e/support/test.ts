import { test as base, expect } from '@playwright/test'

interface Watch {
  /** Set by tests that provoke faults on purpose: `test.use({ allowFaults: true })`. */
  allowFaults: boolean
  /**
   * What went wrong in any page so far: console messages of every level, uncaught errors, requests to other
   * origins. A test ends badly when there is one, unless it allows faults.
   */
  faults: string[]
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
      if (!allowFaults) expect(faults, 'the page said or asked for something it should not').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** For `test.use(scriptsOff)`: a visitor whose browser runs no scripts. */
export const scriptsOff = { javaScriptEnabled: false }
