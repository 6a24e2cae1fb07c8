import { type Browser, chromium } from '@playwright/test'
import { type Observed, spreadOf } from './report'

/** A slow 4G line and a phone's processor, throttled by Chromium itself; nothing is simulated afterwards. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SLOWDOWN = 4
const PHONE = { width: 412, height: 823 }

export interface ObservedPage {
  site: string
  screen: string
  address: string
  /** The words of a button whose press changes the class of the document; none where there is no button to press. */
  button?: string
}

/**
 * What a visitor on a slow phone sees: first paint, largest paint, and when a press is answered. The pages are visited
 * in turns, so that a load of the machine affects all of them.
 *
 * @param runs visits of each page; the medians and the worst are returned
 */
export async function observe(
  pages: readonly ObservedPage[],
  runs: number,
  launch: { executablePath: string; args: string[] },
): Promise<Observed[]> {
  const seen = pages.map(() => [] as Sight[])
  for (let run = 0; run < runs; run++) {
    for (const [i, page] of pages.entries()) {
      const browser = await chromium.launch(launch)
      try {
        seen[i]?.push(await visitOnce(browser, page))
      } finally {
        await browser.close()
      }
    }
  }
  return pages.map(({ site, screen }, i) => {
    const spread = (key: keyof Sight) => spreadOf((seen[i] ?? []).map((sight) => sight[key]))
    return {
      site,
      screen,
      fcp: spread('fcp'),
      lcp: spread('lcp'),
      answered: spread('answered'),
      longestTask: spread('longestTask'),
    }
  })
}

/** Milliseconds from the start of the navigation. */
interface Sight {
  fcp: number
  lcp: number
  /** `NaN` where there is no button. */
  answered: number
  /** 0 when none took 50 ms. */
  longestTask: number
}

async function visitOnce(browser: Browser, { address, button }: ObservedPage): Promise<Sight> {
  const page = await browser.newPage({ viewport: PHONE, isMobile: true, deviceScaleFactor: 1.75 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(watchPage, button ?? null)
  await page.goto(address, { waitUntil: 'networkidle' })
  if (button) await page.waitForFunction(() => Reflect.get(window, 'sight').answered > 0)
  // The last candidate of the largest paint may come with the last picture: two frames after it.
  return page.evaluate(
    () =>
      new Promise<Sight>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Reflect.get(window, 'sight')))),
      ),
  )
}

/** Runs in the page: notes its paints, and presses the button from the first paint on until the press is answered. */
function watchPage(button: string | null) {
  const sight = { fcp: Number.NaN, lcp: Number.NaN, answered: Number.NaN, longestTask: 0 }
  Reflect.set(window, 'sight', sight)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) sight.longestTask = Math.max(sight.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) sight.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name !== 'first-contentful-paint') continue
      sight.fcp = startTime
      if (button) pressUntilAnswered(button)
    }
  }).observe({ type: 'paint', buffered: true })

  function pressUntilAnswered(words: string) {
    const timer = setInterval(() => {
      const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent.includes(words),
      )
      found?.click()
    }, 50)
    const { className } = document.documentElement
    new MutationObserver((_changes, observer) => {
      // The class is also set anew, as it was, when the page's scripts take over.
      if (document.documentElement.className === className) return
      observer.disconnect()
      clearInterval(timer)
      requestAnimationFrame(() => {
        sight.answered = performance.now()
      })
    }).observe(document.documentElement, { attributeFilter: ['class'] })
  }
}
