import type { Locator, Page } from '@playwright/test'
import { RESUME_PATH } from '@/components/lib/constants'
import { navigationOf } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { inNewTab } from '../__tests__/support/words'
import {
  card,
  cardTitles,
  closeButton,
  dialogOf,
  enlarge,
  expectClosed,
  expectGrown,
  expectOpen,
  expectOverlay,
  newestFirst,
  openByCard,
  openLarger,
  panelIn,
  viewAll,
  viewerOf,
} from './support/projects'
import {
  at,
  banner,
  expect,
  expectMode,
  needed,
  open,
  reaches,
  scrollRests,
  scrollTo,
  scrollY,
  settle,
  test,
  toggle,
  wideOnly,
} from './support/test'
import { pressTwice } from './support/touch'

const { profile, projects } = content
const items = navigationOf(content)
const toasts = (page: Page) => page.locator('body > [role="status"]')

test.use({ colorScheme: 'light', permissions: ['clipboard-read', 'clipboard-write'] })

/** What a dialog shows that is no control of it: the box that its words stand in, once it has grown. */
async function panelOf(dialog: Locator) {
  await expectGrown(dialog)
  return needed(await panelIn(dialog).boundingBox(), 'dialog that shows')
}

test(
  'C2 H1 H4 I2 R3 W2 a visitor with a mouse goes through the home page',
  wideOnly,
  async ({ page, context, step }) => {
    await open(page, '/')
    const navigation = banner(page).getByRole('navigation', { name: words.header.label })
    await step('H1 the header leads to the sections, each clear of it, and to the resume', async () => {
      await expect(navigation.getByRole('listitem')).toHaveText(items.map(({ label }) => label))
      const resume = navigation.getByRole('link', { name: inNewTab(words.header.resume) })
      await expect(resume).toHaveAttribute('href', at(RESUME_PATH))
      for (const { section, label } of items) {
        await scrollRests(page)
        await scrollTo(page, 0)
        await navigation.getByRole('link', { name: label }).click()
        await expect(page).toHaveURL(at(`/#${section}`))
        await expect(page.locator(`#${section}`)).toBeInViewport()
        await expect(page.locator(`#${section}`)).toBeFocused()
      }
    })
    await step('H1 the logo leads back to the top', async () => {
      const logo = banner(page)
        .getByRole('link', { name: words.header.home })
        .filter({ hasText: profile.name })
      await scrollRests(page)
      await scrollTo(page, 0)
      await logo.click()
      await expect.poll(() => scrollY(page)).toBe(0)
    })
    const [first] = items
    if (first)
      await step('I2 so does the hint to scroll down lead to the first section', async () => {
        await page.locator('#home-section').getByRole('link', { name: words.intro.scrollDown }).click()
        await expect(page.locator(`#${first.section}`)).toBeFocused()
      })
    if (await reaches(page, 2500))
      await step('H4 Top glides back, or jumps under reduced motion', async () => {
        const top = page.getByRole('button', { name: words.backToTop.label, exact: true })
        for (const reducedMotion of ['no-preference', 'reduce'] as const) {
          await page.emulateMedia({ reducedMotion })
          await scrollTo(page, 2500)
          await expect(top).toBeVisible()
          const seen = await top.evaluate(async (button: HTMLElement) => {
            const places: number[] = []
            button.click()
            while (window.scrollY > 0) {
              await new Promise((done) => requestAnimationFrame(done))
              places.push(window.scrollY)
            }
            return places
          })
          expect(seen.some((y) => y > 0 && y < 2500)).toBe(reducedMotion === 'no-preference')
          await expect(top).toBeHidden()
        }
        await page.emulateMedia({ reducedMotion: 'no-preference' })
      })
    const { email } = profile
    if (email)
      await step('W2 copying the mail address twice is told once, and can be dismissed', async () => {
        const copy = page.getByRole('button', { name: words.contact.copyAddress })
        await copy.click()
        await copy.click()
        await expect(toasts(page).getByText(words.contact.addressCopied)).toHaveCount(1)
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email)
        await toasts(page).getByRole('button', { name: words.toasts.dismiss }).click()
        await expect(toasts(page).getByRole('button')).toHaveCount(0)
      })
    await step('C2 R3 another open tab follows the mode', async () => {
      const second = await context.newPage()
      await second.emulateMedia({ colorScheme: 'light' })
      await open(second, '/projects')
      await toggle(second).click()
      await expectMode(page, 'dark')
      await page.bringToFront()
      await scrollTo(page, 0)
      await toggle(page).click()
      await expectMode(second, 'light')
    })
  },
)

