import type { Locator, Page } from '@playwright/test'
import { startingWith } from '@/__tests__/support/words'
import { listNavigation } from '@/components/frame/navigation'
import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import {
  featured,
  has,
  hasIllustrated,
  hasPicture,
  illustrated,
  needed,
  rareType,
  types,
} from '@/e2e/support/projects'
import { enlarge } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

const items = listNavigation(content)

function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement))
}

/** Moves the focus around a dialog by Tab, in both directions. */
async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog.locator('a, button').count()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop <= stops; stop++) {
      await page.keyboard.press(key)
      expect(await hasFocus(dialog), `${key}, ${stop}`).toBe(true)
    }
}

test('the home page works by keyboard', {
  tag: ['@G2', '@G3', '@G4', '@G6', '@H2', '@H3', '@R2', '@W1', '@W2'],
}, async ({ page, site, step }) => {
  await site.open('/')
  await step('the first stop is the skip link', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: words.page.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/#content'))
  })
  if (await site.reaches(1200))
    await step('the header stays while it has the focus, and returns to take it', async () => {
      const resume = site.banner.getByRole('link', { name: startingWith(words.header.resume) })
      await resume.focus()
      await site.scrollTo(1200)
      await site.settle()
      await expect(site.banner).toBeInViewport({ ratio: 1 })
      await resume.blur()
      await expect(site.banner).not.toBeInViewport()
      await resume.focus()
      await expect(site.banner).toBeInViewport({ ratio: 1 })
    })
  if (has(items[1], 'sections'))
    await step('the menu works by keys, and its choice moves the focus', async () => {
      await site.resize(390)
      const firstItem = page.getByRole('menuitem').first()
      await site.menuButton.press('ArrowDown')
      await expect(firstItem).toHaveAttribute('data-focus')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(site.menuButton).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(firstItem).toHaveAttribute('data-focus')
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      const last = items.at(-1)?.section
      await expect(page).toHaveURL(at(`/#${last}`))
      await expect.poll(() => hasFocus(page.locator(`#${last}`))).toBe(true)
      await site.resize(1440)
    })
  if (!has(content.featuredProjects[0], 'projects')) return
  const card = site.card(featured())
  if (hasPicture(featured()))
    await step('focus fades the picture and shows the title until it leaves', async () => {
      await card.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(card.locator('img')).toHaveCSS('opacity', '0.3')
      await site.expectOverlay(featured(), true)
      await page.keyboard.press('Shift+Tab')
      await expect(card.locator('img')).toHaveCSS('opacity', '1')
      await site.expectOverlay(featured(), false)
    })
  for (const key of ['Enter', 'Space'])
    await step(`${key} opens a project, Tab stays in it, Escape returns to the card`, async () => {
      await card.focus()
      await site.scrollRests()
      await page.keyboard.press(key)
      await expectFocusKept(page, await site.opened(featured()))
      const before = await site.scrollY()
      await page.keyboard.press('PageDown')
      await site.escapeTo(featured())
      // The skip link has left a hash in the address, whose place the browser may restore.
      await site.scrollRests()
      expect(await site.scrollY()).toBe(before)
    })
  if (hasIllustrated()) {
    const dialog = site.dialogOf(illustrated())
    const larger = enlarge(dialog).first()
    await step('the larger view keeps the focus, and each Escape closes one dialog', async () => {
      await site.card(illustrated()).press('Enter')
      await expectFocusKept(page, await site.openLarger(await site.opened(illustrated())))
      // Held down, it repeats.
      for (let times = 0; times < 12; times++) {
        await page.keyboard.down('Escape')
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      await page.keyboard.up('Escape')
      await expect(site.viewerOf(illustrated())).toHaveCount(0)
      await expect(larger).toBeFocused()
      await site.escapeTo(illustrated())
      await site.card(illustrated()).press('Enter')
      await site.opened(illustrated())
    })
    await step('a refused copy shows the address, selected, and Escape closes only that', async () => {
      const copyLink = dialog.getByRole('button', { name: words.dialog.copyLink })
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await copyLink.press('Enter')
      const field = site.toasts.getByRole('textbox', { name: words.toasts.toCopy })
      await expect(field).toBeFocused()
      await expect(field).toHaveValue(page.url())
      expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(page.url())
      await page.keyboard.press('Escape')
      await expect(copyLink).toBeFocused()
      await site.opened(illustrated())
      await site.escapeTo(illustrated())
    })
  }
})

test('the projects work by keyboard', { tag: ['@G4', '@G13'] }, async ({ page, site, step }) => {
  needed(content.projects[0], 'projects')
  await site.open('/projects')
  const button = site.select('Type')
  const active = page.locator('[role="option"][data-focus]')
  await step('keys open the list and move in it, and Escape changes nothing', async () => {
    const options = [words.explorerTools.allTypes, ...types]
    for (const [open, move, place] of [
      ['Enter', 'End', -1],
      ['Space', 'PageDown', -1],
      ['ArrowDown', 'Home', 0],
      ['ArrowUp', 'PageUp', 0],
    ] as const) {
      await button.press(open)
      await expect(site.list).toHaveAccessibleName((await button.innerText()).replace(/\s+/g, ' ').trim())
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press(place === 0 ? 'End' : 'Home')
      await page.keyboard.press(move)
      await expect(active).toHaveText(options.at(place) ?? '')
      await page.keyboard.press('Escape')
      await expect(site.list).toHaveCount(0)
      await expect(button).toBeFocused()
    }
  })
  if (has(types[1], 'second type'))
    await step('typed letters find a type, and Enter chooses it', async () => {
      await button.press('Enter')
      await expect(site.list).toBeVisible()
      // Playwright's keyboard does not have every script.
      for (const key of rareType().slice(0, 3)) await site.list.dispatchEvent('keydown', { key })
      await expect(active).toHaveText(rareType())
      await page.keyboard.press('Enter')
      await expect(site.list).toHaveCount(0)
      await expect(button).toBeFocused()
      await expect(page).toHaveURL(at(`/projects?${new URLSearchParams({ type: rareType() })}`))
    })
})
