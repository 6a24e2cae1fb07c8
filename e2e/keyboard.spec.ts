import type { Locator, Page } from '@playwright/test'
import { navigationOf } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import { featured, hasIllustrated, illustrated, needed, rareType, types } from './support/projects'
import { enlarge, hasFocus } from './support/site'
import { at, expect, test } from './support/test'

const items = navigationOf(content)

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Presses Tab, in both directions, until the focus has gone around a dialog. */
async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog.locator('a, button').count()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop <= stops; stop++) {
      await page.keyboard.press(key)
      expect(await hasFocus(dialog), `${key}, ${stop}`).toBe(true)
    }
}

/** Leaves a project as many frames after its dialog, or for Back its address, is there. Runs in the page. */
async function leaveSoon([way, count]: readonly ['Escape' | 'Back', number]) {
  const isThere = () =>
    way === 'Back' ? location.search.includes('project=') : document.querySelector('[role="dialog"]')
  while (!isThere()) await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  if (way === 'Back') return history.back()
  const press = { key: 'Escape', bubbles: true, cancelable: true }
  for (let times = 0; times < 2; times++)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press))
}

test('G2 G3 G4 G6 H2 H3 R2 W2 home by keyboard', async ({ page, site, step }) => {
  await site.open('/')
  await step('R2 the first stop leads past the header', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: words.page.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/#content'))
  })
  if (await site.reaches(1200))
    await step('H3 the header stays while the focus is inside, and comes for it', async () => {
      const resume = site.banner.getByRole('link', { name: saying(words.header.resume) })
      await resume.focus()
      await site.scrollTo(1200)
      await site.settle()
      await expect(site.banner).toBeInViewport({ ratio: 1 })
      await resume.blur()
      await expect(site.banner).not.toBeInViewport()
      await resume.focus()
      await expect(site.banner).toBeInViewport({ ratio: 1 })
    })
  if (items.length > 1)
    await step('H2 the menu works by keys, and its choice takes the focus along', async () => {
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
  if (!content.featuredProjects[0]) return
  const card = site.card(featured())
  await step('G2 the focus fades the picture and shows the title; leaving resets', async () => {
    await card.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(card.locator('img')).toHaveCSS('opacity', '0.3')
    await site.expectOverlay(featured(), true)
    await page.keyboard.press('Shift+Tab')
    await expect(card.locator('img')).toHaveCSS('opacity', '1')
    await site.expectOverlay(featured(), false)
  })
  // First, while the code of the dialog has never run.
  for (const width of [390, 1440]) {
    await site.resize(width)
    for (const way of ['Escape', 'Back'] as const)
      await step(`G3 G6 at ${width} px ${way} leads to the card however soon it comes`, async () => {
        for (const frames of [0, 1, 5]) {
          await card.press('Enter')
          await page.evaluate(leaveSoon, [way, frames] as const)
          await expect(page).not.toHaveURL(/project=/)
          await site.expectBackAt(featured())
        }
      })
  }
  for (const key of ['Enter', 'Space'])
    await step(`G3 G4 ${key} opens a project, Tab stays in it, Escape leads back`, async () => {
      await card.press(key)
      await expectFocusKept(page, await site.opened(featured()))
      const before = await site.scrollY()
      await page.keyboard.press('PageDown')
      await site.settle()
      expect(await site.scrollY()).toBe(before)
      await page.keyboard.press('Escape')
      await expect.poll(() => hasFocus(card)).toBe(true)
      // Another one while it leaves takes the focus from nothing.
      await page.keyboard.press('Escape')
      expect(await hasFocus(card)).toBe(true)
      await site.expectBackAt(featured())
    })
  await step('G4 G6 Back and at once Forward: it is open again, with the focus in it', async () => {
    await card.press('Enter')
    const dialog = await site.opened(featured())
    // Within the 300 ms that the dialog takes to leave.
    await page.evaluate(() => {
      addEventListener('popstate', () => setTimeout(() => history.forward(), 20), { once: true })
      history.back()
    })
    await site.opened(featured())
    await expect.poll(() => hasFocus(dialog)).toBe(true)
    await expect(page).toHaveURL(/project=/)
    await site.escapeTo(featured())
  })
  if (hasIllustrated) {
    const dialog = site.dialogOf(illustrated())
    const larger = enlarge(dialog).first()
    await step('G4 the larger view keeps the focus, and Escape closes it alone, however soon', async () => {
      await site.card(illustrated()).press('Enter')
      await expectFocusKept(page, await site.openLarger(await site.opened(illustrated())))
      for (const frames of [0, 1, 5]) {
        await page.keyboard.press('Escape')
        await expect(site.viewerOf(illustrated())).toHaveCount(0)
        await expect(larger).toBeFocused()
        await larger.press('Enter')
        await expect(site.viewerOf(illustrated())).toHaveCount(1)
        for (let frame = 0; frame < frames; frame++)
          await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      await page.keyboard.press('Escape')
      await expect(site.viewerOf(illustrated())).toHaveCount(0)
      await expect(larger).toBeFocused()
    })
    await step('W2 within a dialog the Escape of a toast leaves the dialog open', async () => {
      const copyLink = dialog.getByRole('button', { name: words.dialog.copyLink })
      await copyLink.press('Enter')
      await site.dismiss.press('Escape')
      await expect(site.dismiss).toHaveCount(0)
      await expect(copyLink).toBeFocused()
      await site.opened(illustrated())
      await site.escapeTo(illustrated())
    })
  }
})

test('G4 G13 projects by keyboard', async ({ page, site, step }) => {
  needed(content.projects[0], 'projects')
  await site.open('/projects')
  const button = site.select('Type')
  const active = page.locator('[role="option"][data-focus]')
  await step('G13 keys open the list and move in it, and Escape leaves it as it was', async () => {
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
  if (types.length > 1)
    await step('G13 typed letters find a type, and Enter chooses it', async () => {
      await button.press('Enter')
      await expect(site.list).toBeVisible()
      // Not every script is on the keyboard that Playwright has.
      for (const key of rareType().slice(0, 3)) await site.list.dispatchEvent('keydown', { key })
      await expect(active).toHaveText(rareType())
      await page.keyboard.press('Enter')
      await expect(site.list).toHaveCount(0)
      await expect(button).toBeFocused()
      await expect(page).toHaveURL(at(`/projects?${new URLSearchParams({ type: rareType() })}`))
    })
  await step('G13 a press elsewhere leaves the choice as it was', async () => {
    await site.select('Sort').click()
    await page.keyboard.press('ArrowDown')
    await page.mouse.click(5, 500)
    await expect(site.list).toHaveCount(0)
    await expect(page).not.toHaveURL(/sort=/)
  })
  await step('G4 what has the focus in a project lies above the edge where it fades', async () => {
    await site.open('/projects')
    const project = hasIllustrated ? illustrated() : featured()
    await site.card(project).press('Enter')
    const body = (await site.opened(project)).locator('.dialog-body')
    for (const height of [500, 700]) {
      await site.resize(1200, height)
      for (let stops = await body.getByRole('button').count(); stops >= 0; stops -= 1) {
        await page.keyboard.press('Tab')
        expect(await body.evaluate(hiddenFocus), `at ${height} px`).toBeLessThan(1)
      }
    }
    // They take the focus where a project has no screenshots, and a whole ring then.
    await body.evaluate((element) => element.setAttribute('tabindex', '0'))
    await body.focus()
    await expect(body).toHaveCSS('mask-image', 'none')
  })
})

/** How much of what has the focus lies where the words fade, in pixels. Runs in the page. */
function hiddenFocus(body: Element): number {
  const focused = body.querySelector(':focus')?.getBoundingClientRect()
  const fading = Number.parseFloat(getComputedStyle(body).paddingBottom)
  // A screenshot may be taller than what shows of the body.
  if (!focused || focused.height > body.clientHeight - 2 * fading) return 0
  return focused.bottom - (body.getBoundingClientRect().bottom - fading)
}
