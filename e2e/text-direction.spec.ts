import { detectDirection } from '@/components/text/direction'
import { collectTexts } from '@/content/schema/content'
import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { hasIllustrated, illustrated } from '@/e2e/support/projects'
import { expect, test } from '@/e2e/support/test'

/** A painted text: the middle of its first and of its last character, in pixels from the left. */
interface Painted {
  text: string
  first: number
  last: number
}

/** Measures all occurrences of these texts that are painted on one line. Runs in the page. */
function paintedTexts(texts: readonly string[]): Painted[] {
  const wanted = new Set(texts)
  return [...document.querySelectorAll('body *:not(script)')].flatMap((element) => {
    const text = element.textContent ?? ''
    const own = [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
    if (!own || !wanted.has(text) || !element.checkVisibility() || element.closest('.sr-only')) return []
    const letters: Text[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) letters.push(walker.currentNode as Text)
    const rectOf = (node: Text | undefined, at: number) => {
      const range = document.createRange()
      if (!node) return new DOMRect()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect()
    }
    const end = letters.at(-1)
    const [first, last] = [rectOf(letters[0], 0), rectOf(end, (end?.length ?? 0) - 1)]
    if (first.width === 0 || last.width === 0 || Math.abs(first.top - last.top) > 2) return []
    return [{ text, first: first.x + first.width / 2, last: last.x + last.width / 2 }]
  })
}

const named = 'name title label heading company type alt institution degree issuer event'.split(' ')

/** The short texts of the owner, without the names of skills. A single letter has no visible direction. */
const ownTexts = collectTexts({
  ...content,
  skillGroups: content.skillGroups.map(({ title }) => ({ title })),
})
  .filter(({ path, text }) => named.includes(String(path.at(-1))) && [...text].length > 1)
  .map(({ text }) => text)

/**
 * Returns each box, and the first letter of each text without its own direction, whose distance from the edge where reading begins differs
 * between the two directions. Runs in the page.
 */
function unmirrored(): string[] {
  const { documentElement: root } = document
  const beginnings = (dir: 'ltr' | 'rtl') => {
    root.dir = dir
    const insetOf = ({ left, right }: DOMRect) => (dir === 'rtl' ? root.clientWidth - right : left)
    const found: { name: string; inset: number }[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
      // Texts with their own direction keep it. Only the active slide has a place.
      const hasOwnDirection = element.parentElement?.closest('body [dir]')
      const hasNoPlace = '.sr-only, .slide:not([data-active]), [data-headlessui-focus-guard]'
      if (hasOwnDirection || element.closest(hasNoPlace)) continue
      if (!element.checkVisibility() || getComputedStyle(element).display === 'inline') continue
      const name = `${element.tagName.toLowerCase()}.${element.classList.value}`
      found.push({ name, inset: insetOf(element.getBoundingClientRect()) })
      const [text, ...rest] = element.childNodes
      if (element.dir || rest.length > 0 || text?.nodeType !== Node.TEXT_NODE) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      found.push({ name: `text of ${name}`, inset: insetOf(range.getBoundingClientRect()) })
    }
    return found
  }
  const { dir } = root
  const before = beginnings('ltr')
  const after = beginnings('rtl')
  root.dir = dir
  return after
    .filter(({ inset }, i) => !(Math.abs(inset - (before[i]?.inset ?? Number.NaN)) <= 1.5))
    .map(({ name, inset }) => `${name} at ${inset}`)
}

test('titles, names and captions keep their own direction, and the page is mirrored from right to left', {
  tag: ['@G4', '@O6', '@O8'],
}, async ({ page, site, step }) => {
  const expectDirections = async (atLeast = 1) => {
    const painted = await page.evaluate(paintedTexts, ownTexts)
    expect(painted.length).toBeGreaterThanOrEqual(atLeast)
    const wrong = painted.filter(({ text, first, last }) =>
      detectDirection(text) === 'rtl' ? first <= last : first >= last,
    )
    expect(wrong).toEqual([])
    for (const width of [390, 1440]) {
      await site.resize(width)
      expect(await page.evaluate(unmirrored), `${width} px`).toEqual([])
    }
  }
  // Slides that advance would differ between the two directions.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, atLeast] of [
    ['/', 1],
    ['/projects', content.projects.length],
  ] as const) {
    await site.open(path)
    await step(`${path}`, () => expectDirections(atLeast))
  }
  if (!hasIllustrated()) return
  const dialog = await site.openByCard(illustrated())
  await step('a dialog', expectDirections)
  const viewer = await site.openLarger(dialog)
  await step('its larger view', expectDirections)
  await step('arrows point the other way', async () => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    const next = viewer.getByRole('button', { name: words.slider.next })
    await expect(next.locator('svg')).toHaveCSS('scale', '-1 1')
  })
})
