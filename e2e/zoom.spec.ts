import type { Page } from '@playwright/test'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import { featured, illustrated, needed } from './support/projects'
import { enlarge } from './support/site'
import { expect, narrowChromium, test, wideChromium, wideOnly } from './support/test'
import { brokenWords, cutOff, tooWide } from './support/too-wide'
import { drag, pinch } from './support/touch'

const paths = ['/', '/projects']

/** When text is that large, longer words may break in a phone's window, and in its header beside the buttons. */
const LONG_WORD = /\S{12,}$/
const LONGEST_BESIDE_BUTTONS = 7

for (const percent of [150, 200])
  test(
    `G7 H1 I1 S5 a browser whose text is set to ${percent} % gets the layout that has room for it`,
    wideChromium,
    async ({ page, context, site, step }) => {
      const browser = await context.newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
      for (const path of paths)
        await step(`G7 H1 I1 S5 on ${path}`, async () => {
          await site.open(path)
          for (const width of [320, 360, 390, 768, 1024, 1280]) {
            await site.resize(width)
            expect(await tooWide(page), `${width} px`).toEqual([])
            // The smallest phones have room for two letters a line then.
            if (width < 360) continue
            const broken = (await brokenWords(page, LONGEST_BESIDE_BUTTONS)).filter(
              (fault) => !LONG_WORD.test(fault),
            )
            expect(broken, `${width} px`).toEqual([])
          }
        })
    },
  )

test('E1 G7 H6 I1 nothing is lost with large or long text', async ({ page, isMobile, site, step }) => {
  const large = 'html { font-size: 200% !important }'
  const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`
  for (const path of paths) {
    await site.open(path)
    await step(`G7 H6 I1 ${path} with text of 200 %`, async () => {
      await site.restyle(large)
      for (const width of isMobile ? [390] : [1280, 1440]) {
        await site.resize(width)
        expect(await tooWide(page), `${width} px`).toEqual([])
        if (!isMobile) expect(await brokenWords(page), `${width} px`).toEqual([])
      }
      await expect(site.toggle).toBeInViewport({ ratio: 1 })
    })
    await step(`H6 ${path} with the text spacing of WCAG 1.4.12`, async () => {
      await site.restyle(spacing)
      expect([...(await tooWide(page)), ...(await cutOff(page))]).toEqual([])
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
      expect([...(await tooWide(page)), ...(await cutOff(page))]).toEqual([])
      expect(await page.locator('time:visible').evaluateAll(brokenDates)).toEqual([])
    })
  }
  if (!content.projects[0]) return
  await site.open('/')
  await test.step('G4 O4 so does a project', async () => {
    await site.openByCard(featured())
    await site.restyle(spacing)
    expect([...(await tooWide(page)), ...(await cutOff(page))], 'spacing').toEqual([])
    await site.restyle('')
    await addAddresses(page, '[role="dialog"]')
    expect([...(await tooWide(page)), ...(await cutOff(page))], 'addresses').toEqual([])
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

test('G3 H2 R1 at 400 % zoom both screens can be read and used', wideOnly, async ({ page, site, step }) => {
  const last = needed(shownSections(content).at(-1), 'sections')
  await site.resize(320, 256)
  for (const path of ['/projects', '/'])
    await step(`H2 the header leaves room for ${path}`, async () => {
      await site.open(path)
      expect(await tooWide(page)).toEqual([])
      await expect(site.menuButton).toBeInViewport({ ratio: 1 })
      expect((await site.banner.boundingBox())?.height).toBeLessThan(100)
    })
  await step('H2 R1 the menu leads to the last section', async () => {
    await site.menuButton.click()
    const item = page.getByRole('menuitem', { name: content.sections[last].label })
    await page.keyboard.press('End')
    await item.click()
    await expect(page.getByRole('heading', { name: content.sections[last].heading })).toBeInViewport()
  })
  if (content.projects[0]) await step('G3 a project opens', () => site.openByCard(featured()))
})

test(
  'G4 W1 a screenshot under two fingers is looked around in, and stays',
  narrowChromium,
  async ({ page, site }) => {
    await site.open('/')
    const project = illustrated()
    const dialog = await site.openByCard(project)
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
    for (const [by, is] of [
      [{ x: -120, y: 0 }, (now: Sight, then: Sight) => now.offsetLeft > then.offsetLeft],
      [{ x: 0, y: 120 }, (now: Sight, then: Sight) => now.offsetTop < then.offsetTop],
    ] as const) {
      await site.settle()
      const then = await sight()
      await expect(async () => {
        await drag(page, { x: middle.x - then.offsetLeft, y: middle.y - then.offsetTop }, by)
        await expect.poll(async () => is(await sight(), then), { timeout: 2000 }).toBe(true)
      }).toPass()
    }
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  },
)

interface Sight {
  offsetLeft: number
  offsetTop: number
}
