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

/** Says in which state something was found. */
async function expectNone(page: Page, state: string, part?: string): Promise<void> {
  expect(await findings(page, part), state).toEqual([])
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
    await dialog.getByRole('button', { name: words.dialog.copyLink }).click()
    await expect(page.getByText(saying(words.dialog.linkCopied, words.toasts.copyRefused))).toBeVisible()
    await expectNone(page, 'dialog and toast')
    const enlarge = dialog.getByRole('button', { name: saying(words.dialog.enlarge) })
    await enlarge.first().click()
    await expectOpen(viewerOf(page, illustrated()))
    await expectNone(page, 'larger view')
  },
}

for (const mode of ['light', 'dark'] as const) {
  test.describe(`${mode} mode`, () => {
    test.use({ colorScheme: mode })

    for (const [name, journey] of Object.entries(journeys))
      test(`${name} has no accessibility finding in any state, ${mode}`, async ({ page, isMobile }) => {
        await journey(page, isMobile)
      })
  })
}

test.describe('forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

  for (const [name, journey] of Object.entries(journeys))
    test(`${name} has no accessibility finding in forced colours`, wideOnly, async ({ page, isMobile }) => {
      await journey(page, isMobile)
    })
})

test.describe('an unknown address', () => {
  test.use({ allowFaults: true })

  test('S3 its page has no accessibility finding', async ({ page }) => {
    await openNotFound(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNone(page, colorScheme)
    }
    await page.emulateMedia({ forcedColors: 'active' })
    await expectNone(page, 'forced colours')
  })
})

test('G13 the names of the lists are the words they show, closed and open', async ({ page }) => {
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
