import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastRatio } from '@/components/colour-mode/oklch'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete'][number]['nodes'][number]

/** Checks for rules that axe reports as incomplete. Each returns the faults. */
const checks: Record<string, (page: Page, nodes: readonly Found[]) => Promise<string[]>> = {
  // Text over a gradient or a picture, or below another element.
  'color-contrast': hardToRead,
  // Whether the ids in ARIA attributes exist.
  'aria-valid-attr-value': (page, nodes) => page.evaluate(withDeadReference, nodes.map(targetOf)),
}

/** The CSS selector of an element. */
const targetOf = ({ target }: Found) => String(target)

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
  for (const { id, nodes } of violations) found.push(...nodes.map((node) => `${id}: ${targetOf(node)}`))
  for (const { id, nodes } of incomplete) {
    const faults = (await checks[id]?.(page, nodes)) ?? nodes.map(targetOf)
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
 */
async function hardToRead(page: Page, nodes: readonly Found[]): Promise<string[]> {
  // A screenshot of the whole page removes the touch screen for a moment, so an open dialog would move the focus.
  const fullPage = (await page.getByRole('dialog').count()) === 0
  const texts = await page.evaluate(paintedTexts, { targets: nodes.map(targetOf), fullPage })
  await page.evaluate(showTexts, false)
  const picture = sharp(await page.screenshot({ fullPage, scale: 'css' })).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  await page.evaluate(showTexts, true)
  return texts.flatMap(({ target, lines, colour }, i) => {
    const behind = new Set<number>()
    for (const { left, right, top, bottom } of lines)
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, bottom); y++)
        for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, right); x++)
          behind.add(data.readUIntBE((y * info.width + x) * info.channels, 3))
    const worst = Math.min(...[...behind].map((pixel) => contrastRatio(toHex(pixel), toHex(colour))))
    // Such as "4.5:1".
    const least = Number.parseFloat(nodes[i]?.any[0]?.data.expectedContrastRatio)
    return worst >= least ? [] : [`${worst.toFixed(2)} instead of ${least}, ${target}`]
  })
}

const toHex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`

/** Returns the colours of these texts, and their lines in pixels of the window or of the whole page. Runs in the page. */
function paintedTexts({ targets, fullPage }: { targets: readonly string[]; fullPage: boolean }) {
  const [x, y] = fullPage ? [scrollX, scrollY] : [0, 0]
  const range = document.createRange()
  return targets.map((target) => {
    // A toast may have closed.
    const element = document.querySelector(target) ?? document.createElement('p')
    const { color, lineHeight } = getComputedStyle(element)
    const frame = element.closest('.dialog-body')?.getBoundingClientRect()
    const lines = [...element.childNodes]
      .filter((node) => node instanceof Text && node.textContent?.trim())
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
    return { target, lines, colour }
  })
}

/** Shows or hides all texts. Runs in the page. */
function showTexts(shown: boolean): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { color: transparent !important; transition: none !important }')
  document.adoptedStyleSheets = shown ? [] : [sheet]
}
