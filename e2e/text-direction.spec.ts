import { expect, test } from '@/e2e/support/test'

/**
 * Returns each box, and each text without its own direction, whose distance from the edge where
 * reading begins differs between the two directions. Runs in the page.
 */
function unmirrored(): string[] {
  const { documentElement: root } = document
  const beginnings = (dir: 'ltr' | 'rtl') => {
    root.dir = dir
    const insetOf = ({ left, right }: DOMRect) => (dir === 'rtl' ? root.clientWidth - right : left)
    const found: { name: string; inset: number }[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
      // Texts with a direction keep it, the map has one, and hidden slides have no place.
      const hasOwnDirection = element.parentElement?.closest('body [dir]')
      if (hasOwnDirection || element.closest('[aria-hidden], [inert], .sr-only')) continue
      if (!element.checkVisibility() || getComputedStyle(element).display === 'inline') continue
      const name = `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 30)}"`
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

test('the page is mirrored from right to left', {
  tag: ['@G4', '@G14', '@O6', '@O8'],
}, async ({ page, site, step }) => {
  const expectMirrored = async () => {
    for (const width of [390, 1440]) {
      await site.resize(width)
      expect(await page.evaluate(unmirrored), `${width} px`).toEqual([])
    }
  }
  // Slides that advance would differ between the two directions.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/projects/snip', '/projects', '/']) {
    await site.open(path)
    await step(path, expectMirrored)
  }
  const dialog = await site.openByCard('Snip')
  await step('a dialog', expectMirrored)
  await site.openLarger(dialog)
  await step('its larger view', expectMirrored)
})
