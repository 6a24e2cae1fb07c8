import type { Locator, Page } from '@playwright/test'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import { expectGrown, expectOpen, illustrated, openByCard, viewerOf } from './support/projects'
import { banner, expect, open, scrollTo, test, wideOnly } from './support/test'

const widths = [320, 390, 768, 1024, 1200, 1440]

/** Turns the page as `<html dir="rtl">` of another language would, or back. */
async function turn(page: Page, dir = 'rtl'): Promise<void> {
  await page.locator('html').evaluate((html, value) => {
    html.setAttribute('dir', value)
  }, dir)
}

/** How far an element stands from the left and from the right edge of the window. */
function edges(element: Locator): Promise<{ left: number; right: number }> {
  return element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    return { left, right: document.documentElement.clientWidth - right }
  })
}

/** What stands out of the window. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`page: ${scrollWidth} in ${clientWidth}`] : []
    for (const element of document.querySelectorAll<HTMLElement>('a, button, input, h1, h2, h3, p, li')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('.sr-only, [data-closed]')) continue
      const { left, right, width } = element.getBoundingClientRect()
      if (width > 1 && (right > clientWidth + 1 || left < -1)) wide.push(element.innerText.slice(0, 30))
    }
    return wide
  })
}

test('O8 from right to left the header and the signal line stand on the other side', async ({ page }) => {
  await open(page, '/')
  const brand = banner(page).getByRole('link').first()
  const line = page.locator('.signal-line')
  const places = async () => {
    await scrollTo(page, 0)
    return Promise.all([brand, line].map(edges))
  }
  await turn(page, 'ltr')
  const before = await places()
  for (const { left, right } of before) expect(left).toBeLessThan(right)
  await turn(page)
  const after = await places()
  for (const [i, { left, right }] of after.entries()) {
    expect(right).toBeLessThan(left)
    expect(right).toBeCloseTo(before[i]?.left ?? 0, 0)
  }
})

test(
  'O8 from right to left nothing is wider than the window, the dialog included',
  wideOnly,
  async ({ page }) => {
    for (const path of ['/', '/projects']) {
      await open(page, path)
      await turn(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await outside(page), `${path} at ${width} px`).toEqual([])
      }
    }
    const dialog = await openByCard(page, illustrated())
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await outside(page), `dialog at ${width} px`).toEqual([])
    }
    await dialog
      .getByRole('button', { name: saying(words.dialog.enlarge) })
      .first()
      .click()
    await expectOpen(viewerOf(page, illustrated()))
    await expectGrown(viewerOf(page, illustrated()))
    for (const width of [...widths, 844]) {
      await page.setViewportSize({ width, height: width === 844 ? 390 : 900 })
      expect(await outside(page), `larger view at ${width} px`).toEqual([])
    }
  },
)

test('O8 from right to left the dialog closes on the other side, and its arrows point the other way', async ({
  page,
}) => {
  await open(page, '/')
  await turn(page)
  const dialog = await openByCard(page, illustrated())
  const close = await edges(dialog.getByRole('button', { name: words.dialog.close }).first())
  expect(close.left).toBeLessThan(close.right)
  const next = dialog.getByRole('button', { name: words.slider.next })
  await expect(next.locator('svg')).toHaveCSS('scale', '-1 1')
  const previous = await edges(dialog.getByRole('button', { name: words.slider.previous }))
  expect((await edges(next)).left).toBeLessThan(previous.left)
})
