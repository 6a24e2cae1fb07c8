import type { Locator, Page } from '@playwright/test'
import { navigationOf } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import {
  card,
  cardTitles,
  dialogOf,
  enlarge,
  expectClosed,
  expectGrown,
  expectOpen,
  expectOverlay,
  featured,
  illustrated,
  newestFirst,
  ofType,
  rareType,
  select,
  types,
  viewAll,
  viewerOf,
} from './support/projects'
import {
  at,
  banner,
  expect,
  expectMode,
  hasFocus,
  menuButton,
  needed,
  open,
  reaches,
  scrollTo,
  scrollY,
  settle,
  test,
  toggle,
  wideOnly,
} from './support/test'

const { profile } = content
const items = navigationOf(content)

test.use({ colorScheme: 'dark', permissions: ['clipboard-read', 'clipboard-write'] })

/** Presses Tab, in both directions, and waits until the focus has gone around a dialog. */
async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog.locator('a, button').count()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop <= stops; stop++) {
      await page.keyboard.press(key)
      expect(await hasFocus(dialog), `${key}, ${stop}`).toBe(true)
    }
}

/** Runs in the page. */
async function passFrames(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

/** Leaves a project as many frames after its dialog, or for Back its address, is there. Runs in the page. */
async function leaveSoon([way, count]: readonly ['Escape' | 'Back', number]) {
  const isThere = () =>
    way === 'Back' ? location.search.includes('project=') : document.querySelector('[role="dialog"]')
  while (!isThere()) await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  if (way === 'Back') return history.back()
  const press = { key: 'Escape', bubbles: true, cancelable: true }
  for (let times = 0; times < 2; times++)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press))
}

