import type { Page } from '@playwright/test'
import { content } from '@/content/site'
import { featured, illustrated, needed } from './support/projects'
import { enlarge } from './support/site'
import { chromiumOnly, expect, narrowChromium, test } from './support/test'
import { brokenWords, cutOff, expectFit } from './support/too-wide'
import { drag, pinch } from './support/touch'

/** When text is that large, longer words may break in a phone's window, and in its header beside the buttons. */
const LONG_WORD = /\S{12,}$/
const LONGEST_BESIDE_BUTTONS = 7

const paths = ['/', '/projects']
const largeText = 'html { font-size: 200% !important }'
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

// A page of its own for each size: a change of it reaches a page later than what the page loads first.
for (const percent of [150, 200])
  test(`G7 H1 I1 S5 text of ${percent} %`, chromiumOnly, async ({ page, context, site, step }) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
    for (const path of paths)
      await step(`G7 H1 I1 S5 ${path} gets the layout that has room for it`, async () => {
        await site.open(path)
        await expectFit(site, [320, 360, 390, 768, 1024, 1280], 900, async (width) => {
          // The smallest phones have room for two letters a line then.
          if (width < 360) return []
          const broken = await brokenWords(page, LONGEST_BESIDE_BUTTONS)
          return broken.filter((fault) => !LONG_WORD.test(fault))
        })
      })
  })

test('E1 G4 G7 H6 I1 O4 large and long text', async ({ page, site, step }) => {
  const expectKept = (widths: readonly number[]) =>
    expectFit(site, widths, 900, async () => {
      const broken = await page.locator('main time:visible').evaluateAll(brokenDates)
      return [...(await cutOff(page)), ...broken]
    })
  for (const path of paths) {
    await site.open(path)
    await step(`G7 H6 I1 ${path} with text of 200 % and the layout of usual text`, async () => {
      await site.restyle(largeText)
      await expectFit(site, [390, 1280, 1440], 900, async (width) => {
        await expect(site.toggle).toBeInViewport({ ratio: 1 })
        return width > 390 ? brokenWords(page) : []
      })
    })
    await step(`H6 ${path} with the text spacing of WCAG 1.4.12`, async () => {
      await site.restyle(wideSpacing)
      await expectKept([1440, 390])
      await site.restyle('')
    })
    if ((await page.locator('.figure').count()) > 0)
      await step('E1 a figure keeps to one line, also with a space before its sign', async () => {
        const figure = page.locator('.figure').first()
        const height = () => figure.evaluate(({ clientHeight }) => clientHeight)
        const before = await height()
        await figure.evaluate((element) => (element.textContent = '67\u00a0%'))
        expect(await height()).toBe(before)
      })
    // These texts are no longer those of the content, which what always holds compares.
    await test.step(`O4 ${path} with an address in every text, of which dates stay whole`, async () => {
      await addAddresses(page, 'main')
      await expectKept([390, 1440])
    })
  }
  if (!content.projects[0]) return
  await site.open('/')
  await site.openByCard(featured())
  await step('H6 a project with that spacing', async () => {
    await site.restyle(wideSpacing)
    await expectKept([1440, 390])
    await site.restyle('')
  })
  await test.step('G4 O4 and with addresses', async () => {
    await addAddresses(page, '[role="dialog"]')
    await expectKept([390, 1440])
  })
})

/** Ends every text of a part of the page with an address, but the name and the words of the interface. */
async function addAddresses(page: Page, part: string) {
  await page.locator(part).evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (text.parentElement?.closest('button, time, h1, .scroll-hint, .sr-only, [aria-hidden="true"]'))
        continue
      if (/\p{L}/u.test(text.textContent ?? ''))
        text.textContent += ` https://example.org/${'a-word-without-a-space/'.repeat(3)}${'x'.repeat(60)}`
    }
  })
}

/** The dates on two lines. Runs in the page. */
function brokenDates(times: Element[]) {
  return times
    .filter(({ firstChild }) => {
      const text = document.createRange()
      if (firstChild) text.selectNodeContents(firstChild)
      // One line has several boxes where the direction changes within it.
      const [first, ...others] = text.getClientRects()
      return first && others.some(({ top }) => top >= first.bottom)
    })
    .map(({ textContent }) => textContent)
}

test('G4 W1 a screenshot under two fingers', narrowChromium, async ({ page, site }) => {
  await site.open('/')
  const dialog = await site.openByCard(illustrated())
  const shot = enlarge(dialog).first()
  const name = (await shot.getAttribute('aria-label')) ?? ''
  const { x, y, width, height } = needed(await shot.boundingBox(), 'screenshot that shows')
  const middle = { x: x + width / 2, y: y + height / 2 }
  /** The part of the page that shows, in its CSS pixels. */
  const sight = () =>
    page.evaluate(() => {
      const { scale = 1, offsetLeft = 0, offsetTop = 0 } = window.visualViewport ?? {}
      return { scale, offsetLeft, offsetTop }
    })
  // A browser that is busy may take fingers for nothing: they move until the page follows.
  await expect(async () => {
    await pinch(page, middle)
    await expect.poll(async () => (await sight()).scale, { timeout: 2000 }).toBeGreaterThan(1.5)
  }).toPass()
  for (const [by, axis] of [
    [{ x: -120, y: 0 }, 'offsetLeft'],
    [{ x: 0, y: -120 }, 'offsetTop'],
  ] as const) {
    await site.settle()
    const then = await sight()
    await expect(async () => {
      await drag(page, { x: middle.x - then.offsetLeft, y: middle.y - then.offsetTop }, by)
      await expect.poll(async () => (await sight())[axis], { timeout: 2000 }).toBeGreaterThan(then[axis])
    }).toPass()
  }
  await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
})
