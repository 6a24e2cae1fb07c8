import { navigationOf } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import {
  at,
  banner,
  expect,
  hasFocus,
  holdScripts,
  menuButton,
  narrowOnly,
  needed,
  open,
  scrollRests,
  scrollTo,
  test,
  wideOnly,
} from './support/test'

const { sections } = content
const items = navigationOf(content)
const labels = items.map(({ label }) => label)
/** The first and the last that the menu leads to. */
const ends = () => [needed(items[0], 'sections'), needed(items.at(-1), 'sections')] as const

test('H2 the links become a menu at 767 px and are links again at 768 px', wideOnly, async ({ page }) => {
  await open(page, '/')
  const menu = menuButton(page)
  const link = banner(page).getByRole('link', { name: ends()[0].label })
  for (const width of [320, 767]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(menu).toBeInViewport({ ratio: 1 })
    await expect(link).toBeHidden()
    await expect(banner(page).getByRole('link', { name: saying(words.header.resume) })).toBeInViewport({
      ratio: 1,
    })
    await expect(
      banner(page).getByRole('button', { name: saying(words.colorMode.toLight, words.colorMode.toDark) }),
    ).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(menu).toBeHidden()
  await expect(link).toBeVisible()
  await expect(banner(page).getByRole('link', { name: saying(words.header.resume) })).toBeInViewport({
    ratio: 1,
  })
})

test('H2 choosing an item closes the menu and goes to the section', narrowOnly, async ({ page }) => {
  await open(page, '/')
  const button = menuButton(page)
  for (const { section: id, label } of [...ends()].reverse()) {
    await scrollRests(page)
    await scrollTo(page, 0)
    await button.tap()
    await expect(page.getByRole('menuitem')).toHaveText(labels)
    await page.getByRole('menuitem', { name: label }).tap()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page).toHaveURL(at(`/#${id}`))
    await expect(page.getByRole('heading', { level: 2, name: sections[id].heading })).toBeInViewport()
  }
  await scrollRests(page)
  await scrollTo(page, 0)
  await button.tap()
  await expect(page.getByRole('menu')).toHaveCSS('opacity', '1')
  await page.touchscreen.tap(20, 600)
  await expect(page.getByRole('menu')).toBeHidden()
})

test('H2 the menu works by keyboard alone', narrowOnly, async ({ page }) => {
  await open(page, '/')
  const button = menuButton(page)
  const item = (index: number) => page.getByRole('menuitem').nth(index)
  const last = needed(items[1] && ends()[1].section, 'several sections')
  for (const key of ['Enter', ' ', 'ArrowDown']) {
    await button.focus()
    await page.keyboard.press(key)
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('End')
    await expect(item(items.length - 1)).toHaveAttribute('data-focus')
    await page.keyboard.press('Home')
    await expect(item(0)).toHaveAttribute('data-focus')
    await page.keyboard.press('ArrowDown')
    await expect(item(1)).toHaveAttribute('data-focus')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page).toHaveURL(at(`/#${last}`))
  await expect(page.locator(`#${last}`)).toBeInViewport()
  // The reader goes on from the section and not from the header.
  await expect.poll(() => hasFocus(page.locator(`#${last}`))).toBe(true)
})

test(
  'H2 a press that comes before the code of the menu opens it once it is there',
  narrowOnly,
  async ({ page }) => {
    await open(page, '/')
    const release = await holdScripts(page)
    const button = menuButton(page)
    await button.tap()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('menuitem')).toHaveText(labels)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  },
)

test(
  'R3 from the projects screen the menu leads to the sections of the home page',
  narrowOnly,
  async ({ page }) => {
    await open(page, '/projects')
    await menuButton(page).tap()
    const { section, label } = ends()[1]
    await page.getByRole('menuitem', { name: label }).tap()
    await expect(page).toHaveURL(at(`/#${section}`))
    await expect(page.getByRole('heading', { level: 2, name: sections[section].heading })).toBeInViewport()
  },
)
