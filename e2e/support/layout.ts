import { expect, type Page } from '@playwright/test'
import type { Site } from '@/e2e/support/site'

/**
 * Returns what makes the page scroll sideways or is outside of the window, in both writing
 * directions, and entries of lists that reach over the next one.
 */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root } = document
    const found: string[] = []
    const { dir } = root
    for (root.dir of ['ltr', 'rtl']) {
      const { scrollWidth, clientWidth } = root
      if (scrollWidth > clientWidth) found.push(`${root.dir}, page: ${scrollWidth} in ${clientWidth}`)
      for (const element of document.querySelectorAll<HTMLElement>('a, button, input, h1, h2, h3, p, li')) {
        // Decoration may be cut off, and what only assistive technology reads is small.
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden]'))
          continue
        const { left, right, width } = element.getBoundingClientRect()
        const isOutside = right > clientWidth + 1 || left < -1
        if (width > 1 && isOutside && !element.closest('[inert], .sr-only'))
          found.push(
            `${root.dir}, ${element.tagName} "${element.innerText.slice(0, 30)}": ${left} to ${right}`,
          )
      }
    }
    root.dir = dir
    for (const { scrollHeight, clientHeight, innerText } of document.querySelectorAll<HTMLElement>('main li'))
      if (scrollHeight > clientHeight + 8) found.push(`too tall: ${innerText.slice(0, 40)}`)
    return found
  })
}

/** Returns the words that break although a line has room for them, in scripts with spaces. */
export function brokenWords(page: Page, longest = 30): Promise<string[]> {
  return page.evaluate((longest) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const block = blockOf(text)
      if (!block?.checkVisibility({ visibilityProperty: true }) || block.clientWidth <= 1) continue
      const { paddingLeft, paddingRight } = getComputedStyle(block)
      const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      // Words may break at a hyphen, a slash and the "@" of an address.
      for (const { index, 0: word } of text.data.matchAll(/[^\s/@-]{2,}/gu)) {
        if (/[^\p{Script=Latin}\p{Script=Cyrillic}\p{P}\p{N}]/u.test(word)) continue
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        // Chromium lists words of a shortened text twice, at the same place.
        const lines = new Map([...range.getClientRects()].map(({ top, width }) => [top, width]))
        const width = [...lines.values()].reduce((sum, part) => sum + part, 0)
        if (lines.size > 1 && width <= room && word.length <= longest)
          broken.push(`broken: ${word} (${Math.round(width)} in ${Math.round(room)})`)
      }
    }
    return broken

    function blockOf({ parentElement }: Text) {
      let block = parentElement
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
      return block
    }
  }, longest)
}

/**
 * Expects that nothing is misplaced at these widths.
 *
 * @param longest the letters of the longest word that must not break
 */
export async function expectFit(
  { page, resize }: Site,
  widths: readonly number[],
  height = 900,
  longest = 0,
) {
  for (const width of widths) {
    await resize(width, height)
    const broken = longest > 0 ? await brokenWords(page, longest) : []
    expect([...(await misplaced(page)), ...broken], `${width} px`).toEqual([])
  }
}
