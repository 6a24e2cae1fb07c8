import type { BrowserType, LaunchOptions, Page } from '@playwright/test'
import type { Engine } from './engine'

/** An engine that Playwright can drive: its own builds, and a Chromium of the system. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options)
  const page = await browser.newPage({ locale: 'en-GB' })
  return {
    ...engineOf(page),
    name: `${type.name()} ${browser.version()}, driven by Playwright`,
    close: () => browser.close(),
  }
}

/** A page of Playwright as an engine; whoever opened the page closes it. */
export function engineOf(page: Page): Engine {
  const faults: string[] = []
  page.on('console', (message) => faults.push(`console.${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  return {
    name: 'a page of Playwright',
    faults,
    goto: async (address) => {
      // The page of an unknown address leaves before it has loaded.
      await page.goto(address, { waitUntil: 'commit' })
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    pressAt: (x, y) => page.mouse.click(x, y),
    wheel: (by) => page.mouse.wheel(0, by),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    evaluate: (expression) => page.evaluate<string>(expression),
    close: async () => {},
  }
}
