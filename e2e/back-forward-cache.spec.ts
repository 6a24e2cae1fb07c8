import * as words from '@/content/words'
import { rareType } from '@/e2e/support/projects'
import { at, expect, test } from '@/e2e/support/test'

// Playwright disables this cache. A browser without it, such as Chromium's headless shell, loads the page again, with the same result.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

test('a page restored from the back-forward cache keeps working', {
  tag: ['@chromium', '@G11', '@R2'],
}, async ({ page, site, step }) => {
  const path = `/projects?${new URLSearchParams({ type: rareType() })}`
  await site.open(path)
  await step('it keeps its filters', async () => {
    await site.scrollTo(100)
    await page.goto(at('/llms.txt'))
    // Not `goBack`, which waits for a load.
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(page).toHaveURL(at(path))
    await site.takenOver()
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  })
  await step('its filters can be changed', async () => {
    await site.choose('Type', words.explorerTools.allTypes)
    await expect(page).toHaveURL(at('/projects'))
  })
})
