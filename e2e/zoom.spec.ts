import type { Page } from '@playwright/test'
import { content } from '@/content/schema/load'
import { featured, has, illustrated, needed } from '@/e2e/support/projects'
import { enlarge } from '@/e2e/support/site'
import { expect, test } from '@/e2e/support/test'
import { brokenWords, cutOff, expectFit } from '@/e2e/support/too-wide'
import { drag, pinch } from '@/e2e/support/touch'

/** In text that large, longer words may break in a phone's window, and in its header beside the buttons. */
const LONG_WORD = /\S{12,}$/
const LONGEST_BESIDE_BUTTONS = 7
const LONGEST_TITLE_WORD = 12

const paths = ['/', '/projects']
const largeText = 'html { font-size: 200% !important }'
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

// A page for each size, because a changed size reaches an open page late.
for (const percent of [150, 200])
  test(`text of ${percent} % fits`, { tag: ['@chromium', '@G7', '@H1', '@I1', '@S5'] }, async ({
    page,
    context,
    site,
    step,
  }) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
    // The smallest phones have room for two letters a line.
    const wordsBrokenAt = async (width: number) => {
      if (width < 360) return []
      const broken = await brokenWords(page, LONGEST_BESIDE_BUTTONS)
      return broken.filter((fault) => !LONG_WORD.test(fault))
    }
    for (const path of paths)
      await step(`${path} gets the layout that has room for it`, async () => {
        await site.open(path)
        await expectFit(site, [320, 360, 390, 768, 1024, 1280], 900, wordsBrokenAt)
      })
    await site.resize(320, 900)
    if (has(await site.menuButton.count(), 'menu'))
      await step('the menu stays in the window', async () => {
        await site.menuButton.click()
        await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
      })
    const project = withLongestWord()
    if (!has(project, 'projects')) return
    await site.openByCard(project)
    await step('the title of a project has room', () => expectFit(site, [360, 390], 900, wordsBrokenAt))
  })

/** The project whose title has the longest word that need not break. */
function withLongestWord() {
  const longest = ({ title }: { title: string }) =>
    Math.max(...title.split(/[\s-]/).map(({ length }) => (length < LONGEST_TITLE_WORD ? length : 0)))
  return content.projects.toSorted((a, b) => longest(b) - longest(a))[0]
}

test('large and long texts fit', { tag: ['@E1', '@G4', '@G7', '@H6', '@I1', '@O4'] }, async ({
  page,
  site,
  step,
}) => {
  const expectKept = (widths: readonly number[]) => expectFit(site, widths, 900, () => cutOff(page))
  for (const path of paths) {
    await site.open(path)
    await step(`${path} with text of 200 % in the layout of usual text`, async () => {
      await site.restyle(largeText)
      await expectFit(site, [390, 1280, 1440], 900, async (width) => {
        await expect(site.toggle).toBeInViewport({ ratio: 1 })
        return width > 390 ? brokenWords(page) : []
      })
    })
    await step(`${path} with the text spacing of WCAG 1.4.12`, async () => {
      await site.restyle(wideSpacing)
      await expectKept([1440, 390])
      await site.restyle('')
    })
    // The invariants compare texts with the content, so this is not a step.
    await test.step(`${path} with an address in every text`, async () => {
      await addAddresses(page, 'main')
      await expectKept([390, 1440])
    })
  }
  if (!has(content.projects[0], 'projects')) return
  await site.open('/')
  await site.openByCard(featured())
  await step('a project with the text spacing of WCAG 1.4.12', async () => {
    await site.restyle(wideSpacing)
    await expectKept([1440, 390])
    await site.restyle('')
  })
  await test.step('a project with an address in every text', async () => {
    await addAddresses(page, '[role="dialog"]')
    await expectKept([390, 1440])
  })
})

/** Adds an address to every text of a part of the page, except the name and the interface. */
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

test('two fingers enlarge a screenshot, and one moves around in it', {
  tag: ['@narrow', '@chromium', '@G4', '@W1'],
}, async ({ page, site }) => {
  await site.open('/')
  const dialog = await site.openByCard(illustrated())
  const shot = enlarge(dialog).first()
  const name = (await shot.getAttribute('aria-label')) ?? ''
  const { x, y, width, height } = needed(await shot.boundingBox(), 'screenshot that shows')
  const middle = { x: x + width / 2, y: y + height / 2 }
  /** The visible part of the page, in CSS pixels. */
  const sight = () =>
    page.evaluate(() => {
      const { scale = 1, offsetLeft = 0, offsetTop = 0 } = window.visualViewport ?? {}
      return { scale, offsetLeft, offsetTop }
    })
  // A busy browser may ignore fingers, so they move until the page follows.
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
