import type { Page } from '@playwright/test'
import * as words from '@/content/words'
import { saying } from '../../__tests__/support/words'
import { expectGrown, expectOpen, illustrated, openByCard, viewerOf } from './projects'
import { expect, open } from './test'

/** What makes the page scroll sideways, or stands out of the window and could not be reached. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`page: ${scrollWidth} in ${clientWidth}`] : []
    for (const element of document.querySelectorAll<HTMLElement>('a, button, input, h1, h2, h3, p, li')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('.sr-only, [data-closed]')) continue
      const { left, right, width } = element.getBoundingClientRect()
      if (width > 1 && (right > clientWidth + 1 || left < -1))
        wide.push(
          `${element.tagName} "${element.innerText.slice(0, 30)}": ${left} to ${right} in ${clientWidth}`,
        )
    }
    return wide
  })
}

/**
 * Both screens, an open project and its larger view keep within the window.
 *
 * @param widths of the window, in CSS pixels
 * @param prepare what to do to each screen before it is looked at
 */
export async function expectNothingTooWide(
  page: Page,
  widths: readonly number[],
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const look = async (what: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await tooWide(page), `${what} at ${width} px`).toEqual([])
    }
  }
  for (const path of ['/', '/projects']) {
    await open(page, path)
    await prepare(page)
    await look(path)
  }
  const dialog = await openByCard(page, illustrated())
  await look('dialog')
  await dialog
    .getByRole('button', { name: saying(words.dialog.enlarge) })
    .first()
    .click()
  await expectOpen(viewerOf(page, illustrated()))
  await expectGrown(viewerOf(page, illustrated()))
  await look('larger view')
}
