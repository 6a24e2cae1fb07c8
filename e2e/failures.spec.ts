import { expectNoControls, lateScripts, type Site, scripts } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

// Messages of the browser about files that do not arrive, and planted errors.
test.use({
  allowFaults: /Failed to load (resource|chunk)|net::ERR_|planted/,
})

const failScripts = ({ page }: Site) => page.route(scripts, (route) => route.abort())
const mend = ({ page }: Site) => page.unrouteAll({ behavior: 'wait' })

test('the page is shown and its links work while scripts hang', { tag: '@G11' }, async ({ page, site }) => {
  await page.route(scripts, () => {})
  await page.goto(at('/projects?type=Web'), { waitUntil: 'commit' })
  await expect(site.cards.first()).toBeVisible()
  await site.goBack.click()
  await expect(page).toHaveURL(at('/'))
})

test('a card whose dialog fails to load leads to the page of its project', {
  tag: ['@G3', '@G6', '@G14'],
}, async ({ page, site, step }) => {
  await site.open('/')
  await failScripts(site)
  await step('a failed prefetch does nothing, a press leads to the page, and Back returns', async () => {
    const failed = page.waitForEvent('requestfailed')
    await site.card('Snip').hover()
    await failed
    await site.settle()
    await expect(page).toHaveURL(at('/'))
    await site.card('Snip').click()
    await expect(page).toHaveURL(at('/projects/snip'))
    await expect(page.getByRole('heading', { level: 1, name: 'Snip' })).toBeVisible()
    await mend(site)
    await page.goBack()
    await site.takenOver()
    await expect(page).toHaveURL(at('/'))
  })
  await step('so does an old address', async () => {
    const isLate = await lateScripts(page)
    await page.route(isLate, (route) => route.abort())
    await page.goto(at('/projects?project=tally'))
    await expect(page).toHaveURL(at('/projects/tally'))
    await expect(page.getByRole('heading', { level: 1, name: 'Tally' })).toBeVisible()
    await mend(site)
  })
})

test('if a menu fails to load, the page works as without scripts', {
  tag: ['@narrow', '@G13', '@H2'],
}, async ({ site, step }) => {
  await site.open('/')
  await failScripts(site)
  await step('all controls that need scripts disappear, and links stay', async () => {
    await site.menuButton.tap()
    await expectNoControls(site)
    await site.viewAll.tap()
    await expect(site.all).toBeVisible()
  })
})

test('an error in an effect leaves all texts on the page', {
  tag: ['@G14', '@H6'],
}, async ({ page, site }) => {
  // As an extension may replace it.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {
      throw new Error('planted')
    }
  })
  // The invariants are for pages whose scripts work.
  for (const [path, text] of [
    ['/', 'photograph railway stations at night.'],
    ['/projects', 'Nobody has passed 130.'],
    ['/projects/snip', 'counted without cookies'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(at(path))
      await expectNoControls(site)
      await expect(site.main.getByText(text)).toBeVisible()
    })
})

test('an open tab survives a newer build and being offline', {
  tag: ['@G11', '@R3'],
}, async ({ page, context, site, step }) => {
  for (const status of [200, 404])
    await step(`data of a newer build (${status}) load the other screen as a new page`, async () => {
      await site.open('/')
      const opened = await page.evaluate(() => performance.timeOrigin)
      await page.route(/\.txt(\?|$)|_rsc=/, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/\b[\da-f]{16}\b/, 'another-build-id')
        await route.fulfill({ response, status, body })
      })
      await site.viewAll.click()
      await expect(site.all).toBeVisible()
      await expect.poll(() => page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(opened)
      await site.takenOver()
      await mend(site)
    })
  await step('the screen works offline', async () => {
    await context.setOffline(true)
    await site.search('snip')
    await expect(site.cards).toHaveText(['Snip'])
    await site.toggle.click()
    await context.setOffline(false)
  })
})

test('the site works with a blocked storage, as visitors can set it', {
  tag: '@C2',
}, async ({ page, site, step }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  await site.open('/')
  await step('the mode changes, and the other screen has the same', async () => {
    await site.toggle.click()
    await site.expectMode('light')
    await site.viewAll.click()
    await expect(site.all).toBeVisible()
    await site.expectMode('light')
  })
})
