import { RESUME_PATH } from '@/components/lib/constants'
import { navigationOf } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { inNewTab, saying } from '../__tests__/support/words'
import {
  at,
  banner,
  expect,
  fakeClock,
  menuButton,
  narrowOnly,
  needsScroll,
  open,
  scrollFar,
  scrollRests,
  scrollTo,
  scrollY,
  settle,
  stopClock,
  test,
  wideOnly,
} from './support/test'

const { profile } = content
const items = navigationOf(content)

test(
  'H1 the header leads to the sections, the resume and the other colour mode',
  wideOnly,
  async ({ page }) => {
    await open(page, '/')
    const main = banner(page).getByRole('navigation', { name: words.header.label })
    await expect(main.getByRole('listitem')).toHaveText(items.map(({ label }) => label))
    const resume = main.getByRole('link', { name: inNewTab(words.header.resume) })
    await expect(resume).toHaveAttribute('href', at(RESUME_PATH))
    await expect(resume).toHaveAttribute('target', '_blank')
    await expect(
      main.getByRole('button', { name: saying(words.colorMode.toLight, words.colorMode.toDark) }),
    ).toBeVisible()

    for (const { section: id, label } of items) {
      await scrollRests(page)
      await scrollTo(page, 0)
      await expect(banner(page)).toBeInViewport({ ratio: 1 })
      await main.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(at(`/#${id}`))
      await expect(page.locator(`#${id}`)).toBeInViewport()
      await expect(page.locator(`#${id}`)).toBeFocused()
    }
  },
)

test('H1 the logo leads to the top of the home page from anywhere', wideOnly, async ({ page }) => {
  await open(page, '/')
  const logo = banner(page).getByRole('link', { name: words.header.home }).filter({ hasText: profile.name })
  await logo.focus()
  await scrollTo(page, 1500)
  await logo.click()
  await expect.poll(() => scrollY(page)).toBe(0)
  await open(page, '/projects')
  await logo.click()
  await expect(page).toHaveURL(at('/'))
  await expect(page.getByRole('heading', { level: 1, name: profile.name })).toBeVisible()
})

test(
  'H3 the header goes while the page scrolls down, and is back as soon as it scrolls up',
  narrowOnly,
  async ({ page }) => {
    await open(page, '/')
    await needsScroll(page, 1200)
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
    await scrollTo(page, 900)
    await expect(banner(page)).not.toBeInViewport()
    await scrollTo(page, 850)
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
    await scrollTo(page, 1200)
    await expect(banner(page)).not.toBeInViewport()
    await scrollTo(page, 0)
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
  },
)

test('H3 scrolling is looked at once in 300 ms', wideOnly, async ({ page }) => {
  await fakeClock(page)
  await open(page, '/')
  await needsScroll(page, 900)
  await stopClock(page)
  await scrollTo(page, 900)
  await expect(banner(page)).not.toBeInViewport()

  const moved = page.evaluate(() => new Promise((done) => addEventListener('scroll', done, { once: true })))
  await scrollTo(page, 700)
  await moved
  await settle(page)
  await page.clock.runFor(299)
  await settle(page)
  expect(await banner(page).evaluate((header) => header.getAnimations().length)).toBe(0)
  await expect(banner(page)).not.toBeInViewport()
  await page.clock.runFor(1)
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
})

test('H3 the header stays while the focus is inside', wideOnly, async ({ page }) => {
  await open(page, '/')
  const resume = banner(page).getByRole('link', { name: saying(words.header.resume) })
  await needsScroll(page, 1200)
  await resume.focus()
  await scrollTo(page, 1200)
  await settle(page)
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  await resume.blur()
  await expect(banner(page)).not.toBeInViewport()
  // And comes for a visitor who reaches it by keyboard.
  await resume.focus()
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
})

test('H3 the header stays while its menu is open', narrowOnly, async ({ page }) => {
  await open(page, '/')
  await menuButton(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await scrollFar(page, 900)
  await settle(page)
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('menu')).toBeVisible()
})
