import * as words from '@/content/words'
import { hasIllustrated, illustrated } from '@/e2e/support/projects'
import { expect, test } from '@/e2e/support/test'

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
      if (element.matches('[dir], bdi') || rest.length > 0 || text?.nodeType !== Node.TEXT_NODE) continue
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

test('the page is mirrored from right to left', { tag: ['@G4', '@O6', '@O8'] }, async ({
  page,
  site,
  step,
}) => {
  const expectMirrored = async () => {
    for (const width of [390, 1440]) {
      await site.resize(width)
      expect(await page.evaluate(unmirrored), `${width} px`).toEqual([])
    }
  }
  // Slides that advance would differ between the two directions.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/projects']) {
    await site.open(path)
    await step(path, expectMirrored)
  }
  if (!hasIllustrated()) return
  const dialog = await site.openByCard(illustrated())
  await step('a dialog', expectMirrored)
  const viewer = await site.openLarger(dialog)
  await step('its larger view', expectMirrored)
  await step('arrows point the other way', async () => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    const next = viewer.getByRole('button', { name: words.slider.next })
    await expect(next.locator('svg')).toHaveCSS('scale', '-1 1')
  })
})
