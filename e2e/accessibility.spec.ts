import type { Page } from '@playwright/test'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { findings } from './support/axe'
import { openNotFound } from './support/not-found'
import { featured, hasIllustrated, illustrated } from './support/projects'
import { everyWidth, expect, test } from './support/test'

// Nothing to wait for: what is looked at is the state, not the way to it.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowFaults: /Failed to load resource|net::ERR_/ })

/**
 * Asks for every rule in light, and for contrast alone in the dark of the same state: colours are the same at any width, so
 * once is enough.
 *
 * @param part a CSS selector, where only that part of the page has changed
 */
async function expectNone(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await findings(page, part)).toEqual([])
  if ((page.viewportSize()?.width ?? 0) < 768) return
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findings(page, part, 'contrast'), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

test('G2 H2 R1 axe finds nothing at home', everyWidth, async ({ page, isMobile, site, step }) => {
  await site.open('/')
  await step('R1 the whole page', () => expectNone(page))
  await step('R1 the link past the header', () => page.keyboard.press('Tab'))
  await expectNone(page, '.skip-link')
  if (isMobile && shownSections(content)[0])
    await step('H2 the open menu', async () => {
      await site.menuButton.tap()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectNone(page, 'header')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    })
  if (content.projects[0])
    await step('G2 a card with the focus, and one under the pointer', async () => {
      await page.keyboard.press('Tab')
      await site.card(featured()).focus()
      await site.expectOverlay(featured(), true)
      await expectNone(page, '.project:has(:focus)')
      if (isMobile) return
      await site.card(featured()).hover()
      await expectNone(page, '.project:has([data-hovered])')
    })
  await step('H2 Top', async () => {
    await site.scrollTo(2000)
    await expectNone(page, '.back-to-top')
  })
})

test('G4 G12 G13 S3 W2 axe finds nothing at the projects', everyWidth, async ({ page, site, step }) => {
  await step('S3 the page of an unknown address, which has a way home should nothing else work', async () => {
    await openNotFound(page)
    await expectNone(page)
    await page.getByRole('link', { name: words.notFound.home }).click()
    await page.unrouteAll({ behavior: 'wait' })
  })
  await site.open('/projects')
  await step('G12 the whole list', () => expectNone(page))
  if (!content.projects[0]) return
  await step('G13 an open list', async () => {
    await site.select('Type').click()
    await expect(site.list).toBeVisible()
    await expectNone(page, '.toolbar')
    await page.keyboard.press('Escape')
    await expect(site.list).toHaveCount(0)
  })
  await step('G12 no result', async () => {
    await site.search(`${featured().title} and nothing`)
    await expectNone(page, 'main')
    await site.search('')
  })
  if (!hasIllustrated) return
  const dialog = await site.openByCard(illustrated())
  await step('G4 W2 a project with a message above it', async () => {
    await dialog.getByRole('button', { name: words.dialog.copyLink }).click()
    // Under the pointer it stays for as long as it is looked at.
    await site.dismiss.hover()
    await expectNone(page)
    await site.dismiss.click()
  })
  await step('G4 its larger view', async () => {
    await site.openLarger(dialog)
    await expectNone(page)
  })
})
