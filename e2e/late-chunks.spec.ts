import type { Site } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

// Code and pages that arrive late: only what the visitor wants now opens.

test.use({ allowFaults: /Failed to load resource|net::ERR_|Failed to fetch RSC/ })

/** Waits until every pending import and request has settled. */
async function deliver(site: Site, release: () => void): Promise<void> {
  release()
  await site.page.unrouteAll({ behavior: 'wait' })
  await site.page.waitForLoadState('networkidle')
  await site.settle()
}

test('only the last card pressed opens its dialog', { tag: ['@G3', '@G6'] }, async ({ page, site, step }) => {
  await site.open('/')
  const entries = await page.evaluate(() => history.length)
  const release = await site.hold()
  await test.step('a card whose dialog is loading is busy, and moves nothing', async () => {
    // Of this section alone, because pictures of the others may still load.
    const heightOf = () => page.locator('#projects').evaluate((section) => section.clientHeight)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await site.card('Snip').hover()
    await site.scrollRests()
    const height = await heightOf()
    await site.card('Snip').click()
    await expect(site.card('Snip')).toHaveAttribute('aria-busy', 'true')
    expect(await heightOf()).toBe(height)
  })
  await test.step('another card takes over', async () => {
    await site.card('Deadlinks').click()
    await expect(site.card('Snip')).not.toHaveAttribute('aria-busy')
    await expect(site.card('Deadlinks')).toHaveAttribute('aria-busy', 'true')
  })
  await step('it opens alone, in one history entry, although the visitor reads on', async () => {
    await page.keyboard.press('Tab')
    await page.mouse.wheel(0, -900)
    await deliver(site, release)
    await site.opened('Deadlinks')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await site.escapeTo('Deadlinks')
    await expect(page).toHaveURL(at('/'))
  })
})

test('what the visitor presses next replaces a dialog that is still loading', {
  tag: ['@G3', '@G6', '@H1', '@H4', '@R3'],
}, async ({ page, site, step }) => {
  const headerLink = (name: string) => site.banner.getByRole('link', { name }).click()
  for (const [what, path, leave, address] of [
    ['a section', '/', () => headerLink('About'), '/#about'],
    ['Top', '/', () => site.top.click(), '/'],
    ['Back', '/', () => page.goBack(), '/'],
    ['a section of another screen', '/projects', () => headerLink('Projects'), '/#projects'],
  ] as const)
    await step(`${what} leaves it closed, and the next press opens its project`, async () => {
      await site.open(path)
      const release = await site.hold()
      await site.card('Parlor').click()
      await expect(page).toHaveURL(at(`${path}?project=parlor`))
      if (what.includes('section')) await site.returnToTop()
      await leave()
      await deliver(site, release)
      await expect(page).toHaveURL(at(address))
      await site.expectClosed()
      await site.openByCard('Snip')
      await site.escapeTo('Snip')
    })
  await step('Back leads to the list and what was open', async () => {
    await page.goBack()
    await site.opened('Parlor')
    await expect(page).toHaveURL(at('/projects?project=parlor'))
    // While a project is open, the page behind it is inert.
    await site.escapeTo('Parlor')
    await expect(site.all).toBeVisible()
  })
})

test('a menu that arrives late opens only if the visitor still waits for it', {
  tag: ['@narrow', '@H2'],
}, async ({ page, site, step }) => {
  for (const waits of [true, false])
    await step(waits ? 'it opens' : 'it stays closed', async () => {
      await site.open('/')
      const release = await site.hold()
      await site.menuButton.tap()
      await expect(site.menuButton).toHaveAttribute('aria-busy', 'true')
      if (!waits) await site.toggle.focus()
      await deliver(site, release)
      await expect(site.menuButton).not.toHaveAttribute('aria-busy')
      await expect(page.getByRole('menu')).toHaveCount(waits ? 1 : 0)
    })
})
