import { format } from '@/components/lib/format'
import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { featured, needed, types } from '@/e2e/support/projects'
import type { Site } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

// Input before hydration.

const { slides } = content

/** Opens a page and holds its scripts. @returns releases them */
async function openEarly(site: Site, path: string): Promise<() => Promise<void>> {
  const release = await site.hold('scripts')
  await site.page.goto(at(path), { waitUntil: 'commit' })
  await expect(site.page.getByRole('contentinfo')).toBeAttached()
  return () => {
    release()
    return site.takenOver()
  }
}

/**
 * Presses a button at the moments that the address lists: `read` when the page has been parsed, `hydrated` when React begins to hydrate and
 * listens for clicks at the document.
 */
function pressEarly(name: string) {
  const press = () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click()
  const moments = new URLSearchParams(location.search).getAll('press')
  if (moments.includes('read')) document.addEventListener('DOMContentLoaded', press)
  if (!moments.includes('hydrated')) return
  const listen = document.addEventListener
  document.addEventListener = (...call: unknown[]) => {
    Reflect.apply(listen, document, call)
    if (call[0] !== 'click' || document.readyState === 'loading') return
    document.addEventListener = listen
    queueMicrotask(press)
  }
}

test('one press before hydration moves the slider by one', { tag: '@W1' }, async ({ page, site, step }) => {
  const count = needed(slides[1] && slides.length, 'several slides')
  const slide = (number: number) =>
    page.getByRole('group', { name: format(words.slider.place, { number, count }), exact: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(pressEarly, words.slider.next)
  for (const moments of ['press=read', 'press=hydrated', 'press=read&press=hydrated'])
    await step(`${moments}`, async () => {
      const release = await openEarly(site, `/?${moments}`)
      await page.waitForLoadState('domcontentloaded')
      await release()
      await expect(slide(2)).toBeAttached()
      await page.getByRole('button', { name: words.slider.previous }).click()
      await expect(slide(1)).toBeAttached()
    })
})

test('input before hydration takes effect', {
  tag: ['@C2', '@C4', '@G8', '@G11', '@G13'],
}, async ({ page, site, step }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await step('the colour mode changes', async () => {
    const release = await openEarly(site, '/')
    await site.toggle.click()
    await release()
    await site.expectMode('light')
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
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const [how, open] of [
    ['a press', () => site.select('Type').click()],
    ['a key', () => site.select('Type').press('ArrowDown')],
  ] as const)
    await step(`a list by ${how}`, async () => {
      await site.open('/projects')
      const release = await site.hold('scripts')
      await open()
      await expect(site.select('Type')).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(page.getByRole('option')).toHaveText([words.explorerTools.allTypes, ...types])
      await page.keyboard.press('Escape')
      await expect(site.select('Type')).toBeFocused()
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
