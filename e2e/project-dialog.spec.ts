import type { Locator, Page } from '@playwright/test'
import { SLIDE_INTERVAL_MS } from '@/components/lib/constants'
import { filled } from '@/components/lib/words'
import type { Project } from '@/content/schema'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import {
  card,
  dialogOf,
  expectGrown,
  expectOpen,
  featured,
  illustrated,
  openByCard,
  panelIn,
  viewerOf,
} from './support/projects'
import {
  expect,
  fakeClock,
  hasFocus,
  narrowOnly,
  open,
  scrollTo,
  scrollY,
  settle,
  stopClock,
  test,
  wideOnly,
} from './support/test'
import { drag, pinch } from './support/touch'

function monthOf({ createdAt }: Project): string {
  const { months, month } = words.projectDates
  return filled(month, { year: createdAt.slice(0, 4), month: months[Number(createdAt.slice(5)) - 1] ?? '' })
}

const close = (dialog: Locator) => dialog.getByRole('button', { name: words.dialog.close, exact: true })
const enlarge = (dialog: Locator) => dialog.getByRole('button', { name: saying(words.dialog.enlarge) })

/** What the dialog shows that is no control of it: the box that its words stand in, once it has grown. */
async function panelOf(dialog: Locator) {
  await expectGrown(dialog)
  return (await panelIn(dialog).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

test(
  'G3 the dialog of every project shows all that the content says of it, and no more',
  wideOnly,
  async ({ page }) => {
    test.slow()
    // What each dialog says, not how it comes and goes.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/projects')
    for (const project of content.projects) {
      const dialog = await openByCard(page, project)
      await expect(dialog.getByRole('heading', { level: 2, name: project.title })).toBeVisible()
      await expect(
        dialog.getByRole('img', { name: filled(words.projectPictures.logo, { title: project.title }) }),
      ).toBeVisible()
      await expect(dialog.getByText(project.type, { exact: false }).first()).toBeVisible()
      await expect(dialog.getByText(monthOf(project))).toBeVisible()
      for (const point of project.bulletpoints)
        await expect(dialog.getByText(point, { exact: true })).toHaveCount(
          project.bulletpoints.filter((other) => other === point).length,
        )
      await expect(dialog.getByText(project.description)).toHaveCount(1)
      if (project.footer) await expect(dialog.getByText(project.footer)).toHaveCount(1)
      await expect(
        dialog.getByRole('img', { includeHidden: true }).and(page.locator('button img')),
      ).toHaveCount(project.src.length)
      const links = dialog.getByRole('link')
      const expected = [
        [words.projectLinks.code, project.github_link],
        [words.projectLinks.demo, project.video_link],
        [words.projectLinks.website, project.website_link],
      ].filter(([, href]) => href)
      await expect(links).toHaveText(expected.map(([label = '']) => saying(label)))
      for (const [i, [, href]] of expected.entries()) {
        await expect(links.nth(i)).toHaveAttribute('href', href ?? '')
        await expect(links.nth(i)).toHaveAttribute('target', '_blank')
      }
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  },
)

test('G4 it is at most 48 rem wide, and its body at most 70vh tall and scrolling', async ({ page }) => {
  await open(page, '/')
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 500 })
  const dialog = await openByCard(page, illustrated())
  expect((await panelOf(dialog)).width).toBeLessThanOrEqual(768)
  const body = dialog.locator('.dialog-body')
  const { clientHeight, scrollHeight } = await body.evaluate((element) => ({
    clientHeight: element.clientHeight,
    scrollHeight: element.scrollHeight,
  }))
  expect(clientHeight).toBeLessThanOrEqual(350)
  expect(scrollHeight).toBeGreaterThan(clientHeight)
  await dialog.getByText(illustrated().description).scrollIntoViewIfNeeded()
  await expect(dialog.getByText(illustrated().description)).toBeInViewport()
  await expect(close(dialog)).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('link', { name: saying(words.projectLinks.code) })).toBeInViewport({
    ratio: 1,
  })
})

test('G4 Escape, a press beside it and the Close button close it', async ({ page }) => {
  await open(page, '/')
  for (const leave of [
    (_: Locator) => page.keyboard.press('Escape'),
    (_: Locator) => page.mouse.click(3, 3),
    (dialog: Locator) => close(dialog).click(),
  ]) {
    const dialog = await openByCard(page, featured())
    await page.mouse.click((await panelOf(dialog)).x + 100, (await panelOf(dialog)).y + 12)
    await expectOpen(dialog)
    await leave(dialog)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(card(page, featured())).toBeFocused()
  }
})

