import { content } from '@/content/site'
import { card, featured } from './support/projects'
import { at, banner, expect, test } from './support/test'

const { profile, sections } = content

// A blocked file is reported by the browser itself.
test.use({ allowFaults: true })

test.beforeEach(async ({ page }) => {
  await page.route(/_next\/static\/.*\.js/, (route) => route.abort())
})

test('H6 when no script arrives nothing is invisible, and every link leads on', async ({ page, faults }) => {
  await page.goto(at('/'))
  await expect(page.getByRole('heading', { level: 1, name: profile.name })).toBeVisible()
  const invisible = await page
    .locator('.hidden')
    .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity !== '1').length)
  expect(invisible).toBe(0)
  await card(page, featured).click()
  await expect(page.getByText(featured.description)).toBeInViewport()
  await page.getByRole('link', { name: 'View All' }).click()
  await expect(page).toHaveURL(at('/projects'))
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(at('/'))
  await page.getByRole('contentinfo').getByRole('link', { name: sections.contact.label }).click()
  await expect(page.getByRole('heading', { name: sections.contact.heading })).toBeInViewport()
  await expect(banner(page)).toBeInViewport()
  expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([])
})

test('G11 a filtered address shows its list after a while though no script came', async ({ page }) => {
  await page.goto(at('/projects?type=Web'))
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible({ timeout: 8000 })
})
