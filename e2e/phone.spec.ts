import { navigationOf, shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import {
  card,
  cardTitles,
  choose,
  closeButton,
  dialogOf,
  expectClosed,
  expectOpen,
  featured,
  newestFirst,
  ofType,
  oldestFirst,
  openByCard,
  rareType,
  searchBox,
  sortLabel,
  viewAll,
} from './support/projects'
import {
  at,
  banner,
  expect,
  expectMode,
  menuButton,
  narrowOnly,
  needed,
  open,
  reaches,
  scrollRests,
  scrollTo,
  scrollY,
  settle,
  takenOver,
  test,
  toggle,
} from './support/test'
import { drag } from './support/touch'

const { profile, sections, projects } = content
const items = navigationOf(content)

test.use({ colorScheme: 'dark', permissions: ['clipboard-read', 'clipboard-write'] })

test(
  'C1 C2 C4 H2 H3 H4 H6 I1 R1 R3 a visitor on a phone reads the home page, and comes back the next day',
  narrowOnly,
  async ({ page, context, step }) => {
    await open(page, '/')
    const top = page.getByRole('button', { name: words.backToTop.label, exact: true })

    await step('I1 the first screen says who this is, with the portrait', async () => {
      const intro = page.locator('#home-section')
      await expect(intro.getByRole('heading', { level: 1, name: profile.name })).toBeInViewport({ ratio: 1 })
      await expect(intro.getByRole('listitem')).toHaveText(profile.interests)
      if (!profile.portrait) return
      const portrait = intro.getByRole('img', { name: profile.portrait.alt })
      await expect(portrait).toBeInViewport()
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100)
    })
    await step('R1 R3 the sections stand in page order between header and footer', async () => {
      const ids = page.locator('section[id]')
      expect(await ids.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
        'home-section',
        ...shownSections(content),
      ])
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
    if (await reaches(page, 1200)) {
      await step(
        'H3 the header goes while the page scrolls down, and is back as soon as it scrolls up',
        async () => {
          for (const [y, isShown] of [
            [900, false],
            [850, true],
            [1200, false],
            [0, true],
          ] as const) {
            await scrollTo(page, y)
            if (isShown) await expect(banner(page)).toBeInViewport({ ratio: 1 })
            else await expect(banner(page)).not.toBeInViewport()
          }
        },
      )
      await step('H4 Top appears after one viewport height, and leads back to the top', async () => {
        await scrollTo(page, 844)
        await settle(page)
        await expect(top).toBeHidden()
        await scrollTo(page, 845)
        await top.click()
        await expect.poll(() => scrollY(page)).toBe(0)
        await expect(top).toBeHidden()
      })
    }
    if (items.length > 0) {
      await step('H2 an item of the menu closes it and leads to its section', async () => {
        for (const { section, label } of items) {
          await scrollRests(page)
          await scrollTo(page, 0)
          await menuButton(page).tap()
          await expect(page.getByRole('menuitem')).toHaveText(items.map((item) => item.label))
          await page.getByRole('menuitem', { name: label }).tap()
          await expect(page.getByRole('menu')).toHaveCount(0)
          await expect(page).toHaveURL(at(`/#${section}`))
          await expect(page.getByRole('heading', { name: sections[section].heading })).toBeInViewport()
        }
      })
      await step('H2 H3 a touch elsewhere closes it, and until then the header stays', async () => {
        await scrollRests(page)
        await scrollTo(page, 0)
        await menuButton(page).tap()
        await expect(page.getByRole('menu')).toHaveCSS('opacity', '1')
        await scrollTo(page, 900)
        await settle(page)
        await expect(banner(page)).toBeInViewport({ ratio: 1 })
        await page.touchscreen.tap(20, 600)
        await expect(page.getByRole('menu')).toHaveCount(0)
      })
    }
    await step('H6 who scrolls through sees everything, taller than the window or not', async () => {
      await page.setViewportSize({ width: 320, height: 300 })
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 150) {
          window.scrollTo({ top: y, behavior: 'instant' })
          await new Promise((done) => requestAnimationFrame(done))
        }
      })
      const unseen = page.locator('.hidden:not(.animate)')
      await expect(unseen).toHaveCount(0)
    })
    await step('C2 C4 the other mode is one touch away, also from a small window', async () => {
      await scrollTo(page, 0)
      await toggle(page).tap()
      await expectMode(page, 'light')
    })
    await step('C2 the mode goes along to the other screen', async () => {
      await open(page, '/projects')
      await expectMode(page, 'light')
    })
    const last = items.at(-1)
    if (last)
      await step('R3 from there the menu leads to the sections of the home page', async () => {
        await menuButton(page).tap()
        await page.getByRole('menuitem', { name: last.label }).tap()
        await expect(page).toHaveURL(at(`/#${last.section}`))
        await expect(page.getByRole('heading', { name: sections[last.section].heading })).toBeInViewport()
      })
    await step(
      'C1 C2 the next day the site has the mode that was chosen, and starts at its top',
      async () => {
        const tomorrow = await context.newPage()
        await page.close()
        await open(tomorrow, '/')
        await expectMode(tomorrow, 'light')
        expect(await tomorrow.evaluate(() => localStorage.getItem('theme'))).toBe('light')
      },
    )
  },
)

