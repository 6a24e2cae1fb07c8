import type { Page } from '@playwright/test'
import { TOAST_DURATION_MS } from '@/components/lib/constants'
import { filled } from '@/components/lib/words'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { expectOpen, featured, openByCard } from './support/projects'
import {
  expect,
  fakeClock,
  narrowOnly,
  needed,
  open,
  settle,
  stopClock,
  test,
  wideOnly,
} from './support/test'

const email = () => needed(content.profile.email, 'mail address')
const copied = words.contact.addressCopied
const region = (page: Page) => page.locator('body > [role="status"]')
const toast = (page: Page) => region(page).getByText(copied)
const copy = (page: Page) => {
  email()
  return page.getByRole('button', { name: words.contact.copyAddress })
}
const dismiss = (page: Page) => region(page).getByRole('button', { name: words.toasts.dismiss })

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('W2 copying the mail address says so for 5000 ms', wideOnly, async ({ page }) => {
  await fakeClock(page)
  await open(page, '/')
  await stopClock(page)
  await copy(page).click()
  await expect(dismiss(page)).toBeVisible()
  await expect(toast(page)).toBeVisible()
  await expect(region(page)).toHaveAttribute('aria-live', 'polite')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email())
  await page.clock.runFor(TOAST_DURATION_MS - 1)
  await settle(page)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast(page)).toHaveCount(0)
})

test(
  'W2 the count pauses under the pointer and under the focus, and keeps what is left',
  wideOnly,
  async ({ page }) => {
    await fakeClock(page)
    await open(page, '/')
    await stopClock(page)
    await copy(page).click()
    await expect(dismiss(page)).toBeVisible()
    await page.clock.runFor(TOAST_DURATION_MS - 1000)
    await toast(page).hover()
    await page.clock.runFor(10 * TOAST_DURATION_MS)
    await settle(page)
    await expect(toast(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await settle(page)
    await page.clock.runFor(900)
    await dismiss(page).focus()
    await settle(page)
    await page.clock.runFor(10 * TOAST_DURATION_MS)
    await settle(page)
    await expect(toast(page)).toBeVisible()
    await copy(page).focus()
    await settle(page)
    await page.clock.runFor(99)
    await settle(page)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast(page)).toHaveCount(0)
  },
)

test('W2 the first toast is announced once', wideOnly, async ({ page }) => {
  await open(page, '/')
  const entered = await page.evaluateHandle((text) => {
    const seen: string[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent?.includes(text)) seen.push(node.nodeName)
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  }, copied)
  await copy(page).click()
  await expect(dismiss(page)).toBeVisible()
  expect(await entered.jsonValue()).toHaveLength(1)
})

test.describe('without further scripts', () => {
  // A blocked file is reported by the browser itself.
  test.use({ allowFaults: true })

  test('W2 a toast needs no more code to be dismissed, and to go by itself', wideOnly, async ({ page }) => {
    await fakeClock(page)
    await open(page, '/')
    await page.route(/_next\/static\/.*\.js/, (route) => route.abort())
    await stopClock(page)
    await copy(page).click()
    await dismiss(page).click()
    await expect(toast(page)).toHaveCount(0)
    await copy(page).click()
    await expect(toast(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await copy(page).focus()
    await settle(page)
    await page.clock.runFor(TOAST_DURATION_MS)
    await expect(toast(page)).toHaveCount(0)
  })
})

/** A browser that copies in neither way. */
async function refuseCopying(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
}

const field = (page: Page) => region(page).getByRole('textbox', { name: words.toasts.toCopy })

function selected(page: Page): Promise<string | undefined> {
  return page.evaluate(() => window.getSelection()?.toString())
}

test('W2 a refused copy shows the address, selected, until it is dismissed', wideOnly, async ({ page }) => {
  await fakeClock(page)
  await open(page, '/')
  await refuseCopying(page)
  await stopClock(page)
  await copy(page).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(email())
  await expect(field(page)).toBeInViewport({ ratio: 1 })
  expect(await selected(page)).toBe(email())
  await expect(toast(page)).toHaveCount(0)
  await field(page).blur()
  await page.clock.runFor(100 * TOAST_DURATION_MS)
  await settle(page)
  await expect(field(page)).toBeVisible()
  await dismiss(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveCount(0)
})

test('W2 a toast that is dismissed by the keyboard gives the focus back', wideOnly, async ({ page }) => {
  await open(page, '/')
  await copy(page).press('Enter')
  await dismiss(page).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toHaveCount(0)
  await expect(copy(page)).toBeFocused()
})

test('W2 within a dialog too, which a toast’s Escape leaves open', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  const dialog = await openByCard(page, featured())
  const copyLink = dialog.getByRole('button', { name: words.dialog.copyLink })
  await copyLink.press('Enter')
  await dismiss(page).focus()
  await page.keyboard.press(' ')
  await expect(dismiss(page)).toHaveCount(0)
  await expect(copyLink).toBeFocused()
  await refuseCopying(page)
  await copyLink.press('Enter')
  await expect(field(page)).toBeFocused()
  expect(await selected(page)).toBe(page.url())
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(copyLink).toBeFocused()
  await expectOpen(dialog)
})

test('W2 it can be dismissed, and the same words twice are one toast', wideOnly, async ({ page }) => {
  await open(page, '/')
  await copy(page).click()
  await copy(page).click()
  await expect(toast(page)).toHaveCount(1)
  await region(page).getByRole('button', { name: words.toasts.dismiss }).click()
  await expect(toast(page)).toHaveCount(0)
})

test('W2 copying a project’s link is told above its dialog, which stays', narrowOnly, async ({ page }) => {
  await open(page, '/projects')
  const dialog = await openByCard(page, featured())
  await dialog.getByRole('button', { name: words.dialog.copyLink }).click()
  const told = region(page).getByText(filled(words.dialog.linkCopied, { title: featured().title }))
  await expect(told).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(region(page)).not.toHaveAttribute('inert')
  await expect(region(page)).not.toHaveAttribute('aria-hidden', 'true')
  await region(page).getByRole('button', { name: words.toasts.dismiss }).click()
  await expect(told).toHaveCount(0)
  await expectOpen(dialog)
  await dialog.getByRole('button', { name: words.dialog.close, exact: true }).click()
  await expect(dialog).toHaveCount(0)
})