test(
  'C2 G2 G3 G4 G6 H2 H3 R2 W1 W2 a visitor goes through the home page by keyboard alone',
  wideOnly,
  async ({ page, step }) => {
    await open(page, '/')
    await step(
      'R2 the first stop leads past the header, and Back returns from the projects over its entry',
      async () => {
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: words.page.skip })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(at('/#content'))
      },
    )
    await step('C2 the mode changes by Enter and by Space', async () => {
      await toggle(page).focus()
      await page.keyboard.press('Enter')
      await expectMode(page, 'light')
      await page.keyboard.press('Space')
      await expectMode(page, 'dark')
    })
    if (await reaches(page, 1200))
      await step('H3 the header stays while the focus is inside, and comes for it', async () => {
        const resume = banner(page).getByRole('link', { name: saying(words.header.resume) })
        await resume.focus()
        await scrollTo(page, 1200)
        await settle(page)
        await expect(banner(page)).toBeInViewport({ ratio: 1 })
        await resume.blur()
        await expect(banner(page)).not.toBeInViewport()
        await resume.focus()
        await expect(banner(page)).toBeInViewport({ ratio: 1 })
      })
    if (items.length > 1)
      await step(
        'H2 the menu of narrow windows works by keys, and its choice takes the focus along',
        async () => {
          await page.setViewportSize({ width: 390, height: 844 })
          const item = (index: number) => page.getByRole('menuitem').nth(index)
          for (const key of ['Enter', 'ArrowDown']) {
            await menuButton(page).focus()
            await page.keyboard.press(key)
            await expect(page.getByRole('menu')).toBeVisible()
            for (const [next, index] of [
              ['End', items.length - 1],
              ['Home', 0],
              ['ArrowDown', 1],
            ] as const) {
              await page.keyboard.press(next)
              await expect(item(index)).toHaveAttribute('data-focus')
            }
            await page.keyboard.press('Escape')
            await expect(page.getByRole('menu')).toHaveCount(0)
            await expect(menuButton(page)).toBeFocused()
          }
          await page.keyboard.press('Enter')
          await expect(page.getByRole('menu')).toBeVisible()
          await page.keyboard.press('End')
          await page.keyboard.press('Enter')
          const last = items.at(-1)?.section
          await expect(page).toHaveURL(at(`/#${last}`))
          await expect.poll(() => hasFocus(page.locator(`#${last}`))).toBe(true)
          await page.setViewportSize({ width: 1440, height: 900 })
        },
      )
    if (content.slides.length > 1)
      await step('W1 arrow keys move the slides, and wrap', async () => {
        const dots = page.locator('#about').getByRole('button', { name: saying(words.slider.show) })
        await dots.last().focus()
        await page.keyboard.press('Enter')
        await expect(dots.last()).toHaveAttribute('aria-current', 'true')
        const onwards =
          words.language.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
        for (const [i, key] of onwards.entries()) {
          await page.keyboard.press(key)
          await expect(i === 0 ? dots.first() : dots.last()).toHaveAttribute('aria-current', 'true')
        }
      })
    if (profile.email)
      await step('W2 a toast that is dismissed by a key gives the focus back', async () => {
        const copy = page.getByRole('button', { name: words.contact.copyAddress })
        await copy.press('Enter')
        await page.getByRole('button', { name: words.toasts.dismiss }).press('Enter')
        await expect(page.getByText(words.contact.addressCopied)).toHaveCount(0)
        await expect(copy).toBeFocused()
      })
    if (!content.featuredProjects[0]) return
    const shown = card(page, featured())
    await step('G2 the focus fades the picture and shows the title; leaving resets', async () => {
      await shown.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(shown.locator('img')).toHaveCSS('opacity', '0.3')
      await expectOverlay(page, featured(), true)
      await page.keyboard.press('Shift+Tab')
      await expect(shown.locator('img')).toHaveCSS('opacity', '1')
      await expectOverlay(page, featured(), false)
    })
    for (const key of ['Enter', 'Space'])
      await step(
        `G3 G4 ${key} opens a project, Tab stays in it, and Escape leads back to its card`,
        async () => {
          await shown.press(key)
          const dialog = dialogOf(page, featured())
          await expectOpen(dialog)
          await expectFocusKept(page, dialog)
          const before = await scrollY(page)
          await page.keyboard.press('PageDown')
          await settle(page)
          expect(await scrollY(page)).toBe(before)
          await page.keyboard.press('Escape')
          await expectClosed(page)
          await expect(shown).toBeFocused()
        },
      )
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const way of ['Escape', 'Back'] as const)
        await step(`G3 G6 at ${width} px ${way} leads to the card however soon it comes`, async () => {
          for (const frames of [0, 1, 5]) {
            await shown.press('Enter')
            await page.evaluate(leaveSoon, [way, frames] as const)
            await expect(page).not.toHaveURL(/project=/)
            await expectClosed(page)
            await expect(shown).toBeFocused()
          }
        })
    }
    await step('G4 G6 Back and at once Forward: it is open again, with the focus in it', async () => {
      await shown.press('Enter')
      const dialog = dialogOf(page, featured())
      await expectOpen(dialog)
      // Within the 300 ms that the dialog takes to leave.
      await page.evaluate(() => {
        addEventListener('popstate', () => setTimeout(() => history.forward(), 20), { once: true })
        history.back()
      })
      await expectOpen(dialog)
      await expect.poll(() => hasFocus(dialog)).toBe(true)
      await expect(page).toHaveURL(/project=/)
      await page.keyboard.press('Escape')
      await expectClosed(page)
    })
    if (content.featuredProjects.some(({ src }) => src.length > 1)) {
      const project = illustrated()
      await step('G4 the larger view keeps the focus, and Escape closes it alone', async () => {
        await card(page, project).press('Enter')
        const dialog = dialogOf(page, project)
        await expectOpen(dialog)
        const viewer = viewerOf(page, project)
        await enlarge(dialog).first().press('Enter')
        await expectOpen(viewer)
        await expectGrown(viewer)
        await expectFocusKept(page, viewer)
        await page.keyboard.press('Escape')
        for (const frames of [0, 1, 5]) {
          await expect(viewer).toHaveCount(0)
          await expect(enlarge(dialog).first()).toBeFocused()
          await enlarge(dialog).first().press('Enter')
          await expect(viewer).toHaveCount(1)
          await page.evaluate(passFrames, frames)
          await page.keyboard.press('Escape')
        }
        await expect(viewer).toHaveCount(0)
        await expect(enlarge(dialog).first()).toBeFocused()
      })
      await step('W2 within a dialog the Escape of a toast leaves the dialog open', async () => {
        const copyLink = dialogOf(page, project).getByRole('button', { name: words.dialog.copyLink })
        await copyLink.press('Enter')
        await page.getByRole('button', { name: words.toasts.dismiss }).focus()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: words.toasts.dismiss })).toHaveCount(0)
        await expect(copyLink).toBeFocused()
        await expectOpen(dialogOf(page, project))
        await page.keyboard.press('Escape')
        await expectClosed(page)
      })
    }
    await step('R2 View All by Enter, and Back over the entry that the first link has made', async () => {
      await viewAll(page).press('Enter')
      await expect(page.locator('#all-projects')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: profile.name })).toBeVisible()
      await expect.poll(() => scrollY(page)).toBe(0)
    })
  },
)