test(
  'C2 G2 G3 G4 G6 G7 G9 G10 G12 H6 P1 R2 W2 a visitor on a phone opens projects, filters them, and goes back',
  narrowOnly,
  async ({ page, step }) => {
    const [first, second = first] = content.featuredProjects
    needed(first, 'projects')
    if (!first || !second) return
    await open(page, '/')

    await step('G2 the title of a card is readable without hover', () =>
      expect(card(page, first).getByRole('heading', { name: first.title })).toBeVisible(),
    )
    await step('G2 a touch that moves more than 5 px is a drag and opens nothing', async () => {
      await card(page, first).scrollIntoViewIfNeeded()
      const { x, y } = needed(await card(page, first).boundingBox(), 'card in the window')
      for (const by of [6, 9, 40]) {
        await drag(page, { x: x + 60, y: y + 60 }, { x: by, y: 0 })
        await settle(page)
        await expect(page).toHaveURL(at('/'))
      }
    })
    await step('G2 a touch that moves less opens the project', async () => {
      const { x, y } = needed(await card(page, first).boundingBox(), 'card in the window')
      await drag(page, { x: x + 60, y: y + 60 }, { x: 4, y: 0 })
      await expectOpen(dialogOf(page, first))
      await expect(page).toHaveURL(at(`/?project=${first.slug}`))
    })
    await step('G3 G4 Close leads back to the card', async () => {
      await closeButton(dialogOf(page, first)).tap()
      await expectClosed(page)
      await expect(card(page, first)).toBeFocused()
    })
    await step('G4 another project opens as the first one did', async () => {
      await card(page, second).tap()
      await expectOpen(dialogOf(page, second))
    })
    await step('G4 a press beside it closes it', async () => {
      await page.touchscreen.tap(3, 3)
      await expectClosed(page)
    })
    await step('G6 Back closes a project and stays on the page, Forward opens it again', async () => {
      await openByCard(page, first)
      const before = await scrollY(page)
      await page.goBack()
      await expectClosed(page)
      await expect(page).toHaveURL(at('/'))
      expect(Math.abs((await scrollY(page)) - before)).toBeLessThan(3)
      await page.goForward()
      await expectOpen(dialogOf(page, first))
    })
    await step('W2 copying its link is told above the dialog, which stays', async () => {
      const dialog = dialogOf(page, first)
      await dialog.getByRole('button', { name: words.dialog.copyLink }).tap()
      const toasts = page.locator('body > [role="status"]')
      await toasts.getByRole('button', { name: words.toasts.dismiss }).tap()
      await expect(toasts.getByRole('button')).toHaveCount(0)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
      await expectOpen(dialog)
    })
    await step('G4 Escape closes it too', async () => {
      await page.keyboard.press('Escape')
      await expectClosed(page)
    })
    await step('C2 the mode changes between two projects', async () => {
      await scrollTo(page, 0)
      await toggle(page).tap()
      await expectMode(page, 'light')
    })
    await step('P1 R2 View All leads to the top of all projects', async () => {
      await viewAll(page).tap()
      await expect(page).toHaveURL(at('/projects'))
      await expect(cardTitles(page)).toHaveText(newestFirst(projects))
      expect(await scrollY(page)).toBe(0)
    })
    await step('G9 G12 a type leaves the others out, and the address says so', async () => {
      await choose(page, 'Type', rareType())
      await expect(cardTitles(page)).toHaveText(newestFirst(ofType(rareType())))
      await expect(page).toHaveURL(at(`/projects?${new URLSearchParams({ type: rareType() })}`))
    })
    await step('G10 oldest first', async () => {
      await choose(page, 'Sort', sortLabel('option2'))
      await expect(cardTitles(page)).toHaveText(oldestFirst(ofType(rareType())))
    })
    await step('G4 G6 a project of the filtered list opens, and Back brings the list', async () => {
      const [one = first] = ofType(rareType())
      await openByCard(page, one)
      await page.goBack()
      await expectClosed(page)
      await expect(cardTitles(page)).toHaveText(oldestFirst(ofType(rareType())))
    })
    await step('G12 no result offers a way out', async () => {
      await searchBox(page).fill('no title has these letters')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: words.results.clear }).tap()
      await expect(cardTitles(page)).toHaveText(newestFirst(projects))
      await expect(page).toHaveURL(at('/projects'))
    })
    await step('H6 a jump to the very end leaves nothing invisible', async () => {
      await page.keyboard.press('End')
      await expect(card(page, featured())).toBeAttached()
    })
    await step('G7 R2 Go Back leads to the home page, at its top', async () => {
      await scrollTo(page, 0)
      await page.getByRole('link', { name: words.explorer.goBack }).tap()
      await expect(page).toHaveURL(at('/'))
      await expect.poll(() => scrollY(page)).toBe(0)
      await takenOver(page)
    })
  },
)
