import * as words from '@/content/words'
import { cardTitles, choose, newestFirst, ofType, openByCard, rareType } from './support/projects'
import { at, expect, open, scrollTo, takenOver, test, wideOnly } from './support/test'

// A browser may keep a page that is left, and show it again as it was: no load, no scripts from the start. Playwright
// turns that off. Where the browser cannot do it (Chromium's headless shell), the page is loaded anew, and must do the same.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

test('R2 G11 a page that Back brings again works on as it was left', wideOnly, async ({ page }) => {
  const address = at(`/projects?type=${encodeURIComponent(rareType())}`)
  await open(page, `/projects?type=${encodeURIComponent(rareType())}`)
  await scrollTo(page, 100)
  await page.goto(at('/llms.txt'))
  // Not `goBack`, which waits for a load.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForFunction((path) => location.pathname + location.search === path, address)
  await takenOver(page)
  await expect(cardTitles(page)).toHaveText(newestFirst(ofType(rareType())))
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await choose(page, 'Type', words.explorerTools.allTypes)
  await expect(page).toHaveURL(at('/projects'))
  const [first] = ofType(rareType())
  if (first) await openByCard(page, first)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
