import type { Site } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

// Input before hydration.

/** Opens a page and holds its scripts. @returns releases them */
async function openEarly(site: Site, path: string): Promise<() => Promise<void>> {
  const release = await site.hold()
  await site.page.goto(at(path), { waitUntil: 'commit' })
  await expect(site.page.getByRole('contentinfo')).toBeAttached()
  return () => {
    release()
    return site.takenOver()
  }
}

test('input before hydration takes effect', {
  tag: ['@C2', '@C4', '@G8', '@G11', '@W1'],
}, async ({ page, site, step }) => {
  // Slides that advance would move the slider too.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await step('the colour mode changes, and one press moves the slider by one', async () => {
    const release = await openEarly(site, '/')
    await site.toggle.click()
    await page.getByRole('button', { name: 'Next slide' }).click()
    await release()
    await site.expectMode('light')
    await expect(page.getByRole('group', { name: '2 of 5' })).toBeAttached()
  })
  await step('a typed search replaces the filter of the address', async () => {
    // The filtered list is hidden, but the box can be used.
    const release = await openEarly(site, '/projects?type=Nothing')
    await site.searchBox.pressSequentially('snip')
    await release()
    await expect(site.searchBox).toBeFocused()
    await expect(page).toHaveURL(at('/projects?q=snip'))
    await expect(site.cards).toHaveText(['Snip'])
  })
})

test('two presses before hydration count as one', {
  tag: ['@narrow', '@C2', '@H2'],
}, async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const release = await openEarly(site, '/')
  for (const button of [site.toggle, site.toggle, site.menuButton, site.menuButton]) await button.tap()
  await release()
  await expect(page.getByRole('menu')).toBeVisible()
  await site.expectMode('dark')
})
