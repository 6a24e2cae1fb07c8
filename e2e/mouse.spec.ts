import { RESUME_PATH } from '@/components/lib/constants'
import { navigationOf } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { inNewTab } from '../__tests__/support/words'
import { featured, hasIllustrated, illustrated, needed, textOf } from './support/projects'
import { closeButton, enlarge, siteIn } from './support/site'
import { at, chromiumOnly, expect, test } from './support/test'
import { pressTwice } from './support/touch'

const { profile, projects, featuredProjects } = content
const items = navigationOf(content)

test.use({ colorScheme: 'light' })

/** Presses, and tells how far the page is scrolled in each frame until it rests. Runs in the page. */
async function placesOnTheWay(pressed: HTMLElement): Promise<number[]> {
  const places: number[] = []
  const start = window.scrollY
  pressed.click()
  for (let still = 0; still < 6; ) {
    await new Promise((done) => requestAnimationFrame(done))
    const y = window.scrollY
    // A busy browser takes its time to begin.
    if (y !== start) still = y === places.at(-1) ? still + 1 : 0
    places.push(y)
  }
  return places
}

test('C2 H1 H4 H6 R3 home by mouse', async ({ page, context, site, step }) => {
  await site.open('/')
  const navigation = site.banner.getByRole('navigation', { name: words.header.label })
  await step('H1 the header leads to the sections and to the resume', async () => {
    await expect(navigation.getByRole('listitem')).toHaveText(items.map(({ label }) => label))
    const resume = navigation.getByRole('link', { name: inNewTab(words.header.resume) })
    await expect(resume).toHaveAttribute('href', at(RESUME_PATH))
    for (const { section, label } of items) {
      await navigation.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(at(`/#${section}`))
      await expect(page.locator(`#${section}`)).toBeInViewport()
      await expect(page.locator(`#${section}`)).toBeFocused()
      await site.scrollRests()
      await site.scrollTo(0)
    }
  })
  await step('H1 the logo leads back to the top', async () => {
    await site.banner.getByRole('link', { name: words.header.home }).filter({ hasText: profile.name }).click()
    await expect.poll(() => site.scrollY()).toBe(0)
  })
  if (await site.reaches(2500))
    await step('H4 H6 Top glides back; under reduced motion it jumps, as links do', async () => {
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion })
        await site.scrollTo(2500)
        await expect(site.top).toBeVisible()
        const seen = await site.top.evaluate(placesOnTheWay)
        expect(seen.some((y) => y > 0 && y < 2500)).toBe(reducedMotion === 'no-preference')
        await expect(site.top).toBeHidden()
      }
      const last = navigation.getByRole('listitem').last().getByRole('link')
      const places = await last.evaluate(placesOnTheWay)
      expect(new Set(places).size).toBe(1)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
    })
  await step('C2 R3 another open tab follows the mode', async () => {
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

test('C4 G2 G3 G4 G5 G6 P1 W1 projects by mouse', chromiumOnly, async ({ page, context, site, step }) => {
  const first = featured()
  const second = featuredProjects[1] ?? first
  const picture = site.card(first).locator('img')
  await site.open('/')
  await step('P1 the featured projects stand in their order', () =>
    expect(page.locator('#projects').getByRole('heading', { level: 3 })).toHaveText(
      featuredProjects.map(({ title }) => title),
    ),
  )
  await step('G2 the pointer fades the picture and shows the title; leaving resets', async () => {
    await site.expectOverlay(first, false)
    await site.card(first).hover()
    await expect(picture).toHaveCSS('opacity', '0.3')
    await site.expectOverlay(first, true)
    await page.mouse.move(2, 2)
    await expect(picture).toHaveCSS('opacity', '1')
    await site.expectOverlay(first, false)
  })
  await step('G3 G4 Close clears the card under the pointer and focuses it', async () => {
    await closeButton(await site.openByCard(first)).click()
    await site.expectBackAt(first)
    await expect(picture).toHaveCSS('opacity', '1')
  })
  await step('G4 a press on the words of another leaves it open, one beside it does not', async () => {
    const dialog = await site.openByCard(second)
    await dialog.locator('.dialog-panel').click({ position: { x: 100, y: 12 } })
    await site.opened(second)
    await page.mouse.click(3, 3)
    await site.expectClosed()
  })
  const shown = hasIllustrated ? illustrated() : first
  // At its edge, which lies beside the dialog, and in its middle, where the dialog has its screenshots.
  for (const [ms, part] of [
    [60, 0.1],
    [120, 0.5],
    [200, 0.9],
  ] as const)
    await step(`G3 G4 two presses ${ms} ms apart open one dialog`, async () => {
      await site.card(shown).scrollIntoViewIfNeeded()
      const { x, y, width, height } = needed(await site.card(shown).boundingBox(), 'card in the window')
      await pressTwice(page, { x: x + width * part, y: y + height / 2 }, ms)
      await site.opened(shown)
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await site.escapeTo(shown)
    })
  await step('G4 the page behind does not scroll, and does again after it', async () => {
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
  if (hasIllustrated) {
    const last = shown.src.at(-1)?.alt ?? ''
    await step('G5 W1 its screenshots stand in a slider without a clock', async () => {
      const dialog = await site.openByCard(shown)
      await expect(dialog.getByRole('button', { name: words.slider.pause })).toHaveCount(0)
      await dialog.getByRole('button', { name: words.slider.previous }).click()
      await expect(enlarge(dialog)).toHaveCount(1)
      await expect(enlarge(dialog)).toHaveAccessibleName(new RegExp(last.replace(/\W/g, '.')))
    })
    for (const [how, leave] of [
      ['a press beside it', () => page.mouse.click(2, 2)],
      ['Close', () => closeButton(site.viewerOf(shown)).click()],
    ] as const)
      await step(`G4 W1 the screenshot opens larger, ${how} closes that alone`, async () => {
        const viewer = await site.openLarger(site.dialogOf(shown))
        await expect(viewer.getByText(last, { exact: true })).toBeVisible()
        await leave()
        await expect(viewer).toHaveCount(0)
        await site.opened(shown)
        await expect(enlarge(site.dialogOf(shown)).first()).toBeFocused()
      })
    await step('G4 G6 both survive resizing and another mode of the system, Back leaves both', async () => {
      await site.openLarger(site.dialogOf(shown))
      for (const width of [390, 1440]) await site.resize(width)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(site.viewerOf(shown)).toBeVisible()
      await page.goBack()
      await site.expectClosed()
      await expect(page).toHaveURL(at('/'))
    })
  }
  await step('C4 the mode against the system stays on the other screen', async () => {
    await site.scrollTo(0)
    await site.toggle.click()
    await site.viewAll.click()
    await expect(site.all).toBeVisible()
  })
  await step('G3 a card opens in a new tab for whoever asks for one', async () => {
    const opening = context.waitForEvent('page')
    await site.card(first).click({ modifiers: ['ControlOrMeta'] })
    const tab = siteIn(await opening)
    await tab.opened(first)
    await site.expectClosed()
    await tab.page.close()
  })
  // Their words come without another request.
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  for (const [i, leave] of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => closeButton(page.getByRole('dialog')).click(),
  ].entries())
    await step('G3 G4 G6 each project opens as the first one did, and leads back to its card', async () => {
      const project = projects[i] ?? first
      await expect((await site.openByCard(project)).getByText(textOf(project))).toBeVisible()
      expect(asked.filter((type) => type === 'fetch' || type === 'document')).toEqual([])
      await expect(page).toHaveURL(at(`/projects?project=${project.slug}`))
      await leave()
      await site.expectBackAt(project)
    })
  await step('G6 Close pressed twice goes back once', async () => {
    await closeButton(await site.openByCard(first)).dblclick({ noWaitAfter: true })
    await site.expectClosed()
    await expect(page).toHaveURL(at('/projects'))
  })
})
