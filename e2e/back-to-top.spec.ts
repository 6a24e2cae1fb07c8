import type { Page } from '@playwright/test'
import { SCROLL_THROTTLE_MS } from '@/components/lib/constants'
import * as words from '@/content/words'
import {
  expect,
  fakeClock,
  narrowOnly,
  needsScroll,
  open,
  scrollTo,
  scrollY,
  settle,
  stopClock,
  takenOver,
  test,
  wideOnly,
} from './support/test'

const top = (page: Page) => page.getByRole('button', { name: words.backToTop.label, exact: true })

/** Whether the button takes the focus, shown or not. */
function canBeFocused(page: Page): Promise<boolean> {
  return page
    .getByRole('button', { name: words.backToTop.label, exact: true, includeHidden: true })
    .evaluate((button) => {
      button.focus()
      return document.activeElement === button
    })
}

const height = (page: Page) => page.viewportSize()?.height ?? 0

/** The words that can be seen or pressed where an element lies over them. Runs in the page. */
function wordsUnder(cover: Element): string[] {
  const { left, right, top, bottom } = cover.getBoundingClientRect()
  const lieUnder = (box: DOMRect) =>
    box.left < right && box.right > left && box.top < bottom && box.bottom > top
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true }) || cover.contains(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(parent.closest('a, button') ?? text)
    if ([...range.getClientRects()].some(lieUnder)) found.push(text.textContent ?? '')
  }
  return found
}

test('H4 it appears after one viewport height, and leads back to the top', narrowOnly, async ({ page }) => {
  await open(page, '/')
  await needsScroll(page, height(page) + 200)
  await expect(top(page)).toBeHidden()
  await scrollTo(page, height(page))
  await settle(page)
  await expect(top(page)).toBeHidden()
  await scrollTo(page, height(page) + 1)
  await expect(top(page)).toBeVisible()
  await top(page).click()
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(top(page)).toBeHidden()
  expect(await canBeFocused(page)).toBe(false)
})

test('H4 the scroll is sampled every 300 ms', wideOnly, async ({ page }) => {
  await fakeClock(page)
  await open(page, '/')
  await needsScroll(page, height(page) + 200)
  await stopClock(page)
  const scrolls = async (y: number) => {
    const heard = page.evaluate(() => new Promise((done) => addEventListener('scroll', done, { once: true })))
    await scrollTo(page, y)
    await heard
    await settle(page)
  }
  await scrolls(10)
  await scrolls(height(page) + 200)
  await page.clock.runFor(SCROLL_THROTTLE_MS - 1)
  await settle(page)
  await expect(top(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(top(page)).toBeVisible()
})

test('H4 it is smooth, or instant under reduced motion', wideOnly, async ({ page }) => {
  /** Whether the page was seen on its way. */
  const glides = () =>
    page.evaluate(async () => {
      const from = window.scrollY
      document.querySelector<HTMLElement>('.back-to-top')?.click()
      const seen: number[] = []
      while (window.scrollY > 0 && seen.length < 600) {
        await new Promise((done) => requestAnimationFrame(done))
        seen.push(window.scrollY)
      }
      return seen.some((y) => y > 0 && y < from)
    })
  await open(page, '/')
  await needsScroll(page, height(page) + 200)
  await scrollTo(page, 2500)
  await expect(top(page)).toBeVisible()
  expect(await glides()).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollTo(page, 2500)
  await expect(top(page)).toBeVisible()
  expect(await glides()).toBe(false)
  expect(await scrollY(page)).toBe(0)
})

test(
  'H4 it cannot be focused while it is not shown, and shows after a reload far down',
  wideOnly,
  async ({ page }) => {
    await open(page, '/projects')
    expect(await canBeFocused(page)).toBe(false)
    await open(page, '/')
    await needsScroll(page, 2000)
    await scrollTo(page, 2000)
    await expect(top(page)).toBeVisible()
    await page.reload()
    await takenOver(page)
    await expect.poll(() => scrollY(page)).toBe(2000)
    await expect(top(page)).toBeVisible()
  },
)

test(
  'H4 H5 at the end of the page it covers nothing that can be read or pressed',
  wideOnly,
  async ({ page }) => {
    for (const path of ['/', '/projects']) {
      await open(page, path)
      for (const width of [320, 360, 390, 768, 1024, 1200, 1440]) {
        await page.setViewportSize({ width, height: 700 })
        // A page of less than two screens never shows it.
        if (!(await page.evaluate(() => document.body.scrollHeight > 2 * window.innerHeight))) continue
        await scrollTo(page, 100_000)
        await expect(top(page)).toBeVisible()
        const covered = await top(page).evaluate(wordsUnder)
        expect(covered, `${path} at ${width} px`).toEqual([])
      }
    }
  },
)
