import type { Page } from '@playwright/test'
import { SLIDE_INTERVAL_MS } from '@/components/lib/constants'
import { filled } from '@/components/lib/words'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import {
  expect,
  fakeClock,
  narrowOnly,
  needed,
  open,
  settle,
  stopClock,
  test,
  wideOnly,
} from './support/test'
import { swipe } from './support/touch'

const { profile, slides, skillGroups, sections } = content
const about = (page: Page) => page.locator('#about')
const slider = (page: Page) =>
  about(page).getByRole('region', {
    name: filled(words.sectionWords.pictures, { section: sections.about.label }),
  })
const dots = (page: Page) => slider(page).getByRole('button', { name: saying(words.slider.show) })
const caption = (page: Page, index: number) =>
  slider(page).getByText(slides.at(index % slides.length)?.title ?? '', { exact: true })
/** A slider has something to move from two slides on; below that there is nothing but the slide. */
const moves = slides.length > 1

async function currentSlide(page: Page): Promise<number> {
  return dots(page).evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')))
}

/** The home page with a stopped clock, its slider in sight and with neither pointer nor focus in it. */
async function openSlider(page: Page) {
  await fakeClock(page)
  await open(page, '/')
  await stopClock(page)
  await slider(page).scrollIntoViewIfNeeded()
  await expect(slider(page)).toBeInViewport({ ratio: 0.5 })
  await settle(page)
}

async function passes(page: Page, ms: number) {
  await page.clock.runFor(ms)
  await settle(page)
}

test('A1 every paragraph and every skill stands once in the page', wideOnly, async ({ page }) => {
  await open(page, '/')
  for (const paragraph of profile.about) await expect(page.getByText(paragraph)).toHaveCount(1)
  for (const { name, icon } of skillGroups.flatMap((group) => group.skills)) {
    const skill = about(page)
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) })
    await expect(skill).toHaveCount(1)
    await expect(skill.locator('svg')).toHaveCount(icon ? 1 : 0)
  }
})

test('A1 S5 the layout of the section changes between 767 and 768 px', wideOnly, async ({ page }) => {
  needed(profile.about[0], 'paragraphs about the person')
  needed(slides[0], 'slides')
  await open(page, '/')
  const columns = (width: number) =>
    page.setViewportSize({ width, height: 900 }).then(() =>
      about(page)
        .locator('.about-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
    )
  expect(await columns(767)).toBe(1)
  expect(await columns(768)).toBe(2)
})

test(
  'W1 no slides are no slider, one slide has no controls, more have them all',
  wideOnly,
  async ({ page }) => {
    await open(page, '/')
    await expect(slider(page)).toHaveCount(moves ? 1 : 0)
    await expect(dots(page)).toHaveCount(moves ? slides.length : 0)
    for (const slide of slides)
      await expect(about(page).locator('img').and(page.getByAltText(slide.image.alt))).toHaveCount(1)
    await expect(about(page).getByRole('button', { name: words.slider.pause })).toHaveCount(moves ? 1 : 0)
  },
)

if (moves) {
  test('A1 W1 the slider advances every 3500 ms and wraps at its end', narrowOnly, async ({ page }) => {
    await openSlider(page)
    const start = await currentSlide(page)
    await expect(caption(page, start)).toBeVisible()
    for (let step = 1; step <= slides.length; step++) {
      await passes(page, SLIDE_INTERVAL_MS - 1)
      expect(await currentSlide(page)).toBe((start + step - 1) % slides.length)
      await passes(page, 1)
      expect(await currentSlide(page)).toBe((start + step) % slides.length)
    }
    await expect(caption(page, start)).toBeVisible()
    await expect(caption(page, start + 1)).toBeHidden()
  })

  test(
    'W1 it rests while hovered, focused, off screen, in a hidden tab, and paused',
    wideOnly,
    async ({ page }) => {
      await openSlider(page)
      const start = await currentSlide(page)
      const rests = async (why: string) => {
        await settle(page)
        const before = await currentSlide(page)
        await passes(page, 3 * SLIDE_INTERVAL_MS)
        expect(await currentSlide(page), why).toBe(before)
      }
      const goesOn = async (why: string) => {
        await settle(page)
        const before = await currentSlide(page)
        await passes(page, SLIDE_INTERVAL_MS)
        expect(await currentSlide(page), why).toBe((before + 1) % slides.length)
      }
      await slider(page).hover()
      await rests('hovered')
      await page.mouse.move(0, 0)
      await goesOn('no longer hovered')

      await dots(page).first().focus()
      await rests('focused')
      await dots(page).first().blur()
      await goesOn('no longer focused')

      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(slider(page)).not.toBeInViewport()
      await rests('off screen')
      await slider(page).scrollIntoViewIfNeeded()
      await expect(slider(page)).toBeInViewport({ ratio: 0.5 })
      await goesOn('on screen again')

      const setTab = (state: 'hidden' | 'visible') =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }, state)
      await setTab('hidden')
      await rests('in a hidden tab')
      await setTab('visible')
      await goesOn('in the tab that shows')

      await slider(page).getByRole('button', { name: words.slider.pause }).click()
      await page.mouse.move(0, 0)
      const play = slider(page).getByRole('button', { name: words.slider.play })
      await play.blur()
      await rests('paused')
      await play.click()
      await page.mouse.move(0, 0)
      await slider(page).getByRole('button', { name: words.slider.pause }).blur()
      await goesOn('playing again')
      expect(start).toBeGreaterThanOrEqual(0)
    },
  )

  test('W1 arrows, dots and arrow keys move it, and it wraps at both ends', wideOnly, async ({ page }) => {
    await openSlider(page)
    const last = slides.length - 1
    await dots(page).first().click()
    expect(await currentSlide(page)).toBe(0)
    await slider(page).getByRole('button', { name: words.slider.previous }).click()
    expect(await currentSlide(page)).toBe(last)
    await slider(page).getByRole('button', { name: words.slider.next }).click()
    expect(await currentSlide(page)).toBe(0)
    await dots(page).nth(last).click()
    await expect(caption(page, last)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    expect(await currentSlide(page)).toBe(0)
    await page.keyboard.press('ArrowLeft')
    expect(await currentSlide(page)).toBe(last)
  })

  test('W1 a swipe of more than 5 px moves it', narrowOnly, async ({ page }) => {
    await openSlider(page)
    const start = await currentSlide(page)
    const box = await slider(page).boundingBox()
    const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 60 }
    const swipeBy = async (by: number) => {
      await swipe(page, middle, by)
      await settle(page)
    }
    await swipeBy(-80)
    expect(await currentSlide(page)).toBe((start + 1) % slides.length)
    await swipeBy(80)
    expect(await currentSlide(page)).toBe(start)
    await swipeBy(-4)
    expect(await currentSlide(page)).toBe(start)
  })
}
