import { SEARCH_MAX_LENGTH } from '@/components/lib/constants'
import { content } from '@/content/site'
import * as words from '@/content/words'
import {
  byType,
  cardTitles,
  choose,
  dialogOf,
  expectClosed,
  expectOpen,
  featured,
  needle,
  newestFirst,
  ofType,
  oldestFirst,
  openByCard,
  rareType,
  search,
  searchBox,
  select,
  sortLabel,
  types,
  viewAll,
} from './support/projects'
import { at, expect, needed, open, takenOver, test, wideOnly } from './support/test'

const { projects, sortOptions } = content
const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
const query = (values: Record<string, string>) => at(`/projects?${new URLSearchParams(values)}`)

test.beforeEach(() => {
  needed(projects[0], 'projects')
})

test(
  'G7 G8 G9 G10 G11 G12 a visitor searches and sorts, leaves, and finds the list again',
  wideOnly,
  async ({ page, step }) => {
    await open(page, '/')
    await viewAll(page).click()
    const type = rareType()
    await step('G7 G9 G10 at first there is no search, all types, and the first order', async () => {
      await expect(searchBox(page)).toHaveValue('')
      await expect(cardTitles(page)).toHaveCount(projects.length)
      for (const [label, options] of [
        ['Type', [words.explorerTools.allTypes, ...types]],
        ['Sort', sortOptions.map((option) => option.label)],
      ] as const) {
        await select(page, label).click()
        await expect(page.getByRole('option')).toHaveText(options)
        await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
        await page.keyboard.press('Escape')
      }
    })
    await step('G8 Enter searches at once', async () => {
      await search(page, needle().text)
      await expect(page).toHaveURL(query({ q: needle().text }))
      await expect(cardTitles(page)).toHaveText(newestFirst(needle().found))
      await search(page, '')
      await expect(page).toHaveURL(at('/projects'))
    })
    await step('G10 G11 each order has its address, and the first one none', async () => {
      await choose(page, 'Sort', sortLabel('option2'))
      await expect(cardTitles(page)).toHaveText(oldestFirst(projects))
      await choose(page, 'Sort', sortLabel('option3'))
      await expect(cardTitles(page)).toHaveText(byType(projects))
      await expect(page).toHaveURL(query({ sort: 'option3' }))
      await choose(page, 'Sort', sortLabel('option1'))
      await expect(page).toHaveURL(at('/projects'))
    })
    await choose(page, 'Type', type)
    await choose(page, 'Sort', sortLabel('option2'))
    const filtered = query({ type, sort: 'option2' })
    const restored = async () => {
      await expect(page).toHaveURL(filtered)
      await expect(cardTitles(page)).toHaveText(oldestFirst(ofType(type)))
    }
    await step(
      'G11 filters replace the address: one Back leaves the screen, Forward restores them',
      async () => {
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1, name: content.profile.name })).toBeVisible()
        await page.goForward()
        await restored()
      },
    )
    await step('G11 so do Back from a link, and a reload', async () => {
      await page.getByRole('link', { name: words.header.home }).first().click()
      await expect(page).toHaveURL(at('/'))
      await page.goBack()
      await restored()
      await page.reload()
      await takenOver(page)
      await restored()
    })
    await step('G8 text that looks like markup or a pattern is searched for as text', async () => {
      for (const text of [markup, '[a-z]+\\', '&amp;']) {
        await search(page, text)
        await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text)
      }
      await page.reload()
      await takenOver(page)
      await expect(searchBox(page)).toHaveValue('&amp;')
    })
    await step('G12 no result says so, and Clear filters takes all of them away', async () => {
      await expect(page.getByText(words.results.none)).toBeVisible()
      await page.getByRole('button', { name: words.results.clear }).click()
      await expect(page).toHaveURL(at('/projects'))
      await expect(cardTitles(page)).toHaveText(newestFirst(projects))
      // The button is gone: the focus must not be lost with it.
      await expect(page.getByRole('main').getByRole('status')).toBeFocused()
    })
    await step('G7 Go Back goes one step back', async () => {
      await page.getByRole('link', { name: words.explorer.goBack }).click()
      await expect(page).toHaveURL(at('/'))
    })
  },
)

