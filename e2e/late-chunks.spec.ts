import type { Page } from '@playwright/test'
import { content } from '@/content/schema/load'
import { featured, needed, ofType, rareType } from '@/e2e/support/projects'
import { scripts, siteIn } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

// Chunks and pages that arrive late or never: only the last action of the visitor may open something.

const { featuredProjects, olderProjects, sections } = content
const other = () => needed(featuredProjects[1], 'second project on the home page')
const older = () => needed(olderProjects[0], 'older projects')

test.use({ allowFaults: /Failed to load resource|net::ERR_|Failed to fetch RSC/ })
test.beforeEach(() => {
  needed(content.projects[0], 'projects')
})

/** Waits until every pending import and request has settled. */
async function deliver(page: Page, release: () => void): Promise<void> {
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await page.waitForLoadState('networkidle')
  await siteIn(page).settle()
}

test('only the last card pressed opens its dialog', { tag: ['@G3', '@G6'] }, async ({ page, site, step }) => {
  await site.open('/')
  const entries = await page.evaluate(() => history.length)
  const release = await site.hold('scripts')
  await step('a card whose dialog is loading is busy, and moves nothing', async () => {
    // Of this section alone, because pictures of the others may still load.
    const heightOf = () =>
      page.locator('#projects').evaluate(async (section) => {
        await document.fonts.ready
        return section.clientHeight
      })
    await site.card(featured()).hover()
    await site.scrollRests()
    const height = await heightOf()
    await site.card(featured()).click()
    await expect(site.card(featured())).toHaveAttribute('aria-busy', 'true')
    expect(await heightOf()).toBe(height)
  })
  await step('another card takes over', async () => {
    await site.card(other()).hover()
    await page.mouse.down()
    await expect(site.card(featured())).not.toHaveAttribute('aria-busy')
    await page.mouse.up()
    await expect(site.card(other())).toHaveAttribute('aria-busy', 'true')
  })
  await step('it opens alone, in one history entry', async () => {
    await deliver(page, release)
    await site.opened(other())
    await expect(page.getByRole('dialog')).toHaveCount(1)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await site.escapeTo(other())
    await expect(page).toHaveURL(at('/'))
  })
})

for (const [what, act, address] of [
  [
    'a link to a section',
    (page: Page) =>
      siteIn(page).banner.getByRole('link', { name: sections.about.label }).dispatchEvent('click'),
    '/#about',
  ],
  ['a key', (page: Page) => page.keyboard.press('Tab'), '/'],
  ['the colour mode', (page: Page) => siteIn(page).toggle.dispatchEvent('click'), '/'],
  [
    'a scroll by a screen',
    async (page: Page) => {
      await page.mouse.wheel(0, -900)
      await page.mouse.wheel(0, -900)
    },
    '/',
  ],
] as const)
  test(`${what} cancels a dialog that is still loading`, { tag: '@G3' }, async ({ page, site, step }) => {
    await site.open('/')
    await site.restyle('html { scroll-behavior: auto !important }')
    const release = await site.hold('scripts')
    await site.card(featured()).click()
    await act(page)
    await expect(site.card(featured())).not.toHaveAttribute('aria-busy')
    await site.scrollRests()
    const y = await site.scrollY()
    await step('nothing opens or moves when it arrives', async () => {
      await deliver(page, release)
      await site.expectClosed()
      await expect(page).toHaveURL(at(address))
      expect(await site.scrollY()).toBe(y)
    })
  })

test('a step in history to a project that is loading after a press opens it', {
  tag: ['@G3', '@G6'],
}, async ({ page, site, step }) => {
  await site.open('/')
  await site.openByCard(featured())
  await page.goBack()
  await site.expectBackAt(featured())
  // Until the page has loaded, the address changes before its event.
  const releasePictures = await site.hold('pictures')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  const release = await site.hold('scripts')
  await site.card(featured()).press('Enter')
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL(/project=/)
  // The page renders in between.
  await site.card(other()).hover()
  await site.settle()
  await step('it opens when its code arrives', async () => {
    releasePictures()
    await deliver(page, release)
    await site.opened(featured())
    await site.escapeTo(featured())
  })
})

test('leaving /projects while an older project loads stays on the other screen', {
  tag: ['@G3', '@R3'],
}, async ({ page, site, step }) => {
  await site.open('/projects')
  const release = await site.hold('scripts')
  await site.card(older()).click()
  await site.scrollTo(0)
  await step('the link opens the home page', async () => {
    await site.banner.getByRole('link', { name: sections.about.label }).click()
    await deliver(page, release)
    await expect(site.home).toBeVisible()
    await expect(page).toHaveURL(at('/#about'))
    await site.expectClosed()
  })
  await step('Back leads to the list, where nothing is open', async () => {
    await page.goBack()
    await expect(site.all).toBeVisible()
    await expect(page).toHaveURL(at('/projects'))
    await site.expectClosed()
  })
})

