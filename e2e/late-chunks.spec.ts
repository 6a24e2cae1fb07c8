import type { Page } from '@playwright/test'
import { content } from '@/content/schema/load'
import { featured, needed } from '@/e2e/support/projects'
import { siteIn } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

// Chunks and pages that arrive late: only the last press opens something.

const { featuredProjects, sections } = content
const other = () => needed(featuredProjects[1], 'second project on the home page')

test.use({ allowFaults: /Failed to load resource|net::ERR_|Failed to fetch RSC/ })
test.beforeEach(() => {
  needed(content.projects[0], 'projects')
})

/** Waits until every pending import and request has settled. */
async function deliver(page: Page, release: () => void): Promise<void> {
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await page.waitForLoadState('networkidle')
  await siteIn(page).settle()
}

test('only the last card pressed opens its dialog', { tag: ['@G3', '@G6'] }, async ({ page, site, step }) => {
  await site.open('/')
  const entries = await page.evaluate(() => history.length)
  const release = await site.hold()
  await step('a card whose dialog is loading is busy, and moves nothing', async () => {
    // Of this section alone, because pictures of the others may still load.
    const heightOf = () =>
      page.locator('#projects').evaluate(async (section) => {
        await document.fonts.ready
        return section.clientHeight
      })
    await site.card(featured()).hover()
    await site.scrollRests()
    const height = await heightOf()
    await site.card(featured()).click()
    await expect(site.card(featured())).toHaveAttribute('aria-busy', 'true')
    expect(await heightOf()).toBe(height)
  })
  await step('another card takes over', async () => {
    await site.card(other()).click()
    await expect(site.card(featured())).not.toHaveAttribute('aria-busy')
    await expect(site.card(other())).toHaveAttribute('aria-busy', 'true')
  })
  await step('it opens alone, in one history entry, although the visitor reads on', async () => {
    await page.keyboard.press('Tab')
    await page.mouse.wheel(0, -900)
    await deliver(page, release)
    await site.opened(other())
    await expect(page.getByRole('dialog')).toHaveCount(1)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await site.escapeTo(other())
    await expect(page).toHaveURL(at('/'))
  })
})

test('a link replaces a dialog that is still loading', { tag: ['@G3', '@H1', '@R3'] }, async ({
  page,
  site,
  step,
}) => {
  const toProjects = site.banner.getByRole('link', { name: sections.projects.label, exact: true })
  await step('to a section of the other screen', async () => {
    await site.open('/projects')
    const release = await site.hold()
    await site.card(featured()).click()
    await site.scrollTo(0)
    await toProjects.click()
    await deliver(page, release)
    await expect(site.home).toBeVisible()
    await expect(page).toHaveURL(at('/#projects'))
    await site.expectClosed()
  })
  await step('Back leads to the list, where nothing is open', async () => {
    await page.goBack()
    await expect(site.all).toBeVisible()
    await expect(page).toHaveURL(at('/projects'))
    await site.expectClosed()
  })
})
