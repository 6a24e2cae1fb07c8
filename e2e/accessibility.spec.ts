import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import {
  expectOpen,
  featured,
  illustrated,
  openByCard,
  searchBox,
  select,
  viewerOf,
} from './support/projects'
import { expect, narrowOnly, open, scrollTo, test } from './support/test'

/** Everything that axe finds, by rule and place. What still moves would be measured half faded: it is let come to rest. */
async function findings(page: Page, builder = new AxeBuilder({ page })): Promise<string[]> {
  await page.evaluate(async () => {
    for (const armed of document.querySelectorAll('.hidden')) armed.classList.add('animate')
    await new Promise((done) => requestAnimationFrame(done))
    await Promise.all(
      document
        .getAnimations()
        .filter((one) => one.timeline === document.timeline)
        .map((one) => one.finished.catch(() => {})),
    )
  })
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

for (const mode of ['light', 'dark'] as const) {
  test.describe(`${mode} mode`, () => {
    test.use({ colorScheme: mode })

    test(`C1 no accessibility finding on either screen, ${mode}`, async ({ page }) => {
      for (const path of ['/', '/projects']) {
        await open(page, path)
        expect(await findings(page), path).toEqual([])
        await scrollTo(page, 2000)
        expect(await findings(page), `${path}, scrolled`).toEqual([])
      }
    })

    test(`H2 no accessibility finding with the menu open, ${mode}`, narrowOnly, async ({ page }) => {
      await open(page, '/')
      await page.getByRole('button', { name: words.menu.label }).tap()
      await expect(page.getByRole('menu')).toBeVisible()
      expect(await findings(page)).toEqual([])
    })

    test(`G4 W2 no accessibility finding with a dialog, a second one, and a toast, ${mode}`, async ({
      page,
    }) => {
      await open(page, '/projects')
      const dialog = await openByCard(page, illustrated())
      await dialog.getByRole('button', { name: words.dialog.copyLink }).click()
      await expect(page.getByText(saying(words.dialog.linkCopied, words.toasts.copyRefused))).toBeVisible()
      expect(await findings(page), 'dialog and toast').toEqual([])
      await dialog
        .getByRole('button', { name: saying(words.dialog.enlarge) })
        .first()
        .click()
      await expectOpen(viewerOf(page, illustrated()))
      expect(await findings(page), 'second dialog').toEqual([])
    })

    test(`G12 G13 no accessibility finding with a list open and without results, ${mode}`, async ({
      page,
    }) => {
      await open(page, '/projects')
      await page.getByRole('button', { name: saying(words.explorerTools.type) }).click()
      await expect(page.getByRole('listbox')).toBeVisible()
      expect(await findings(page), 'list').toEqual([])
      await page.keyboard.press('Escape')
      await searchBox(page).fill(`${featured().title} and nothing`)
      await searchBox(page).press('Enter')
      await expect(page.getByText(words.results.none)).toBeVisible()
      expect(await findings(page), 'no result').toEqual([])
    })
  })
}

test('G13 the names of the lists are the words they show, closed and open', async ({ page }) => {
  await open(page, '/projects')
  // Not among axe's own choice: it calls the rule experimental (WCAG 2.5.3).
  const names = () =>
    findings(page, new AxeBuilder({ page }).include('search').withRules('label-content-name-mismatch'))
  for (const label of ['Type', 'Sort'] as const) {
    const button = select(page, label)
    const shown = async () => (await button.innerText()).replace(/\s+/g, ' ').trim()
    expect(await names(), label).toEqual([])
    await expect(button).toHaveAccessibleName(await shown())
    await button.click()
    await expect(page.getByRole('listbox')).toHaveAccessibleName(await shown())
    expect(await names(), `${label}, open`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(button).toHaveAccessibleName(await shown())
  }
})
