import { shownSections } from '@/components/frame/navigation'
import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { expectNoFindings } from '@/e2e/support/axe'
import { featured, has, hasIllustrated, hasTools, illustrated } from '@/e2e/support/projects'
import { expect, test } from '@/e2e/support/test'

// States, not the transitions to them. `visit.spec.ts` examines the pages as they open.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the home page has no accessibility violations', { tag: ['@every-width', '@G2', '@H2', '@R1'] }, async ({
  page,
  isMobile,
  site,
  step,
}) => {
  await site.open('/')
  await step('the skip link', () => page.keyboard.press('Tab'))
  await expectNoFindings(page, '.skip-link')
  if (isMobile && has(shownSections(content)[0], 'sections'))
    await step('the open menu', async () => {
      await site.menuButton.tap()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectNoFindings(page, 'header')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    })
  if (has(content.projects[0], 'projects'))
    await step('a card with the focus, and one under the pointer', async () => {
      await page.keyboard.press('Tab')
      await site.card(featured()).focus()
      await site.expectOverlay(featured(), true)
      await expectNoFindings(page, '.project:has(:focus)')
      if (isMobile) return
      await site.card(featured()).hover()
      await expectNoFindings(page, '.project:has([data-hovered])')
    })
  if (await site.reaches(2000))
    await step('back-to-top', async () => {
      await site.scrollTo(2000)
      await expect(site.top).toBeVisible()
      await expectNoFindings(page, 'button[data-shown]')
    })
})

test('the projects have no accessibility violations', {
  tag: ['@every-width', '@G4', '@G12', '@G13', '@W2'],
}, async ({ page, site, step }) => {
  await site.open('/projects')
  if (!has(content.projects[0], 'projects')) return
  if (hasTools()) {
    await step('an open list', async () => {
      await site.select('Type').click()
      await expect(site.list).toBeVisible()
      await expectNoFindings(page, '[role="search"]')
      await page.keyboard.press('Escape')
      await expect(site.list).toHaveCount(0)
    })
    await step('no result', async () => {
      await site.search(`${featured().title} and nothing`)
      await expectNoFindings(page, 'main')
      await site.search('')
    })
  }
  if (!hasIllustrated()) return
  const dialog = await site.openByCard(illustrated())
  await step('a project with a toast above it', async () => {
    await dialog.getByRole('button', { name: words.dialog.copyLink }).click()
    // It stays while it has the focus. A hover would end as soon as a screenshot changes the emulated device.
    await site.dismiss.focus()
    await expectNoFindings(page)
    await site.dismiss.click()
  })
  await step('its larger view', async () => {
    await site.openLarger(dialog)
    await expectNoFindings(page)
  })
})
