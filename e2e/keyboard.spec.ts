import type { Locator, Page } from '@playwright/test'
import { expectNoFindings } from '@/e2e/support/axe'
import { enlarge } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

const hasFocus = (locator: Locator) => locator.evaluate((one) => one.contains(document.activeElement))

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
  tag: ['@G2', '@G3', '@G4', '@G6', '@H2', '@H3', '@I3', '@R2', '@W1', '@W2'],
}, async ({ page, site, step }) => {
  const resume = site.banner.getByRole('link', { name: 'Resume' })
  await step('focus reveals what the visitor has not scrolled to', async () => {
    await site.open('/')
    const link = page.getByRole('link', { name: 'Plumecast' }).first()
    await expect(link.locator('xpath=ancestor::*[@data-armed]')).toHaveCSS('opacity', '0')
    await link.evaluate((element) => element.focus({ preventScroll: true }))
    await expect(link.locator('xpath=ancestor::*[@data-armed]')).toHaveCSS('opacity', '1')
  })
  await step('the first stop is the skip link', async () => {
    await site.open('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await expectNoFindings(page, 'a[href="#content"]')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/#content'))
  })
  await step('the map has no stop, and is not in the accessibility tree', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'See what I made' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Snip' })).toHaveCount(1)
    await expect(site.summit('Snip')).toBeVisible()
  })
  await step('the header stays while it has the focus, and returns to take it', async () => {
    await resume.focus()
    await site.scrollTo(1200)
    await site.settle()
    await expect(site.banner).toBeInViewport({ ratio: 1 })
    await resume.blur()
    await expect(site.banner).not.toBeInViewport()
    await resume.focus()
    await expect(site.banner).toBeInViewport({ ratio: 1 })
  })
  await step('the menu works by keys, and its choice moves the focus', async () => {
    await site.resize(390)
    const firstItem = page.getByRole('menuitem', { name: 'About' })
    await site.menuButton.press('ArrowDown')
    await expect(firstItem).toHaveAttribute('data-focus')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(site.menuButton).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(firstItem).toHaveAttribute('data-focus')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/#contact'))
    await expect.poll(() => hasFocus(page.locator('#contact'))).toBe(true)
    await expect(page.locator('#contact')).toHaveCSS('outline-style', 'none')
    await site.resize(1440)
  })
  const card = site.card('Snip')
  await step('focus shows the title of a card', async () => {
    await card.focus()
    for (const key of ['Shift+Tab', 'Tab']) {
      // Chromium would go on to the link of the key before, and leave the card out of sight.
      await site.scrollRests()
      await page.keyboard.press(key)
    }
    await site.expectOverlay('Snip', true)
    await expectNoFindings(page, 'li:has(a:focus)')
  })
  for (const key of ['Enter', 'Space'])
    await step(`${key} opens a project, Tab stays in it, Escape returns to the card`, async () => {
      await page.keyboard.press(key)
      await expectFocusKept(page, await site.opened('Snip'))
      const before = await site.scrollY()
      await page.keyboard.press('PageDown')
      await site.escapeTo('Snip')
      // The skip link has left a hash in the address, whose place the browser may restore.
      await site.scrollRests()
      expect(await site.scrollY()).toBe(before)
    })
  const dialog = site.dialog('Snip')
  await step('the larger view keeps the focus, and each Escape closes one dialog', async () => {
    await card.press('Enter')
    const viewer = await site.openLarger(await site.opened('Snip'))
    await expectFocusKept(page, viewer)
    await expectNoFindings(page, '[role="dialog"]')
    // Held down, it repeats.
    for (let times = 0; times < 12; times++) {
      await page.keyboard.down('Escape')
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await page.keyboard.up('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(enlarge(dialog).first()).toBeFocused()
    await site.escapeTo('Snip')
  })
  await step('a refused copy shows the address, selected, and Escape closes only that', async () => {
    await card.press('Enter')
    const copyLink = (await site.opened('Snip')).getByRole('button', { name: 'Copy link' })
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await copyLink.press('Enter')
    const field = site.toasts.getByRole('textbox', { name: 'Text to copy' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(new URL(at('/projects/snip'), page.url()).href)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue())
    // Away from the field, whose outline touches the box of the text above.
    await page.keyboard.press('Tab')
    await expectNoFindings(page, 'body > [role="status"]')
    await page.keyboard.press('Escape')
    await expect(copyLink).toBeFocused()
    await site.escapeTo('Snip')
  })
})

test('the lists work by keyboard', { tag: ['@G13', '@G15'] }, async ({ page, site, step }) => {
  await site.open('/projects')
  const button = site.select('type')
  const active = page.locator('[role="option"][data-focus]')
  await step('keys open a list and move in it, and Escape changes nothing', async () => {
    for (const [open, move, option, back] of [
      ['Enter', 'End', 'Desktop', 'Home'],
      ['Space', 'PageDown', 'Desktop', 'PageUp'],
      ['ArrowDown', 'ArrowDown', 'Web', 'ArrowUp'],
    ] as const) {
      await button.press(open)
      await expect(site.list).toHaveAccessibleName('Type All')
      await page.keyboard.press(move)
      await expect(active).toHaveText(option)
      await page.keyboard.press(back)
      await expect(active).toHaveText('All')
      await page.keyboard.press('Escape')
      await expect(site.list).toHaveCount(0)
      await expect(button).toBeFocused()
    }
  })
  await step('typed letters find an option, and Enter chooses it', async () => {
    await site.select('technology').press('Enter')
    await expect(site.list).toBeVisible()
    await expectNoFindings(page, '[role="search"]')
    await page.keyboard.type('dj')
    await expect(active).toHaveText('Django')
    await page.keyboard.press('Enter')
    await expect(site.list).toHaveCount(0)
    await expect(site.select('technology')).toBeFocused()
    await expect(page).toHaveURL(at('/projects?tech=Django'))
    await expect(site.cards).toHaveText(['Nightsweep', 'Margin'])
  })
})
