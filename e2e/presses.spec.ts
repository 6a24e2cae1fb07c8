import { content } from '@/content/schema/load'
import { featured, illustrated, needed } from '@/e2e/support/projects'
import { closeButton } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'
import { pressAgain } from '@/e2e/support/touch'

// A press acts on what the visitor saw when they pressed.

test.use({ colorScheme: 'light' })
test.beforeEach(() => {
  needed(content.projects[0], 'projects')
})

test('the second half of a double press never activates what the first half opened', {
  tag: ['@G4', '@P1', '@chromium'],
}, async ({ page, site, step }) => {
  // Just below the limit after which a press counts as new. It is ahead of the clock, so each step opens the page again.
  const times = [460]
  await step('View All', async () => {
    await site.open('/')
    await pressAgain(page, site.viewAll, times, () => expect(site.all).toBeVisible())
    await expect(page).toHaveURL(at('/projects'))
    await site.expectClosed()
  })
  await step('the Close of the larger view', async () => {
    await site.open('/')
    const project = illustrated()
    const viewer = await site.openLarger(await site.openByCard(project))
    await pressAgain(page, closeButton(viewer), times, () => expect(viewer).toHaveCount(0))
    await site.opened(project)
    await site.escapeTo(project)
  })
  await step('beside a project', async () => {
    await site.open('/')
    await site.card(featured()).scrollIntoViewIfNeeded()
    const box = needed(await site.card(featured()).boundingBox(), 'card')
    await site.openByCard(featured())
    await pressAgain(page, { x: box.x + 12, y: Math.max(90, box.y + 40) }, times, () => site.expectClosed())
    await site.expectClosed()
    await expect(page).toHaveURL(at('/'))
  })
  // At the edge of the card, which is beside the dialog, and in its middle, where the dialog has its screenshots.
  for (const [presses, part] of [
    [[120, 240], 0.05],
    [[120], 0.5],
  ] as const)
    await step(`${presses.length + 1} presses on a card open one dialog, which stays`, async () => {
      await site.open('/')
      await site.card(illustrated()).scrollIntoViewIfNeeded()
      const { x, y, width, height } = needed(await site.card(illustrated()).boundingBox(), 'card')
      await pressAgain(page, { x: x + width * part, y: y + height / 2 }, presses, () =>
        page.getByRole('dialog').waitFor({ state: 'attached' }),
      )
      await site.opened(illustrated())
      await site.escapeTo(illustrated())
    })
})

test('a key held down acts once', { tag: ['@G3', '@G4', '@H2'] }, async ({ page, site, step }) => {
  const hold = async (key: string) => {
    for (let times = 0; times < 12; times++) {
      await page.keyboard.down(key)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await page.keyboard.up(key)
  }
  await site.open('/')
  await step('Escape closes the larger view alone', async () => {
    const project = illustrated()
    const viewer = await site.openLarger(await site.openByCard(project))
    await hold('Escape')
    await expect(viewer).toHaveCount(0)
    await site.opened(project)
    await site.escapeTo(project)
  })
  await step('Shift and Space scroll, and open nothing', async () => {
    await site.card(featured()).press('Shift+Space')
    await site.settle()
    await site.expectClosed()
    await expect(page).toHaveURL(at('/'))
  })
  await step('Enter opens the menu and chooses nothing', async () => {
    await site.scrollTo(0)
    await site.resize(390)
    await site.menuButton.focus()
    await hold('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(page).toHaveURL(at('/'))
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
