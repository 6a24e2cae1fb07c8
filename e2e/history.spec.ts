import { shownSections } from '@/components/frame/navigation'
import { content } from '@/content/schema/load'
import { featured, has, hasTools, needed } from '@/e2e/support/projects'
import { watchFrames } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

const { sections, projects } = content
const shown = shownSections(content)

test('screens begin at the top or at their section', { tag: ['@G6', '@P1', '@R2', '@R3'] }, async ({
  page,
  site,
  step,
}) => {
  needed(projects[0], 'projects')
  const headerLink = (id: (typeof shown)[number]) =>
    site.banner.getByRole('link', { name: sections[id].label, exact: true })
  const expectClearOfHeader = async (id: (typeof shown)[number]) => {
    await expect(page).toHaveURL(at(`/#${id}`))
    const heading = page.locator(`#${id} h2`).first()
    await expect(heading).toBeInViewport({ ratio: 1 })
    const box = await page.locator(`#${id}`).boundingBox()
    const header = (await site.banner.boundingBox())?.height ?? 0
    expect(box?.y, 'the section begins below the header').toBeGreaterThanOrEqual(header - 1)
  }
  const frames = await watchFrames(page, () => ({
    isProjects: document.getElementById('all-projects') !== null,
    y: Math.round(window.scrollY),
  }))
  await site.open('/')
  await step(
    'every change of path begins at the top in its first frame, by Back and Forward too',
    async () => {
      await site.viewAll.click()
      for (const [heading, y, go] of [
        [site.all, 700, () => page.goBack()],
        [site.home, 1100, () => page.goForward()],
        [site.all, 0, undefined],
      ] as const) {
        await expect(heading).toBeVisible()
        await site.scrollRests()
        expect(await site.scrollY()).toBe(0)
        await site.scrollTo(y)
        await go?.()
      }
      // No frame of a new screen was painted at another place.
      const seen = await frames()
      const arrivals = seen.filter(({ isProjects }, i) => i > 0 && isProjects !== seen[i - 1]?.isProjects)
      expect(arrivals.length).toBeGreaterThanOrEqual(3)
      expect(arrivals.filter(({ y }) => y !== 0)).toEqual([])
    },
  )
  for (const id of [shown[0], shown.at(-1)].filter((one) => !!one))
    await step(`the link to ${id} lands on it from the other screen, clear of the header`, async () => {
      await site.scrollTo(0)
      await headerLink(id).click()
      await expectClearOfHeader(id)
      await page.goBack()
      await expect(site.all).toBeVisible()
    })
  await step('a section opens by its address', async () => {
    await page.goto('about:blank')
    await site.open('/#projects')
    await expectClearOfHeader('projects')
  })
  if (!(await site.reaches(1100))) return
  await step('within a screen Back returns to the link, and a reload keeps the place', async () => {
    await site.open('/')
    await site.scrollTo(1100)
    await expect(site.banner).not.toBeInViewport()
    await site.scrollTo(1000)
    await expect(site.banner).toBeInViewport({ ratio: 1 })
    for (const go of [() => headerLink('projects').click(), () => page.goForward()]) {
      await go()
      await expect(page.locator('#projects')).toBeInViewport()
      await site.scrollRests()
      await page.goBack()
      await expect.poll(() => site.scrollY()).toBe(1000)
    }
    await page.reload()
    await site.takenOver()
    await expect.poll(() => site.scrollY()).toBe(1000)
    await expect(site.top).toBeVisible()
  })
})

test('Back and Forward open and close projects', { tag: ['@G4', '@G6'] }, async ({ page, site, step }) => {
  for (const path of ['/', '/projects'])
    await step(`a shared address opens its project on ${path}, and closing focuses the card`, async () => {
      await site.open(`${path}?project=${featured().slug}`)
      await site.opened(featured())
      await site.escapeTo(featured())
      await expect(page).toHaveURL(at(path))
      await expect(site.card(featured())).toBeInViewport()
    })
  await step('Back closes a project, whichever chunk came first', async () => {
    // Lists and dialogs share chunks, so their order must not matter.
    if (hasTools()) await site.select('Type').click()
    await page.keyboard.press('Escape')
    await site.openByCard(featured())
    await page.goBack()
    await site.expectClosed()
    await expect(page).toHaveURL(at('/projects'))
  })
  await step('Forward opens it again, Escape goes back instead of adding to the history', async () => {
    const before = await page.evaluate(() => history.length)
    await page.goForward()
    await site.opened(featured())
    await site.escapeTo(featured())
    expect(await page.evaluate(() => history.length)).toBe(before)
  })
})

test('Go Back leads home if the tab has no earlier entry', { tag: '@G7' }, async ({ page, site, step }) => {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(History.prototype, 'length')
    // Playwright's tabs begin with an entry that the browser adds.
    Object.defineProperty(history, 'length', { get: () => (own?.get?.call(history) ?? 1) - 1 })
  })
  await site.open('/projects')
  if (has(projects[0], 'projects')) {
    // The entry ahead does not count.
    await site.openByCard(featured())
    await site.escapeTo(featured())
  }
  await step('in the same tab', async () => {
    await site.goBack.click()
    await expect(site.home).toBeVisible()
  })
  expect(page.context().pages()).toHaveLength(1)
})
