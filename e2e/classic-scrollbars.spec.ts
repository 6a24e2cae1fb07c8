import { content } from '@/content/schema/load'
import { featured, needed } from '@/e2e/support/projects'
import { expect, test } from '@/e2e/support/test'

// Playwright hides Chromium's scrollbars, so nothing could move into their space.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

/** Loads all pictures, because the height of one differs by parts of a pixel until it has loaded. Runs in the page. */
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
    page.locator('#site > :not(.skip-link) :is(a, button, h1, h2, h3)').evaluateAll((all) =>
      all.map((element) => {
        const { left, top } = element.getBoundingClientRect()
        // The header may still be hiding.
        return element.closest('header') ? { left } : { left, top }
      }),
    )
  // Elements that are revealed move.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Below many cards, whose height depends on their width.
  const last = needed(content.projects.at(-1), 'projects')
  for (const [path, width, project] of [
    ['/', 1440, featured()],
    ['/projects', 760, last],
  ] as const)
    await step(`on ${path} at ${width} px`, async () => {
      await site.resize(width, 800)
      await site.open(path)
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
      await page.evaluate(loadPictures)
      await site.card(project).scrollIntoViewIfNeeded()
      await site.scrollRests()
      const before = await places()
      await site.openByCard(project)
      expect(await places()).toEqual(before)
      await site.escapeTo(project)
      expect(await places()).toEqual(before)
    })
})
