import * as words from '@/content/words'
import { rareType } from './support/projects'
import { at, chromiumOnly, expect, test } from './support/test'

// Playwright turns that off. Where the browser cannot do it (Chromium's headless shell), the page is loaded anew, and must
// do the same.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

test('G11 R2 a page that Back brings again works on', chromiumOnly, async ({ page, site, step }) => {
  const path = `/projects?${new URLSearchParams({ type: rareType() })}`
  await site.open(path)
  await step('G11 R2 with its filters', async () => {
    await site.scrollTo(100)
    await page.goto(at('/llms.txt'))
    // Not `goBack`, which waits for a load.
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(page).toHaveURL(at(path))
    await site.takenOver()
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  })
  await step('G11 R2 which can be changed', async () => {
    await site.choose('Type', words.explorerTools.allTypes)
    await expect(page).toHaveURL(at('/projects'))
  })
})
