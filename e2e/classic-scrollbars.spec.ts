import { expect, test } from '@/e2e/support/test'

// Playwright hides Chromium's scrollbars, so nothing could move into their space.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

/** Loads all pictures, which changes their height by parts of a pixel. Runs in the page. */
async function loadPictures() {
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode()
  }
}

test('nothing moves while a dialog hides a classic scrollbar', {
  tag: ['@chromium', '@H1', '@G4'],
}, async ({ page, site, step }) => {
  const places = () =>
    page.locator('#site :is(header, main) :is(a, button, h1, h2, h3)').evaluateAll((all) =>
      all.map((element) => {
        const { left, top } = element.getBoundingClientRect()
        // The header may still be hiding.
        return element.closest('header') ? { left } : { left, top }
      }),
    )
  // Elements that are revealed move.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [760, 1440])
    await step(`at ${width} px`, async () => {
      await site.resize(width, 800)
      await site.open('/projects')
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
      await page.evaluate(loadPictures)
      // Below many cards, whose height depends on their width.
      await site.card('Hum').scrollIntoViewIfNeeded()
      await site.scrollRests()
      const before = await places()
      await site.openByCard('Hum')
      expect(await places()).toEqual(before)
      await site.escapeTo('Hum')
      expect(await places()).toEqual(before)
    })
})
