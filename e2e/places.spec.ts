import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { featured, needed } from '@/e2e/support/projects'
import { at, expect, test } from '@/e2e/support/test'

// The page moves only if the visitor moves it.

test.beforeEach(() => {
  needed(content.projects[0], 'projects')
})

test('projects open and close in place', { tag: ['@G4', '@G6', '@R2'] }, async ({ page, site, step }) => {
  const card = site.card(featured())
  await site.open('/')
  await step('after the skip link was used', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: words.page.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await card.scrollIntoViewIfNeeded()
    await site.scrollRests()
    const y = await site.scrollY()
    await card.press('Enter')
    await site.opened(featured())
    await site.escapeTo(featured())
    expect(await site.scrollY()).toBe(y)
  })
  await step('after Forward from another place', async () => {
    await site.scrollTo(1200)
    await page.goForward()
    await site.opened(featured())
    expect(await site.scrollY()).toBe(1200)
  })
  await step('a card that is out of sight by then comes into view', async () => {
    await site.escapeTo(featured())
    await expect(card).toBeInViewport()
  })
  await step('after a reload, although the address before has a section', async () => {
    await site.banner.getByRole('link', { name: content.sections.about.label }).press('Enter')
    await expect(page.locator('#about')).toBeInViewport()
    await card.scrollIntoViewIfNeeded()
    await site.scrollRests()
    const y = await site.scrollY()
    await card.press('Enter')
    await site.opened(featured())
    await page.reload()
    await site.takenOver()
    await site.opened(featured())
    await site.escapeTo(featured())
    await expect(page).toHaveURL(at('/#about'))
    await site.scrollRests()
    expect(await site.scrollY()).toBe(y)
  })
})

test('a card is in view after the window was turned while its project was open', {
  tag: ['@G3', '@G4'],
}, async ({ site, step }) => {
  for (const path of ['/', '/projects'])
    await step(path, async () => {
      await site.resize(390, 844)
      await site.open(path)
      const card = site.card(featured())
      for (const [width, height] of [
        [844, 390],
        [390, 844],
        [1440, 900],
      ] as const) {
        await site.openByCard(featured())
        await site.resize(width, height)
        await site.escapeTo(featured())
        await expect(card).toBeInViewport()
      }
    })
})

test('opening a project stops a scroll in progress', { tag: '@G4' }, async ({ page, site, step }) => {
  await site.open('/projects')
  // Its script is there now.
  await site.openByCard(featured())
  await site.escapeTo(featured())
  for (const [what, scroll] of [
    ['a smooth scroll', () => page.evaluate(() => window.scrollTo({ top: 9999, behavior: 'smooth' }))],
    ['a scroll by a key', () => page.keyboard.press('End')],
  ] as const)
    await step(`${what}, and a press during it`, async () => {
      await site.scrollTo(0)
      const places = site.card(featured()).evaluate(pressOnScroll)
      await scroll()
      expect(new Set(await places).size, 'scroll positions behind the dialog').toBe(1)
      await site.escapeTo(featured())
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

test('Go Back leads home if the tab has no earlier entry', { tag: '@G7' }, async ({ page, site, step }) => {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(History.prototype, 'length')
    // Playwright's tabs begin with an entry that the browser adds.
    Object.defineProperty(history, 'length', { get: () => (own?.get?.call(history) ?? 1) - 1 })
  })
  await site.open('/projects')
  await site.openByCard(featured())
  await site.escapeTo(featured())
  await step('entries ahead are not counted', async () => {
    await site.goBack.click()
    await expect(site.home).toBeVisible()
  })
  expect(page.context().pages()).toHaveLength(1)
})
