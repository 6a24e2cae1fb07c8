import type { Page } from '@playwright/test'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import {
  card,
  cardTitles,
  dialogOf,
  expectClosed,
  expectGrown,
  expectOpen,
  featured,
  newestFirst,
  openByCard,
  select,
  viewAll,
} from './support/projects'
import {
  at,
  banner,
  expect,
  needed,
  open,
  reaches,
  scrollRests,
  scrollTo,
  scrollY,
  takenOver,
  test,
  wideOnly,
} from './support/test'

const { profile, sections } = content
const shown = shownSections(content)
const home = (page: Page) => page.getByRole('heading', { level: 1, name: profile.name })
const all = (page: Page) => page.getByRole('heading', { level: 1, name: sections.allProjects.heading })
const headerLink = (page: Page, id: (typeof shown)[number]) =>
  banner(page).getByRole('link', { name: sections[id].label })

async function expectClearOfHeader(page: Page, id: (typeof shown)[number]) {
  await expect(page).toHaveURL(at(`/#${id}`))
  await expect(page.getByRole('heading', { level: 2, name: sections[id].heading })).toBeInViewport({
    ratio: 1,
  })
  const box = await page.locator(`#${id}`).boundingBox()
  const header = (await banner(page).boundingBox())?.height ?? 0
  expect(box?.y, 'the section begins below the header').toBeGreaterThanOrEqual(header - 1)
}

