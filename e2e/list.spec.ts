import { SEARCH_MAX_LENGTH } from '@/components/lib/constants'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { watchFrames } from './support/frames'
import { askedOf, featured, needed, needle, rareType, sortLabel, types } from './support/projects'
import { scripts } from './support/site'
import { at, expect, test } from './support/test'

const { projects, sortOptions } = content
const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
const query = (values: Record<string, string>) => at(`/projects?${new URLSearchParams(values)}`)

test.beforeEach(() => {
  needed(projects[0], 'projects')
})

test('G7 G8 G9 G10 G11 G12 a visitor searches, sorts, leaves, and returns', async ({ page, site, step }) => {
  const type = rareType()
  await site.open('/')
  await site.viewAll.click()
  await step('G7 G9 G10 at first there is no search, all types, and the first order', async () => {
    await expect(page).toHaveURL(at('/projects'))
    for (const [label, options] of [
      ['Type', [words.explorerTools.allTypes, ...types]],
      ['Sort', sortOptions.map((option) => option.label)],
    ] as const) {
      await site.select(label).click()
      await expect(page.getByRole('option')).toHaveText(options)
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Escape')
    }
  })
  await step('G8 Enter searches at once', async () => {
    await site.search(needle())
    await expect(page).toHaveURL(query({ q: needle() }))
  })
  await site.search('')
  for (const [order, values] of [
    ['option3', { sort: 'option3' }],
    ['option1', undefined],
  ] as const)
    await step(`G10 G11 the address of ${order}, of which the first has none`, async () => {
      await site.choose('Sort', sortLabel(order))
      await expect(page).toHaveURL(values ? query(values) : at('/projects'))
    })
  await site.choose('Type', type)
  await site.choose('Sort', sortLabel('option2'))
  const restored = () => expect(page).toHaveURL(query({ type, sort: 'option2' }))
  await step('G11 filters replace the address: Back leaves the screen, Forward restores them', async () => {
    await page.goBack()
    await expect(site.home).toBeVisible()
    await page.goForward()
    await restored()
  })
  await step('G11 so does Back from a link', async () => {
    await page.getByRole('link', { name: words.header.home }).first().click()
    await expect(page).toHaveURL(at('/'))
    await page.goBack()
    await restored()
  })
  await step('G8 text that looks like markup or a pattern is searched for as text', async () => {
    for (const text of ['[a-z]+\\', '&amp;', markup]) {
      await site.search(text)
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text)
    }
    await page.reload()
    await site.takenOver()
    await expect(site.searchBox).toHaveValue(markup)
    await expect(page).toHaveURL(query({ type, sort: 'option2', q: markup }))
  })
  await step('G12 no result says so, and Clear filters takes all of them away', async () => {
    await expect(page.getByText(words.results.none)).toBeVisible()
    await expect(page.locator('#all-projects').getByRole('list')).toHaveCount(0)
    await page.getByRole('button', { name: words.results.clear }).click()
    await expect(page).toHaveURL(at('/projects'))
    // The button is gone: the focus must not be lost with it.
    await expect(page.getByRole('main').getByRole('status')).toBeFocused()
  })
  await step('G7 Go Back goes one step back', async () => {
    await site.goBack.click()
    await expect(page).toHaveURL(at('/'))
    // It lies ahead then: a link would have added an entry.
    await page.goForward()
    await expect(page).toHaveURL(at('/projects'))
  })
})

test('G6 G8 G11 G12 R2 a visitor comes by addresses of any kind', async ({ page, site, step }) => {
  const project = featured()
  const { slug, type = '' } = project
  for (const path of ['/?x', '/projects?x', '/#%', '/#__proto__'])
    await step(`G11 R2 nonsense breaks nothing at ${path}`, async () => {
      // Another hash of the same page would load nothing.
      await page.goto('about:blank')
      const nonsense = '&q=%E0%A4%A&type=__proto__&sort=constructor&project=__proto__'
      await site.open(path.includes('?') ? path + nonsense : path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  await step('G8 G12 a search of 100 kB is cut, finds nothing, and can be cleared', async () => {
    await site.open(`/projects?q=${'a'.repeat(100_000)}`)
    await expect(site.searchBox).toHaveValue('a'.repeat(SEARCH_MAX_LENGTH))
    await page.getByRole('button', { name: words.results.clear }).click()
    await expect(page).toHaveURL(at('/projects'))
  })
  await step('G6 G11 an address shows project, type and sort, also after reload and Back', async () => {
    const asked = query({ project: slug, type, sort: 'option3' })
    const leaveAndReturn = () => page.goto(at('/')).then(() => page.goBack())
    for (const come of [() => page.goto(asked), () => page.reload(), leaveAndReturn]) {
      await come()
      await site.takenOver()
      await site.opened(project)
      await expect(page).toHaveURL(asked)
    }
    await page.keyboard.press('Escape')
    await site.expectClosed()
    await expect(page).toHaveURL(query({ type, sort: 'option3' }))
  })
  await step('G6 a project that a filter leaves out opens all the same', async () => {
    await site.open(`/projects?q=${encodeURIComponent('\u{1F50D} nothing')}&project=${slug}`)
    await site.opened(project)
    await page.keyboard.press('Escape')
    await site.expectClosed()
    // Its card is not there to take the focus back.
    await expect(page.getByRole('main').getByRole('status')).toBeFocused()
  })
  await step('G6 an unknown project opens nothing and leaves the address', async () => {
    await page.goto(query({ type, project: `${slug}-not`, sort: 'option2' }))
    await expect(page).toHaveURL(query({ type, sort: 'option2' }))
  })
  const [older] = content.olderProjects
  if (!older) return
  await step('G6 the address of an older project on the home page opens it where it stands', async () => {
    await page.goto(at(`/?project=${older.slug}`))
    await expect(page).toHaveURL(at(`/projects?project=${older.slug}`))
    await site.opened(older)
  })
})

test('G11 a filtered address never paints the unfiltered list', async ({ page, site, step }) => {
  const painted = await watchFrames(page, () =>
    [...document.querySelectorAll('main li h3')]
      .filter((title) => title.checkVisibility({ visibilityProperty: true }))
      .map((title) => title.textContent)
      .join('|'),
  )
  // A list whose scripts take longer than 4 s is let go, which a busy machine would meet.
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('@keyframes let-go', '@keyframes unused')
    await route.fulfill({ response, body })
  })
  // The page is painted well before its scripts run.
  await page.route(scripts, async (route) => {
    await page.locator('footer').waitFor({ state: 'attached' })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await route.continue()
  })
  for (const values of [
    `type=${encodeURIComponent(rareType())}`,
    'sort=option2',
    `q=${encodeURIComponent(needle())}`,
  ])
    await step(`G11 ${values}`, async () => {
      await page.goto(at(`/projects?${values}`), { waitUntil: 'commit' })
      await site.takenOver()
      // The list is there before its first frame is.
      await expect.poll(painted).toEqual([askedOf(values).titles.join('|')])
    })
})
