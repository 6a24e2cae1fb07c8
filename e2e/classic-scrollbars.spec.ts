import { featured } from '@/e2e/support/projects'
import { expect, test } from '@/e2e/support/test'

// Playwright hides Chromium's scrollbars, so nothing could move into their space.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

test('nothing moves sideways while a dialog hides a classic scrollbar', {
  tag: ['@chromium', '@H1', '@G4'],
}, async ({ page, site, step }) => {
  const lefts = () =>
    page
      .locator('#site :is(a, button, h1, h2, h3)')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left))
  for (const path of ['/', '/projects'])
    await step(`on ${path}`, async () => {
      await site.open(path)
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
      await site.card(featured()).scrollIntoViewIfNeeded()
      await site.scrollRests()
      const before = await lefts()
      await site.openByCard(featured())
      expect(await lefts()).toEqual(before)
      await site.escapeTo(featured())
      expect(await lefts()).toEqual(before)
    })
})
