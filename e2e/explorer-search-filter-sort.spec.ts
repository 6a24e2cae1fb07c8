import type { Page } from '@playwright/test'
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH } from '@/components/lib/constants'
import { counted } from '@/components/lib/counted'
import { content } from '@/content/site'
import * as words from '@/content/words'
import {
  byType,
  card,
  cardTitles,
  choose,
  dialogOf,
  expectOpen,
  featured,
  newestFirst,
  ofType,
  oldestFirst,
  openByCard,
  rareType,
  searchBox,
  select,
  titles,
  types,
  viewAll,
} from './support/projects'
import {
  at,
  expect,
  fakeClock,
  needed,
  open,
  settle,
  stopClock,
  takenOver,
  test,
  wideOnly,
} from './support/test'

const { projects, sortOptions } = content
const labelOf = (value: string) => sortOptions.find((option) => option.value === value)?.label ?? ''
/** A part of one title that no other trick of the list can produce. */
const needle = () => featured().title.slice(0, 4).toLowerCase()
const found = () => projects.filter((project) => project.title.toLowerCase().includes(needle().trim()))
const count = (page: Page) => page.getByRole('main').getByRole('status')
const nothing = 'no title has these letters'

test.beforeEach(() => {
  needed(projects[0], 'projects')
})

function countText(shown: number): string {
  const { all, some } = words.results
  return shown === projects.length ? counted(all, shown) : counted(some, projects.length, { shown })
}

test(
  'G7 G9 at first the list is empty of wishes: no search, all types, newest first',
  wideOnly,
  async ({ page }) => {
    await open(page, '/projects')
    await expect(searchBox(page)).toHaveValue('')
    await expect(select(page, 'Type')).toContainText(words.explorerTools.allTypes)
    await expect(select(page, 'Sort')).toContainText(labelOf('option1'))
    await expect(cardTitles(page)).toHaveText(newestFirst(projects))
    await expect(count(page)).toHaveText(countText(projects.length))
    await select(page, 'Type').click()
    await expect(page.getByRole('option')).toHaveText([words.explorerTools.allTypes, ...types])
    await page.keyboard.press('Escape')
    await select(page, 'Sort').click()
    await expect(page.getByRole('option')).toHaveText(sortOptions.map((option) => option.label))
  },
)

test(
  'G8 the search waits 500 ms after the last letter, trims, and minds no case',
  wideOnly,
  async ({ page }) => {
    await fakeClock(page)
    await open(page, '/projects')
    await stopClock(page)
    await searchBox(page).pressSequentially(` ${needle().slice(0, 2).toUpperCase()}`)
    await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1)
    await settle(page)
    await searchBox(page).pressSequentially(`${needle().slice(2)} `)
    await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1)
    await settle(page)
    await expect(cardTitles(page)).toHaveCount(projects.length)
    expect(page.url()).not.toContain('q=')
    await page.clock.runFor(1)
    await expect(cardTitles(page)).toHaveText(newestFirst(found()))
    await expect(count(page)).toHaveText(countText(found().length))
    // What was typed is left as it was typed, the space at its end too.
    await expect(searchBox(page)).toHaveValue(` ${needle().slice(0, 2).toUpperCase()}${needle().slice(2)} `)
    expect(new URL(page.url()).searchParams.get('q')?.toLowerCase()).toBe(needle().trim())
    await searchBox(page).fill('')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    await expect(cardTitles(page)).toHaveText(newestFirst(projects))
    await expect(page).toHaveURL(at('/projects'))
  },
)

test('G8 Enter searches at once', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  await searchBox(page).fill(needle())
  await searchBox(page).press('Enter')
  await expect(cardTitles(page)).toHaveText(newestFirst(found()))
  await expect(page).toHaveURL(at(`/projects?${new URLSearchParams({ q: needle().trim() })}`))
})

