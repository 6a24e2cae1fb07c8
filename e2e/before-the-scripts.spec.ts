import { format } from '@/components/text/format'
import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { featured, has } from '@/e2e/support/projects'
import type { Site } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

// Input before hydration.

const { slides } = content

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
  await page.emulateMedia({ colorScheme: 'dark' })
  await step('the colour mode changes', async () => {
    const release = await openEarly(site, '/')
    await site.toggle.click()
    await release()
    await site.expectMode('light')
  })
  const count = slides.length
  if (has(slides[1], 'several slides'))
    await step('one press moves the slider by one', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const release = await openEarly(site, '/')
      await page.getByRole('button', { name: words.slider.next }).click()
      await release()
      const place = format(words.slider.place, { number: 2, count })
      await expect(page.getByRole('group', { name: place, exact: true })).toBeAttached()
    })
  const { title } = featured()
  for (const [what, path, key] of [
    ['a search with Enter', '/projects', 'Enter'],
    // The filtered list is hidden, but the box can be used.
    ['a search without Enter, which replaces the filter of the address', '/projects?type=Nothing', 'Shift'],
  ] as const)
    await step(`${what}`, async () => {
      const release = await openEarly(site, path)
      await site.searchBox.pressSequentially(title)
      await page.keyboard.press(key)
      await release()
      await expect(site.searchBox).toBeFocused()
      await expect(page).toHaveURL(/q=/)
      await expect(site.card(featured())).toBeVisible()
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
