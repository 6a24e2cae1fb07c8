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
  expectClosed,
  expectOpen,
  featured,
  newestFirst,
  ofType,
  oldestFirst,
  openByCard,
  rareType,
  search,
  select,
  sortLabel,
  viewAll,
} from './support/projects'
import {
  at,
  banner,
  expect,
  expectMode,
  menuButton,
  needed,
  open,
  restyle,
  scrollTo,
  takenOver,
  test,
  toggle,
  wideOnly,
} from './support/test'

const { profile, sections, slides, projects } = content
const scripts = /_next\/static\/.*\.js/
const home = (page: Page) => page.getByRole('heading', { level: 1, name: profile.name })
const all = (page: Page) => page.getByRole('heading', { level: 1, name: sections.allProjects.heading })

// What the browser itself says of a file that does not arrive; anything else would be ours.
test.use({ allowFaults: /Failed to load resource|net::ERR_|Failed to decode downloaded font|planted/ })

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'no script arrives': (page) => page.route(scripts, (route) => route.abort()),
  'every script throws': (page) =>
    page.route(scripts, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("planted")' }),
    ),
}

for (const [when, fail] of Object.entries(failures))
  test(`G3 G7 G11 H6 R3 when ${when} all is shown, and every link leads on`, async ({ page, step }) => {
    const expectNoControls = async () => {
      await expect(page.locator('html')).toHaveAttribute('data-app', 'failed')
      await expect(page.locator('#site :is(button, input)').filter({ visible: true })).toHaveCount(0)
    }
    await fail(page)
    await page.goto(at('/'))
    await step('H6 every text shows, and nothing pretends to work', async () => {
      await expect(home(page)).toBeVisible()
      await expectNoControls()
      for (const slide of slides) await expect(page.getByText(slide.title, { exact: true })).toBeVisible()
    })
    if (!projects[0]) return
    await step('G3 a card leads to the words of its project', async () => {
      await card(page, featured()).click()
      await expect(page.getByText(featured().description)).toBeInViewport()
    })
    await step('G7 G11 R3 a filtered address shows the whole list, and its link leads home', async () => {
      await page.goto(at('/projects?type=Web'))
      // Without the animation that lets the list go after a while, however slow the machine.
      await restyle(page, '.results { animation: none !important }')
      await expectNoControls()
      for (const { description } of projects) await expect(page.getByText(description)).toBeVisible()
      await page.getByRole('link', { name: words.explorer.goBack }).click()
      await expect(page).toHaveURL(at('/'))
      await page.getByRole('contentinfo').getByRole('link', { name: sections.projects.label }).click()
      await expect(page.getByRole('heading', { name: sections.projects.heading })).toBeInViewport()
    })
  })

test(
  'G11 a filtered address shows the whole list after a while though scripts hang',
  wideOnly,
  async ({ page }) => {
    needed(projects[0], 'projects')
    await page.route(scripts, () => {})
    await page.goto(at('/projects?type=Web'), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  },
)

test(
  'G3 H6 R3 without pictures, fonts or styles everything can be read and used',
  wideOnly,
  async ({ page, step }) => {
    const files = {
      pictures: /\/pictures\/|\.(avif|webp|png|jpe?g|svg)(\?|$)/,
      fonts: /\.woff2?(\?|$)/,
    }
    for (const [what, pattern] of Object.entries(files))
      await step(`G3 H6 without ${what}`, async () => {
        await page.route(pattern, (route) => route.abort())
        await open(page, '/')
        await expect(home(page)).toBeInViewport({ ratio: 1 })
        const dialog = await openByCard(page, featured())
        await expect(dialog.getByText(featured().description)).toBeVisible()
        await page.unrouteAll({ behavior: 'wait' })
      })
    // Nothing has its place then: what always holds needs styles.
    await page.route(/\.css(\?|$)/, (route) => route.abort())
    await open(page, '/')
    for (const paragraph of profile.about) await expect(page.getByText(paragraph)).toBeVisible()
    await viewAll(page).click()
    await expect(all(page)).toBeVisible()
  },
)

test(
  'G3 G13 H2 code that does not come later on is made up for, and fetched at the next press',
  wideOnly,
  async ({ page, step }) => {
    needed(projects[0], 'projects')
    const without = async (body: () => Promise<void>) => {
      await page.route(scripts, (route) => route.abort())
      await body()
      await page.unrouteAll({ behavior: 'wait' })
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/')
    await without(() =>
      step('H2 the menu leads to the same links', async () => {
        await menuButton(page).click()
        const last = needed(navigationOf(content).at(-1), 'sections')
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: last.label, exact: true }),
        ).toBeInViewport()
      }),
    )
    await open(page, '/projects')
    // Its words stand in the place of the dialog: the address is open, and no dialog is.
    await without(async () => {
      await card(page, featured()).click()
      await expect(page.getByText(featured().description)).toBeVisible()
      await expect(page).toHaveURL(at(`/projects?project=${featured().slug}`))
      await page.goBack()
      await expect(page.getByText(featured().description)).toBeHidden()
    })
    await step('G3 the next press gets the dialog', async () => {
      await card(page, featured()).click()
      await expectOpen(dialogOf(page, featured()))
      await page.keyboard.press('Escape')
      await expectClosed(page)
      await expect(page.getByText(featured().description)).toBeHidden()
    })
    await open(page, '/projects')
    await without(() =>
      step('G13 a list says that it failed, and the rest works', async () => {
        await select(page, 'Type').click()
        await expect(page.getByText(saying(words.explorerTools.listFailed))).toBeVisible()
        await expect(select(page, 'Type')).not.toHaveAttribute('aria-busy')
        await search(page, featured().title)
        await expect(cardTitles(page).first()).toHaveText(featured().title)
      }),
    )
    await step('G13 the next press gets the list', async () => {
      await search(page, '')
      await choose(page, 'Type', rareType())
      await expect(cardTitles(page)).toHaveText(newestFirst(ofType(rareType())))
    })
  },
)

