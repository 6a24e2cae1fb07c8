import { escaped } from '@/__tests__/support/words'
import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { featured, hasIllustrated, hasPicture, illustrated, textOf } from '@/e2e/support/projects'
import { closeButton, enlarge, siteIn } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

const { profile, featuredProjects } = content

test.use({ colorScheme: 'light' })

/** Presses an element. @returns the scroll position in each frame until the page rests. Runs in the page. */
async function placesOnTheWay(pressed: HTMLElement): Promise<number[]> {
  const places: number[] = []
  const start = window.scrollY
  pressed.click()
  for (let still = 0; still < 6; ) {
    await new Promise((done) => requestAnimationFrame(done))
    const y = window.scrollY
    // A busy browser begins late.
    if (y !== start) still = y === places.at(-1) ? still + 1 : 0
    places.push(y)
  }
  return places
}

test('the home page works by mouse', { tag: ['@C2', '@H1', '@H4', '@H6'] }, async ({
  page,
  context,
  site,
  step,
}) => {
  await site.open('/projects')
  await step('the logo leads to the top of the home page', async () => {
    await site.banner.getByRole('link', { name: words.header.home }).filter({ hasText: profile.name }).click()
    await expect(page).toHaveURL(at('/'))
    await expect(site.home).toBeInViewport()
  })
  if (await site.reaches(2500))
    await step('back-to-top scrolls smoothly, and jumps under reduced motion', async () => {
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion })
        await site.scrollTo(2500)
        await expect(site.top).toBeVisible()
        const seen = await site.top.evaluate(placesOnTheWay)
        expect(seen.some((y) => y > 0 && y < 2500)).toBe(reducedMotion === 'no-preference')
        await expect(site.top).toBeHidden()
      }
      await page.emulateMedia({ reducedMotion: 'no-preference' })
    })
  await step('another open tab follows the mode', async () => {
    const second = siteIn(await context.newPage())
    await second.page.emulateMedia({ colorScheme: 'light' })
    await second.open('/projects')
    await second.toggle.click()
    await site.expectMode('dark')
    await page.bringToFront()
    await site.scrollTo(0)
    await site.toggle.click()
    await second.expectMode('light')
  })
})

test('the projects work by mouse', {
  tag: ['@C4', '@G2', '@G3', '@G4', '@G5', '@G6', '@P1', '@W1'],
}, async ({ page, site, step }) => {
  const first = featured()
  const second = featuredProjects[1] ?? first
  const picture = site.card(first).locator('img')
  await site.open('/')
  await step('the featured projects are in their order', () =>
    expect(page.locator('#projects').getByRole('heading', { level: 3 })).toHaveText(
      featuredProjects.map(({ title }) => title),
    ),
  )
  if (hasPicture(first))
    await step('the pointer fades the picture and shows the title until it leaves', async () => {
      await site.expectOverlay(first, false)
      await site.card(first).hover()
      await expect(picture).toHaveCSS('opacity', '0.3')
      await site.expectOverlay(first, true)
      await page.mouse.move(2, 2)
      await expect(picture).toHaveCSS('opacity', '1')
      await site.expectOverlay(first, false)
    })
  await step('Close returns the focus to the card, which shows its picture', async () => {
    await closeButton(await site.openByCard(first)).click()
    await site.expectBackAt(first)
    if (hasPicture(first)) await expect(picture).toHaveCSS('opacity', '1')
  })
  await step('only a plain press beside a project closes it', async () => {
    const dialog = await site.openByCard(second)
    await dialog.locator('.dialog-panel').click({ position: { x: 100, y: 12 } })
    for (const button of ['right', 'middle'] as const) await page.mouse.click(3, 3, { button })
    await site.settle()
    await site.opened(second)
    await page.mouse.click(3, 3)
    await site.expectClosed()
  })
  await step('the page scrolls only after the dialog has closed', async () => {
    const dialog = await site.openByCard(first)
    const before = await site.scrollY()
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 600)
    await dialog.getByText(textOf(first)).hover()
    for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, 900)
    await site.settle()
    expect(await site.scrollY()).toBe(before)
    await site.escapeTo(first)
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => site.scrollY()).toBeLessThan(before)
  })
  if (hasIllustrated()) {
    const shown = illustrated()
    const last = shown.src.at(-1)?.alt ?? ''
    await step('its screenshots are in a slider that does not advance automatically', async () => {
      const dialog = await site.openByCard(shown)
      await expect(dialog.getByRole('button', { name: words.slider.pause })).toHaveCount(0)
      await dialog.getByRole('button', { name: words.slider.previous }).click()
      await expect(enlarge(dialog)).toHaveCount(1)
      await expect(enlarge(dialog)).toHaveAccessibleName(new RegExp(escaped(last)))
    })
    for (const [how, leave] of [
      ['a press beside it', () => page.mouse.click(2, 2)],
      ['Close', () => closeButton(site.viewerOf(shown)).click()],
    ] as const)
      await step(`the screenshot opens larger, and ${how} closes only that`, async () => {
        const viewer = await site.openLarger(site.dialogOf(shown))
        await expect(viewer.getByText(last, { exact: true }).first()).toBeVisible()
        await leave()
        await expect(viewer).toHaveCount(0)
        await site.opened(shown)
        await expect(enlarge(site.dialogOf(shown)).first()).toBeFocused()
      })
    await step('both survive resizing and another colour mode, and Back closes both', async () => {
      await site.openLarger(site.dialogOf(shown))
      for (const width of [390, 1440]) await site.resize(width)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(site.viewerOf(shown)).toBeVisible()
      await page.goBack()
      await site.expectClosed()
      await expect(page).toHaveURL(at('/'))
    })
  }
  await site.viewAll.click()
  await expect(site.all).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.resourceType()))
  await step('a project opens without a request, and Back returns to its card', async () => {
    await expect((await site.openByCard(second)).getByText(textOf(second))).toBeVisible()
    expect(requests.filter((type) => type === 'fetch' || type === 'document')).toEqual([])
    await expect(page).toHaveURL(at(`/projects?project=${second.slug}`))
    await page.goBack()
    await site.expectBackAt(second)
  })
})
