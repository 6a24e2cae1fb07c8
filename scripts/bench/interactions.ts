import { type Browser, chromium, type Page } from '@playwright/test'
import * as words from '../../content/words'
import { type Delay, median } from './report'

const SLOWDOWN = 4
/** How long a finger or a button stays down, in milliseconds: a press that takes no time shows no frame of its own. */
const PRESS_MS = 60

interface Interaction {
  what: string
  ready(page: Page): Promise<void>
  act(page: Page): Promise<void>
}

const interactions: readonly Interaction[] = [
  {
    what: 'open a project',
    async ready(page) {
      // As a visitor's pointer does on its way: the dialog's code comes with it.
      await page.locator('.card').first().hover()
    },
    act: (page) => page.locator('.card').first().click({ delay: PRESS_MS }),
  },
  {
    what: 'switch the colour mode',
    ready: async () => {},
    act: (page) =>
      page
        .getByRole('button', { name: words.colorMode.toDark })
        .or(page.getByRole('button', { name: words.colorMode.toLight }))
        .click({ delay: PRESS_MS }),
  },
  {
    what: 'type a letter',
    ready: (page) => page.getByRole('searchbox').focus(),
    act: (page) => page.keyboard.press('e'),
  },
]

/**
 * How long the next paint takes after each interaction on `/projects`, with the processor slowed down.
 *
 * @param address of `/projects`
 * @param runs how often each is measured
 */
export async function measureDelays(
  site: string,
  address: string,
  runs: number,
  launch: { executablePath: string; args: string[] },
): Promise<Delay[]> {
  const browser = await chromium.launch(launch)
  try {
    const delays: Delay[] = []
    for (const interaction of interactions) {
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await once(browser, address, interaction))
      delays.push({ site, what: interaction.what, median: median(times), worst: Math.max(...times) })
    }
    return delays
  } finally {
    await browser.close()
  }
}

/** @returns milliseconds, in the steps of 8 in which browsers report them */
async function once(browser: Browser, address: string, { ready, act }: Interaction): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.goto(address, { waitUntil: 'networkidle' })
    // Measured after hydration only: an earlier event would also measure the loading of the scripts.
    await page.locator('html[data-app="ready"]').waitFor({ state: 'attached' })
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await ready(page)
    // The first sign of a visitor brings the pictures below the first view: they come before the next one.
    await page.waitForTimeout(1000)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.evaluate(() => {
      const seen = { longest: 0, count: 0 }
      Reflect.set(window, 'seen', seen)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!Reflect.get(entry, 'interactionId')) continue
          seen.longest = Math.max(seen.longest, entry.duration)
          seen.count += 1
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await act(page)
    // Browsers do not report events of less than 16 ms.
    const told = page.waitForFunction(() => Reflect.get(Reflect.get(window, 'seen'), 'count') > 0, null, {
      timeout: 3000,
    })
    await told.catch(() => {})
    return await page.evaluate(() => {
      const { longest } = Reflect.get(window, 'seen') as { longest: number }
      return longest || 16
    })
  } finally {
    await page.close()
  }
}
