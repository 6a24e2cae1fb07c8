import { featured } from './support/projects'
import { chromiumOnly, expect, test } from './support/test'

// Playwright hides the scrollbars of Chromium: a page without them has nothing to move into.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

test('nothing moves sideways while a dialog hides a classic scrollbar', {
  tag: [...[chromiumOnly.tag].flat(), '@H1', '@G4'],
}, async ({ page, site, step }) => {
  const lefts = () =>
    page
      .locator('#site :is(a, button, h1, h2, h3)')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left))
  for (const path of ['/', '/projects'])
    await step(`on ${path}`, async () => {
      await site.open(path)
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
      // The scroll that brings the card into view has ended before anything is measured.
      await site.card(featured()).scrollIntoViewIfNeeded()
      await site.scrollRests()
      const before = await lefts()
      await site.openByCard(featured())
      expect(await lefts()).toEqual(before)
      await site.escapeTo(featured())
      expect(await lefts()).toEqual(before)
    })
})
