import type { Page } from '@playwright/test'
import { content } from '@/content/site'
import { needed } from './support/projects'
import { everyWidth, expect, test } from './support/test'

/** The pictures that were asked for so far. */
function asked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/pictures/')),
  )
}

/** Those that show in the window; empty for one that has not arrived. */
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

// Each path in a browser of its own: what was fetched for another page is not asked for again.
for (const path of ['/', '/projects'])
  test(`on ${path} the pictures that show are fetched`, everyWidth, async ({ page, site }) => {
    needed(content.profile.portrait, 'portrait')
    needed(content.projects[5], 'pictures below the first view')
    await site.open(path)
    await page.waitForLoadState('networkidle')
    await site.settle()
    const first = await asked(page)
    const shown = await seen(page)
    expect(shown).not.toEqual([])
    expect(first).toEqual(expect.arrayContaining(shown))
    expect(first.length).toBeLessThan(await page.locator('picture').count())
    await site.scrollTo(3000)
    await expect.poll(async () => (await asked(page)).length).toBeGreaterThan(first.length)
  })

test(
  'pictures far below the top of a page are fetched where they show',
  everyWidth,
  async ({ page, site, step }) => {
    needed(content.projects[5], 'pictures below the first view')
    await step('opened in its middle, those there', async () => {
      await site.open('/#projects')
      await expect.poll(() => seen(page)).not.toEqual([])
      await expect.poll(() => seen(page)).not.toContain('')
    })
    await step('in a window as tall as the page, as crawlers have, all of them', async () => {
      await site.open('/projects')
      await site.resize(
        ...(await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight] as const)),
      )
      await expect.poll(() => seen(page)).not.toContain('')
    })
  },
)
