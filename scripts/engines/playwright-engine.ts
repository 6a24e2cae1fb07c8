import type { BrowserType, LaunchOptions } from '@playwright/test'
import type { Engine } from './engine'

/** An engine that Playwright can drive: its own builds, and a Chromium of the system. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options)
  const page = await browser.newPage({ locale: 'en-GB' })
  return {
    name: `${type.name()} ${browser.version()}, driven by Playwright`,
    goto: async (address) => {
      // The page of an unknown address leaves before it has loaded.
      await page.goto(address, { waitUntil: 'commit' })
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    evaluate: (expression) => page.evaluate<string>(expression),
    close: () => browser.close(),
  }
}