test('C4 G2 G3 G4 G5 G6 G7 P1 W1 W2 a visitor with a mouse looks at many projects', {
  tag: ['@wide', '@chromium'],
}, async ({ page, context, step }) => {
  const [first, second = first] = content.featuredProjects
  if (!first || !second) return needed(undefined, 'projects')
  await open(page, '/')
  const picture = card(page, first).locator('img')

  await step('G2 the pointer fades the picture and shows the title; leaving resets', async () => {
    await expectOverlay(page, first, false)
    await card(page, first).hover()
    await expect(picture).toHaveCSS('opacity', '0.3')
    await expectOverlay(page, first, true)
    await page.mouse.move(2, 2)
    await expect(picture).toHaveCSS('opacity', '1')
    await expectOverlay(page, first, false)
  })
  await step('G3 the first project of a visit can be left as soon as it is there', async () => {
    await card(page, first).click()
    await expect(page.getByRole('dialog')).toBeAttached()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(card(page, first)).toBeFocused()
  })
  await step(
    'G3 G4 a press opens it, and Close clears the card under the pointer and focuses it',
    async () => {
      await card(page, first).hover()
      await expect(picture).toHaveCSS('opacity', '0.3')
      await closeButton(await openByCard(page, first)).click()
      await expectClosed(page)
      await expect(card(page, first)).toBeFocused()
      await expect(picture).toHaveCSS('opacity', '1')
    },
  )
  await step('G4 another one stays open when its words are pressed', async () => {
    const dialog = await openByCard(page, second)
    const { x, y } = await panelOf(dialog)
    await page.mouse.click(x + 100, y + 12)
    await expectOpen(dialog)
  })
  await step('G4 a press beside it closes it', async () => {
    await page.mouse.click(3, 3)
    await expectClosed(page)
  })
  const shown = content.featuredProjects.find((project) => project.src.length > 1)
  // At its edge, which lies beside the dialog, and in its middle, where the dialog has its screenshots.
  for (const [ms, part] of [
    [60, 0.1],
    [60, 0.5],
    [120, 0.5],
    [200, 0.9],
  ] as const)
    await step(`G3 G4 two presses ${ms} ms apart open one dialog`, async () => {
      const pressed = shown ?? first
      await card(page, pressed).scrollIntoViewIfNeeded()
      const { x, y, width, height } = needed(await card(page, pressed).boundingBox(), 'card in the window')
      await pressTwice(page, { x: x + width * part, y: y + height / 2 }, ms)
      await expectOpen(dialogOf(page, pressed))
      await expectGrown(dialogOf(page, pressed))
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expectClosed(page)
      await expect(card(page, pressed)).toBeFocused()
    })
  await step('G4 the page behind does not scroll', async () => {
    await openByCard(page, first)
    const before = await scrollY(page)
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 600)
    await dialogOf(page, first).getByText(first.description).hover()
    for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, 900)
    await settle(page)
    expect(await scrollY(page)).toBe(before)
    await page.keyboard.press('Escape')
    await expectClosed(page)
  })
  await step('G4 after it the page scrolls again', async () => {
    const before = await scrollY(page)
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, -200)
    await expect.poll(() => scrollY(page)).toBeLessThan(before)
  })
  if (shown) {
    const last = shown.src.at(-1)?.alt ?? ''
    await step('G5 W1 its screenshots stand in a slider without a clock', async () => {
      const dialog = await openByCard(page, shown)
      await expect(dialog.getByRole('button', { name: words.slider.pause })).toHaveCount(0)
      await dialog.getByRole('button', { name: words.slider.previous }).click()
      await expect(enlarge(dialog)).toHaveCount(1)
      await expect(enlarge(dialog)).toHaveAccessibleName(new RegExp(last.replace(/\W/g, '.')))
    })
    await step('G4 W1 the larger view begins with the screenshot that was pressed', async () => {
      const viewer = await openLarger(page, dialogOf(page, shown))
      await expect(viewer.getByText(last, { exact: true })).toBeVisible()
    })
    for (const [how, leave] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['a press beside it', () => page.mouse.click(2, 2)],
      ['Close', () => closeButton(viewerOf(page, shown)).click()],
    ] as const) {
      await step(`G4 ${how} closes the larger view alone, and the screenshot has the focus`, async () => {
        await leave()
        await expect(viewerOf(page, shown)).toHaveCount(0)
        await expectOpen(dialogOf(page, shown))
        await expect(enlarge(dialogOf(page, shown)).first()).toBeFocused()
      })
      await step('G4 it opens again', () => openLarger(page, dialogOf(page, shown)))
    }
    await step('G4 resizing and another mode of the system leave both open', async () => {
      for (const width of [390, 1440]) await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: 'dark' })
    })
    await step('G4 G6 Back leaves both', async () => {
      await page.goBack()
      await expectClosed(page)
      await expect(page).toHaveURL(at('/'))
    })
  }
  await step('C4 the mode against the system stays on the other screen', async () => {
    await scrollTo(page, 0)
    await toggle(page).click()
    await viewAll(page).click()
    await expect(cardTitles(page)).toHaveText(newestFirst(projects))
  })
  await step('G3 a card opens in a new tab for whoever asks for one', async () => {
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      card(page, first).click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expectOpen(dialogOf(tab, first))
    await expectClosed(page)
    await tab.close()
  })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => closeButton(page.getByRole('dialog')).click(),
  ]
  for (const [i, leave] of [...ways, ...ways].entries()) {
    const project = projects[i] ?? first
    await step('G4 G6 each project opens as the first one did', async () => {
      await openByCard(page, project)
      await expect(page).toHaveURL(at(`/projects?project=${project.slug}`))
    })
    await step('G3 G4 and leads back to its card', async () => {
      await leave()
      await expectClosed(page)
      await expect(card(page, project)).toBeFocused()
    })
  }
  await step('G3 G6 its words come without another request', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.resourceType()))
    const last = projects.at(-1) ?? first
    await expect((await openByCard(page, last)).getByText(last.description)).toBeVisible()
    expect(asked.filter((type) => type === 'fetch' || type === 'document')).toEqual([])
  })
  await step('G6 Close pressed twice goes back once', async () => {
    await closeButton(page.getByRole('dialog')).dblclick({ noWaitAfter: true })
    await expectClosed(page)
    await expect(page).toHaveURL(at('/projects'))
  })
  await step('G7 P1 Go Back leads to the featured projects', async () => {
    await page.getByRole('link', { name: words.explorer.goBack }).click()
    await expect(page).toHaveURL(at('/'))
    await expect(page.locator('#projects').getByRole('heading', { level: 3 })).toHaveText(
      content.featuredProjects.map(({ title }) => title),
    )
  })
})
