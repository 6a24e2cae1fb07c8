import * as words from '@/content/words'
import { cardTitles, choose, newestFirst, ofType, rareType } from './support/projects'
import { at, expect, open, scrollTo, takenOver, test } from './support/test'

// Playwright turns that off. Where the browser cannot do it (Chromium's headless shell), the page is loaded anew, and must
// do the same.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

test('G11 R2 a page that Back brings again works on as it was left', { tag: ['@wide', '@chromium'] }, async ({
  page,
  step,
}) => {
  const path = `/projects?${new URLSearchParams({ type: rareType() })}`
  await open(page, path)
  await step('G11 R2 with its filters', async () => {
    await scrollTo(page, 100)
    await page.goto(at('/llms.txt'))
    // Not `goBack`, which waits for a load.
    await page.evaluate(() => void setTimeout(() => history.back()))
    await expect(page).toHaveURL(at(path))
    await takenOver(page)
    await expect(cardTitles(page)).toHaveText(newestFirst(ofType(rareType())))
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  })
  await step('G11 R2 which can be changed', async () => {
    await choose(page, 'Type', words.explorerTools.allTypes)
    await expect(page).toHaveURL(at('/projects'))
  })
})
