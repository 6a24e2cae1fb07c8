import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { heightOf } from './options'
import type { Shot } from './shot-list'

/**
 * Takes one picture in a browser window of its own.
 *
 * @param place.home the address of the home page, with its last slash
 * @param place.folder where the picture goes
 * @param scale pixels of the picture to one CSS pixel
 * @returns how far the page is wider than the window, in CSS pixels: 0 when nothing is
 */
export async function take(
  browser: Browser,
  { state, width, mode, file }: Shot,
  place: { home: string; folder: string },
  scale: number,
): Promise<number> {
  const narrow = width < 768 && !state.media
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    deviceScaleFactor: scale,
    colorScheme: mode,
    reducedMotion: state.moving ? 'no-preference' : 'reduce',
    forcedColors: state.forcedColors ?? 'none',
    javaScriptEnabled: !state.withoutScripts,
    isMobile: narrow,
    hasTouch: narrow,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  try {
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    // What keeps a page from leaving has to be in place before it opens.
    if (state.withoutScripts) await state.steps?.(page)
    await page.goto(place.home + state.path, { waitUntil: 'load' })
    if (!state.withoutScripts) await page.waitForFunction(isAwake)
    if (state.media) await page.emulateMedia({ media: state.media })
    if (state.whole) await seeAll(page)
    if (!state.withoutScripts) await state.steps?.(page)
    await settle(page)
    const path = join(place.folder, file)
    mkdirSync(dirname(path), { recursive: true })
    await page.screenshot({ path, fullPage: state.whole ?? false })
    return await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  } finally {
    await context.close()
  }
}

/** Whether React has hydrated the page: it adds properties of its own to the elements it manages. */
function isAwake(): boolean {
  const main = document.querySelector('a')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
}

/**
 * Scrolls through, so that what waits for being seen is there, and back to the top. The waiting is done here and not in
 * the page, whose clock stands still without scripts.
 */
async function seeAll(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += heightOf(page.viewportSize()?.width ?? 0) * 0.8) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await page.waitForTimeout(40)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // The header and the button to the top look at the scroll every 300 ms.
  await page.waitForTimeout(450)
}

/** Fonts and pictures are there, and what moves by time has come to its end. */
async function settle(page: Page) {
  for (let turn = 0; turn < 30; turn++) {
    await page.waitForTimeout(100)
    if (await page.evaluate(isStill)) return
  }
}

function isStill(): boolean {
  const inSight = (image: HTMLImageElement) =>
    image.loading !== 'lazy' || image.getBoundingClientRect().top < 2000
  const running = document
    .getAnimations()
    .filter((each) => each.timeline instanceof DocumentTimeline && each.playState === 'running')
  return (
    document.fonts.status === 'loaded' &&
    running.length === 0 &&
    [...document.images].every((image) => image.complete || !inSight(image))
  )
}
