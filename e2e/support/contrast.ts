import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf } from '@/components/lib/oklch'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface SeenText {
  target: string
  /** Its lines, from the upper left corner of the page. */
  lines: Box[]
  /** As the browser tells it: `rgb(1, 2, 3)`. */
  colour: string
  /** What WCAG 1.4.3 asks of it: less of large text. */
  least: number
}

/**
 * The texts whose contrast with the worst pixel behind them is less than WCAG 1.4.3 asks: over gradients and pictures, where
 * no colour of the styles tells. The page is photographed without its texts for it.
 *
 * @param targets CSS selectors, each of one element with a text of its own
 * @returns in words; nothing where all can be read
 */
export async function hardToRead(page: Page, targets: readonly string[]): Promise<string[]> {
  if (targets.length === 0) return []
  const texts = (await page.evaluate(textsOf, [...targets])).filter(({ lines }) => lines.length > 0)
  if (texts.length === 0) return []
  const around = boxAround(texts.flatMap(({ lines }) => lines))
  await page.evaluate(showTexts, false)
  const picture = await photograph(page, around)
  await page.evaluate(showTexts, true)
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return texts.flatMap(({ target, lines, colour, least }) => {
    const behind = new Set<number>()
    for (const line of lines) {
      const { x, y, width, height } = within(line, around)
      for (let row = y; row < Math.min(y + height, info.height); row++)
        for (let column = x; column < Math.min(x + width, info.width); column++)
          behind.add(data.readUIntBE((row * info.width + column) * info.channels, 3))
    }
    const worst = Math.min(...[...behind].map((pixel) => contrastOf(hexOf(pixel), toHex(colour))))
    return worst < least ? [`${worst.toFixed(2)} instead of ${least}, ${target}`] : []
  })
}

/**
 * A part of the page. Of the whole page only where the window does not hold it: for that Playwright takes away the touch
 * screen for a moment, and an open dialog looks for its focus anew.
 */
async function photograph(page: Page, { x, y, width, height }: Box): Promise<Buffer> {
  const seen = await page.evaluate(() => ({ x: scrollX, y: scrollY, width: innerWidth, height: innerHeight }))
  const [left, top] = [x - seen.x, y - seen.y]
  const isInWindow = left >= 0 && top >= 0 && left + width <= seen.width && top + height <= seen.height
  return isInWindow
    ? page.screenshot({ clip: { x: left, y: top, width, height }, scale: 'css' })
    : page.screenshot({ fullPage: true, clip: { x, y, width, height }, scale: 'css' })
}

/** Runs in the page. */
function textsOf(targets: string[]): SeenText[] {
  // Of what stands behind a dialog or outside of its window nothing can be read.
  const [highest, lowest] = document.querySelector('[role="dialog"]')
    ? [0, innerHeight]
    : [-Infinity, Infinity]
  return targets.flatMap((target) => {
    const element = document.querySelector(target)
    // A message leaves after a while.
    if (!element) return []
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const range = document.createRange()
    const lines = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
      .map((line) => shownPart(line, element))
      .filter(({ width, height }) => width > 0 && height > 0)
    const size = Number.parseFloat(fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    return [{ target, lines, colour: color, least: large ? 3 : 4.5 }]
  })

  /** Of a line, what stands neither outside of its height, as set by the styles, nor outside of what scrolls around it. */
  function shownPart(line: DOMRect, element: Element): Box {
    const over = Math.max(0, line.height - Number.parseFloat(getComputedStyle(element).lineHeight)) / 2
    let [top, bottom] = [Math.max(line.top + over, highest), Math.min(line.bottom - over, lowest)]
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible' || around === document.documentElement) continue
      const box = around.getBoundingClientRect()
      top = Math.max(top, box.top)
      bottom = Math.min(bottom, box.bottom)
    }
    return { x: line.left + scrollX, y: top + scrollY, width: line.width, height: bottom - top }
  }
}

/** Runs in the page. Takes the texts away, and nothing else that has no colour of the text. */
function showTexts(shown: boolean): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { color: transparent !important; transition: none !important }')
  document.adoptedStyleSheets = shown ? [] : [sheet]
}

function boxAround(boxes: readonly Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)))
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)))
  return {
    x,
    y,
    width: Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) - x,
    height: Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) - y,
  }
}

/** A box in whole pixels, from the upper left corner of another. */
function within(box: Box, around: Box): Box {
  const { x, y, width, height } = boxAround([box])
  return { x: x - around.x, y: y - around.y, width, height }
}

const hexOf = (pixel: number) => `#${pixel.toString(16).padStart(6, '0')}`

/** @param colour as the browser tells it: `rgb(1, 2, 3)` */
export function toHex(colour: string): string {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? []
  if (!blue) throw new Error(`The colour of a text is ${colour}.`)
  return hexOf(Number(red) * 65536 + Number(green) * 256 + Number(blue))
}
