import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastRatio } from '@/components/colour-mode/oklch'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks for rules that axe reports as incomplete. Each returns the faults. */
const checks: Record<string, (page: Page, targets: string[]) => Promise<string[]>> = {
  // Text over a gradient or a picture, or below another element.
  'color-contrast': hardToRead,
  // Whether the ids in ARIA attributes exist.
  'aria-valid-attr-value': (page, targets) => page.evaluate(withDeadReference, targets),
}

/**
 * Returns the violations that axe finds, and the faults among its incomplete results, by rule and element.
 *
 * @param part CSS selector of the part to check
 * @param rules all rules, or only contrast
 */
async function findings(page: Page, part: string, rules: 'all' | 'contrast' = 'all'): Promise<string[]> {
  await comeToRest(page)
  const { violations, incomplete } = await new AxeBuilder({ page })
    .include(part)
    // The edges of a dialog only pass the focus on. The keyboard journey tests them.
    .exclude('[data-headlessui-focus-guard]')
    .options({
      ...(rules === 'all'
        ? {
            runOnly: { type: 'tag', values: tags },
            // Experimental in axe, so none of the tags has it (WCAG 2.5.3).
            rules: { 'label-content-name-mismatch': { enabled: true } },
          }
        : { runOnly: { type: 'rule', values: ['color-contrast'] } }),
      resultTypes: ['violations', 'incomplete'],
    })
    // The other mode opens a page for each run, which only frames need.
    .setLegacyMode()
    .analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) found.push(...nodes.map(({ target }) => `${id}: ${target}`))
  for (const { id, nodes } of incomplete) {
    const targets = nodes.map(({ target }) => String(target))
    const faults = (await checks[id]?.(page, targets)) ?? targets
    found.push(...faults.map((fault) => `${id}, incomplete: ${fault}`))
  }
  return found
}

/**
 * Expects none, of any rule in light mode and of contrast in dark mode. Colours are the same at any width, so wide windows are enough.
 *
 * @param part CSS selector of the part to check
 */
export async function expectNoFindings(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await findings(page, part)).toEqual([])
  if ((page.viewportSize()?.width ?? 0) < 768) return
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findings(page, part, 'contrast'), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Runs in the page. */
function withDeadReference(targets: string[]): string[] {
  const references = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant']
  return targets.filter((target) =>
    references
      .flatMap((name) => document.querySelector(target)?.getAttribute(name)?.split(/\s+/) ?? [])
      .some((id) => !document.getElementById(id)),
  )
}

/** Waits for animations, because axe would measure half-faded colours. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const armed of document.querySelectorAll('.hidden')) armed.classList.add('animate')
    await new Promise((done) => requestAnimationFrame(done))
    await Promise.all(
      document
        .getAnimations()
        .filter((one) => one.timeline === document.timeline)
        .map((one) => one.finished.catch(() => {})),
    )
  })
}

/**
 * Returns the texts over gradients and pictures whose contrast with the worst pixel behind them is less than WCAG 1.4.3 requires. Takes a
 * screenshot of the page without its texts for it.
 *
 * @param targets CSS selectors, each of one element with a text
 */
async function hardToRead(page: Page, targets: readonly string[]): Promise<string[]> {
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

/** Returns the area of all lines in whole pixels, because a larger screenshot takes longer. */
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
