import type { Page } from '@playwright/test'
import { leadingResult } from '@/components/lib/figure'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import { expectOpen, featured, illustrated, openByCard, select, viewerOf } from './support/projects'
import { banner, expect, narrowOnly, needed, open, restyle, test, wideOnly } from './support/test'
import { expectNothingTooWide, tooWide } from './support/too-wide'

/** The first is a window of 320 px with a scroll bar beside the page, as desktops have at 400 % zoom (WCAG 1.4.10). */
const widths = [304, 320, 360, 390, 768, 1024, 1200, 1440, 1920, 2560]

test(
  'S5 nothing is wider than the window from 320 to 2560 px, dialogs included',
  wideOnly,
  async ({ page }) => {
    test.slow()
    await expectNothingTooWide(page, widths)
  },
)

test(
  'H1 the name takes a second line before a link does, and never touches what is beside it',
  wideOnly,
  async ({ page }) => {
    needed(shownSections(content)[0], 'sections')
    await open(page, '/')
    for (const width of widths.filter((one) => one >= 320)) {
      await page.setViewportSize({ width, height: 900 })
      const { broken, gap } = await banner(page).evaluate((header) => {
        const [home, next] = [...header.querySelectorAll<HTMLElement>('a, button')].filter(
          (one) => one.offsetWidth,
        )
        const text = document.createRange()
        const lines = (link: HTMLElement) => {
          text.selectNodeContents(link)
          return text.getClientRects().length
        }
        const links = [...header.querySelectorAll<HTMLElement>('li a')].filter((link) => lines(link) > 1)
        const [name, beside] = [home?.querySelector('.line-clamp-3'), next].map((one) =>
          one?.getBoundingClientRect(),
        )
        return {
          broken: links.map((link) => link.innerText),
          gap: name && beside ? Math.max(beside.left - name.right, name.left - beside.right) : Number.NaN,
        }
      })
      expect(broken, `links at ${width} px`).toEqual([])
      expect(gap, `beside the name at ${width} px`).toBeGreaterThan(3)
    }
  },
)

test('O4 an address in any text breaks: nothing gets wider or is cut off, and dates stay whole', async ({
  page,
}) => {
  for (const path of ['/', '/projects']) {
    await open(page, path)
    await addAddresses(page, 'main')
    expect([...(await tooWide(page)), ...(await cutOff(page))], path).toEqual([])
    const broken = await page.locator('time:visible').evaluateAll((times) =>
      times
        .filter(({ firstChild }) => {
          const text = document.createRange()
          if (firstChild) text.selectNodeContents(firstChild)
          // One line has several boxes where the direction changes within it.
          const [first, ...others] = text.getClientRects()
          return first && others.some(({ top }) => top >= first.bottom)
        })
        .map(({ textContent }) => textContent),
    )
    expect(broken, `dates on ${path}`).toEqual([])
  }
  await open(page, '/')
  await openByCard(page, featured())
  await addAddresses(page, '[role="dialog"]')
  expect([...(await tooWide(page)), ...(await cutOff(page))], 'dialog').toEqual([])
})

