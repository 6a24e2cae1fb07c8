import type { Page } from '@playwright/test'
import { navigationOf } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import {
  card,
  cardTitles,
  choose,
  dialogOf,
  expectOpen,
  featured,
  newestFirst,
  ofType,
  openByCard,
  rareType,
  select,
  viewAll,
} from './support/projects'
import { at, banner, expect, menuButton, needed, open, takenOver, test, wideOnly } from './support/test'

const { profile, sections, projects } = content
const home = (page: Page) => page.getByRole('heading', { level: 1, name: profile.name })
const all = (page: Page) => page.getByRole('heading', { level: 1, name: sections.allProjects.heading })

/** What the browser itself says of a file that does not arrive; anything else would be ours. */
function ours(faults: string[]): string[] {
  return faults.filter(
    (fault) => !/Failed to load resource|net::ERR_|Failed to decode downloaded font/.test(fault),
  )
}

test.describe('files that do not arrive', () => {
  test.use({ allowFaults: true })

  test(
    'H6 all pictures failing: their words stand in, and nothing is lost',
    wideOnly,
    async ({ page, faults }) => {
      await page.route(/\/pictures\/|\.(avif|webp|png|jpe?g|svg)(\?|$)/, (route) => route.abort())
      await open(page, '/')
      await expect(home(page)).toBeVisible()
      if (profile.portrait) await expect(page.getByRole('img', { name: profile.portrait.alt })).toBeAttached()
      await expect(card(page, featured()).getByRole('heading')).toBeVisible()
      const dialog = await openByCard(page, featured())
      await expect(dialog.getByText(featured().description)).toBeVisible()
      expect(ours(faults)).toEqual([])
    },
  )

  test('H6 fonts failing: the text is there in another type', wideOnly, async ({ page, faults }) => {
    await page.route(/\.woff2?(\?|$)/, (route) => route.abort())
    await open(page, '/')
    await expect(home(page)).toBeInViewport({ ratio: 1 })
    if (profile.intro) await expect(page.getByText(profile.intro)).toBeVisible()
    expect(ours(faults)).toEqual([])
  })

  test('H6 styles failing: everything can be read and used', wideOnly, async ({ page, faults }) => {
    await page.route(/\.css(\?|$)/, (route) => route.abort())
    await open(page, '/')
    await expect(home(page)).toBeVisible()
    for (const paragraph of profile.about) await expect(page.getByText(paragraph)).toBeVisible()
    await viewAll(page).click()
    await expect(all(page)).toBeVisible()
    expect(ours(faults)).toEqual([])
  })

  test(
    'G3 the code of the dialog failing: the project opens in its place, and Back closes it',
    wideOnly,
    async ({ page, faults }) => {
      await open(page, '/projects')
      await page.route(/_next\/static\/.*\.js/, (route) => route.abort())
      await card(page, featured()).click()
      await expect(page.getByText(featured().description)).toBeVisible()
      await expect(page).toHaveURL(at(`/projects?project=${featured().slug}`))
      await page.goBack()
      await expect(page.getByText(featured().description)).toBeHidden()
      await expect(page).toHaveURL(at('/projects'))
      expect(ours(faults)).toEqual([])
    },
  )

  test('G3 the code of the dialog failing once: the next press gets it', wideOnly, async ({ page }) => {
    await open(page, '/projects')
    await page.route(/_next\/static\/.*\.js/, (route) => route.abort())
    await card(page, featured()).click()
    await expect(page.getByText(featured().description)).toBeVisible()
    await page.goBack()
    await page.unrouteAll({ behavior: 'wait' })
    await card(page, featured()).click()
    await expectOpen(dialogOf(page, featured()))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(featured().description)).toBeHidden()
  })

  test(
    'G13 the code of a list failing: the visitor is told, and the rest works',
    wideOnly,
    async ({ page, faults }) => {
      await open(page, '/projects')
      await page.route(/_next\/static\/.*\.js/, (route) => route.abort())
      await select(page, 'Type').click()
      await expect(page.getByText(saying(words.explorerTools.listFailed))).toBeVisible()
      await expect(select(page, 'Type')).not.toHaveAttribute('aria-busy')
      await page.getByRole('searchbox').fill(featured().title)
      await page.keyboard.press('Enter')
      await expect(cardTitles(page).first()).toHaveText(featured().title)
      await page.unrouteAll({ behavior: 'wait' })
      await page.getByRole('searchbox').fill('')
      await page.keyboard.press('Enter')
      await choose(page, 'Type', rareType())
      await expect(cardTitles(page)).toHaveText(newestFirst(ofType(rareType())))
      expect(ours(faults)).toEqual([])
    },
  )

  test('H2 the code of the menu failing: the same links are reached', { tag: '@narrow' }, async ({
    page,
  }) => {
    await open(page, '/')
    await page.route(/_next\/static\/.*\.js/, (route) => route.abort())
    await menuButton(page).tap()
    const last = needed(navigationOf(content).at(-1), 'sections')
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: last.label, exact: true }),
    ).toBeInViewport()
  })

  test(
    'R3 after a deploy an open tab still reaches the other screen, by a full load',
    wideOnly,
    async ({ page }) => {
      await open(page, '/')
      // All that the tab was built with is gone: data of the screens and code alike. Pages answer.
      await page.route(/\.txt(\?|$)|_rsc=/, (route) => route.fulfill({ status: 404, body: 'gone' }))
      await viewAll(page).click()
      await expect(all(page)).toBeVisible()
      await expect(page).toHaveURL(at('/projects'))
      await takenOver(page)
      await expect(cardTitles(page)).toHaveText(newestFirst(projects))
      await page.goBack()
      await expect(home(page)).toBeVisible()
    },
  )

  test(
    'G11 offline after the load: what is on screen goes on working',
    wideOnly,
    async ({ page, context, faults }) => {
      await open(page, '/projects')
      await context.setOffline(true)
      await page.getByRole('searchbox').fill(featured().title)
      await page.keyboard.press('Enter')
      await expect(cardTitles(page).first()).toHaveText(featured().title)
      await banner(page)
        .getByRole('button', { name: saying(words.colorMode.toLight, words.colorMode.toDark) })
        .click()
      await card(page, featured()).click()
      await expect(page.getByText(featured().description)).toBeVisible()
      await context.setOffline(false)
      expect(ours(faults)).toEqual([])
    },
  )
})

