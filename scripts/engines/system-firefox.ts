import puppeteer from 'puppeteer-core'
import type { Engine } from './engine'

/** A Firefox of the system, over WebDriver BiDi: Playwright drives only a Firefox of its own. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
  })
  const page = await browser.newPage()
  return {
    name: `${await browser.version()}, driven over WebDriver BiDi`,
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    resize: (width, height) => page.setViewport({ width, height }),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    evaluate: async (expression) => String(await page.evaluate(expression)),
    close: () => browser.close(),
  }
}