test('G4 G13 a visitor filters the projects by keyboard alone', wideOnly, async ({ page, step }) => {
  needed(content.projects[0], 'projects')
  await open(page, '/projects')
  const button = select(page, 'Type')
  const list = page.getByRole('listbox')
  const active = page.locator('[role="option"][data-focus]')

  await step('G13 four keys open the list, and Escape leaves it as it was', async () => {
    for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
      await button.press(key)
      await expect(list).toBeVisible()
      for (const [move, place] of [
        ['End', -1],
        ['Home', 0],
        ['PageDown', -1],
        ['PageUp', 0],
      ] as const) {
        await page.keyboard.press(move)
        await expect(active).toHaveText([words.explorerTools.allTypes, ...types].at(place) ?? '')
      }
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(list).toHaveAccessibleName((await button.innerText()).replace(/\s+/g, ' ').trim())
      await page.keyboard.press('Escape')
      await expect(list).toHaveCount(0)
      await expect(button).toBeFocused()
    }
  })
  if (types.length > 1)
    await step('G13 typed letters find a type, and Enter chooses it', async () => {
      await button.press('Enter')
      await expect(list).toBeVisible()
      await page.keyboard.type(rareType().slice(0, 3))
      await expect(active).toHaveText(rareType())
      await page.keyboard.press('Enter')
      await expect(list).toHaveCount(0)
      await expect(button).toBeFocused()
      await expect(cardTitles(page)).toHaveText(newestFirst(ofType(rareType())))
    })
  await step('G13 a press elsewhere leaves the choice as it was', async () => {
    const before = page.url()
    await select(page, 'Sort').click()
    await page.keyboard.press('ArrowDown')
    await page.mouse.click(5, 500)
    await expect(list).toHaveCount(0)
    await expect(page).toHaveURL(before)
  })
  await open(page, '/projects')
  await step(
    'G4 the words of a project take a whole ring, and what has the focus lies above the edge where they fade',
    async () => {
      const [project = featured()] = content.featuredProjects.filter(({ src }) => src.length > 1)
      await card(page, project).press('Enter')
      const body = dialogOf(page, project).locator('.dialog-body')
      await expectGrown(dialogOf(page, project))
      for (const height of [500, 700]) {
        await page.setViewportSize({ width: 1200, height })
        for (let stops = await body.getByRole('button').count(); stops >= 0; stops -= 1) {
          await page.keyboard.press('Tab')
          const hidden = await body.evaluate((element) => {
            const focused = element.querySelector(':focus')?.getBoundingClientRect()
            const fading = Number.parseFloat(getComputedStyle(element).paddingBottom)
            // A screenshot may be taller than what shows of the body.
            if (!focused || focused.height > element.clientHeight - 2 * fading) return 0
            return focused.bottom - (element.getBoundingClientRect().bottom - fading)
          })
          expect(hidden, `at ${height} px`).toBeLessThan(1)
        }
      }
      // They take the focus where a project has no screenshots.
      await body.evaluate((element) => element.setAttribute('tabindex', '0'))
      await body.focus()
      await expect(body).toHaveCSS('mask-image', 'none')
    },
  )
})
