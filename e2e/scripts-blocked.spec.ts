import type { Page } from '@playwright/test'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import { card, featured, viewAll } from './support/projects'
import { at, banner, expect, needed, restyle, test, wideOnly } from './support/test'

const { profile, projects, sections, slides } = content

// A file that does not arrive is reported by the browser itself.
test.use({ allowFaults: true })

const failures = {
  'when no script arrives': (page: Page) => page.route(/_next\/static\/.*\.js/, (route) => route.abort()),
  'when every script is gone': (page: Page) =>
    page.route(/_next\/static\/.*\.js/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
    ),
  'when every script throws': (page: Page) =>
    page.route(/_next\/static\/.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }),
    ),
}

/** Of all elements of a kind, those that can be seen. */
const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true })

for (const [when, fail] of Object.entries(failures)) {
  test(`H6 ${when} all is shown, nothing pretends to work, and every link leads on`, async ({
    page,
    faults,
  }) => {
    const expectNoControls = async () => {
      const toggle = page.getByRole('button', {
        name: saying(words.colorMode.toLight, words.colorMode.toDark),
      })
      // Pressed while nobody knows yet, or gone already.
      await toggle.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => {})
      await expect(visible(page, '#site button')).toHaveCount(0)
      await expect(visible(page, '#site input')).toHaveCount(0)
    }
    await fail(page)
    await page.goto(at('/'))
    await expect(page.getByRole('heading', { level: 1, name: profile.name })).toBeVisible()
    await expectNoControls()
    const invisible = await page
      .locator('.hidden')
      .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity !== '1').length)
    expect(invisible).toBe(0)
    for (const { title } of slides) await expect(page.getByText(title, { exact: true })).toBeVisible()
    await card(page, featured()).click()
    await expect(page.getByText(featured().description)).toBeInViewport()

    await viewAll(page).click()
    await expect(page).toHaveURL(at('/projects'))
    await expectNoControls()
    for (const { description } of projects) await expect(page.getByText(description)).toBeVisible()

    await page.getByRole('link', { name: words.explorer.goBack }).click()
    await expect(page).toHaveURL(at('/'))
    await page.getByRole('contentinfo').getByRole('link', { name: sections.contact.label }).click()
    await expect(page.getByRole('heading', { name: sections.contact.heading })).toBeInViewport()
    await expect(banner(page)).toBeInViewport()
    expect(faults.filter((fault) => !/Failed to load resource|planted/.test(fault))).toEqual([])
  })
}

test('G11 a filtered address shows the whole list when no script arrives', wideOnly, async ({ page }) => {
  needed(content.projects[0], 'projects')
  await failures['when no script arrives'](page)
  await page.goto(at('/projects?type=Web'))
  // Without the animation that lets the list go after a while, however slow the machine.
  await restyle(page, '.results { animation: none !important }')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test(
  'G11 a filtered address shows the whole list after a while though scripts hang',
  wideOnly,
  async ({ page }) => {
    needed(content.projects[0], 'projects')
    await page.route(/_next\/static\/.*\.js/, () => {})
    await page.goto(at('/projects?type=Web'), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  },
)
