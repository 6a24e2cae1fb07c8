import type { Page } from '@playwright/test'
import { listNavigation } from '@/components/frame/navigation'
import { content } from '@/content/schema/load'
import { featured, has, illustrated } from '@/e2e/support/projects'
import { enlarge } from '@/e2e/support/site'
import { expect, test } from '@/e2e/support/test'
import { brokenWords, cutOff, expectFit } from '@/e2e/support/too-wide'
import { boxOf, drag, pinch } from '@/e2e/support/touch'

/** In text that large, longer words may break in a phone's window, and in its header beside the buttons. */
const LONG_WORD = /\S{12,}$/
const LONGEST_BESIDE_BUTTONS = 7
const LONGEST_TITLE_WORD = 12

const paths = ['/', '/projects']
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

test('text of 200 % fits', { tag: ['@chromium', '@G7', '@H1', '@I1', '@S5'] }, async ({
  page,
  context,
  site,
  step,
}) => {
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
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
  if (has(listNavigation(content)[0], 'sections'))
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

test('spaced and long texts fit', { tag: ['@E1', '@G4', '@G7', '@H6', '@I1', '@O4'] }, async ({
  page,
  site,
  step,
}) => {
  const expectKept = () => expectFit(site, [390, 1440], 900, () => cutOff(page))
  const expectRoom = async (what: string, part: string) => {
    await step(`${what} with the text spacing of WCAG 1.4.12`, async () => {
      await site.restyle(wideSpacing)
      await expectKept()
      await site.restyle('')
    })
    // The invariants compare texts with the content, so this is not a step.
    await test.step(`${what} with an address in every text`, async () => {
      await addAddresses(page, part)
      await expectKept()
    })
  }
  for (const path of paths) {
    await site.open(path)
    await expectRoom(path, 'main')
  }
  if (!has(content.projects[0], 'projects')) return
  await site.open('/')
  await site.openByCard(featured())
  await expectRoom('a project', '[role="dialog"]')
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
  const { x, y, width, height } = await boxOf(shot)
  const middle = { x: x + width / 2, y: y + height / 2 }
  /** The scale of the page, or the left edge of its visible part. */
  const sight = (name: 'scale' | 'offsetLeft') =>
    page.evaluate((field) => window.visualViewport?.[field] ?? 0, name)
  // A busy browser may ignore fingers, so they move until the page follows.
  await expect(async () => {
    await pinch(page, middle)
    await expect.poll(() => sight('scale'), { timeout: 2000 }).toBeGreaterThan(1.5)
  }).toPass()
  const left = await sight('offsetLeft')
  await expect(async () => {
    await drag(page, { x: middle.x - left, y: middle.y }, { x: -120, y: 0 })
    await expect.poll(() => sight('offsetLeft'), { timeout: 2000 }).toBeGreaterThan(left)
  }).toPass()
  await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
})
