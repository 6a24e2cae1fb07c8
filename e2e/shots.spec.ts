import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { Site } from './support/site'
import { type State, states } from './support/states'
import { at, expect, test } from './support/test'

// Pictures of the site's states at every width in both modes, for work on the design and for the README. They are taken
// only when asked for: `SHOTS=1 npx playwright test shots --reporter=html` shows them in the report, and
// `SHOTS=docs/images npx playwright test shots --grep "home-first (390|1440)"` writes small copies into that folder.

/** Widths with the height of a usual screen of each, in CSS pixels. */
const screens = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1200, 800],
  [1440, 900],
  [1920, 1080],
] as const
/** A4 at 96 dots an inch, without its margins. */
const paper = [[673, 970]] as const
const { SHOTS = '' } = process.env
/** Two thirds of the window: words can still be read, and four pictures stay below 100 kB. */
const COPY_SCALE = 2 / 3
const COPY_QUALITY = 70

for (const state of states)
  for (const [width, height] of state.media ? paper : screens)
    for (const mode of ['dark', 'light'] as const) {
      if (width < (state.from ?? 0) || width >= (state.below ?? Number.POSITIVE_INFINITY)) continue
      const name = `${state.name} ${width} ${mode}`
      test.describe(() => {
        const isPhone = width < 768 && !state.media
        test.use({
          viewport: { width, height },
          colorScheme: mode,
          isMobile: isPhone,
          hasTouch: isPhone,
          javaScriptEnabled: !state.withoutScripts,
          permissions: ['clipboard-read', 'clipboard-write'],
          contextOptions: {
            reducedMotion: state.moving ? 'no-preference' : 'reduce',
            forcedColors: state.forcedColors ?? 'none',
          },
        })

        test(name, async ({ page }, info) => {
          await reach(page, state)
          const path = info.outputPath(`${name.replaceAll(' ', '-')}.png`)
          await page.screenshot({ path, fullPage: state.whole ?? false, animations: 'disabled' })
          await info.attach(name, { path, contentType: 'image/png' })
          if (SHOTS.includes('/')) await writeCopy(path, width, `${SHOTS}/${name.replaceAll(' ', '-')}.webp`)
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(excess, 'the page is wider than its window').toBeLessThanOrEqual(0)
        })
      })
    }

async function reach(page: Page, state: State) {
  if (state.withoutScripts) {
    // What keeps a page from leaving has to be in place before it opens.
    await state.steps?.(page)
    await page.goto(at(state.path))
  } else await new Site(page).open(state.path)
  if (state.media) await page.emulateMedia({ media: state.media })
  if (state.whole) await seeAll(page)
  if (!state.withoutScripts) await state.steps?.(page)
  await rests(page)
  // A picture that is there may still wait to be decoded; without scripts the page has no promises to wait for.
  if (!state.withoutScripts) await page.evaluate(decodePictures)
}

async function decodePictures() {
  const pictures = [...document.images].filter((image) => image.complete && image.naturalWidth > 0)
  await Promise.all(pictures.map((image) => image.decode()))
}

/** Scrolls through, so that lazy pictures are there, and back to the top. */
async function seeAll(page: Page) {
  const { pages, screen } = await page.evaluate(() => ({
    pages: document.documentElement.scrollHeight,
    screen: window.innerHeight,
  }))
  for (let top = 0; top < pages; top += screen) {
    await new Site(page).scrollTo(top)
    await rests(page)
  }
  await new Site(page).scrollTo(0)
}

/** Waits until fonts and the pictures in sight are there, and what moves by time has come to its end. */
async function rests(page: Page) {
  await expect.poll(() => page.evaluate(isAtRest)).toBe(true)
}

function isAtRest(): boolean {
  const moves = document
    .getAnimations()
    .some(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
  const waits = [...document.images].some((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return !image.complete && bottom > 0 && top < window.innerHeight
  })
  return document.fonts.status === 'loaded' && !moves && !waits
}

async function writeCopy(from: string, width: number, to: string) {
  await sharp(from)
    .resize({ width: Math.round(width * COPY_SCALE) })
    .webp({ quality: COPY_QUALITY, effort: 6 })
    .toFile(to)
}
