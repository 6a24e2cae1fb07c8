import { expect, type Page } from '@playwright/test'
import axeCore, { type NodeResult } from 'axe-core'
import sharp from 'sharp'
import { contrastRatio } from '@/components/colour-mode/oklch'
import { siteIn } from '@/e2e/support/site'

const everyRule = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Experimental in axe, so none of the tags has it (WCAG 2.5.3).
  rules: { 'label-content-name-mismatch': { enabled: true } },
}
const contrastAlone = { runOnly: ['color-contrast'] }

/** The global of the page. */
declare const axe: typeof axeCore

/**
 * Expects that axe finds nothing: by any rule in light mode, by contrast in dark mode. Colours are
 * the same at any width, so wide windows are enough for dark mode. The page must follow the system.
 *
 * @param part CSS selector of the part to check
 */
export async function expectNoFindings(page: Page, part = 'html'): Promise<void> {
  await showMode(page, 'light')
  expect(await findings(page, part, everyRule)).toEqual([])
  const isWide = (page.viewportSize()?.width ?? 0) >= 768
  if (!isWide) return
  await showMode(page, 'dark')
  expect(await findings(page, part, contrastAlone), 'dark').toEqual([])
  await showMode(page, 'light')
}

/** Changes the mode of the system, and waits until the page follows. */
async function showMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: mode })
  await siteIn(page).expectGround(mode)
}

/** Returns violations by rule and element, and what is wrong where axe cannot decide. */
async function findings(page: Page, part: string, rules: typeof everyRule | typeof contrastAlone) {
  await comeToRest(page)
  // Loading axe takes longer than most of its runs.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  const { violations, incomplete } = await page.evaluate(runAxe, { part, rules })
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
  for (const { id, nodes } of incomplete) {
    const targets = nodes.map(({ target }) => String(target))
    if (id === 'color-contrast') found.push(...(await hardToRead(page, part, targets, nodes)))
    else if (id === 'aria-valid-attr-value') found.push(...(await page.evaluate(withDeadReference, targets)))
    else found.push(...targets.map((target) => `${id}, incomplete: ${target}`))
  }
  return found
}

/** Runs in the page. */
function runAxe({ part, rules }: { part: string; rules: typeof everyRule | typeof contrastAlone }) {
  // The edges of a dialog only pass the focus on. The keyboard journey tests them.
  const context = { include: part, exclude: '[data-headlessui-focus-guard]' }
  return axe.run(context, { ...rules, resultTypes: ['violations', 'incomplete'] })
}

/** Returns the elements with ARIA attributes that name no element. Runs in the page. */
function withDeadReference(targets: string[]): string[] {
  const references = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant']
  const idsOf = (target: string) =>
    references.flatMap((name) => document.querySelector(target)?.getAttribute(name)?.split(/\s+/) ?? [])
  return targets.filter((target) => idsOf(target).some((id) => !document.getElementById(id)))
}

/**
 * Waits for a smooth scroll, because a text would not be where the picture has it, and for
 * animations, because axe would measure half-faded colours.
 */
async function comeToRest(page: Page): Promise<void> {
  await siteIn(page).scrollRests()
  await page.evaluate(async () => {
    for (const armed of document.querySelectorAll('.hidden')) armed.classList.add('animate')
    // Those of a scroll have another timeline, and never finish.
    const isMoving = ({ timeline, playState }: Animation) =>
      timeline === document.timeline && playState === 'running'
    let moving: Animation[]
    do {
      await new Promise((done) => requestAnimationFrame(done))
      moving = document.getAnimations().filter(isMoving)
      await Promise.allSettled(moving.map(({ finished }) => finished))
    } while (moving.length > 0)
  })
}

/**
 * Returns the texts over a gradient or a picture whose contrast with the worst pixel behind their
 * letters is less than WCAG 1.4.3 requires, or that are outside the picture: a screenshot of the
 * page, or of the window for a part of the page.
 */
async function hardToRead(page: Page, part: string, targets: string[], nodes: readonly NodeResult[]) {
  // A screenshot of the whole page removes the touch screen for a moment, so an open dialog would
  // move the focus.
  const fullPage = part === 'html' && (await page.getByRole('dialog').count()) === 0
  const texts = await page.evaluate(readTexts, { targets, fullPage })
  const { data: withLetters } = await takePicture(page, fullPage)
  await page.evaluate(showTexts, false)
  const { data, info } = await takePicture(page, fullPage)
  await page.evaluate(showTexts, true)
  return texts.flatMap(({ target, lines, colour }, i) => {
    // Half a pixel is rounding.
    if (lines.some(({ bottom }) => bottom > info.height + 0.5)) return [`outside the picture: ${target}`]
    const behind = new Set<number>()
    for (const { left, right, top, bottom } of lines)
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, bottom); y++)
        for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, right); x++) {
          const place = (y * info.width + x) * info.channels
          const pixel = data.readUIntBE(place, 3)
          if (withLetters.readUIntBE(place, 3) !== pixel) behind.add(pixel)
        }
    const worst = Math.min(...[...behind].map((pixel) => contrastRatio(toHex(pixel), toHex(colour))))
    // Such as "4.5:1".
    const least = Number.parseFloat(nodes[i]?.any[0]?.data.expectedContrastRatio)
    return worst >= least ? [] : [`${worst.toFixed(2)} instead of ${least}, ${target}`]
  })
}

/** Returns the pixels of the page or the window, one for each CSS pixel. */
async function takePicture(page: Page, fullPage: boolean) {
  const picture = sharp(await page.screenshot({ fullPage, scale: 'css' })).removeAlpha()
  return picture.raw().toBuffer({ resolveWithObject: true })
}

const toHex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`

/** Returns colours and lines of texts, in pixels of the window or page. Runs in the page. */
function readTexts({ targets, fullPage }: { targets: readonly string[]; fullPage: boolean }) {
  const [x, y] = fullPage ? [scrollX, scrollY] : [0, 0]
  const range = document.createRange()
  return targets.map((target) => {
    // A toast may have closed.
    const element = document.querySelector(target) ?? document.createElement('p')
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim())
    const lines = texts.flatMap((node) => {
      range.selectNodeContents(node)
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        return { left: left + x, right: right + x, top: top + y, bottom: bottom + y }
      })
    })
    const channels = getComputedStyle(element).color.match(/\d+/g) ?? []
    const colour = channels.reduce((sum, channel) => sum * 256 + Number(channel), 0)
    return { target, lines, colour }
  })
}

/** Shows or hides all texts. Runs in the page. */
function showTexts(shown: boolean): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { color: transparent !important; transition: none !important }')
  document.adoptedStyleSheets = shown ? [] : [sheet]
}
