import type { Page } from '@playwright/test'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import { searchBox, viewAll } from './support/projects'
import { expect, narrowOnly, needed, open, scrollTo, settle, test, wideOnly } from './support/test'

/** What stands in the page and cannot be seen: nothing may end like this. */
function invisible(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hidden')]
      .filter((element) => Number(getComputedStyle(element).opacity) < 1)
      .map((element) => element.innerText.slice(0, 40)),
  )
}

test(
  'H6 a part below the first screen comes when 20 % of it is 100 px above the lower edge',
  wideOnly,
  async ({ page }) => {
    needed(shownSections(content)[0], 'sections')
    await open(page, '/')
    const part = page.locator('.hidden[data-armed]').first()
    await expect(part).toHaveCSS('opacity', '0')
    await expect(part).not.toHaveCSS('display', 'none')
    // Too little of it first, then enough; both measured while it still stands a little lower than it will.
    const place = await part.evaluate((element) => {
      const { transform } = getComputedStyle(element)
      const { top, height } = element.getBoundingClientRect()
      const start = top + window.scrollY - new DOMMatrix(transform).m42
      return { line: start - window.innerHeight + 100, height }
    })
    await scrollTo(page, place.line + place.height * 0.1)
    await settle(page)
    await expect(part).not.toHaveClass(/\banimate\b/)
    await scrollTo(page, place.line + place.height * 0.3 + 16)
    await expect(part).toHaveClass(/\banimate\b/)
    await expect(part).toHaveCSS('opacity', '1')
  },
)

test('H6 nothing of the first screen waits for a script', async ({ page }) => {
  needed(content.projects[0], 'projects')
  await open(page, '/projects')
  const early = await page.evaluate(() =>
    [...document.querySelectorAll('.hidden')]
      .filter((element) => element.getBoundingClientRect().top < window.innerHeight)
      .map((element) => getComputedStyle(element).opacity),
  )
  expect(early.length).toBeGreaterThan(0)
  expect(early).toEqual(early.map(() => '1'))
})

test('H6 a visitor who scrolls through sees everything, taller than the screen or not', async ({ page }) => {
  await open(page, '/')
  await page.setViewportSize({ width: 320, height: 300 })
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < end; y += 150) await scrollTo(page, y)
  await expect.poll(() => invisible(page)).toEqual([])
})

test('H6 a jump to the very end leaves nothing invisible', narrowOnly, async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('End')
  await expect.poll(() => invisible(page)).toEqual([])
  const last = page.locator('section').last()
  await expect(last.getByRole('link').last()).toBeVisible()
})

test('H6 the second screen reveals its own parts after navigation', wideOnly, async ({ page }) => {
  await open(page, '/')
  await viewAll(page).click()
  await expect(
    page.getByRole('heading', { level: 1, name: content.sections.allProjects.heading }),
  ).toBeVisible()
  await page.keyboard.press('End')
  await expect.poll(() => invisible(page)).toEqual([])
})

test('H6 every card that a filter brings is visible', wideOnly, async ({ page }) => {
  await open(page, '/projects?sort=option2')
  await searchBox(page).fill('a')
  await page.keyboard.press('Enter')
  await searchBox(page).fill('')
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await scrollTo(page, 100_000)
  await expect.poll(() => invisible(page)).toEqual([])
})

test('H6 in print everything is visible', wideOnly, async ({ page }) => {
  needed(shownSections(content)[0], 'sections')
  await open(page, '/')
  await expect.poll(() => invisible(page)).not.toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await invisible(page)).toEqual([])
})