test(
  'G11 R3 an open tab goes on after a deployment, and offline',
  wideOnly,
  async ({ page, context, step }) => {
    await open(page, '/')
    await step('R3 to the other screen by a full load, where the data of the screens are gone', async () => {
      await page.route(/\.txt(\?|$)|_rsc=/, (route) => route.fulfill({ status: 404, body: 'gone' }))
      await viewAll(page).click()
      await expect(all(page)).toBeVisible()
      await takenOver(page)
    })
    await step('G11 offline what is on screen goes on working', async () => {
      await context.setOffline(true)
      await search(page, featured().title)
      await expect(cardTitles(page).first()).toHaveText(featured().title)
      await toggle(page).click()
    })
    await card(page, featured()).click()
    await expect(page.getByText(featured().description)).toBeVisible()
    await context.setOffline(false)
  },
)

/** A name that no browser knows is left out, with its declaration or its rule. */
const newerStyles = [/:has\(/g, /text-wrap(?=:)/g, /animation-timeline/g, /content-visibility/g]
async function takeFromStyles(page: Page) {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    let body = await response.text()
    for (const known of newerStyles)
      body = body.replace(known, (name) => (name.startsWith(':') ? ':unknown(' : 'unknown'))
    await route.fulfill({ response, body })
  })
}

/** What docs/browsers.md calls better in newer browsers, and what a visitor may have forbidden. */
const lacks: Record<string, (page: Page) => Promise<unknown>> = {
  'the newer styles': takeFromStyles,
  'moveBefore() and the Navigation API': (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'moveBefore')
      Reflect.deleteProperty(window, 'navigation')
    }),
  IntersectionObserver: (page) =>
    page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
  'an allowed storage': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    }),
  'room in its storage': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    }),
  'frames, in a tab that nobody looks at': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true })
      window.requestAnimationFrame = () => 0
    }),
}

for (const [what, take] of Object.entries(lacks))
  test(
    `C2 G6 G10 H6 S5 W1 both screens are used in a browser without ${what}`,
    wideOnly,
    async ({ page, step }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await take(page)
      await open(page, '/')
      // The page takes over; nothing moves in such a tab.
      if (what.startsWith('frames')) return
      await step('C2 S5 the mode changes, also without being stored', async () => {
        await toggle(page).click()
        await expectMode(page, 'light')
      })
      await step('H6 W1 scrolled to its end all shows', () => scrollTo(page, 100_000))
      if (!projects[0]) return
      await step('G6 a project opens and closes', async () => {
        await openByCard(page, featured())
        await page.keyboard.press('Escape')
        await expectClosed(page)
      })
      await step('C2 G10 the list is sorted, in the same mode', async () => {
        await viewAll(page).click()
        await choose(page, 'Sort', sortLabel('option2'))
        await expect(cardTitles(page)).toHaveText(oldestFirst(projects))
        await expectMode(page, 'light')
        await expect(banner(page)).toBeInViewport()
      })
      await step('G6 Go Back leads home', async () => {
        await page.getByRole('link', { name: words.explorer.goBack }).click()
        await expect(home(page)).toBeVisible()
      })
    },
  )
