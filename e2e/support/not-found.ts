import type { Page } from '@playwright/test'
import { at, scripts } from '@/e2e/support/site'
import { expect } from '@/e2e/support/test'

/**
 * Opens an unknown address without the scripts and the refresh that lead home, so the 404 page stays. For tests that allow faults.
 */
export async function openNotFound(page: Page): Promise<void> {
  await page.route(scripts, (route) => route.abort())
  await page.route(at('/nope'), async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/http-equiv="refresh"/i, 'name="stopped"')
      .replace(/<script>[^<]*location\.replace\([^<]*<\/script>/g, '')
    await route.fulfill({ response, body })
  })
  await page.goto(at('/nope'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
