import { expectNoFindings } from '@/e2e/support/axe'
import { closeButton, enlarge } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'
import { boxOf } from '@/e2e/support/touch'

test.use({ colorScheme: 'light' })

test('the projects work by mouse', {
  tag: ['@C4', '@G2', '@G3', '@G4', '@G5', '@G6', '@P1', '@W1'],
}, async ({ page, site, step }) => {
  await site.open('/')
  await step('the featured projects are in their order', async () => {
    const titles = ['Snip', 'Deadlinks', 'Nightsweep', 'Issue Tide', 'Shelfscan', 'Parlor']
    await expect(site.cards).toHaveText(titles)
  })
  await step('the pointer fades the picture and shows the title until it leaves', async () => {
    await site.expectOverlay('Snip', false)
    await site.card('Snip').hover()
    await site.expectOverlay('Snip', true)
    await expectNoFindings(page, 'li:has(a:hover)')
    await page.mouse.move(2, 2)
    await site.expectOverlay('Snip', false)
  })
  await step('a project shows what it is, and Close returns to its card and picture', async () => {
    const dialog = await site.openByCard('Snip')
    for (const text of ['2025 Jun', 'one press on the toolbar', 'Redirects answer in 9 ms', 'Short codes'])
      await expect(dialog.getByText(text)).toBeInViewport()
    await closeButton(dialog).click()
    await site.expectBackAt('Snip')
    await site.expectOverlay('Snip', false)
  })
  await step('only a plain press beside a project closes it', async () => {
    const dialog = await site.openByCard('Deadlinks')
    await dialog.getByRole('heading', { level: 2 }).click()
    for (const button of ['right', 'middle'] as const) await page.mouse.click(3, 3, { button })
    await site.settle()
    await site.opened('Deadlinks')
    await page.mouse.click(3, 3)
    await site.expectClosed()
  })
  await step('the page scrolls only after the dialog has closed', async () => {
    const dialog = await site.openByCard('Snip')
    const before = await site.scrollY()
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 600)
    await dialog.getByText('one press on the toolbar').hover()
    for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, 900)
    await site.settle()
    expect(await site.scrollY()).toBe(before)
    await site.escapeTo('Snip')
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => site.scrollY()).toBeLessThan(before)
  })
  const dialog = site.dialog('Snip')
  await step('its screenshots are in a slider that does not advance automatically', async () => {
    await site.openByCard('Snip')
    await expect(dialog.getByRole('button', { name: 'Pause the slides' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Previous slide' }).click()
    await expect(enlarge(dialog)).toHaveCount(1)
    await expect(enlarge(dialog)).toHaveAccessibleName(/^Enlarge: One link in detail/)
  })
  for (const [how, leave] of [
    ['a press beside it', () => page.mouse.click(2, 2)],
    ['a double press on Close', () => closeButton(site.viewer).dblclick()],
  ] as const)
    await step(`the screenshot opens larger, and ${how} closes only that`, async () => {
      const viewer = await site.openLarger(dialog)
      await expect(viewer.getByText('One link in detail')).toBeVisible()
      await leave()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(enlarge(dialog)).toBeFocused()
    })
  await step('both survive resizing and another colour mode, and Back closes both', async () => {
    await site.openLarger(dialog)
    for (const width of [390, 1440]) await site.resize(width)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(site.viewer).toBeVisible()
    await page.goBack()
    await site.expectClosed()
    await expect(page).toHaveURL(at('/'))
  })
  // At its edge, which is beside the dialog, and in the middle, where the dialog is.
  for (const part of [0.05, 0.5])
    await step(`a double press at ${part} of a card opens one dialog, which stays`, async () => {
      const { x, y, width, height } = await boxOf(site.picture('Snip'))
      await page.mouse.dblclick(x + width * part, y + height / 2)
      await site.opened('Snip')
      await site.escapeTo('Snip')
    })
  await step('a double press on View All opens all projects, and none of them', async () => {
    await site.viewAll.dblclick()
    await expect(site.all).toBeVisible()
    await expect(page).toHaveURL(at('/projects'))
    await site.expectClosed()
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.resourceType()))
  await step('a project opens without a request, and Back returns to its card', async () => {
    await site.openByCard('Deadlinks')
    expect(requests.filter((type) => type === 'fetch' || type === 'document')).toEqual([])
    await expect(page).toHaveURL(at('/projects?project=deadlinks'))
    await page.goBack()
    await site.expectBackAt('Deadlinks')
  })
  for (const [title, path] of [
    ['Tally', '/projects'],
    ['Parlor', '/'],
  ] as const)
    await step(`a technique in a project that ${path} opened leads to the top of the list`, async () => {
      await site.resize(1280, 800)
      if (path === '/') await page.goBack()
      const dialog = await site.openByCard(title)
      await dialog.getByRole('link', { name: 'JavaScript' }).click()
      await expect(page).toHaveURL(at('/projects?tech=JavaScript'))
      await site.expectClosed()
      await site.settle()
      expect(await site.scrollY()).toBe(0)
      await page.goBack()
    })
})

test('a label of the map opens its project, and gets the focus back', {
  tag: ['@G6', '@I3'],
}, async ({ page, site, step }) => {
  await site.open('/')
  await step('every featured project has a label with its year', async () => {
    const labels = 'Snip2025 Deadlinks2025 Nightsweep2024 Issue Tide2024 Shelfscan2023 Parlor2023'
    await expect(site.summit('')).toHaveText(labels.split(/(?<=\d) /))
  })
  await step('a press opens the project, at the top of the page', async () => {
    await site.summit('Parlor').click()
    await site.opened('Parlor')
    await expect(page).toHaveURL(at('/?project=parlor'))
    await page.keyboard.press('Escape')
    await site.expectClosed()
    await expect(page.locator('a:focus')).toHaveText('Parlor2023')
    expect(await site.scrollY()).toBe(0)
    await expect(page).toHaveURL(at('/'))
  })
})

test('the page behind a project moves only if the visitor moves it', {
  tag: ['@G3', '@G4', '@G6'],
}, async ({ page, site, step }) => {
  const card = site.card('Snip')
  await site.open('/projects')
  // Its script is there from now on.
  await site.openByCard('Snip')
  await site.escapeTo('Snip')
  for (const [what, scroll] of [
    ['a smooth scroll', () => page.evaluate(() => window.scrollTo({ top: 9999, behavior: 'smooth' }))],
    ['a scroll by a key', () => page.keyboard.press('End')],
  ] as const)
    await step(`a press during ${what} stops it`, async () => {
      await site.scrollTo(0)
      const places = card.evaluate(pressOnScroll)
      await scroll()
      expect(new Set(await places).size, 'scroll positions behind the dialog').toBe(1)
      await site.escapeTo('Snip')
    })
  await step('Forward opens it at another place, and its card then comes into view', async () => {
    await site.scrollTo(1200)
    await page.goForward()
    await site.opened('Snip')
    expect(await site.scrollY()).toBe(1200)
    await site.escapeTo('Snip')
    await expect(card).toBeInViewport()
  })
})

/**
 * Presses a card as soon as the page scrolls. Runs in the page.
 *
 * @returns the scroll positions once the dialog is open
 */
async function pressOnScroll(card: Element): Promise<number[]> {
  while (window.scrollY === 0) await new Promise(requestAnimationFrame)
  card.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const places: number[] = []
  while (places.length < 30) {
    await new Promise(requestAnimationFrame)
    if (document.querySelector('[role="dialog"]')) places.push(window.scrollY)
  }
  // The compositor may be a frame ahead.
  return places.slice(2)
}
