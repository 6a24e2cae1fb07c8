import type { Locator, Page } from '@playwright/test'
import * as words from '@/content/words'
import { hasIllustrated, illustrated } from './support/projects'
import { expect, test } from './support/test'
import { tooWide } from './support/too-wide'

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

/**
 * How far each box, and the first letter of each text without a direction of its own, stands from the edge at which
 * reading begins: the same in both directions where the page is turned as a whole.
 */
function beginnings(page: Page): Promise<{ name: string; inset: number }[]> {
  return page.evaluate(() => {
    const { dir, clientWidth } = document.documentElement
    const insetOf = ({ left, right }: DOMRect) => (dir === 'rtl' ? clientWidth - right : left)
    const found: { name: string; inset: number }[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
      // Words that run against the page keep their direction; of slides only the one that shows has a place.
      const hasOwnDirection = element.parentElement?.closest('body [dir]')
      if (hasOwnDirection || element.closest('.sr-only, .slide:not([data-active])')) continue
      if (!element.checkVisibility() || getComputedStyle(element).display === 'inline') continue
      // Without the sign that it was revealed, which may come between two looks.
      const classes = [...element.classList].filter((name) => name !== 'animate').join(' ')
      const name = `${element.tagName.toLowerCase()}.${classes}`
      found.push({ name, inset: insetOf(element.getBoundingClientRect()) })
      const [text, ...rest] = element.childNodes
      if (element.dir || rest.length > 0 || text?.nodeType !== Node.TEXT_NODE) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      found.push({ name: `text of ${name}`, inset: insetOf(range.getBoundingClientRect()) })
    }
    return found
  })
}

test('G4 O8 from right to left all stands as in a mirror', async ({ page, isMobile, site, step }) => {
  const widths = isMobile ? [320, 390] : [768, 1024, 1200, 1440]
  const expectFit = async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await tooWide(page), `${width} px`).toEqual([])
    }
  }
  // Slides that go on by themselves would be others at the second look.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/projects', '/']) {
    await site.open(path)
    await step(`O8 ${path}`, async () => {
      await turn(page, 'ltr')
      const before = await beginnings(page)
      await turn(page)
      const after = await beginnings(page)
      expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
      expect(after.filter(({ inset }, i) => Math.abs(inset - (before[i]?.inset ?? 0)) > 1.5)).toEqual([])
      await expectFit()
    })
  }
  if (!hasIllustrated) return
  await step('O8 a dialog closes on the other side, and its arrows point the other way', async () => {
    const dialog = await site.openByCard(illustrated())
    const close = await edges(dialog.getByRole('button', { name: words.dialog.close }).first())
    expect(close.left).toBeLessThan(close.right)
    const next = dialog.getByRole('button', { name: words.slider.next })
    await expect(next.locator('svg')).toHaveCSS('scale', '-1 1')
    const previous = await edges(dialog.getByRole('button', { name: words.slider.previous }))
    expect((await edges(next)).left).toBeLessThan(previous.left)
    await expectFit()
  })
  await step('G4 O8 so does its larger view, also on a phone on its side', async () => {
    await site.openLarger(page.getByRole('dialog'))
    await expectFit()
    await page.setViewportSize({ width: 844, height: 390 })
    expect(await tooWide(page)).toEqual([])
  })
  await step('G4 O8 one step back leaves both', async () => {
    await page.goBack()
    await site.expectClosed()
  })
})