test('G3 G4 it grows out of its card, and takes presses while it does', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    // The movement is held at its beginning, however slow the machine.
    document.addEventListener('transitionrun', ({ target }) => {
      if (!(target instanceof Element) || !target.id.startsWith('headlessui-dialog-panel')) return
      for (const animation of target.getAnimations()) {
        animation.pause()
        animation.currentTime = 1
      }
    })
  })
  // From the middle of the window, so that the panel begins in the window too. `click` would scroll by itself.
  const place = await card(page, featured()).evaluate((link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  await page.mouse.click(place.x, place.y)
  const dialog = dialogOf(page, featured())
  await expectOpen(dialog)
  const panel = panelIn(dialog)
  const held = () =>
    panel.evaluate((element) => {
      const states = element.getAnimations().map(({ playState }) => playState)
      return states.length > 0 && states.every((state) => state === 'paused')
    })
  await expect.poll(held).toBe(true)
  const source = card(page, featured(), { includeHidden: true })
  const [box, from] = [await panel.boundingBox(), await source.boundingBox()]
  if (!box || !from) throw new Error('The dialog or its card has no box.')
  expect(Math.abs(box.x + box.width / 2 - from.x - from.width / 2)).toBeLessThan(16)
  const above = box.y + box.height / 2 - from.y - from.height / 2
  expect(Math.abs(box.width - from.width)).toBeLessThan(16)
  // Beside its words, and in the window: a card at the upper edge has the head of the dialog above it.
  const top = Math.max(box.y, 0)
  const bottom = Math.min(box.y + box.height, page.viewportSize()?.height ?? 0)
  const side = words.language.dir === 'rtl' ? box.x + box.width - 6 : box.x + 6
  await page.mouse.click(side, (top + bottom) / 2)
  await panel.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  await expectOpen(dialog)
  const rest = await panelOf(dialog)
  expect(rest.width).toBeGreaterThan(from.width)
  // A sheet at the lower edge of a phone rests below the middle of the window, and begins as far below its card.
  const middle = (await page.evaluate(() => window.innerHeight)) / 2
  expect(Math.abs(above - (rest.y + rest.height / 2 - middle))).toBeLessThan(16)
})

/** Presses Tab, in both directions, and tells whether the focus ever left the dialog. */
async function focusLeaves(page: Page, dialog: Locator): Promise<boolean> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press(key)
      if (!(await hasFocus(dialog))) return true
    }
  }
  return false
}

test(
  'G4 the focus stays inside, and the page behind neither scrolls nor can be reached',
  wideOnly,
  async ({ page }) => {
    await open(page, '/')
    const dialog = await openByCard(page, featured())
    expect(await focusLeaves(page, dialog)).toBe(false)
    const before = await scrollY(page)
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 600)
    await settle(page)
    await dialog.getByText(featured().description).hover()
    for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, 900)
    await settle(page)
    await page.keyboard.press('PageDown')
    await settle(page)
    expect(await scrollY(page)).toBe(before)
    await expect(page.locator('#site')).toHaveAttribute('inert')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await scrollTo(page, 0)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
  },
)

test('G4 a screenshot opens larger above, and Escape or a press beside closes only the topmost', async ({
  page,
}) => {
  await open(page, '/')
  const dialog = await openByCard(page, illustrated())
  const viewer = viewerOf(page, illustrated())
  const openViewer = async () => {
    await enlarge(dialog).first().click()
    await expectOpen(viewer)
  }
  const beside = async () => {
    const { x, y } = await panelOf(viewer)
    // On a phone it covers the window, and there is nothing beside it.
    if (x > 4 || y > 4) await page.mouse.click(2, 2)
    else await close(viewer).click()
  }
  await openViewer()
  expect(await focusLeaves(page, viewer)).toBe(false)
  await page.keyboard.press('Escape')
  for (const leave of [() => page.keyboard.press('Escape'), beside, () => close(viewer).click()]) {
    await expect(viewer).toHaveCount(0)
    await openViewer()
    await leave()
    await expect(viewer).toHaveCount(0)
    await expectOpen(dialog)
    await expect(enlarge(dialog).first()).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card(page, illustrated())).toBeFocused()
  expect(page.url()).not.toContain('project=')
})

