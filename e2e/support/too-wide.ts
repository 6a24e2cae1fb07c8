import { expect, type Page } from '@playwright/test'
import type { Site } from '@/e2e/support/site'

/**
 * Returns the elements that make the page scroll sideways or are outside of the window, in both writing directions.
 */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root } = document
    const found = (dir: string) => {
      root.dir = dir
      const { scrollWidth, clientWidth } = root
      const wide = scrollWidth > clientWidth ? [`${dir}, page: ${scrollWidth} in ${clientWidth}`] : []
      for (const element of document.querySelectorAll<HTMLElement>('a, button, input, h1, h2, h3, p, li')) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue
        if (element.closest('.sr-only, [data-closed]')) continue
        const { left, right, width } = element.getBoundingClientRect()
        if (width > 1 && (right > clientWidth + 1 || left < -1))
          wide.push(`${dir}, ${element.tagName} "${element.innerText.slice(0, 30)}": ${left} to ${right}`)
      }
      return wide
    }
    const { dir } = root
    const all = ['ltr', 'rtl'].flatMap(found)
    root.dir = dir
    return all
  })
}

/** Returns the entries of lists whose content reaches below them, over the next entry. */
export function tooTall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main li')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 8)
      .map(({ textContent }) => `too tall: ${textContent?.slice(0, 40)}`),
  )
}

/** Returns the words of up to eight letters that break. Every column has room for them, in scripts with spaces between words. */
export function brokenShortWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { index, 0: word } of text.data.matchAll(
        /(?<!\S)[\p{Script=Latin}\p{Script=Cyrillic}]{2,8}(?!\S)/gu,
      )) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        // Chromium lists words of a shortened text twice, at the same place.
        const lines = new Set([...range.getClientRects()].map(({ top }) => top))
        if (lines.size > 1) broken.push(`broken: ${word}`)
      }
    }
    return broken
  })
}

/** Expects that nothing is too wide at these widths, and that the other check finds nothing. */
export async function expectFit(
  site: Site,
  widths: readonly number[],
  height: number,
  more: (width: number) => Promise<string[]> = async () => [],
): Promise<void> {
  for (const width of widths) {
    await site.resize(width, height)
    expect([...(await tooWide(site.page)), ...(await more(width))], `${width} px`).toEqual([])
  }
}

/** Returns the texts with a part that is cut off and cannot be scrolled to. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement?.closest(':not(bdi)')
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      // Texts for assistive technology are in boxes of one pixel.
      if (parent.clientWidth === 1) continue
      // The descriptions below covers have two lines at most.
      if (getComputedStyle(parent).webkitLineClamp !== 'none') continue
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      // The root does not scroll behind a dialog, which cuts nothing off.
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

/** Letters of the longest word that fits beside the links of the header. */
const LONGEST_IN_HEADER = 16

/** Returns the words of headings, labels and controls that break or are cut off although a line has room for them. They may break at a hyphen. */
export function brokenWords(page: Page, longest = LONGEST_IN_HEADER): Promise<string[]> {
  return page.evaluate((most) => {
    const broken: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, button, header a')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        const box = text.parentElement
        if (!box || box.closest('.sr-only') || getComputedStyle(box).clipPath === 'inset(50%)') continue
        if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible')
          broken.push(`cut off: ${text.data}`)
        // A link of the header stays on one line.
        const parts = element.matches('header li a') ? /.+/g : /[^\s-]+-*/g
        for (const { index, 0: word } of text.data.matchAll(parts)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          // The header hides the lines of the name that have no room.
          const { bottom } = box.getBoundingClientRect()
          const lines = [...range.getClientRects()].filter(({ top }) => top < bottom - 1)
          const width = lines.reduce((sum, line) => sum + line.width, 0)
          if (element.matches('.brand') && word.length > most) continue
          // The name may take half of the window, and at most 48 rem, however narrow its column is.
          const ofName = Math.min(window.innerWidth / 2, 768)
          const room = element.tagName === 'H1' ? ofName : (element.parentElement?.clientWidth ?? 0)
          if (lines.length > 1 && width <= room) broken.push(`broken: ${word}`)
        }
      }
    }
    return broken
  }, longest)
}
