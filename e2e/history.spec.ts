import { siteIn, watchFrames } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

test('screens begin at the top or at their section', {
  tag: ['@G6', '@P1', '@R2', '@R3'],
}, async ({ page, site, step }) => {
  const headerLink = (name: string) => site.banner.getByRole('link', { name, exact: true })
  const expectClearOfHeader = async (id: string) => {
    await expect(page).toHaveURL(at(`/#${id}`))
    const heading = page.locator(`#${id} h2`).first()
    await expect(heading).toBeInViewport({ ratio: 1 })
    const [section, header] = [page.locator(`#${id}`), site.banner].map((part) => part.boundingBox())
    const bottom = (await header)?.height ?? 0
    expect((await section)?.y, 'the section begins below the header').toBeGreaterThanOrEqual(bottom - 1)
  }
  const frames = await watchFrames(page, () => ({
    isProjects: document.getElementById('all-projects') !== null,
    y: Math.round(window.scrollY),
  }))
  await site.open('/')
  await step('every change of path begins at the top in its first frame, by Back too', async () => {
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
  })
  for (const [name, id] of [
    ['About', 'about'],
    ['Contact', 'contact'],
  ] as const)
    await step(`from the other screen ${name} leads to its section, clear of the header`, async () => {
      await site.returnToTop()
      await headerLink(name).click()
      await expectClearOfHeader(id)
      await page.goBack()
      await expect(site.all).toBeVisible()
    })
  await step('a section opens by its address', async () => {
    await page.goto('about:blank')
    await site.open('/#projects')
    await expectClearOfHeader('projects')
  })
  await step('within a screen Back returns to the link, and a reload keeps the place', async () => {
    await site.open('/')
    await site.scrollTo(1100)
    await expect(site.banner).not.toBeInViewport()
    await site.scrollTo(1000)
    for (const go of [() => headerLink('Projects').click(), () => page.goForward()]) {
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
  await step('the logo leads to the top of the home page', async () => {
    await site.banner.getByRole('link', { name: 'Noa Verdel (home)' }).click()
    await expect(page).toHaveURL(at('/'))
    await expect.poll(() => site.scrollY()).toBe(0)
  })
})

test('Back and Forward open and close projects', { tag: ['@G4', '@G6'] }, async ({ page, site, step }) => {
  for (const path of ['/', '/projects'])
    await step(`a shared address opens its project on ${path}, and closing focuses the card`, async () => {
      await site.open(`${path}?project=snip`)
      await site.opened('Snip')
      await site.escapeTo('Snip')
      await expect(page).toHaveURL(at(path))
      await expect(site.card('Snip')).toBeInViewport()
    })
  await step('Back closes a project', async () => {
    await site.openByCard('Snip')
    await page.goBack()
    await site.expectClosed()
    await expect(page).toHaveURL(at('/projects'))
  })
  await step('Forward opens it again, Escape goes back instead of adding to the history', async () => {
    const before = await page.evaluate(() => history.length)
    await page.goForward()
    await site.opened('Snip')
    await site.escapeTo('Snip')
    expect(await page.evaluate(() => history.length)).toBe(before)
  })
})

test('Go Back leads home if the tab has no earlier entry', {
  tag: '@G7',
}, async ({ context, site, step }) => {
  await site.open('/')
  const opens = context.waitForEvent('page')
  await site.viewAll.click({ modifiers: ['ControlOrMeta'] })
  const tab = siteIn(await opens)
  await tab.takenOver()
  await step('in the same tab, also if an entry is ahead', async () => {
    await tab.openByCard('Snip')
    await tab.escapeTo('Snip')
    await tab.goBack.click()
    await expect(tab.home).toBeVisible()
  })
})
