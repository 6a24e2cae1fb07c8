import { expectNoFindings } from '@/e2e/support/axe'
import { closeButton, enlarge } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'
import { boxOf, drag } from '@/e2e/support/touch'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the home page works on a phone', {
  tag: ['@narrow', '@H2', '@H3', '@H4', '@H6', '@R1', '@R3', '@W2'],
}, async ({ page, site, step }) => {
  await site.open('/')
  await step('the sections are in their order between header and footer', async () => {
    const ids = await page.locator('section[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids).toEqual(['home-section', 'about', 'experiences', 'projects', 'contact'])
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
  await step('the header hides while scrolling down and returns on scroll up', async () => {
    for (const [y, isShown] of [
      [900, false],
      [850, true],
      [1200, false],
      [0, true],
    ] as const) {
      await site.scrollTo(y)
      if (isShown) await expect(site.banner).toBeInViewport({ ratio: 1 })
      else await expect(site.banner).not.toBeInViewport()
    }
  })
  await step('back-to-top appears after one viewport height', async () => {
    // Content above that arrives late moves the page, so it scrolls again.
    for (const y of [844, 845])
      await expect(async () => {
        await site.scrollTo(y)
        await site.settle()
        await expect(site.top).toBeVisible({ visible: y > 844, timeout: 1000 })
      }).toPass()
  })
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    await step(`it leads to the top, smoothly or not (${reducedMotion}), with the focus`, async () => {
      await page.emulateMedia({ reducedMotion })
      await site.scrollTo(2500)
      await expect(site.top).toBeVisible()
      const isThere = await site.top.evaluate((button: HTMLElement) => {
        button.click()
        return window.scrollY === 0
      })
      expect(isThere).toBe(reducedMotion === 'reduce')
      await expect(site.top).toBeHidden()
      await expect(site.main).toBeFocused()
      await expect(site.banner).toBeInViewport({ ratio: 1 })
    })
  await step('a touch elsewhere closes the menu, and the header stays until then', async () => {
    await site.menuButton.tap()
    await expect(page.getByRole('menu')).toHaveCSS('opacity', '1')
    await expectNoFindings(page, 'header')
    await site.scrollTo(900)
    await site.settle()
    await expect(site.banner).toBeInViewport({ ratio: 1 })
    // Beside the content, where nothing else can be pressed.
    await page.touchscreen.tap(5, 600)
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
  await step('the mail address is copied, which one toast announces', async () => {
    const copy = page.getByRole('button', { name: 'Copy address' })
    for (let times = 0; times < 2; times++) await copy.tap()
    await expect(site.toasts.getByText('Mail address copied')).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hello@noaverdel.example.com')
  })
})

test('the projects work on a phone', {
  tag: ['@narrow', '@chromium', '@G2', '@G3', '@G4', '@G6', '@G9', '@G12', '@G13', '@H6', '@W2'],
}, async ({ page, site, step }) => {
  const card = site.card('Snip')
  /** A finger that moves to the right on the card. */
  const moveOn = async (by: number) => {
    const { x, y } = await boxOf(card)
    await drag(page, { x: x + 10, y: y - 60 }, { x: by, y: 0 })
  }
  await site.open('/')
  await step('the title of a card is readable without hover', () => expect(card).toBeVisible())
  await step('a touch that moves more than 5 px is a drag and opens nothing', async () => {
    for (const by of [6, 40]) {
      await moveOn(by)
      await site.settle()
      await expect(page).toHaveURL(at('/'))
    }
  })
  await step('a touch that moves less opens the project, and Close returns to the card', async () => {
    await moveOn(4)
    await closeButton(await site.opened('Snip')).tap()
    await site.expectBackAt('Snip')
  })
  await step('Copy link copies the address of its page, and shows a toast above the dialog', async () => {
    await card.tap()
    const dialog = await site.opened('Snip')
    await dialog.getByRole('button', { name: 'Copy link' }).tap()
    await expect(site.toasts.getByText('Link to Snip copied')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL(at('/projects/snip'), page.url()).href)
    // A toast stays while it has the focus.
    await site.toasts.getByRole('button', { name: 'Dismiss' }).focus()
    await expectNoFindings(page, 'body > [role="status"]')
    await site.toasts.getByRole('button', { name: 'Dismiss' }).tap()
    await expect(site.toasts.getByRole('group')).toHaveCount(0)
  })
  await step('one finger moves around in an enlarged screenshot', async () => {
    const { x, y, width, height } = await boxOf(enlarge(site.dialog('Snip')).first())
    const scale = (factor: number) =>
      browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: factor })
    const left = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0)
    const browser = await page.context().newCDPSession(page)
    await scale(2)
    const before = await left()
    await drag(page, { x: x + width / 2, y: y + height / 2 }, { x: -120, y: 0 })
    await expect.poll(left).toBeGreaterThan(before)
    await expect(site.dialog('Snip').getByRole('group', { name: '1 of 3' })).toBeVisible()
    await scale(1)
    await expect.poll(left).toBe(0)
  })
  await step('a touch beside it closes it', async () => {
    await page.touchscreen.tap(3, 3)
    await site.expectClosed()
  })
  await step('a label of the map opens its project', async () => {
    await site.returnToTop()
    await site.summit('Snip').tap()
    await closeButton(await site.opened('Snip')).tap()
    await site.expectClosed()
  })
  await site.viewAll.tap()
  await expect(site.all).toBeVisible()
  await step('a type filters the list, and is in the address', async () => {
    await site.select('type').tap()
    await page.getByRole('option', { name: 'Game', exact: true }).tap()
    await expect(page).toHaveURL(at('/projects?type=Game'))
    await expect(site.cards).toHaveText(['Space Invaders', 'Wall Avoidance'])
  })
  await step('a project of the filtered list opens, and Back restores the list', async () => {
    await site.openByCard('Wall Avoidance')
    await page.goBack()
    await site.expectBackAt('Wall Avoidance')
    await expect(page).toHaveURL(at('/projects?type=Game'))
  })
})
