import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastRatio } from '@/components/lib/colour/oklch'

/**
 * Returns the texts over gradients and pictures whose contrast with the worst pixel behind them is less than WCAG 1.4.3 requires. Takes a
 * screenshot of the page without its texts for it.
 *
 * @param targets CSS selectors, each of one element with a text
 */
export async function hardToRead(page: Page, targets: readonly string[]): Promise<string[]> {
  if (targets.length === 0) return []
  // A screenshot of the whole page removes the touch screen for a moment, so an open dialog would move the focus.
  const fullPage = (await page.getByRole('dialog').count()) === 0
  const texts = await page.evaluate(textsOf, { targets, fullPage })
  const clip = enclosing(texts.flatMap(({ lines }) => lines))
  if (!clip) return []
  await page.evaluate(showTexts, false)
  const picture = sharp(await page.screenshot({ fullPage, clip, scale: 'css' })).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  await page.evaluate(showTexts, true)
  return texts.flatMap(({ target, lines, colour, least }) => {
    const behind = new Set<number>()
    for (const { left, right, top, bottom } of lines)
      for (let y = Math.max(0, Math.floor(top) - clip.y); y < Math.min(info.height, bottom - clip.y); y++)
        for (let x = Math.max(0, Math.floor(left) - clip.x); x < Math.min(info.width, right - clip.x); x++)
          behind.add(data.readUIntBE((y * info.width + x) * info.channels, 3))
    const worst = Math.min(...[...behind].map((pixel) => contrastRatio(toHex(pixel), toHex(colour))))
    return worst < least ? [`${worst.toFixed(2)} instead of ${least}, ${target}`] : []
  })
}

/** A line of text, in pixels of the screenshot. */
interface Line {
  left: number
  right: number
  top: number
  bottom: number
}

/** Returns the area of all lines in whole pixels, because a picture of more takes longer. */
function enclosing(lines: readonly Line[]) {
  if (lines.length === 0) return undefined
  const x = Math.max(0, Math.floor(Math.min(...lines.map(({ left }) => left))))
  const y = Math.max(0, Math.floor(Math.min(...lines.map(({ top }) => top))))
  const width = Math.ceil(Math.max(...lines.map(({ right }) => right))) - x
  const height = Math.ceil(Math.max(...lines.map(({ bottom }) => bottom))) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

const toHex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`

/** Returns the lines of the texts, in the window or in the whole page. Runs in the page. */
function textsOf({ targets, fullPage }: { targets: readonly string[]; fullPage: boolean }) {
  return targets.flatMap((target) => {
    const element = document.querySelector(target)
    // A toast may have closed.
    if (!element) return []
    const { color, fontSize, fontWeight, lineHeight } = getComputedStyle(element)
    const frame = element.closest('.dialog-body')?.getBoundingClientRect()
    const [x, y] = fullPage ? [scrollX, scrollY] : [0, 0]
    const range = document.createRange()
    const lines = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
      .map(({ left, right, top, bottom, height }) => {
        // Letters may be taller than their line, and overlap the next one.
        const over = Math.max(0, height - Number.parseFloat(lineHeight)) / 2
        return {
          left: left + x,
          right: right + x,
          top: Math.max(top + over, frame?.top ?? -Infinity) + y,
          bottom: Math.min(bottom - over, frame?.bottom ?? Infinity) + y,
        }
      })
    const colour = (color.match(/\d+/g) ?? []).reduce((sum, channel) => sum * 256 + Number(channel), 0)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return [{ target, lines, colour, least: isLarge ? 3 : 4.5 }]
  })
}

/** Shows or hides all texts. Runs in the page. */
function showTexts(shown: boolean): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { color: transparent !important; transition: none !important }')
  document.adoptedStyleSheets = shown ? [] : [sheet]
}
