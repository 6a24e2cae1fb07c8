import type { Page } from '@playwright/test'
import { content } from '@/content/schema/load'
import { hasPicture, needed } from '@/e2e/support/projects'
import { expect, test } from '@/e2e/support/test'

function requestedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/pictures/')),
  )
}

/** Returns the pictures in the window; an empty text for one that has not arrived. */
function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && top < window.innerHeight && bottom > 0 && image.checkVisibility()
      })
      .map((image) => image.currentSrc),
  )
}

// A browser for each path, because the cache would serve pictures of the other page.
for (const path of ['/', '/projects'])
  test(`${path} fetches pictures as they come into view`, { tag: '@every-width' }, async ({ page, site }) => {
    needed(content.profile.portrait, 'portrait')
    const { projects, featuredProjects } = content
    const onPage = path === '/' ? featuredProjects : projects
    needed(onPage.filter(hasPicture)[5], 'pictures below the first view')
    await site.open(path)
    await expect.poll(() => picturesInView(page)).not.toEqual([])
    await expect.poll(() => picturesInView(page)).not.toContain('')
    await page.waitForLoadState('networkidle')
    const first = await requestedPictures(page)
    expect(first.length).toBeLessThan(await page.locator('picture').count())
    await site.scrollTo(3000)
    await expect.poll(async () => (await requestedPictures(page)).length).toBeGreaterThan(first.length)
    // A window as tall as the page, as crawlers have.
    const size = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight] as const)
    await site.resize(...size)
    await expect.poll(() => picturesInView(page)).not.toContain('')
  })
