import type { Page } from '@playwright/test'
import { content } from '@/content/site'
import { needed } from './support/projects'
import { at, expect, test, wideOnly } from './support/test'

// Which pictures are fetched, and when.

/** The pictures that were asked for so far. */
function pictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/pictures/')),
  )
}

/** Those that show in the window, and have arrived. */
function seen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && top < window.innerHeight && bottom > 0 && image.checkVisibility()
      })
      .map((image) => image.currentSrc),
  )
}

for (const path of ['/', '/projects']) {
  test(`the first view of ${path} fetches the pictures it shows, and the others as a visitor comes to them`, async ({
    page,
    site,
  }) => {
    if (path === '/') needed(content.profile.portrait, 'portrait')
    needed(content.projects[5], 'pictures below the first view')
    await site.open(path)
    await page.waitForLoadState('networkidle')
    await site.settle()
    const shown = await seen(page)
    expect(shown.length).toBeGreaterThan(0)
    const first = await pictures(page)
    expect(first).toEqual(expect.arrayContaining(shown))
    const all = await page.locator('picture').count()
    expect(first.length).toBeLessThan(all)
    await site.scrollTo(3000)
    await expect.poll(async () => (await pictures(page)).length).toBeGreaterThan(first.length)
  })
}

test('a page that is opened in its middle shows the pictures there', wideOnly, async ({ page, site }) => {
  needed(content.featuredProjects[0], 'projects')
  await page.goto(at('/#projects'))
  await site.takenOver()
  await expect.poll(() => seen(page)).not.toEqual([])
  await expect.poll(() => seen(page)).not.toContain('')
})

test(
  'a window as tall as the page, as crawlers have, gets all pictures',
  wideOnly,
  async ({ page, site }) => {
    await site.open('/projects')
    const { width } = page.viewportSize() ?? { width: 0 }
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height })
    const cards = page.locator('.card-shot img')
    await expect
      .poll(() =>
        cards.evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).currentSrc).length),
      )
      .toBe(0)
  },
)
