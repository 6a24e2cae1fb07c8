import type { Page } from '@playwright/test'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import { findings } from './support/axe'
import { openNotFound } from './support/not-found'
import {
  card,
  expectOpen,
  expectOverlay,
  featured,
  illustrated,
  openByCard,
  searchBox,
  select,
  viewerOf,
} from './support/projects'
import { expect, menuButton, open, scrollTo, test, wideOnly } from './support/test'

// Nothing to wait for: what is looked at is the state, not the way to it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Each state is looked at in light, in dark and in forced colours, without coming to it anew. */
const appearances = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

/**
 * Says in which state something was found, and how that looked.
 *
 * @param part a CSS selector, where only that part of the page has changed
 * @param enter comes to a state that does not last, before each look
 */
async function expectNone(
  page: Page,
  state: string,
  part?: string,
  enter?: () => Promise<void>,
): Promise<void> {
  // Forced colours are those of desktops.
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768
  for (const appearance of isNarrow ? appearances.slice(0, 2) : appearances) {
    await page.emulateMedia(appearance)
    await enter?.()
    expect(await findings(page, part), `${state}, ${Object.values(appearance)}`).toEqual([])
  }
}

/** Each loads a page once and goes through its states; what changes only a part is looked for there. */
const journeys: Record<string, (page: Page, isNarrow: boolean) => Promise<void>> = {
  async 'H2 G2 the home page'(page, isNarrow) {
    await open(page, '/')
    await expectNone(page, 'whole')
    await page.keyboard.press('Tab')
    await expectNone(page, 'skip link', '.skip-link')
    if (isNarrow) {
      await menuButton(page).tap()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectNone(page, 'menu', 'header')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    } else {
      await page.getByRole('link', { name: saying(words.intro.projects, words.intro.resume) }).hover()
      await expectNone(page, 'pointer on a button', '.intro-actions')
      await card(page, featured()).hover()
      await expectOverlay(page, featured(), true)
      await expectNone(page, 'pointer on a card', '.project:has([data-hovered])')
    }
    await page.keyboard.press('Tab')
    await card(page, featured()).focus()
    await expectOverlay(page, featured(), true)
    await expectNone(page, 'focus on a card', '.project:has(:focus)')
    await scrollTo(page, 2000)
    await expectNone(page, 'back to top', '.back-to-top')
  },

  async 'G4 G12 G13 W2 the projects'(page, isNarrow) {
    await open(page, '/projects')
    await expectNone(page, 'whole')
    for (const label of ['Type', 'Sort'] as const) {
      await select(page, label).click()
      await expect(page.getByRole('listbox')).toBeVisible()
      await expectNone(page, `${label}, open`, 'search')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toHaveCount(0)
    }
    await searchBox(page).fill(`${featured().title} and nothing`)
    await searchBox(page).press('Enter')
    const clear = page.getByRole('button', { name: words.results.clear })
    await expect(clear).toBeVisible()
    await expectNone(page, 'no result', 'main')
    if (!isNarrow) {
      await clear.hover()
      await expectNone(page, 'pointer on a button', 'main')
    }
    await clear.click()
    const dialog = await openByCard(page, illustrated())
    await expectNone(page, 'dialog and toast', 'html', async () => {
      await dialog.getByRole('button', { name: words.dialog.copyLink }).click()
      const toast = page.getByText(saying(words.dialog.linkCopied, words.toasts.copyRefused))
      await expect(toast).toBeVisible()
    })
    const enlarge = dialog.getByRole('button', { name: saying(words.dialog.enlarge) })
    await enlarge.first().click()
    await expectOpen(viewerOf(page, illustrated()))
    await expectNone(page, 'larger view')
  },
}

for (const [name, journey] of Object.entries(journeys))
  test(`${name} has no accessibility finding in any state and mode`, async ({ page, isMobile }) => {
    test.slow()
    await journey(page, isMobile)
  })

test.describe('an unknown address', () => {
  test.use({ allowFaults: true })

  test('S3 its page has no accessibility finding', wideOnly, async ({ page }) => {
    await openNotFound(page)
    await expectNone(page, 'whole')
  })
})

test('G13 the names of the lists are the words they show, closed and open', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  for (const label of ['Type', 'Sort'] as const) {
    const button = select(page, label)
    const shown = async () => (await button.innerText()).replace(/\s+/g, ' ').trim()
    await expect(button).toHaveAccessibleName(await shown())
    await button.click()
    await expect(page.getByRole('listbox')).toHaveAccessibleName(await shown())
    await page.keyboard.press('Escape')
    await expect(button).toHaveAccessibleName(await shown())
  }
})