test(
  'G13 O4 the open lists stay in the window, however long their options are',
  wideOnly,
  async ({ page }) => {
    await open(page, '/projects')
    for (const width of [320, 768, 800, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      for (const label of ['Type', 'Sort'] as const) {
        await select(page, label).click()
        const options = page.getByRole('listbox')
        await options
          .getByRole('option')
          .first()
          .evaluate((option) => {
            const words = option.querySelector('span')
            if (words) words.textContent = 'Tools for those who take care of the tools of others '.repeat(2)
          })
        expect(await tooWide(page), `${label} at ${width} px`).toEqual([])
        await page.keyboard.press('Escape')
        await expect(options).toHaveCount(0)
      }
    }
  },
)

test('E1 a figure keeps to one line, also with a space before its sign', wideOnly, async ({ page }) => {
  needed(
    content.experiences.map(({ responsibilities }) => leadingResult(responsibilities)).find(Boolean),
    'figures',
  )
  await open(page, '/')
  const figure = page.locator('.figure').first()
  const before = await figure.evaluate(({ clientHeight }) => clientHeight)
  await figure.evaluate((element) => (element.textContent = '67\u00a0%'))
  expect(await figure.evaluate(({ clientHeight }) => clientHeight)).toBe(before)
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

test('H6 nothing is lost at 200 % text size and with wider text spacing', async ({ page }) => {
  for (const path of ['/', '/projects']) {
    await open(page, path)
    await restyle(page, 'html { font-size: 200% !important }')
    expect(await tooWide(page), `${path} with large text`).toEqual([])
    await expect(
      banner(page).getByRole('button', { name: saying(words.colorMode.toLight, words.colorMode.toDark) }),
    ).toBeInViewport({ ratio: 1 })
  }
})

test('H6 nothing is lost with the text spacing of WCAG 1.4.12, dialog included', async ({ page }) => {
  const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`
  for (const path of ['/', '/projects']) {
    await open(page, path)
    await restyle(page, spacing)
    expect([...(await tooWide(page)), ...(await cutOff(page))], path).toEqual([])
  }
  await openByCard(page, illustrated())
  expect([...(await tooWide(page)), ...(await cutOff(page))], 'dialog').toEqual([])
})

/** Texts of which a part does not show, and cannot be scrolled to. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      // What is only heard is a box of one pixel.
      if (parent.clientWidth === 1) continue
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      // A dialog keeps the page behind it from scrolling, which cuts nothing off.
      for (let around: Element | null = parent; around !== document.documentElement && around; ) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        const wide = /hidden|clip/.test(overflowX) && (left < box.left - 1 || right > box.right + 1)
        const tall = /hidden|clip/.test(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1)
        if (wide || tall) cut.add(`cut off: ${text.textContent.slice(0, 40)}`)
        around = around.parentElement
      }
    }
    return [...cut]
  })
}

test('I1 G7 at twice the text size the wide layout keeps its words whole', wideOnly, async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/projects']) {
      await open(page, path)
      await restyle(page, 'html { font-size: 200% !important }')
      expect(await tooWide(page), `${path} at ${width} px`).toEqual([])
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('I1 no word of the name is parted, however long', wideOnly, async ({ page }) => {
  await open(page, '/')
  const name = page.getByRole('heading', { level: 1 })
  // Longer ones than any name has may break; writing without spaces breaks anywhere.
  const whole = /(?<!\p{L})\p{Script=Latin}{2,24}(?!\p{L})-?/gu
  const nameWords = needed(content.profile.name.match(whole), 'Latin letters in the name')
  for (const width of [320, 360, 390, 768, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await name.evaluate(parted, nameWords), `at ${width} px`).toEqual([])
  }
})

/** Those of the words that do not stand on one line of an element. */
function parted(element: Element, words: string[]): string[] {
  const text = element.firstChild as Text
  return words.filter((word) => {
    const range = document.createRange()
    range.setStart(text, text.data.indexOf(word))
    range.setEnd(text, text.data.indexOf(word) + word.length)
    return range.getClientRects().length > 1
  })
}

/** Letters of a word in the header: beside its links no longer one can stand whole. */
const LONGEST_IN_HEADER = 16

/** Words of headings, labels and controls that stand on two lines or are cut off, though a line has room for them; at a hyphen they may break. */
function brokenWords(page: Page, longest = LONGEST_IN_HEADER): Promise<string[]> {
  return page.evaluate((most) => {
    const broken: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, button, header a')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        const box = text.parentElement
        if (!box || box.closest('.sr-only')) continue
        if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible')
          broken.push(`cut off: ${text.data}`)
        for (const { index, 0: word } of text.data.matchAll(/[^\s-]+-*/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = [...range.getClientRects()]
          const width = lines.reduce((sum, line) => sum + line.width, 0)
          if (element.matches('.brand') && word.length > most) continue
          // The name is due half of the window, however narrow its column has become.
          const room =
            element.tagName === 'H1' ? window.innerWidth / 2 : (element.parentElement?.clientWidth ?? 0)
          if (lines.length > 1 && width <= room) broken.push(`broken: ${word}`)
        }
      }
    }
    return broken
  }, longest)
}

async function openLargerView(page: Page) {
  const dialog = await openByCard(page, illustrated())
  await dialog
    .getByRole('button', { name: saying(words.dialog.enlarge) })
    .first()
    .click()
  const viewer = viewerOf(page, illustrated())
  await expectOpen(viewer)
  return viewer
}

test(
  'W1 G4 slides can be enlarged with two fingers, in the larger view too',
  narrowOnly,
  async ({ page }) => {
    await open(page, '/')
    const slides = page.locator('.slides')
    for (const one of await slides.all()) await expect(one).toHaveCSS('touch-action', 'pan-y pinch-zoom')
    const viewer = await openLargerView(page)
    await expect(viewer.locator('.slides')).toHaveCSS('touch-action', 'pan-y pinch-zoom')
  },
)

test('H2 R1 at 400 % zoom both screens can be read and used', wideOnly, async ({ page }) => {
  const last = needed(shownSections(content).at(-1), 'sections')
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['/', '/projects']) {
    await open(page, path)
    expect(await tooWide(page), path).toEqual([])
    await expect(page.getByRole('button', { name: words.menu.label })).toBeInViewport({ ratio: 1 })
    const header = await banner(page).boundingBox()
    expect(header?.height, 'the header leaves room for the page').toBeLessThan(100)
  }
  await page.getByRole('button', { name: words.menu.label }).click()
  const item = page.getByRole('menuitem', { name: content.sections[last].label })
  await page.keyboard.press('End')
  await expect(item).toBeInViewport()
  await item.click()
  await expect(page.getByRole('heading', { name: content.sections[last].heading })).toBeInViewport()
  await page.goBack()
  await openByCard(page, featured())
})

for (const { width, height } of [
  { width: 320, height: 256 },
  { width: 568, height: 230 },
  { width: 360, height: 350 },
]) {
  test(
    `G4 in a window of ${width} by ${height} px a screenshot opens large enough to be seen`,
    wideOnly,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, '/')
      const viewer = await openLargerView(page)
      const picture = viewer.locator('.large-shot').first()
      await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(100)
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toBeInViewport()
    },
  )
}

/** When text is that large, longer words may break in a phone's window, and in its header beside the buttons. */
const LONG_WORD = /\S{12,}$/
const LONGEST_BESIDE_BUTTONS = 7

for (const { size, percent } of [
  { size: 24, percent: 150 },
  { size: 32, percent: 200 },
]) {
  test(
    `S5 H1 I1 a browser whose text is set to ${percent} % gets the layout that has room for it`,
    wideOnly,
    async ({ page, context }) => {
      const browser = await context.newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
      for (const path of ['/', '/projects']) {
        await open(page, path)
        for (const width of [320, 360, 390, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await tooWide(page), `${path} at ${width} px`).toEqual([])
          // The smallest phones have room for two letters a line then.
          if (width < 360) continue
          const broken = (await brokenWords(page, LONGEST_BESIDE_BUTTONS)).filter(
            (fault) => !LONG_WORD.test(fault),
          )
          expect(broken, `${path} at ${width} px`).toEqual([])
        }
      }
    },
  )
}
