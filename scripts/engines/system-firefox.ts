import puppeteer from 'puppeteer-core'
import type { Engine } from './engine'

const PATIENCE_MS = 5000

/** A page that is left while it answers may be kept for a way back, and then never does. */
function answered(answer: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page did not answer.')), PATIENCE_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A Firefox of the system, over WebDriver BiDi: Playwright drives only a Firefox of its own. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
  })
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('console', (message) => faults.push(`console.${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => faults.push(`uncaught: ${error}`))
  return {
    name: `${await browser.version()}, driven over WebDriver BiDi`,
    faults,
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    },
    resize: (width, height) => page.setViewport({ width, height }),
    pressAt: (x, y) => page.mouse.click(x, y),
    wheel: (by) => page.mouse.wheel({ deltaY: by }),
    type: (text) => page.keyboard.type(text),
    key: async (key) => {
      if (key !== 'Shift+Tab') return page.keyboard.press(key)
      await page.keyboard.down('Shift')
      await page.keyboard.press('Tab')
      await page.keyboard.up('Shift')
    },
    evaluate: async (expression) => String(await answered(page.evaluate(expression))),
    close: () => browser.close(),
  }
}
