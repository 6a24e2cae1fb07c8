import { content } from '@/content/schema/load'
import { illustrated, needed } from '@/e2e/support/projects'
import { closeButton } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'
import { boxOf, pressAgain } from '@/e2e/support/touch'

// A press acts on what the visitor saw when they pressed.

test.use({ colorScheme: 'light' })
test.beforeEach(() => {
  needed(content.projects[0], 'projects')
})

test('the second half of a double press never activates what the first half opened', {
  tag: ['@G4', '@P1', '@chromium'],
}, async ({ page, site, step }) => {
  await step('the Close of the larger view', async () => {
    await site.open('/')
    const project = illustrated()
    const viewer = await site.openLarger(await site.openByCard(project))
    await pressAgain(page, closeButton(viewer), () => expect(viewer).toHaveCount(0))
    await site.opened(project)
    await site.escapeTo(project)
  })
  // At its edge, which is beside the dialog, and in its middle, where the dialog has its screenshots.
  for (const part of [0.05, 0.5])
    await step(`a card at ${part} of its width opens one dialog, which stays`, async () => {
      await site.open('/')
      const { x, y, width, height } = await boxOf(site.card(illustrated()))
      await pressAgain(page, { x: x + width * part, y: y + height / 2 }, () =>
        page.getByRole('dialog').waitFor({ state: 'attached' }),
      )
      await site.opened(illustrated())
      await site.escapeTo(illustrated())
    })
  await step('View All', async () => {
    await site.open('/')
    await pressAgain(page, site.viewAll, () => expect(site.all).toBeVisible())
    await expect(page).toHaveURL(at('/projects'))
    await site.expectClosed()
  })
})

test('the search waits for composed letters', { tag: ['@G8', '@chromium'] }, async ({ page, site, step }) => {
  await page.clock.install()
  await site.open('/projects')
  await site.searchBox.focus()
  const ime = await page.context().newCDPSession(page)
  await test.step('unfinished letters filter nothing', async () => {
    await ime.send('Input.imeSetComposition', { text: 'zho', selectionStart: 3, selectionEnd: 3 })
    await page.clock.runFor(1500)
    await expect(page).toHaveURL(at('/projects'))
  })
  await step('finished letters do', async () => {
    await ime.send('Input.insertText', { text: '中' })
    await page.clock.runFor(1500)
    await expect(page).toHaveURL(/q=/)
    await expect(site.searchBox).toHaveValue('中')
  })
})
