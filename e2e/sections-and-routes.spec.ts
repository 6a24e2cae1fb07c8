import type { Page } from '@playwright/test'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import { dialogOf, featured, newestFirst, openByCard, viewAll } from './support/projects'
import {
  at,
  banner,
  expect,
  needed,
  open,
  scrollFar,
  scrollRests,
  scrollTo,
  scrollY,
  takenOver,
  test,
  wideOnly,
} from './support/test'

const { profile, sections } = content
const homeHeading = (page: Page) => page.getByRole('heading', { level: 1, name: profile.name })
const projectsHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: sections.allProjects.heading })
const shown = shownSections(content)

/** Where a section begins, against the lower edge of the header when that is in sight. */
async function expectClearOfHeader(page: Page, id: string) {
  const heading = page.getByRole('heading', { level: 2, name: sections[id as 'about'].heading })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const box = await page.locator(`#${id}`).boundingBox()
  const header = (await banner(page).boundingBox())?.height ?? 0
  expect(box?.y, 'the section begins below the header').toBeGreaterThanOrEqual(header - 1)
}

/** Writes down the scroll position of every frame from now on, with the screen that it belongs to. */
async function watchScroll(page: Page) {
  await page.evaluate(() => {
    const frames: [path: string, projects: boolean, y: number][] = []
    const frame = () => {
      frames.push([
        location.pathname,
        document.getElementById('all-projects') !== null,
        Math.round(window.scrollY),
      ])
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Object.assign(window, { frames })
  })
  return () => page.evaluate(() => (window as unknown as { frames: [string, boolean, number][] }).frames)
}

test('R1 the sections stand in page order, each once', wideOnly, async ({ page }) => {
  await open(page, '/')
  const ids = await page.locator('section[id]').evaluateAll((found) => found.map((element) => element.id))
  expect(ids).toEqual(['home-section', ...shown])
  await open(page, '/projects')
  await expect(page.locator('#all-projects')).toBeVisible()
})

test(
  'R2 P1 every change of path begins at the top at once, Back and Forward included',
  wideOnly,
  async ({ page }) => {
    await open(page, '/')
    const frames = await watchScroll(page)
    await viewAll(page).click()
    await expect(projectsHeading(page)).toBeVisible()
    await expect(page).toHaveURL(at('/projects'))
    expect(await scrollY(page)).toBe(0)

    await scrollRests(page)
    await scrollTo(page, 700)
    await page.goBack()
    await expect(homeHeading(page)).toBeVisible()
    await expect.poll(() => scrollY(page)).toBe(0)
    await scrollRests(page)
    expect(await scrollY(page)).toBe(0)
    await scrollTo(page, 1100)
    await page.goForward()
    await expect(projectsHeading(page)).toBeVisible()
    await expect.poll(() => scrollY(page)).toBe(0)
    await scrollRests(page)
    expect(await scrollY(page)).toBe(0)

    // No frame of a new screen was painted anywhere else, on the way to the top for instance.
    const seen = await frames()
    const arrivals = seen.filter(([, projects], i) => i > 0 && projects !== seen[i - 1]?.[1])
    expect(arrivals.length).toBeGreaterThanOrEqual(3)
    expect(arrivals.map(([, , y]) => y)).toEqual(arrivals.map(() => 0))
  },
)

test(
  'R2 R3 a link with a hash from the other screen lands on its section, clear of the header',
  wideOnly,
  async ({ page }) => {
    for (const id of shown) {
      await open(page, '/projects')
      await scrollFar(page, 500)
      await expect(banner(page)).not.toBeInViewport()
      await scrollTo(page, 400)
      await expect(banner(page)).toBeInViewport({ ratio: 1 })
      const link = banner(page).getByRole('link', { name: sections[id].label })
      await expect(link).toHaveAttribute('href', at(`/#${id}`))
      await link.click()
      await expect(page).toHaveURL(at(`/#${id}`))
      await expectClearOfHeader(page, id)
    }
  },
)

test(
  'R2 a hash link lands on its section also after a project was opened and closed',
  wideOnly,
  async ({ page }) => {
    await open(page, '/projects')
    await openByCard(page, featured())
    await page.keyboard.press('Escape')
    await expect(dialogOf(page, featured())).toBeHidden()
    await expect(page).toHaveURL(at('/projects'))
    // A card far down the list has taken the header out of sight.
    await scrollTo(page, 0)
    const last = needed(shown.at(-1), 'sections')
    await banner(page).getByRole('link', { name: sections[last].label }).click()
    await expect(page).toHaveURL(at(`/#${last}`))
    await expectClearOfHeader(page, last)
  },
)

test('R2 an address with a hash opened directly shows its section', async ({ page }) => {
  const section = needed(shown[1], 'second section')
  await open(page, `/#${section}`)
  await expectClearOfHeader(page, section)
})

test(
  'R2 Back leads to the other screen also over an entry of the browser’s own',
  wideOnly,
  async ({ page }) => {
    await open(page, '/')
    // The skip link, or a hash typed into the address bar: the router has not made this entry.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/#content'))
    await viewAll(page).click()
    await expect(projectsHeading(page)).toBeVisible()
    await page.goBack()
    await expect(homeHeading(page)).toBeVisible()
    await expect(projectsHeading(page)).toBeHidden()
    await takenOver(page)
    await expect.poll(() => scrollY(page)).toBe(0)
  },
)

test(
  'R2 within a screen Back returns to where the link was, and a reload keeps the place',
  wideOnly,
  async ({ page }) => {
    const last = needed(shown.at(-1), 'sections')
    await open(page, '/')
    await scrollFar(page, 1000)
    await expect(banner(page)).not.toBeInViewport()
    await scrollTo(page, 900)
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
    const before = await scrollY(page)
    await banner(page).getByRole('link', { name: sections[last].label }).click()
    await expect(page).toHaveURL(at(`/#${last}`))
    await expect(page.getByRole('heading', { level: 2, name: sections[last].heading })).toBeInViewport()
    await scrollRests(page)
    await page.goBack()
    await expect.poll(() => scrollY(page)).toBe(before)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 2, name: sections[last].heading })).toBeInViewport()
    await scrollRests(page)
    await page.goBack()
    await expect.poll(() => scrollY(page)).toBe(before)
    await page.reload()
    await takenOver(page)
    await expect.poll(() => scrollY(page)).toBe(before)
  },
)

test('R3 header and footer stand on both screens', wideOnly, async ({ page }) => {
  for (const path of ['/', '/projects']) {
    await open(page, path)
    await expect(banner(page)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test(
  'P1 the home page shows the featured projects, the other screen all of them',
  wideOnly,
  async ({ page }) => {
    await open(page, '/')
    const grid = page.locator('#projects').getByRole('heading', { level: 3 })
    await expect(grid).toHaveText(content.featuredProjects.map((project) => project.title))
    await viewAll(page).click()
    await expect(page.locator('#all-projects').getByRole('heading', { level: 3 })).toHaveText(
      newestFirst(content.projects),
    )
  },
)
