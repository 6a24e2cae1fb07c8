import { format } from '@/components/lib/words'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { featured, needed, types } from './support/projects'
import type { Site } from './support/site'
import { at, expect, narrowOnly, test } from './support/test'

// What a visitor does before the page's scripts have taken over.

const { slides } = content

/** Opens a page whose scripts do not come before they are let go. */
async function openEarly(site: Site, path: string): Promise<() => Promise<void>> {
  const release = await site.holdScripts()
  await site.page.goto(at(path), { waitUntil: 'commit' })
  await expect(site.page.getByRole('contentinfo')).toBeAttached()
  return () => {
    release()
    return site.takenOver()
  }
}

/**
 * Presses a button at the moments that the address names: when the page is read, and when React begins to hydrate, which
 * listens for clicks at the document then.
 */
function pressEarly(name: string) {
  const press = () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click()
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

test('W1 an early press on the next slide moves by one', async ({ page, site, step }) => {
  const count = needed(slides[1] && slides.length, 'several slides')
  const slide = (number: number) =>
    page.getByRole('group', { name: format(words.slider.place, { number, count }), exact: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(pressEarly, words.slider.next)
  for (const moments of ['press=read', 'press=hydrated', 'press=read&press=hydrated'])
    await step(`W1 ${moments}`, async () => {
      const release = await openEarly(site, `/?${moments}`)
      await page.waitForLoadState('domcontentloaded')
      await release()
      await expect(slide(2)).toBeAttached()
      await page.getByRole('button', { name: words.slider.previous }).click()
      await expect(slide(1)).toBeAttached()
    })
})

test('C2 C4 G3 G6 G8 G11 G13 what is done before its code is there', async ({ page, site, step }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await step('C2 C4 the other mode', async () => {
    const release = await openEarly(site, '/')
    await site.toggle.click()
    await release()
    await site.expectMode('light')
  })
  const { title } = featured()
  for (const [what, path, key] of [
    ['a search with Enter', '/projects', 'Enter'],
    // The filtered list is held back; the box can be typed into all the same once it shows.
    ['a search without, which comes before what the address asks for', '/projects?type=Nothing', 'Shift'],
  ] as const)
    await step(`G8 G11 ${what}`, async () => {
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
    await step(`G13 a list by ${how}`, async () => {
      await site.open('/projects')
      const release = await site.holdScripts()
      await open()
      await expect(site.select('Type')).toHaveAttribute('aria-busy', 'true')
      release()
      await expect(page.getByRole('option')).toHaveText([words.explorerTools.allTypes, ...types])
      await page.keyboard.press('Escape')
      await expect(site.select('Type')).toBeFocused()
    })
  await step('G3 G6 a project, whose card is busy until it opens', async () => {
    await site.open('/')
    const release = await site.holdScripts()
    await site.card(featured()).click()
    await expect(site.card(featured())).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL(at('/'))
    release()
    await site.opened(featured())
  })
})

test('C2 H2 a press on the menu opens it, two leave it closed', narrowOnly, async ({ page, site, step }) => {
  const menu = page.getByRole('menu')
  await page.emulateMedia({ colorScheme: 'light' })
  for (const presses of [1, 2])
    await step(`C2 H2 ${presses} before the scripts; two on the mode leave it as it was too`, async () => {
      const release = await openEarly(site, '/')
      for (let press = 0; press < 2; press++) await site.toggle.tap()
      for (let press = 0; press < presses; press++) await site.menuButton.tap()
      await release()
      // The code of the menu has arrived then.
      await page.waitForLoadState('networkidle')
      await expect(menu).toHaveCount(2 - presses)
      await site.expectMode('light')
    })
})
