import { content } from '@/content/site'
import * as words from '@/content/words'
import { card, dialogOf, expectOpen, expectOverlay, featured, openByCard } from './support/projects'
import { expect, narrowOnly, open, settle, test, wideOnly } from './support/test'

test('G1 the grid has one, two and three columns, 1.5 rem apart', wideOnly, async ({ page }) => {
  for (const path of ['/', '/projects']) {
    await open(page, path)
    const grid = page.getByRole('list').filter({ has: card(page, featured()) })
    for (const [width, columns] of [
      [390, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const style = await grid.evaluate((element) => {
        const { gridTemplateColumns, columnGap, rowGap } = getComputedStyle(element)
        return { columns: gridTemplateColumns.split(' ').length, columnGap, rowGap }
      })
      expect(style, `at ${width} px`).toEqual({ columns, columnGap: '24px', rowGap: '24px' })
    }
  }
})

test('G2 a card shows its first screenshot, or else its logo', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  for (const project of content.projects) {
    const picture = card(page, project).locator('img')
    await expect(picture).toHaveCount(1)
    await expect(picture).toHaveAttribute('alt', project.src[0]?.alt ?? '')
  }
})

test(
  'G2 the pointer or keyboard focus fades the picture and shows the title; leaving resets',
  wideOnly,
  async ({ page }) => {
    await open(page, '/')
    const shown = card(page, featured())
    const picture = shown.locator('img')
    await expectOverlay(page, featured(), false)
    await shown.hover()
    await expect(picture).toHaveCSS('opacity', '0.3')
    await expectOverlay(page, featured(), true)
    await page.mouse.move(2, 2)
    await expect(picture).toHaveCSS('opacity', '1')
    await expectOverlay(page, featured(), false)

    await page.keyboard.press('Tab')
    await shown.focus()
    await expect(picture).toHaveCSS('opacity', '0.3')
    await expectOverlay(page, featured(), true)
    await page.keyboard.press('Tab')
    await expect(picture).toHaveCSS('opacity', '1')
    await expectOverlay(page, featured(), false)
  },
)

test(
  'G2 on a touch screen the title is readable without hover, and a tap opens',
  narrowOnly,
  async ({ page }) => {
    await open(page, '/')
    const shown = card(page, featured())
    await expect(shown.getByRole('heading', { name: featured().title })).toBeVisible()
    await shown.tap()
    await expectOpen(dialogOf(page, featured()))
  },
)

test('G2 a touch that moves more than 5 px is a drag and opens nothing', narrowOnly, async ({ page }) => {
  await open(page, '/projects')
  const shown = card(page, featured())
  await shown.scrollIntoViewIfNeeded()
  const box = await shown.boundingBox()
  const touch = await page.context().newCDPSession(page)
  const drag = async (by: number) => {
    const at = (dx: number) => [{ x: (box?.x ?? 0) + 60 + dx, y: (box?.y ?? 0) + 60 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(by) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await settle(page)
  }
  const address = page.url()
  for (const by of [6, 9, 40, -200]) {
    await drag(by)
    expect(page.url(), `dragged by ${by} px`).toBe(address)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await drag(4)
  await expectOpen(dialogOf(page, featured()))
})

test('G3 click, Enter and Space open the project', wideOnly, async ({ page }) => {
  await open(page, '/')
  for (const press of [
    () => card(page, featured()).click(),
    () => card(page, featured()).press('Enter'),
    () => card(page, featured()).press(' '),
  ]) {
    await press()
    await expectOpen(dialogOf(page, featured()))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(card(page, featured())).toBeFocused()
  }
})

test('G3 closing clears the hover state of the card and gives it the focus', wideOnly, async ({ page }) => {
  await open(page, '/')
  const shown = card(page, featured())
  await shown.scrollIntoViewIfNeeded()
  const dialog = await openByCard(page, featured())
  await dialog.getByRole('button', { name: words.dialog.close, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(shown).toBeFocused()
  await expect(shown.locator('img')).toHaveCSS('opacity', '1')
  // Also where the pointer still rests over the card.
  await shown.hover()
  await expect(shown.locator('img')).toHaveCSS('opacity', '0.3')
  await page.mouse.down()
  await page.mouse.up()
  await expectOpen(dialogOf(page, featured()))
  await page.mouse.move(4, 450)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(shown).toBeFocused()
  await expect(shown.locator('img')).toHaveCSS('opacity', '1')
})

test('G3 a card opens in a new tab for whoever asks for one', wideOnly, async ({ page, context }) => {
  const project = featured()
  await open(page, '/projects')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    card(page, project).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expectOpen(dialogOf(tab, featured()))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
