import type { Page } from '@playwright/test'
import { sitePalette, strongPalette } from '@/components/colour-mode/site-palette'
import { cssColour, siteIn, watchFrames } from '@/e2e/support/site'
import { expect, test } from '@/e2e/support/test'
import { boxOf } from '@/e2e/support/touch'

/** Returns the colours of the page in its frames, once its styles have loaded. */
const watchGrounds = (page: Page) =>
  watchFrames(page, () => document.body && getComputedStyle(document.documentElement).backgroundColor)

for (const [system, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`a ${system} system gets the ${system} mode from the first frame`, {
    tag: ['@C1', '@C2', '@C4', '@O7', '@S4'],
  }, async ({ page, context, site, step }) => {
    await page.emulateMedia({ colorScheme: system })
    const grounds = await watchGrounds(page)
    for (const path of ['/', '/projects/snip', '/projects'])
      await step(`${path} has no frame in another mode`, async () => {
        await site.open(path)
        await expect.poll(grounds).toEqual([cssColour(sitePalette[system].page)])
        await site.expectMode(system)
      })
    await step('it follows the system while it is open', async () => {
      await page.emulateMedia({ colorScheme: other })
      await site.expectMode(other)
    })
    await step('a choice of an earlier visit shows from the first frame', async () => {
      await page.evaluate((mode) => localStorage.setItem('theme', mode), system)
      await page.reload()
      await expect.poll(grounds).toEqual([cssColour(sitePalette[system].page)])
    })
    await step('any other stored value is ignored', async () => {
      await page.evaluate(() => localStorage.setItem('theme', 'my theme'))
      await page.reload()
      await expect.poll(grounds).toEqual([cssColour(sitePalette[other].page)])
      await site.expectMode(other)
    })
    await step('a press switches the mode, and another open tab follows', async () => {
      const second = siteIn(await context.newPage())
      await second.page.emulateMedia({ colorScheme: system })
      await second.open('/')
      await page.bringToFront()
      await site.toggle.click()
      await site.expectMode(system)
      await second.toggle.click()
      await site.expectMode(other)
      await second.page.close()
    })
    await step('more contrast brings stronger colours', async () => {
      await page.emulateMedia({ contrast: 'more' })
      const { heading, control } = strongPalette[other]
      await expect(site.select('type')).toHaveCSS('color', cssColour(heading))
      await expect(site.select('type')).toHaveCSS('border-top-color', cssColour(control))
    })
  })

test('forced colours keep edges and focus, and have no map', {
  tag: ['@G13', '@H6', '@I3'],
}, async ({ page, site, step }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await site.open('/')
  await step('the map is decoration', () => expect(site.summit('Snip')).toBeHidden())
  await site.open('/projects')
  await step('controls keep an edge', async () => {
    const resume = site.banner.getByRole('link', { name: 'Resume' })
    for (const control of [site.searchBox, site.select('type'), resume])
      await expect(control).not.toHaveCSS('border-top-width', '0px')
  })
  await step('the focus shows, also in a list', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none')
    await site.select('type').click()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[role="option"][data-focus]')).toHaveCSS('outline-style', 'solid')
  })
})

test('every page prints all its text', {
  tag: ['@E1', '@G3', '@G14', '@H6', '@I3'],
}, async ({ page, site, step }) => {
  const expectTexts = async (...texts: string[]) => {
    for (const text of texts) await expect(site.main).toContainText(text, { useInnerText: true })
  }
  await site.open('/')
  await page.emulateMedia({ media: 'print' })
  await step('the home page prints every text, and no map', async () => {
    await expectTexts('the query behind it.', 'stations at night.', 'one shared price subscription')
    await expectTexts('reading shows within seconds.', 'Tutor for algorithms', 'I read everything and answer')
    await expect(site.cards.filter({ visible: true })).toHaveCount(6)
    await expect(site.summit('Snip')).toBeHidden()
  })
  await page.emulateMedia({ media: 'screen' })
  await site.viewAll.click()
  await step('the list prints every card with its whole description, and no control', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(site.cards.filter({ visible: true })).toHaveCount(16)
    const last = await boxOf(site.main.getByText('Nobody has passed 130.'))
    const next = await boxOf(site.main.getByText('C · SDL · Linux'))
    expect(last.y + last.height, 'not cut off').toBeLessThanOrEqual(next.y + 1)
    for (const control of [site.searchBox, site.banner, site.goBack]) await expect(control).toBeHidden()
  })
  await page.emulateMedia({ media: 'screen' })
  await site.openByCard('Snip')
  await page.emulateMedia({ media: 'print' })
  // The invariants are for screens.
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await site.open('/projects/snip')
  await page.emulateMedia({ media: 'print' })
  await step('the page of a project prints its texts and pictures', async () => {
    await expectTexts('Snip is a URL shortener', 'counted without cookies', '21,000 links and counting.')
    await expect(page.getByRole('figure').getByRole('presentation')).toHaveCount(3)
    for (const control of [site.banner, page.getByRole('navigation', { name: 'More projects' })])
      await expect(control).toBeHidden()
  })
})
