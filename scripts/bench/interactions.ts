import { type Browser, chromium, type Page } from '@playwright/test'
import * as words from '../../content/words'
import { type Delay, median } from './report'

const SLOWDOWN = 4
/** How long a finger or a button stays down, in milliseconds: a press that takes no time shows no frame of its own. */
const PRESS_MS = 60
const NO_MATCH = 'zqxzqxzqx'

interface Interaction {
  what: string
  ready(page: Page): Promise<void>
  act(page: Page): Promise<void>
  /** What must stand in the page; without it, any next paint ends the measurement. */
  brings?: string
}

const openFirst = (page: Page) => page.locator('.card').first().click({ delay: PRESS_MS })
const searchFor = async (page: Page, text: string) => {
  await page.getByRole('searchbox').fill(text)
  await page.waitForFunction((q) => new URLSearchParams(location.search).get('q') === q, text)
}

const interactions: readonly Interaction[] = [
  {
    what: 'open a project',
    async ready(page) {
      // As a visitor's pointer does on its way: the dialog's code comes with it.
      await page.locator('.card').first().hover()
    },
    act: openFirst,
  },
  {
    what: 'see the first frame of its dialog',
    async ready(page) {
      await page.locator('.card').first().hover()
    },
    act: openFirst,
    brings: '[role="dialog"]',
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
  {
    what: 'sort',
    async ready(page) {
      await page.getByRole('button', { name: words.explorerTools.sort }).click()
      await page.getByRole('option').last().hover()
    },
    act: (page) => page.getByRole('option').last().click({ delay: PRESS_MS }),
  },
  {
    what: 'clear a search that nothing matches',
    async ready(page) {
      await searchFor(page, NO_MATCH)
      await page.getByRole('button', { name: words.results.clear }).hover()
    },
    act: (page) => page.getByRole('button', { name: words.results.clear }).click({ delay: PRESS_MS }),
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
async function once(browser: Browser, address: string, { ready, act, brings }: Interaction): Promise<number> {
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
    if (brings) return await firstFrameOf(page, brings, act)
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

/** @returns milliseconds from the release of the press to the first frame that has the element */
async function firstFrameOf(
  page: Page,
  selector: string,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const frame = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let released = 0
        window.addEventListener('click', ({ timeStamp }) => (released = timeStamp), {
          capture: true,
          once: true,
        })
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector(wanted)) return
          observer.disconnect()
          // The frame after the next one begins when the next one has been drawn.
          requestAnimationFrame(() => requestAnimationFrame((now) => resolve(Math.round(now - released))))
        }).observe(document.body, { childList: true, subtree: true })
      }),
    selector,
  )
  await act(page)
  return frame
}