test('typing while a project loads opens nothing', { tag: ['@G3', '@G8'] }, async ({ page, site, step }) => {
  await site.open('/projects')
  const release = await site.hold('scripts')
  await site.card(featured()).click()
  await site.searchBox.click()
  await page.keyboard.type('space inv')
  await expect(page).toHaveURL(/q=space/)
  await step('the text is still there when the code has arrived', async () => {
    await deliver(page, release)
    await site.expectClosed()
    await page.keyboard.press('Escape')
    await site.searchBox.blur()
    await expect(page).toHaveURL(at('/projects?q=space+inv'))
  })
})

test('a shared address shows the project although filters hide it and its dialog fails', {
  tag: ['@G6', '@G11'],
}, async ({ page, site, step }) => {
  const hidden = needed(
    content.projects.find(({ type }) => type !== rareType()),
    'projects of two types',
  )
  await site.open('/projects')
  const own = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  )
  await page.route(scripts, (route) => (own.has(route.request().url()) ? route.continue() : route.abort()))
  await step('its details are in the page', async () => {
    await page.goto(at(`/projects?type=${encodeURIComponent(rareType())}&project=${hidden.slug}`))
    await expect(page.getByText(needed(hidden.description, 'description'))).toBeVisible()
  })
})

test('a screen that is being left keeps its filters and does not change the next address', {
  tag: ['@G7', '@G11', '@R2'],
}, async ({ page, site, step }) => {
  const filtered = at(`/projects?${new URLSearchParams({ type: rareType() })}`)
  await site.open('/')
  await site.viewAll.click()
  await site.choose('Type', rareType())
  await expect(page).toHaveURL(filtered)
  // A new document has to request the data of the home page.
  await page.reload()
  await site.takenOver()
  const release = await site.hold('screens')
  await step('Go Back is busy until Forward returns to its screen', async () => {
    await site.goBack.click({ noWaitAfter: true })
    await expect(page).toHaveURL(at('/'))
    await expect(site.goBack).toHaveAttribute('aria-busy', 'true')
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL(filtered)
    await expect(site.goBack).not.toHaveAttribute('aria-busy')
  })
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(at('/'))
  await site.settle()
  await expect(site.select('Type')).toContainText(rareType())
  await expect(page.locator('.card')).toHaveCount(ofType(rareType()).length)
  await test.step('neither typing nor a card nor Go Back changes it', async () => {
    await site.search('space inv')
    await site.card(ofType(rareType())[0] ?? featured()).dispatchEvent('click')
    await site.goBack.click({ noWaitAfter: true })
    await site.settle()
    await expect(page).toHaveURL(at('/'))
  })
  await step('the home page opens with its own address', async () => {
    release()
    await expect(site.home).toBeVisible()
    await expect(page).toHaveURL(at('/'))
    await site.expectClosed()
  })
})

test('only the last link opens a screen', { tag: ['@H1', '@R3', '@P1'] }, async ({ page, site, step }) => {
  needed(olderProjects[0], 'older projects')
  const actions = {
    'a link to the top of the page': () =>
      page.getByRole('banner').getByRole('link').first().dispatchEvent('click'),
    'an anchor in the address': () => page.evaluate(() => location.assign('#content')),
  }
  for (const [action, perform] of Object.entries(actions))
    await step(`${action} cancels a late screen`, async () => {
      await site.open('/')
      const release = await site.hold('screens')
      await site.viewAll.click({ noWaitAfter: true })
      await expect(site.viewAll).toHaveAttribute('aria-busy', 'true')
      await perform()
      await expect(site.viewAll).not.toHaveAttribute('aria-busy')
      await deliver(page, release)
      await expect(site.home).toBeVisible()
    })
  await step('so does leaving the page, when Firefox stops the request', async () => {
    let stop = () => {}
    const stopped = new Promise<void>((resolve) => {
      stop = resolve
    })
    await page.route(/\.txt(\?|$)/, async (route) => {
      await stopped
      await route.abort()
    })
    await site.open('/')
    await site.viewAll.click({ noWaitAfter: true })
    await expect(site.viewAll).toHaveAttribute('aria-busy', 'true')
    await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')))
    await deliver(page, stop)
    await expect(page).toHaveURL(at('/'))
    await expect(site.home).toBeVisible()
  })
})
