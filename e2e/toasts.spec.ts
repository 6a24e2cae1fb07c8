import type { Page } from '@playwright/test'
import { TOAST_DURATION_MS } from '@/components/lib/constants'
import { content } from '@/content/site'
import { expectOpen, featured, openByCard } from './support/projects'
import { expect, fakeClock, open, settle, stopClock, test, wideOnly } from './support/test'

const { email } = content.profile
const copied = 'Mail address copied'
const region = (page: Page) => page.locator('body > [role="status"]')
const toast = (page: Page) => region(page).getByText(copied)
const copy = (page: Page) => page.getByRole('button', { name: 'Copy address' })
const dismiss = (page: Page) => region(page).getByRole('button', { name: 'Dismiss' })

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('W2 copying the mail address says so for 5000 ms', async ({ page }) => {
  await fakeClock(page)
  await open(page, '/')
  await stopClock(page)
  await copy(page).click()
  // With its button the toast has its clock: the code of both comes with the first message.
  await expect(dismiss(page)).toBeVisible()
  await expect(toast(page)).toBeVisible()
  await expect(region(page)).toHaveAttribute('aria-live', 'polite')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email)
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

test('W2 it can be dismissed, and the same words twice are one toast', async ({ page }) => {
  await open(page, '/')
  await copy(page).click()
  await copy(page).click()
  await expect(toast(page)).toHaveCount(1)
  await region(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast(page)).toHaveCount(0)
})

test('W2 copying a project’s link is told above its dialog, which stays', async ({ page }) => {
  await open(page, '/projects')
  const dialog = await openByCard(page, featured)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  const told = region(page).getByText(`Link to ${featured.title} copied`)
  await expect(told).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(region(page)).not.toHaveAttribute('inert')
  await expect(region(page)).not.toHaveAttribute('aria-hidden', 'true')
  await region(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(told).toHaveCount(0)
  await expectOpen(dialog)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})
