import type { Page } from '@playwright/test'
import { SCROLL_THROTTLE_MS, SLIDE_INTERVAL_MS, TOAST_DURATION_MS } from '@/components/lib/constants'
import { filled } from '@/components/lib/words'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import {
  banner,
  expect,
  fakeClock,
  needed,
  open,
  reaches,
  scrollTo,
  settle,
  stopClock,
  test,
} from './support/test'
import { swipe } from './support/touch'

// What goes by time, with a clock that only the test moves. What else rests and waits is told by the units of its hooks.

const { slides, sections, profile } = content
const slider = (page: Page) =>
  page.getByRole('region', { name: filled(words.sectionWords.pictures, { section: sections.about.label }) })

async function passes(page: Page, ms: number) {
  await settle(page)
  await page.clock.runFor(ms)
  await settle(page)
}

test('A1 W1 slides go on, rest, and follow a finger', { tag: ['@narrow', '@chromium'] }, async ({
  page,
  step,
}) => {
  needed(slides[1], 'several slides')
  const dots = slider(page).getByRole('button', { name: saying(words.slider.show) })
  const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')))
  const show = async () => {
    await slider(page).scrollIntoViewIfNeeded()
    await expect(slider(page)).toBeInViewport({ ratio: 0.5 })
    await settle(page)
  }
  const goesOn = async (why: string, by: 0 | 1) => {
    await settle(page)
    const before = await current()
    await passes(page, by === 0 ? 3 * SLIDE_INTERVAL_MS : SLIDE_INTERVAL_MS)
    expect(await current(), why).toBe((before + by) % slides.length)
  }
  await fakeClock(page)
  await open(page, '/')
  await stopClock(page)
  await step('A1 W1 they go on every 3500 ms, and wrap', async () => {
    await show()
    const start = await current()
    for (let turn = 1; turn <= slides.length; turn++) {
      await passes(page, SLIDE_INTERVAL_MS - 1)
      expect(await current()).toBe((start + turn - 1) % slides.length)
      await passes(page, 1)
      expect(await current()).toBe((start + turn) % slides.length)
    }
  })
  await step('W1 they rest off screen, in a hidden tab, and paused', async () => {
    await scrollTo(page, 0)
    await expect(slider(page)).not.toBeInViewport()
    await goesOn('off screen', 0)
    await show()
    await goesOn('on screen again', 1)
    for (const [state, by] of [
      ['hidden', 0],
      ['visible', 1],
    ] as const) {
      await page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
      await goesOn(`in a ${state} tab`, by)
    }
    await slider(page).getByRole('button', { name: words.slider.pause }).tap()
    await slider(page).getByRole('button', { name: words.slider.play }).blur()
    await goesOn('paused', 0)
  })
  await step('W1 arrows move them, and so does a swipe of more than 5 px', async () => {
    await dots.first().tap()
    await slider(page).getByRole('button', { name: words.slider.previous }).tap()
    await expect(dots.last()).toHaveAttribute('aria-current', 'true')
    const onwards = words.language.dir === 'rtl' ? 1 : -1
    for (const [by, dot] of [
      [80 * onwards, dots.first()],
      [-80 * onwards, dots.last()],
      [4 * onwards, dots.last()],
    ] as const) {
      const { x, y, width } = needed(await slider(page).boundingBox(), 'slider that shows')
      await swipe(page, { x: x + width / 2, y: y + 60 }, by)
      await settle(page)
      await expect(dot).toHaveAttribute('aria-current', 'true')
    }
  })
})

test('H3 H4 H5 S6 W2 scrolling is looked at once in 300 ms, and messages wait', { tag: '@wide' }, async ({
  page,
  context,
  step,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await fakeClock(page)
  await open(page, '/')
  await stopClock(page)
  await step('H5 S6 the footer has a credit, the visitor’s year and the version', async () => {
    for (const text of [filled(words.footer.credit, { name: profile.name }), '2031', profile.version ?? ''])
      await expect(page.getByRole('contentinfo')).toContainText(text)
  })
  if (await reaches(page, 1200))
    await step(
      'H3 H4 the header comes, and Top goes, 300 ms after the scroll that was answered',
      async () => {
        const top = page.getByRole('button', { name: words.backToTop.label, exact: true })
        const scrolls = async (y: number) => {
          const heard = page.evaluate(
            () => new Promise((done) => addEventListener('scroll', done, { once: true })),
          )
          await scrollTo(page, y)
          await heard
        }
        await scrolls(1200)
        await expect(banner(page)).not.toBeInViewport()
        await expect(top).toBeVisible()
        await scrolls(700)
        await passes(page, SCROLL_THROTTLE_MS - 1)
        await expect(banner(page)).not.toBeInViewport()
        await expect(top).toBeVisible()
        await passes(page, 1)
        await expect(banner(page)).toBeInViewport({ ratio: 1 })
        await expect(top).toBeHidden()
      },
    )
  const { email } = profile
  if (!email) return
  const copy = page.getByRole('button', { name: words.contact.copyAddress })
  const toasts = page.locator('body > [role="status"]')
  const told = toasts.getByText(words.contact.addressCopied)
  await step('W2 a message stays for 5000 ms, and while the pointer is on it', async () => {
    await copy.click()
    await told.hover()
    await passes(page, 10 * TOAST_DURATION_MS)
    await page.mouse.move(5, 5)
    await passes(page, TOAST_DURATION_MS - 1)
    await expect(told).toBeVisible()
    await passes(page, 1)
    await expect(told).toHaveCount(0)
  })
  await step('W2 a refused copy shows the address, selected, until it is dismissed', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true })
    })
    await copy.click()
    const field = toasts.getByRole('textbox', { name: words.toasts.toCopy })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(email)
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(email)
    await field.blur()
    await passes(page, 100 * TOAST_DURATION_MS)
    await toasts.getByRole('button', { name: words.toasts.dismiss }).press('Enter')
    await expect(field).toHaveCount(0)
  })
  await step('W2 without a clipboard it is copied the older way', async () => {
    await page.evaluate(() => Reflect.deleteProperty(document, 'execCommand'))
    await copy.click()
    await expect(told).toBeVisible()
    await expect(copy).toBeFocused()
  })
})
