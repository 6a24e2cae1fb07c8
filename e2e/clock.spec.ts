import type { Site } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'
import { boxOf, drag } from '@/e2e/support/touch'

// Behaviour that depends on time, with a clock that only the test moves. The units of the hooks
// test the rest.

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2031-05-05T08:00:00') })
})

/** Opens a page and stops its clock. */
async function openStill({ page, open }: Site, path: string): Promise<void> {
  await open(path)
  await page.clock.pauseAt(new Date('2031-05-05T09:00:00'))
}

/** Moves the clock of the page, and waits for the effects. */
async function advance({ page, settle }: Site, ms: number): Promise<void> {
  await settle()
  await page.clock.runFor(ms)
  await settle()
}

/** Opens the home page at the slider of About, with five slides. */
async function openSlider(site: Site) {
  await openStill(site, '/')
  const slider = site.page.getByRole('region', { name: 'Pictures: About' })
  const dots = slider.getByRole('button', { name: 'Show slide' })
  const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')))
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toBeInViewport({ ratio: 0.5 })
  await site.settle()
  return { slider, dots, current }
}

test('slides advance after Play and a dot pressed by mouse', {
  tag: ['@H5', '@S6', '@W1'],
}, async ({ page, site, step }) => {
  const { slider, dots, current } = await openSlider(site)
  const leave = () => page.mouse.move(5, 5)
  await step('the footer has the visitor’s year', async () => {
    for (const text of ['Designed and built by Noa Verdel', '2031', '2025.8.25'])
      await expect(page.getByRole('contentinfo')).toContainText(text)
  })
  await step('Play by a key starts them although its button keeps the focus', async () => {
    const pause = slider.getByRole('button', { name: 'Pause the slides' })
    await pause.focus()
    // Tab moves the focus by keyboard, unlike `focus()`. The second press is on Play.
    for (const key of ['Shift+Tab', 'Tab', 'Enter', 'Enter']) await page.keyboard.press(key)
    await expect(pause).toBeFocused()
    const before = await current()
    await leave()
    await advance(site, 3500)
    expect(await current()).toBe((before + 1) % 5)
  })
  await step('under reduced motion there is no button that pauses them', async () => {
    const pause = slider.getByRole('button', { name: 'Pause the slides' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(pause).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(pause).toBeVisible()
  })
  await step('a dot pressed by mouse delays them by one interval', async () => {
    await dots.first().click()
    await leave()
    await advance(site, 3499)
    expect(await current()).toBe(0)
    await advance(site, 1)
    expect(await current()).toBe(1)
  })
})

test('slides advance, wrap, and follow a finger', {
  tag: ['@narrow', '@chromium', '@A1', '@W1'],
}, async ({ page, site, step }) => {
  const { slider, dots, current } = await openSlider(site)
  await step('they advance every 3500 ms, and wrap', async () => {
    const start = await current()
    for (let turn = 1; turn <= 5; turn++) {
      await advance(site, 3500)
      expect(await current()).toBe((start + turn) % 5)
    }
  })
  await step('arrows move them, and so does a swipe of more than 5 px', async () => {
    await dots.first().tap()
    await slider.getByRole('button', { name: 'Previous slide' }).tap()
    await expect(dots.last()).toHaveAttribute('aria-current', 'true')
    for (const [by, dot] of [
      [-80, dots.first()],
      [80, dots.last()],
      [-4, dots.last()],
    ] as const) {
      const { x, y, width } = await boxOf(slider)
      await drag(page, { x: x + width / 2, y: y + 60 }, { x: by, y: 0 })
      await site.settle()
      await expect(dot).toHaveAttribute('aria-current', 'true')
    }
  })
})

test('the search waits 500 ms for composed letters', {
  tag: ['@G8', '@chromium'],
}, async ({ page, site, step }) => {
  await openStill(site, '/projects')
  await site.searchBox.focus()
  const keyboard = await page.context().newCDPSession(page)
  await test.step('unfinished letters filter nothing', async () => {
    await keyboard.send('Input.imeSetComposition', { text: 'sni', selectionStart: 3, selectionEnd: 3 })
    await advance(site, 1500)
    await expect(page).toHaveURL(at('/projects'))
  })
  await step('finished letters do', async () => {
    await keyboard.send('Input.insertText', { text: 'snip' })
    await advance(site, 500)
    await expect(page).toHaveURL(at('/projects?q=snip'))
  })
})
