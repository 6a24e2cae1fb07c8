import { expectNoControls, scripts } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

// Messages of the browser about files that do not arrive. Any other message is a fault.
test.use({ javaScriptEnabled: false, allowFaults: /Failed to load resource|net::ERR_/ })

const homeTexts = ['Software developer', 'stations at night.', 'Signal hunting', 'AWS', 'inside each step.']
const lastTexts = ['Game', 'Nobody has passed 130.', 'no allocation after the first frame.', 'SDL']

for (const isScripted of [false, true])
  test.describe(() => {
    test.use({ javaScriptEnabled: isScripted })

    test(`the site can be read ${isScripted ? 'if no script arrives' : 'without scripts'}`, {
      tag: ['@narrow', '@C3', '@G3', '@G7', '@G11', '@G14', '@H6', '@R3', '@S3', '@W1'],
    }, async ({ page, site, step }) => {
      const expectTexts = async (texts: readonly string[]) => {
        for (const text of texts) await expect(site.main).toContainText(text, { useInnerText: true })
      }
      // Late, when the browser has scrolled to the section in the address.
      await page.route(scripts, async (route) => {
        await page.waitForLoadState('domcontentloaded')
        await route.abort()
      })
      await page.goto(at('/'))
      if (!isScripted)
        await step('the system decides on the mode', async () => {
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            await site.expectGround(colorScheme)
          }
        })
      await step('the home page shows every text, and no control that needs scripts', async () => {
        await expectNoControls(site)
        await expectTexts(homeTexts)
        await expect(site.cards.filter({ visible: true })).toHaveCount(6)
      })
      await step('slides are a row that scrolls', async () => {
        const row = page.getByRole('region', { name: 'Pictures: About' }).locator('> div').last()
        await expect(row).toHaveCSS('overflow-x', 'auto')
        expect(await row.evaluate((box) => box.scrollWidth > 1.5 * box.clientWidth)).toBe(true)
      })
      await step('View All leads to all projects, and a card to its page with every text', async () => {
        await site.viewAll.click()
        await expect(page).toHaveURL(at('/projects'))
        await expectNoControls(site)
        await site.card('Wall Avoidance').click()
        await expect(page).toHaveURL(at('/projects/wall-avoidance'))
        await expectNoControls(site)
        await expectTexts(lastTexts)
      })
      await step('pages of projects lead to each other, and back to the list', async () => {
        await page.getByRole('link', { name: 'Next project' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Snip' })).toBeVisible()
        await page.getByRole('link', { name: 'All projects' }).click()
        await expect(page).toHaveURL(at('/projects'))
      })
      await step('Go Back leads home', async () => {
        await expectNoControls(site)
        await site.goBack.click()
        await expect(page).toHaveURL(at('/'))
      })
      await step('an address with filters shows every project', async () => {
        await page.goto(at('/projects?project=snip&type=Game&q=x'))
        // Without the animation that shows the list after a while, because the machine may be slow.
        if (isScripted) await site.restyle('.results { animation: none !important }')
        await expectNoControls(site)
        await expect(site.cards.filter({ visible: true })).toHaveCount(16)
      })
      await step('the footer leads to the sections', async () => {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
        await expect(page.getByRole('heading', { name: 'Say hello.' })).toBeInViewport()
      })
      await step('an unknown address leads home, and Back never returns to it', async () => {
        await page.goto(at('/projects'))
        await page.goto(at('/projects/snip/deeper'), { waitUntil: 'commit' })
        await expect(page).toHaveURL(at('/'))
        await page.goBack()
        await expect(page).toHaveURL(at('/projects'))
      })
    })
  })