test(
  'G4 the ring around words that have the focus is whole at their lower edge',
  wideOnly,
  async ({ page }) => {
    await open(page, '/projects')
    const body = (await openByCard(page, featured())).locator('.dialog-body')
    // The words of a project take the focus where it has no screenshots.
    await body.evaluate((element) => element.setAttribute('tabindex', '0'))
    await page.keyboard.press('Tab')
    await body.focus()
    expect(await body.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
    await expect(body).toHaveCSS('mask-image', 'none')
  },
)

test('G4 what takes the focus lies above the edge where the words fade', wideOnly, async ({ page }) => {
  for (const height of [500, 600, 700, 800]) {
    await page.setViewportSize({ width: 1200, height })
    await open(page, '/projects')
    const body = (await openByCard(page, illustrated())).locator('.dialog-body')
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
})

test('G4 the dialog can be read and left at 400 % zoom', wideOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/projects')
  const dialog = await openByCard(page, featured())
  for (const part of [
    dialog.getByText(featured().description),
    dialog.getByRole('link', { name: saying(words.projectLinks.code) }),
    close(dialog),
  ]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 0.3 })
  }
  // Enough of the body shows to read in, or all of it.
  const body = await dialog.locator('.dialog-body').evaluate(({ clientHeight, scrollHeight }) => ({
    clientHeight,
    scrollHeight,
  }))
  expect(body.clientHeight).toBeGreaterThanOrEqual(Math.min(150, body.scrollHeight))
})

test(
  'G4 W1 whoever makes a screenshot larger with two fingers moves around in it, and no slide changes',
  narrowOnly,
  async ({ page }) => {
    await open(page, '/')
    const dialog = await openByCard(page, illustrated())
    await expectGrown(dialog)
    const shot = enlarge(dialog).first()
    const first = (await shot.getAttribute('aria-label')) ?? ''
    const box = await shot.boundingBox()
    if (!box) throw new Error('The first screenshot has no box.')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    /** The part of the page that shows, in its CSS pixels. */
    const sight = () =>
      page.evaluate(() => {
        const { scale, offsetLeft, offsetTop } = window.visualViewport ?? {
          scale: 1,
          offsetLeft: 0,
          offsetTop: 0,
        }
        return { scale, offsetLeft, offsetTop }
      })
    await pinch(page, middle)
    await expect.poll(async () => (await sight()).scale).toBeGreaterThan(1.5)
    await settle(page)
    const { offsetLeft, offsetTop } = await sight()
    const finger = { x: middle.x - offsetLeft, y: middle.y - offsetTop }
    await drag(page, finger, { x: -120, y: 0 })
    await expect.poll(async () => (await sight()).offsetLeft).toBeGreaterThan(offsetLeft)
    await drag(page, finger, { x: 0, y: 120 })
    await expect.poll(async () => (await sight()).offsetTop).toBeLessThan(offsetTop)
    await expect(dialog.getByRole('button', { name: first, exact: true })).toBeVisible()
  },
)

test(
  'G5 W1 the screenshots stand in the slider, which does not move by itself',
  wideOnly,
  async ({ page }) => {
    await fakeClock(page)
    await open(page, '/')
    const dialog = await openByCard(page, illustrated())
    await stopClock(page)
    const slides = dialog.getByRole('region', {
      name: filled(words.dialog.screenshots, { title: illustrated().title }),
    })
    await expect(slides).toHaveCount(illustrated().src.length > 1 ? 1 : 0)
    await expect(
      dialog.getByRole('button', { name: saying(words.slider.play, words.slider.pause) }),
    ).toHaveCount(0)
    const shown = () => enlarge(dialog).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    const first = await enlarge(dialog).first().getAttribute('aria-label')
    await page.clock.runFor(5 * SLIDE_INTERVAL_MS)
    await settle(page)
    expect(await enlarge(dialog).first().getAttribute('aria-label')).toBe(first)
    expect((await shown()).length).toBeGreaterThan(0)
  },
)

test('W1 the larger view begins with the screenshot that was pressed', wideOnly, async ({ page }) => {
  await open(page, '/')
  const dialog = await openByCard(page, illustrated())
  const last = illustrated().src.at(-1)?.alt ?? ''
  // With one screenshot there is no arrow, and it is the last one already.
  for (const previous of await dialog.getByRole('button', { name: words.slider.previous }).all())
    await previous.click()
  await dialog.getByRole('button', { name: filled(words.dialog.enlarge, { picture: last }) }).click()
  const viewer = viewerOf(page, illustrated())
  await expect(viewer.getByText(last, { exact: true })).toBeVisible()
  await close(viewer).click()
  await expect(viewer).toHaveCount(0)
  await expect(dialogOf(page, illustrated())).toHaveCount(1)
  await expect(
    dialog.getByRole('button', { name: filled(words.dialog.enlarge, { picture: last }) }),
  ).toBeFocused()
})
