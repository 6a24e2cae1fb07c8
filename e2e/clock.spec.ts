import type { Locator } from '@playwright/test'
import { startingWith } from '@/__tests__/support/words'
import { isolate } from '@/components/text/direction'
import { format } from '@/components/text/format'
import { SLIDE_INTERVAL_MS } from '@/components/ui/constants'
import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { needed } from '@/e2e/support/projects'
import type { Site } from '@/e2e/support/site'
import { expect, test } from '@/e2e/support/test'
import { boxOf, drag } from '@/e2e/support/touch'

// Behaviour that depends on time, with a clock that only the test moves. The units of the hooks test the rest.

const { slides, sections, profile } = content

test.beforeEach(async ({ page, site }) => {
  await page.clock.install({ time: new Date('2031-05-05T08:00:00') })
  await site.open('/')
  await page.clock.pauseAt(new Date('2031-05-05T09:00:00'))
})

/** Moves the clock of the page, and waits for the effects. */
async function advance(site: Site, ms: number) {
  await site.settle()
  await site.page.clock.runFor(ms)
  await site.settle()
}

function aboutSlider({ page, settle }: Site) {
  needed(slides[1], 'several slides')
  const name = format(words.sectionWords.pictures, { section: sections.about.label })
  const slider = page.getByRole('region', { name })
  const dots = slider.getByRole('button', { name: startingWith(words.slider.show) })
  const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')))
  const show = async () => {
    await slider.scrollIntoViewIfNeeded()
    await expect(slider).toBeInViewport({ ratio: 0.5 })
    await settle()
  }
  return { slider, dots, current, show }
}

test('the footer has the visitor’s year', { tag: ['@H5', '@S6'] }, async ({ page }) => {
  const credit = format(words.footer.credit, { name: isolate(profile.name) })
  for (const text of [credit, '2031', profile.version ?? ''])
    await expect(page.getByRole('contentinfo')).toContainText(text)
})

test('slides advance after Play and a dot pressed by mouse', { tag: '@W1' }, async ({ page, site, step }) => {
  const { slider, dots, current, show } = aboutSlider(site)
  const leave = () => page.mouse.move(5, 5)
  await show()
  for (const [what, press] of [
    ['by mouse', (button: Locator) => button.click()],
    [
      'by keyboard',
      async (button: Locator) => {
        await button.focus()
        // Tab moves the focus by keyboard, unlike `focus()`.
        for (const key of ['Shift+Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
      },
    ],
  ] as const)
    await step(`Play ${what} starts them although its button keeps the focus`, async () => {
      const pause = slider.getByRole('button', { name: words.slider.pause })
      await press(pause)
      await press(slider.getByRole('button', { name: words.slider.play }))
      await expect(pause).toBeFocused()
      const before = await current()
      await leave()
      await advance(site, SLIDE_INTERVAL_MS)
      expect(await current()).toBe((before + 1) % slides.length)
    })
  await step('a dot pressed by mouse delays them by one interval', async () => {
    await dots.first().click()
    await leave()
    await advance(site, SLIDE_INTERVAL_MS - 1)
    expect(await current()).toBe(0)
    await advance(site, 1)
    expect(await current()).toBe(1)
  })
})

test('slides advance, wrap, and follow a finger', { tag: ['@narrow', '@chromium', '@A1', '@W1'] }, async ({
  page,
  site,
  step,
}) => {
  const { slider, dots, current, show } = aboutSlider(site)
  await step('they advance every 3500 ms, and wrap', async () => {
    await show()
    const start = await current()
    for (let turn = 1; turn <= slides.length; turn++) {
      await advance(site, SLIDE_INTERVAL_MS)
      expect(await current()).toBe((start + turn) % slides.length)
    }
  })
  await step('arrows move them, and so does a swipe of more than 5 px', async () => {
    await dots.first().tap()
    await slider.getByRole('button', { name: words.slider.previous }).tap()
    await expect(dots.last()).toHaveAttribute('aria-current', 'true')
    const onwards = words.language.dir === 'rtl' ? 1 : -1
    for (const [by, dot] of [
      [80 * onwards, dots.first()],
      [-80 * onwards, dots.last()],
      [4 * onwards, dots.last()],
    ] as const) {
      const { x, y, width } = await boxOf(slider)
      await drag(page, { x: x + width / 2, y: y + 60 }, { x: by, y: 0 })
      await site.settle()
      await expect(dot).toHaveAttribute('aria-current', 'true')
    }
  })
})
