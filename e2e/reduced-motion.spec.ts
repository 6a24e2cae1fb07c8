import { SLIDE_INTERVAL_MS } from '@/components/lib/constants'
import { filled } from '@/components/lib/words'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import { card, expectOverlay, featured, openByCard } from './support/projects'
import {
  banner,
  expect,
  fakeClock,
  needed,
  open,
  scrollY,
  settle,
  stopClock,
  test,
  wideOnly,
} from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('H6 W1 under reduced motion nothing hides, moves by itself, or glides', wideOnly, async ({ page }) => {
  needed(content.slides[1], 'several slides')
  needed(
    shownSections(content).find((section) => section === 'contact'),
    'way to be reached',
  )
  await fakeClock(page)
  await open(page, '/')
  await stopClock(page)
  const invisible = () =>
    page
      .locator('.hidden')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length)
  expect(await invisible()).toBe(0)

  const { contact, about } = content.sections
  await banner(page).getByRole('link', { name: contact.label }).click()
  await expect(page.getByRole('heading', { name: contact.heading })).toBeInViewport()
  const there = await scrollY(page)
  await settle(page)
  expect(await scrollY(page)).toBe(there)

  const dots = page
    .getByRole('region', { name: filled(words.sectionWords.pictures, { section: about.label }) })
    .getByRole('button', { name: saying(words.slider.show) })
  const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')))
  await page.locator('#about').getByRole('heading').first().scrollIntoViewIfNeeded()
  const before = await current()
  await page.clock.runFor(4 * SLIDE_INTERVAL_MS)
  await settle(page)
  expect(await current()).toBe(before)
})

test('G2 G3 under reduced motion cards and dialogs work the same', wideOnly, async ({ page }) => {
  await open(page, '/')
  await card(page, featured()).hover()
  await expectOverlay(page, featured(), true)
  await openByCard(page, featured())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card(page, featured())).toBeFocused()
})