test('G9 G10 type and sort choose and order the list, and the address says so', async ({ page }) => {
  await open(page, '/projects')
  await choose(page, 'Type', rareType())
  await expect(cardTitles(page)).toHaveText(newestFirst(ofType(rareType())))
  await expect(page).toHaveURL(at(`/projects?${new URLSearchParams({ type: rareType() })}`))
  await choose(page, 'Type', words.explorerTools.allTypes)
  await expect(page).toHaveURL(at('/projects'))
  await choose(page, 'Sort', labelOf('option2'))
  await expect(cardTitles(page)).toHaveText(oldestFirst(projects))
  await choose(page, 'Sort', labelOf('option3'))
  await expect(cardTitles(page)).toHaveText(byType(projects))
  await expect(page).toHaveURL(at('/projects?sort=option3'))
  await choose(page, 'Sort', labelOf('option1'))
  await expect(cardTitles(page)).toHaveText(newestFirst(projects))
  await expect(page).toHaveURL(at('/projects'))
})

test(
  'G11 filters replace the address: one Back leaves the screen, and the next restores them',
  wideOnly,
  async ({ page }) => {
    await open(page, '/')
    await viewAll(page).click()
    await expect(cardTitles(page)).toHaveText(newestFirst(projects))
    await choose(page, 'Type', rareType())
    await choose(page, 'Sort', labelOf('option2'))
    const address = page.url()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: content.profile.name })).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(address)
    await expect(cardTitles(page)).toHaveText(oldestFirst(ofType(rareType())))
    await page.getByRole('link', { name: words.header.home }).first().click()
    await expect(page).toHaveURL(at('/'))
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(cardTitles(page)).toHaveText(oldestFirst(ofType(rareType())))
    await expect(select(page, 'Type')).toContainText(rareType())
    await expect(select(page, 'Sort')).toContainText(labelOf('option2'))
    await page.reload()
    await takenOver(page)
    await expect(cardTitles(page)).toHaveText(oldestFirst(ofType(rareType())))
  },
)

test(
  'G6 G11 an address with project, type and sort shows exactly that, also after reload, Back and Forward',
  wideOnly,
  async ({ page }) => {
    const address = at(
      `/projects?${new URLSearchParams({ project: featured().slug, type: featured().type, sort: 'option3' })}`,
    )
    const expected = byType(ofType(featured().type))
    await page.goto(address)
    await takenOver(page)
    const check = async () => {
      await expectOpen(dialogOf(page, featured()))
      await expect(page).toHaveURL(address)
      await expect(page.locator('main input[type=search]')).toHaveValue('')
      await expect(page.locator('main ul:not([hidden]) > li > a h3')).toHaveText(expected)
    }
    await check()
    await page.reload()
    await takenOver(page)
    await check()
    await page.goto(at('/'))
    await page.goBack()
    await takenOver(page)
    await check()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(
      at(`/projects?${new URLSearchParams({ type: featured().type, sort: 'option3' })}`),
    )
    await expect(cardTitles(page)).toHaveText(expected)
  },
)

test(
  'G11 a filtered address never paints the unfiltered list, however late the scripts come',
  wideOnly,
  async ({ page }) => {
    await page.addInitScript(() => {
      const painted = new Set<string>()
      const frame = () => {
        const seen = [...document.querySelectorAll('main li h3')].filter((title) =>
          title.checkVisibility({ visibilityProperty: true }),
        )
        if (seen.length > 0) painted.add(seen.map((title) => title.textContent).join('|'))
        requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
      Object.assign(window, { painted })
    })
    const cases = [
      [{ type: rareType() }, newestFirst(ofType(rareType()))],
      [{ sort: 'option2' }, oldestFirst(projects)],
      [{ q: needle().trim() }, newestFirst(found())],
    ] as const
    // The page is painted well before its scripts run.
    await page.route(/_next\/static\/.*\.js/, async (route) => {
      const response = await route.fetch()
      await page.locator('footer').waitFor({ state: 'attached' })
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await route.fulfill({ response })
    })
    for (const [query, expected] of cases) {
      await page.goto(at(`/projects?${new URLSearchParams(query)}`), { waitUntil: 'commit' })
      await takenOver(page)
      await expect(cardTitles(page)).toHaveText(expected)
      // The list is there before its first frame is; what was painted once is never forgotten.
      const painted = () => page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted])
      await expect.poll(painted, JSON.stringify(query)).toEqual([expected.join('|')])
    }
  },
)

