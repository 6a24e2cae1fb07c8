import type { Page } from '@playwright/test'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { findings } from './support/axe'
import { openNotFound } from './support/not-found'
import {
  card,
  expectOverlay,
  featured,
  illustrated,
  openByCard,
  openLarger,
  search,
  select,
} from './support/projects'
import { expect, menuButton, open, scrollTo, test } from './support/test'

// Nothing to wait for: what is looked at is the state, not the way to it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowFaults: /Failed to load resource|net::ERR_/ })

const otherAppearances = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

/**
 * Asks for every rule in light, and for contrast alone in the other appearances of the same state.
 *
 * @param part a CSS selector, where only that part of the page has changed
 */
async function expectNone(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  expect(await findings(page, part)).toEqual([])
  // Forced colours are those of desktops.
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768
  for (const appearance of isNarrow ? otherAppearances.slice(0, 1) : otherAppearances) {
    await page.emulateMedia(appearance)
    expect(await findings(page, part, 'contrast'), Object.values(appearance).join()).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
}

/** The levels and words of the headings, in the order in which they are heard. */
const outline = (page: Page, part: string) =>
  page
    .locator(`${part} :is(h1, h2, h3)`)
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => `${one.tagName} ${one.textContent?.trim()}`),
    )

test('G2 H2 R1 the home page has no accessibility finding in any state and mode', async ({
  page,
  isMobile,
  step,
}) => {
  await open(page, '/')
  await step('R1 the whole page, with a heading for each part', async () => {
    const headings = await outline(page, 'main')
    expect(headings.filter((one) => /^H[12]/.test(one))).toEqual([
      `H1 ${content.profile.name}`,
      ...shownSections(content).map((id) => `H2 ${content.sections[id].heading}`),
    ])
    await expectNone(page)
  })
  await step('R1 the link past the header', async () => {
    await page.keyboard.press('Tab')
    await expectNone(page, '.skip-link')
  })
  if (isMobile && shownSections(content)[0])
    await step('H2 the open menu', async () => {
      await menuButton(page).tap()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectNone(page, 'header')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    })
  if (content.projects[0])
    await step('G2 a card with the focus, and one under the pointer', async () => {
      await page.keyboard.press('Tab')
      await card(page, featured()).focus()
      await expectOverlay(page, featured(), true)
      await expectNone(page, '.project:has(:focus)')
      if (isMobile) return
      await card(page, featured()).hover()
      await expectNone(page, '.project:has([data-hovered])')
    })
  await step('H2 Top', async () => {
    await scrollTo(page, 2000)
    await expectNone(page, '.back-to-top')
  })
})

test('G4 G12 G13 S3 W2 the projects have no accessibility finding in any state and mode', async ({
  page,
  step,
}) => {
  await step('S3 the page of an unknown address, which has a way home should nothing else work', async () => {
    await openNotFound(page)
    await expectNone(page)
    await page.getByRole('link', { name: words.notFound.home }).click()
    await page.unrouteAll({ behavior: 'wait' })
  })
  await open(page, '/projects')
  await step('G12 the whole list', () => expectNone(page))
  if (!content.projects[0]) return
  await step('G13 an open list', async () => {
    await select(page, 'Type').click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectNone(page, '.toolbar')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })
  await step('G12 no result', async () => {
    await search(page, `${featured().title} and nothing`)
    await expectNone(page, 'main')
    await page.getByRole('button', { name: words.results.clear }).click()
  })
  if (!content.featuredProjects.some(({ src }) => src.length > 1)) return
  const dialog = await openByCard(page, illustrated())
  await step('G4 W2 a project with a message above it', async () => {
    expect(await outline(page, '[role="dialog"]')).toEqual([`H2 ${illustrated().title}`])
    await dialog.getByRole('button', { name: words.dialog.copyLink }).click()
    const dismiss = page.getByRole('button', { name: words.toasts.dismiss })
    // Under the pointer it stays for as long as it is looked at.
    await dismiss.hover()
    await expectNone(page)
    await dismiss.click()
  })
  await step('G4 its larger view', async () => {
    await openLarger(page, dialog)
    await expectNone(page)
  })
})
