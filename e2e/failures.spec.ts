import { splitSentences } from '@/components/text/sentences'
import { content } from '@/content/schema/load'
import { siteUrl } from '@/content/schema/site-url'
import { aroundAddresses, featured, has, hasTools, needed, textOf } from '@/e2e/support/projects'
import { scripts } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'
import { buildId } from '@/scripts/build/build-id'

const { profile, projects } = content

// Messages of the browser about files that do not arrive. Any other message is a fault.
test.use({ allowFaults: /Failed to load resource|net::ERR_|Failed to decode downloaded font/ })

test('the page is shown and its links work while scripts hang', { tag: '@G11' }, async ({ page, site }) => {
  needed(projects[0], 'projects')
  await page.route(scripts, () => {})
  await page.goto(at('/projects?type=Web'), { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await site.goBack.click()
  await expect(page).toHaveURL(at('/'))
})

test('the site needs no pictures, fonts or styles', { tag: ['@G3', '@H6'] }, async ({ page, site, step }) => {
  await step('without pictures and fonts', async () => {
    await page.route(/\/pictures\/|\.(avif|webp|png|jpe?g|svg|woff2?)(\?|$)/, (route) => route.abort())
    await site.open('/')
    await expect(site.home).toBeInViewport({ ratio: 1 })
    const dialog = await site.openByCard(featured())
    await expect(dialog.getByText(textOf(featured()))).toBeVisible()
  })
  // Not steps, because the invariants need styles.
  await page.route(/\.css(\?|$)/, (route) => route.abort())
  await site.open('/')
  for (const text of profile.about.flatMap(splitSentences).flatMap(aroundAddresses))
    await expect(page.locator('#about').getByText(text).first()).toBeVisible()
  await site.viewAll.click()
  await expect(site.all).toBeVisible()
})

test('if code fails to load, the page works as without scripts until a later press loads it', {
  tag: ['@G3', '@G13', '@H2'],
}, async ({ page, site, step }) => {
  const root = page.locator('html')
  const details = site.details(featured())
  const fail = () => page.route(scripts, (route) => route.abort())
  await site.resize(390, 844)
  await site.open('/')
  await fail()
  await step('a menu that fails to load disappears with all controls', async () => {
    await site.menuButton.click()
    await expect(root).toHaveAttribute('data-app', 'failed')
    await expect(page.locator('#site button').filter({ visible: true })).toHaveCount(0)
  })
  await page.unrouteAll({ behavior: 'wait' })
  await site.open('/projects')
  await fail()
  await step('a card leads to the details', async () => {
    await site.card(featured()).click()
    await expect(details).toBeInViewport()
    if (hasTools()) await expect(site.searchBox).toBeHidden()
  })
  await page.unrouteAll({ behavior: 'wait' })
  await step('hover and focus load the dialog and do not open it', async () => {
    const loaded = page.waitForResponse(scripts)
    await site.card(featured()).hover()
    await site.card(featured()).focus()
    await loaded
    await page.waitForLoadState('networkidle')
    await site.expectClosed()
  })
  await step('the next press opens it', async () => {
    await site.card(featured()).press('Enter')
    await site.opened(featured())
    await site.escapeTo(featured())
    await expect(details).toBeHidden()
    if (hasTools()) await expect(site.searchBox).toBeVisible()
  })
})

test('an open tab survives a newer build and being offline', { tag: ['@G11', '@R3'] }, async ({
  page,
  context,
  site,
  step,
}) => {
  const id = buildId(process.cwd(), siteUrl)
  for (const [what, answer] of [
    ['data of a newer build are not put into the old page', { status: 200 }],
    ['if the data are gone, the other screen loads as a new page', { status: 404 }],
  ] as const)
    await step(`${what}`, async () => {
      await site.open('/')
      const opened = await page.evaluate(() => performance.timeOrigin)
      await page.route(/\.txt(\?|$)|_rsc=/, async (route) => {
        const response = await route.fetch()
        const text = await response.text()
        expect(text).toContain(id)
        await route.fulfill({ response, ...answer, body: text.replaceAll(id, 'another-build-id') })
      })
      await site.viewAll.click()
      await expect(site.all).toBeVisible()
      await expect.poll(() => page.evaluate(() => performance.timeOrigin)).toBeGreaterThan(opened)
      await site.takenOver()
      await page.unrouteAll({ behavior: 'wait' })
    })
  await step('the screen works offline', async () => {
    await context.setOffline(true)
    await site.search(featured().title)
    await expect(page).toHaveURL(/\?q=/)
    await site.toggle.click()
  })
  await site.card(featured()).click()
  await expect(site.details(featured())).toBeVisible()
  await context.setOffline(false)
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
  await step('the mode changes without being stored', async () => {
    await site.toggle.click()
    await site.expectMode('light')
  })
  if (!has(projects[0], 'projects')) return
  await step('the other screen has the same mode', async () => {
    await site.viewAll.click()
    await expect(site.all).toBeVisible()
    await site.expectMode('light')
  })
})
