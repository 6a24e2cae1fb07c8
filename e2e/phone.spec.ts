import { listNavigation, shownSections } from '@/components/frame/navigation'
import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { featured, has, ofType, rareType } from '@/e2e/support/projects'
import { closeButton } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'
import { boxOf, drag } from '@/e2e/support/touch'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the home page works on a phone', {
  tag: ['@narrow', '@H2', '@H3', '@H4', '@H6', '@R1', '@R3', '@W2'],
}, async ({ page, site, step }) => {
  await site.open('/')
  await step('the sections are in page order between header and footer', async () => {
    const ids = await page.locator('section[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids).toEqual(['home-section', ...shownSections(content)])
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
  if (await site.reaches(1200)) {
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
    await step(
      'back-to-top appears after one viewport height, and moves to the top with the focus',
      async () => {
        // Content above that arrives late moves the page, so it scrolls again.
        for (const [y, visible] of [
          [844, false],
          [845, true],
        ] as const)
          await expect(async () => {
            await site.scrollTo(y)
            await site.settle()
            await expect(site.top).toBeVisible({ visible, timeout: 1000 })
          }).toPass()
        await site.scrollTo(900)
        await site.top.click()
        await expect.poll(() => site.scrollY()).toBe(0)
        await expect(site.top).toBeHidden()
        await expect(page.getByRole('main')).toBeFocused()
        await site.headerRests()
      },
    )
  }
  const last = listNavigation(content).at(-1)
  if (has(last, 'sections'))
    await step('a touch elsewhere closes the menu, and the header stays until then', async () => {
      await site.menuButton.tap()
      await expect(page.getByRole('menu')).toHaveCSS('opacity', '1')
      await site.scrollTo(900)
      await site.settle()
      await expect(site.banner).toBeInViewport({ ratio: 1 })
      // Beside the content, where nothing else can be pressed.
      await page.touchscreen.tap(5, 600)
      await expect(page.getByRole('menu')).toHaveCount(0)
    })
  await step('scrolling through reveals everything, also elements taller than the window', async () => {
    await site.resize(320, 300)
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 150) {
        window.scrollTo({ top: y, behavior: 'instant' })
        await new Promise((done) => requestAnimationFrame(done))
      }
    })
    await expect(page.locator('.hidden:not(.animate)')).toHaveCount(0)
  })
  const { email } = content.profile
  if (has(email, 'mail address'))
    await step('the mail address is copied, which one toast announces', async () => {
      const copy = page.getByRole('button', { name: words.contact.copyAddress })
      for (let times = 0; times < 2; times++) await copy.tap()
      await expect(site.toasts.getByText(words.contact.addressCopied)).toHaveCount(1)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email)
    })
  if (has(last, 'sections'))
    await step('the menu of the other screen leads to the sections', async () => {
      await site.open('/projects')
      await site.menuButton.tap()
      await page.getByRole('menuitem', { name: last.label, exact: true }).tap()
      await expect(page).toHaveURL(at(`/#${last.section}`))
      await expect(page.locator(`#${last.section} h2`).first()).toBeInViewport()
    })
})

test('the projects work on a phone', {
  tag: ['@narrow', '@G2', '@G3', '@G4', '@G6', '@G9', '@G12', '@G13', '@H6', '@W2'],
}, async ({ page, site, step }) => {
  const first = featured()
  /** A finger that moves to the right on the card. */
  const moveOn = async (by: number) => {
    const { x, y } = await boxOf(site.card(first))
    await drag(page, { x: x + 60, y: y + 60 }, { x: by, y: 0 })
  }
  await site.open('/')
  await step('the title of a card is readable without hover', () =>
    expect(site.card(first).getByRole('heading', { name: first.title, exact: true })).toBeVisible(),
  )
  await step('a touch that moves more than 5 px is a drag and opens nothing', async () => {
    await site.card(first).scrollIntoViewIfNeeded()
    for (const by of [6, 40]) {
      await moveOn(by)
      await site.settle()
      await expect(page).toHaveURL(at('/'))
    }
  })
  await step('a touch that moves less opens the project, and Close returns to the card', async () => {
    await moveOn(4)
    await closeButton(await site.opened(first)).tap()
    await site.expectBackAt(first)
  })
  await step('copying its link shows a toast above the dialog, which stays', async () => {
    await site.card(first).tap()
    const dialog = await site.opened(first)
    await dialog.getByRole('button', { name: words.dialog.copyLink }).tap()
    await site.dismiss.tap()
    await expect(site.dismiss).toHaveCount(0)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await site.opened(first)
  })
  await step('a touch beside it closes it', async () => {
    await page.touchscreen.tap(3, 3)
    await site.expectClosed()
  })
  await site.viewAll.tap()
  await expect(site.all).toBeVisible()
  const type = rareType()
  const found = ofType(type)
  const address = at(`/projects?${new URLSearchParams({ type })}`)
  await step('a list fits into a phone in landscape', async () => {
    await site.resize(740, 360)
    await site.select('Type').tap()
    // Parts of a pixel may be cut off.
    await expect(site.list).toBeInViewport({ ratio: 0.99 })
  })
  await step('a type filters the list, and is in the address', async () => {
    await page.getByRole('option', { name: type, exact: true }).tap()
    await expect(page).toHaveURL(address)
  })
  await step('a project of the filtered list opens, and Back restores the list', async () => {
    await site.resize(390, 844)
    await site.openByCard(found[0] ?? first)
    const before = await site.scrollY()
    await page.goBack()
    await site.expectClosed()
    await expect(page).toHaveURL(address)
    expect(Math.abs((await site.scrollY()) - before)).toBeLessThan(3)
  })
})