test('P1 R2 R3 S3 a visitor goes back and forth between the screens', wideOnly, async ({ page, step }) => {
  needed(content.projects[0], 'projects')
  await open(page, '/')
  await page.evaluate(() => {
    const frames: [projects: boolean, y: number][] = []
    const frame = () => {
      frames.push([document.getElementById('all-projects') !== null, Math.round(window.scrollY)])
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Object.assign(window, { frames })
  })
  await step('P1 R2 every change of path begins at the top at once, Back and Forward included', async () => {
    await viewAll(page).click()
    await expect(all(page)).toBeVisible()
    await scrollRests(page)
    await scrollTo(page, 700)
    await page.goBack()
    await expect(home(page)).toBeVisible()
    await scrollRests(page)
    expect(await scrollY(page)).toBe(0)
    await scrollTo(page, 1100)
    await page.goForward()
    await expect(all(page)).toBeVisible()
    await scrollRests(page)
    expect(await scrollY(page)).toBe(0)
    // No frame of a new screen was painted anywhere else, on the way to the top for instance.
    const seen = await page.evaluate((): [boolean, number][] => Reflect.get(window as object, 'frames'))
    const arrivals = seen.filter(([projects], i) => i > 0 && projects !== seen[i - 1]?.[0])
    expect(arrivals.length).toBeGreaterThanOrEqual(3)
    expect(arrivals.map(([, y]) => y)).toEqual(arrivals.map(() => 0))
  })
  for (const id of shown)
    await step(`R2 R3 the link to ${id} lands on it from the other screen, clear of the header`, async () => {
      await scrollTo(page, 0)
      await headerLink(page, id).click()
      await expectClearOfHeader(page, id)
      await page.goBack()
      await expect(all(page)).toBeVisible()
    })
  await step('R2 so it does after a project was opened and closed', async () => {
    await openByCard(page, featured())
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await scrollTo(page, 0)
    await headerLink(page, 'projects').click()
    await expectClearOfHeader(page, 'projects')
  })
  await step('S3 an unknown address is replaced by the home page: Back does not return to it', async () => {
    await page.goto(at('/projects'))
    await page.goto(at('/projects/nope'), { waitUntil: 'commit' })
    await expect(page).toHaveURL(at('/'))
    await expect(home(page)).toBeVisible()
    await takenOver(page)
    await page.goBack()
    await expect(page).toHaveURL(at('/projects'))
    await expect(all(page)).toBeVisible()
  })
  await step('R2 and opened directly', async () => {
    await page.goto('about:blank')
    await open(page, '/#projects')
    await expectClearOfHeader(page, 'projects')
  })
  if (await reaches(page, 1100))
    await step(
      'R2 within a screen Back returns to where the link was, and a reload keeps the place',
      async () => {
        await open(page, '/')
        await scrollTo(page, 1100)
        await expect(banner(page)).not.toBeInViewport()
        await scrollTo(page, 1000)
        await expect(banner(page)).toBeInViewport({ ratio: 1 })
        for (const way of ['link', 'Forward']) {
          if (way === 'link') await headerLink(page, 'projects').click()
          else await page.goForward()
          await expect(page.locator('#projects')).toBeInViewport()
          await scrollRests(page)
          await page.goBack()
          await expect.poll(() => scrollY(page)).toBe(1000)
        }
        await page.reload()
        await takenOver(page)
        await expect.poll(() => scrollY(page)).toBe(1000)
        await expect(page.getByRole('button', { name: words.backToTop.label, exact: true })).toBeVisible()
      },
    )
})

test('G4 G6 G7 a visitor uses Back and Forward around projects', wideOnly, async ({ page, step }) => {
  needed(content.projects[0], 'projects')
  for (const path of ['/', '/projects'])
    await step(
      `G6 a shared address opens its project on ${path}, and closing leads to the card`,
      async () => {
        await open(page, `${path}?project=${featured().slug}`)
        await expectOpen(dialogOf(page, featured()))
        await page.keyboard.press('Escape')
        await expectClosed(page)
        await expect(page).toHaveURL(at(path))
        await expect(card(page, featured())).toBeFocused()
        await expect(card(page, featured())).toBeInViewport()
      },
    )
  await step('G6 a reload keeps a project open', async () => {
    // The lists and the dialogs share code: which comes first must not matter.
    await select(page, 'Type').click()
    await page.keyboard.press('Escape')
    await openByCard(page, featured())
    await page.reload()
    await takenOver(page)
    await expectOpen(dialogOf(page, featured()))
  })
  await step('G6 one Back still closes it', async () => {
    await page.goBack()
    await expectClosed(page)
    await expect(page).toHaveURL(at('/projects'))
  })
  const before = await page.evaluate(() => history.length)
  await step('G6 Forward opens it again', async () => {
    await page.goForward()
    await expectOpen(dialogOf(page, featured()))
  })
  await step('G6 Escape goes back instead of adding to the history', async () => {
    await page.keyboard.press('Escape')
    await expectClosed(page)
    expect(await page.evaluate(() => history.length)).toBe(before)
  })
  const other = content.featuredProjects[1] ?? featured()
  await step('G4 G6 a project that is opened while another one leaves is the one that stays', async () => {
    await openByCard(page, featured())
    await page.evaluate(() => history.back())
    await expect(page.locator('#site')).toHaveJSProperty('inert', false)
    await card(page, other).dispatchEvent('click')
    await expectOpen(dialogOf(page, other))
    await expectGrown(dialogOf(page, other))
  })
  await step('G4 and closes as any', async () => {
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(card(page, other)).toBeFocused()
  })
  await step('G6 two steps back at once leave the project and the screen', async () => {
    await open(page, '/')
    await viewAll(page).click()
    await expect(cardTitles(page)).toHaveText(newestFirst(content.projects))
    await openByCard(page, featured())
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL(at('/'))
    await expect(home(page)).toBeVisible()
    await expectClosed(page)
  })
  await step('G7 where nothing lies behind, Go Back leads home', async () => {
    const fresh = await page.context().newPage()
    await open(fresh, '/projects')
    // Opened and closed, a project lies ahead in the history and not behind.
    await openByCard(fresh, featured())
    await fresh.goBack()
    await expectClosed(fresh)
    await fresh.getByRole('link', { name: words.explorer.goBack }).click()
    await expect(fresh).not.toHaveURL(at('/projects'))
    await fresh.close()
  })
})