test('W2 without a clipboard the address is copied the older way, or shown', wideOnly, async ({ page }) => {
  const address = needed(profile.email, 'mail address')
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await open(page, '/')
  const copy = page.getByRole('button', { name: words.contact.copyAddress })
  await copy.click()
  await expect(page.getByText(words.contact.addressCopied)).toBeVisible()
  await expect(copy).toBeFocused()
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await copy.click()
  const byHand = page.getByRole('textbox', { name: words.toasts.toCopy })
  await expect(byHand).toHaveValue(address)
  // Within a dialog too, where the focus is kept inside.
  const dialog = await openByCard(page, featured())
  await dialog.getByRole('button', { name: words.dialog.copyLink }).click()
  await expect(byHand).toHaveValue(page.url())
  await expectOpen(dialog)
})

test('G6 without the Navigation API everything works', wideOnly, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined })
  })
  await open(page, '/')
  await viewAll(page).click()
  await expect(all(page)).toBeVisible()
  await openByCard(page, featured())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: words.explorer.goBack }).click()
  await expect(home(page)).toBeVisible()
})

test('G11 slow 3G: the first press on anything is kept', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await select(page, 'Type').click()
  await page.getByRole('option', { name: rareType(), exact: true }).click()
  await expect(cardTitles(page)).toHaveText(newestFirst(ofType(rareType())))
  const [first] = ofType(rareType())
  if (first) await openByCard(page, first)
})