test(
  'G6 G8 G11 G12 R2 a visitor comes by addresses of any kind',
  wideOnly,
  async ({ page, context, step }) => {
    const values = ['%E0%A4%A', '__proto__', encodeURIComponent(markup)]
    for (const path of ['/', '/projects'])
      for (const value of values)
        await step(`G11 ${value} breaks nothing on ${path}`, async () => {
          await open(page, `${path}?q=${value}&type=${value}&sort=${value}&project=${value}&${value}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect.poll(() => new URL(page.url()).searchParams.has('project')).toBe(false)
        })
    for (const hash of ['#%', '#__proto__'])
      await step(`R2 nor does the hash ${hash}`, async () => {
        // Another hash of the same page would load nothing.
        await page.goto('about:blank')
        await open(page, `/${hash}`)
        await expect(page.getByRole('heading', { level: 1, name: content.profile.name })).toBeVisible()
      })
    await step('G8 G12 a search of 100 kB is cut, finds nothing, and can be cleared', async () => {
      await open(page, `/projects?q=${'a'.repeat(100_000)}`)
      await expect(searchBox(page)).toHaveValue('a'.repeat(SEARCH_MAX_LENGTH))
      await page.getByRole('button', { name: words.results.clear }).click()
      await expect(page).toHaveURL(at('/projects'))
    })
    const { slug, type } = featured()
    const asked = query({ project: slug, type, sort: 'option3' })
    const check = async () => {
      await takenOver(page)
      await expectOpen(dialogOf(page, featured()))
      await expect(page).toHaveURL(asked)
    }
    await step(
      'G6 G11 project, type and sort of an address show exactly that, also after reload and Back',
      async () => {
        await page.goto(asked)
        await check()
        await page.reload()
        await check()
        await page.goto(at('/'))
        await page.goBack()
        await check()
        await page.keyboard.press('Escape')
        await expectClosed(page)
        await expect(page).toHaveURL(query({ type, sort: 'option3' }))
        await expect(cardTitles(page)).toHaveText(byType(ofType(type)))
      },
    )
    await step('G6 an address copied from one tab opens its project in another', async () => {
      await openByCard(page, featured())
      const second = await context.newPage()
      await second.goto(page.url())
      await expectOpen(dialogOf(second, featured()))
      await second.close()
    })
    await step(
      'G6 a project that a filter leaves out opens all the same, also on a slow processor',
      async () => {
        await open(page, `/projects?q=${encodeURIComponent('\u{1F50D} nothing')}&project=${slug}`)
        await expectOpen(dialogOf(page, featured()))
        await page.keyboard.press('Escape')
        await expectClosed(page)
        // Its card is not there to take the focus back.
        await expect(page.getByRole('main').getByRole('status')).toBeFocused()
      },
    )
    await step('G6 an unknown project opens nothing and leaves the address', async () => {
      await open(page, `/projects?type=${encodeURIComponent(type)}&project=${slug}-not&sort=option2`)
      await expect(page).toHaveURL(query({ type, sort: 'option2' }))
    })
    const [older] = content.olderProjects
    if (older)
      await step('G6 the address of an older project on the home page opens it where it stands', async () => {
        await page.goto(at(`/?project=${older.slug}`))
        await expect(page).toHaveURL(at(`/projects?project=${older.slug}`))
        await expectOpen(dialogOf(page, older))
      })
  },
)

test(
  'G11 a filtered address never paints the unfiltered list, however late the scripts come',
  wideOnly,
  async ({ page, step }) => {
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
    // The page is painted well before its scripts run.
    await page.route(/_next\/static\/.*\.js/, async (route) => {
      const response = await route.fetch()
      await page.locator('footer').waitFor({ state: 'attached' })
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await route.fulfill({ response })
    })
    for (const [values, expected] of [
      [{ type: rareType() }, newestFirst(ofType(rareType()))],
      [{ sort: 'option2' }, oldestFirst(projects)],
      [{ q: needle().text }, newestFirst(needle().found)],
    ] as const)
      await step(`G11 ${JSON.stringify(values)}`, async () => {
        await page.goto(query(values), { waitUntil: 'commit' })
        await takenOver(page)
        // The list is there before its first frame is; what was painted once is never forgotten.
        const painted = () => page.evaluate(() => [...Reflect.get(window, 'painted')])
        await expect.poll(painted).toEqual([expected.join('|')])
      })
  },
)