test('G11 values that mean nothing fall back to the defaults', wideOnly, async ({ page }) => {
  for (const query of [
    'type=Nonsense&sort=option9',
    'type=__proto__&sort=constructor',
    'q=%20%20&type=&sort=',
  ]) {
    await open(page, `/projects?${query}`)
    await expect(cardTitles(page)).toHaveText(newestFirst(projects))
    await expect(select(page, 'Type')).toContainText(words.explorerTools.allTypes)
  }
})

test('G12 the count is announced, and no result offers a way out', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  await expect(count(page)).toHaveText(countText(projects.length))
  await searchBox(page).fill(nothing)
  await searchBox(page).press('Enter')
  await expect(count(page)).toHaveText(countText(0))
  await expect(page.getByText(words.results.none)).toBeVisible()
  await expect(cardTitles(page)).toHaveCount(0)
  await page.getByRole('button', { name: words.results.clear }).click()
  await expect(cardTitles(page)).toHaveText(newestFirst(projects))
  await expect(searchBox(page)).toHaveValue('')
  await expect(page).toHaveURL(at('/projects'))
  // The button is gone: the focus must not be lost with it.
  await expect(count(page)).toBeFocused()
})

test(
  'G12 Clear filters drops a search that is still to come, and type and sort too',
  wideOnly,
  async ({ page }) => {
    await fakeClock(page)
    await open(page, `/projects?${new URLSearchParams({ q: nothing, type: rareType(), sort: 'option3' })}`)
    await stopClock(page)
    await searchBox(page).fill(`${nothing} either`)
    await page.getByRole('button', { name: words.results.clear }).click()
    await page.clock.runFor(2 * SEARCH_DEBOUNCE_MS)
    await expect(page).toHaveURL(at('/projects'))
    await expect(searchBox(page)).toHaveValue('')
    await expect(cardTitles(page)).toHaveText(newestFirst(projects))
  },
)

test('G11 the search box follows the address when Back and Forward change it', wideOnly, async ({ page }) => {
  await fakeClock(page)
  await open(page, '/projects')
  await stopClock(page)
  // Typed, and a project opened before the search was applied: it is applied at once, behind the project.
  await searchBox(page).fill(needle())
  await card(page, featured()).click()
  await page.clock.runFor(SEARCH_DEBOUNCE_MS)
  await expectOpen(dialogOf(page, featured()))
  await page.goBack()
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const q = new URL(page.url()).searchParams.get('q') ?? ''
  await expect(searchBox(page)).toHaveValue(q)
  await expect(cardTitles(page)).toHaveText(q ? newestFirst(found()) : newestFirst(projects))
})

test('G7 Go Back goes one step back, and home where there is none', wideOnly, async ({ page, context }) => {
  const goBack = page.getByRole('link', { name: words.explorer.goBack })
  await open(page, '/')
  await viewAll(page).click()
  await choose(page, 'Type', rareType())
  await goBack.click()
  await expect(page).toHaveURL(at('/'))

  const fresh = await context.newPage()
  await fresh.goto(at('/projects'))
  await takenOver(fresh)
  // Opened and closed, a project lies ahead in the history and not behind.
  await openByCard(fresh, featured())
  await fresh.goBack()
  await expect(fresh.getByRole('dialog')).toHaveCount(0)
  await fresh.evaluate(() => history.length)
  await fresh.getByRole('link', { name: words.explorer.goBack }).click()
  await expect(fresh).not.toHaveURL(at('/projects'))
})

test('G8 a search is never longer than an address should be', wideOnly, async ({ page }) => {
  await open(page, `/projects?q=${'x'.repeat(5000)}`)
  await expect(searchBox(page)).toHaveValue('x'.repeat(SEARCH_MAX_LENGTH))
  await page.getByRole('button', { name: words.results.clear }).click()
  await expect(cardTitles(page)).toHaveText(newestFirst(projects))
  expect(titles(projects).length).toBe(projects.length)
})
