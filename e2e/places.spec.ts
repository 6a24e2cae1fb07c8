import { content } from '@/content/schema/load'
import { featured, needed } from '@/e2e/support/projects'
import { expect, test } from '@/e2e/support/test'

test('the page behind a project moves only if the visitor moves it', {
  tag: ['@G3', '@G4', '@G6'],
}, async ({ page, site, step }) => {
  needed(content.projects[0], 'projects')
  const card = site.card(featured())
  await site.open('/projects')
  // Its script is there from now on.
  await site.openByCard(featured())
  await site.escapeTo(featured())
  for (const [what, scroll] of [
    ['a smooth scroll', () => page.evaluate(() => window.scrollTo({ top: 9999, behavior: 'smooth' }))],
    ['a scroll by a key', () => page.keyboard.press('End')],
  ] as const)
    await step(`a press during ${what} stops it`, async () => {
      await site.scrollTo(0)
      const places = card.evaluate(pressOnScroll)
      await scroll()
      expect(new Set(await places).size, 'scroll positions behind the dialog').toBe(1)
      await site.escapeTo(featured())
    })
  await step('Forward opens it at another place, and its card then comes into view', async () => {
    await site.scrollTo(1200)
    const place = await site.scrollY()
    await page.goForward()
    await site.opened(featured())
    expect(await site.scrollY()).toBe(place)
    await site.escapeTo(featured())
    await expect(card).toBeInViewport()
  })
  await step('after the window was turned the card is in view', async () => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await site.openByCard(featured())
      await site.resize(width, height)
      await site.escapeTo(featured())
      await expect(card).toBeInViewport()
    }
  })
})

/** Presses a card as soon as the page scrolls. @returns the scroll positions once the dialog is open. Runs in the page. */
async function pressOnScroll(card: Element): Promise<number[]> {
  while (window.scrollY === 0) await new Promise(requestAnimationFrame)
  card.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const places: number[] = []
  while (places.length < 30) {
    await new Promise(requestAnimationFrame)
    if (document.querySelector('[role="dialog"]')) places.push(window.scrollY)
  }
  // The compositor may be a frame ahead.
  return places.slice(2)
}
