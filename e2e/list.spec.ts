import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { featured, has, needed, rareType, requestedView, types } from '@/e2e/support/projects'
import { scripts, watchFrames } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

const { projects, sortOptions } = content
const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
const query = (values: Record<string, string>) => at(`/projects?${new URLSearchParams(values)}`)

/** A search that finds the first project. */
const needle = () => featured().title.slice(0, 4).toLowerCase().trim()

test.beforeEach(() => {
  needed(projects[0], 'projects')
})

test('search, filter and order survive leaving and returning', {
  tag: ['@G7', '@G8', '@G9', '@G10', '@G11', '@G12'],
}, async ({ page, site, step }) => {
  const type = rareType()
  await site.open('/')
  await site.viewAll.click()
  await step('the initial view has no search, all types, and the first order', async () => {
    await expect(page).toHaveURL(at('/projects'))
    for (const [label, options] of [
      ['Type', [words.explorerTools.allTypes, ...types]],
      ['Sort', sortOptions.map((option) => option.label)],
    ] as const) {
      // By key: a press that soon follows a press at the same place may do nothing.
      await site.select(label).press('Enter')
      await expect(page.getByRole('option')).toHaveText(options)
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Escape')
    }
  })
  const [initial, { value: sort, label }] = [sortOptions[0], needed(sortOptions[1], 'second order')]
  await step('an order is in the address unless it is the default', async () => {
    await site.choose('Sort', label)
    await expect(page).toHaveURL(query({ sort }))
    await site.choose('Sort', initial?.label ?? '')
    await expect(page).toHaveURL(at('/projects'))
  })
  await site.choose('Type', type)
  await site.choose('Sort', label)
  const restored = () => expect(page).toHaveURL(query({ type, sort }))
  await step('filters replace the address: Back leaves the screen, Forward restores them', async () => {
    await page.goBack()
    await expect(site.home).toBeVisible()
    await page.goForward()
    await restored()
  })
  await step('text that looks like markup or a pattern is searched for as text', async () => {
    for (const text of ['[a-z]+\\', '&amp;', markup]) {
      await site.search(text)
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text)
    }
    await page.reload()
    await site.takenOver()
    await expect(site.searchBox).toHaveValue(markup)
    await expect(page).toHaveURL(query({ type, sort, q: markup }))
  })
  await step('no result shows a message, and Clear filters removes every filter', async () => {
    await expect(page.getByText(words.results.none)).toBeVisible()
    await expect(page.locator('#all-projects').getByRole('list')).toHaveCount(0)
    await page.getByRole('button', { name: words.results.clear }).click()
    await expect(page).toHaveURL(at('/projects'))
    // The button is gone, but the focus is not lost.
    await expect(page.getByRole('main').getByRole('status')).toBeFocused()
  })
  await step('Go Back goes one step back', async () => {
    await site.goBack.click()
    await expect(page).toHaveURL(at('/'))
    // A link would have added an entry.
    await page.goForward()
    await expect(page).toHaveURL(at('/projects'))
  })
})

test('filtered, shared and invalid addresses open the right view', {
  tag: ['@G6', '@G8', '@G11', '@G12', '@R2'],
}, async ({ page, site, step }) => {
  const project = featured()
  const { slug, type = '' } = project
  for (const path of ['/?x', '/projects?x', '/#%'])
    await step(`nonsense breaks nothing at ${path}`, async () => {
      // Another hash of the same page would not load it.
      await page.goto('about:blank')
      const nonsense = '&q=%E0%A4%A&type=__proto__&sort=constructor&project=__proto__'
      await site.open(path.includes('?') ? path + nonsense : path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  await step('an address restores project, type and order, after reload and Back too', async () => {
    const address = query({ project: slug, type, sort: 'option3' })
    const leaveAndReturn = () => page.goto(at('/')).then(() => page.goBack())
    for (const come of [() => page.goto(address), () => page.reload(), leaveAndReturn]) {
      await come()
      await site.takenOver()
      await site.opened(project)
      await expect(page).toHaveURL(address)
    }
    await page.keyboard.press('Escape')
    await site.expectClosed()
    await expect(page).toHaveURL(query({ type, sort: 'option3' }))
  })
  await step('an unknown project opens nothing and is removed from the address', async () => {
    await page.goto(query({ type, project: `${slug}-not`, sort: 'option2' }))
    await expect(page).toHaveURL(query({ type, sort: 'option2' }))
  })
  const [older] = content.olderProjects
  if (!has(older, 'older projects')) return
  await step(
    'an older project, whose card the home page does not show, is removed from its address',
    async () => {
      await page.goto(at(`/?project=${older.slug}`))
      await expect(page).toHaveURL(at('/'))
      await site.expectClosed()
    },
  )
})

test('a filtered address never paints the unfiltered list', { tag: '@G11' }, async ({ page, site, step }) => {
  const painted = await watchFrames(page, () =>
    [...document.querySelectorAll('main li h3')]
      .filter((title) => title.checkVisibility({ visibilityProperty: true }))
      .map((title) => title.textContent)
      .join('|'),
  )
  // CSS shows the list after 4 s without scripts, which a busy machine can exceed.
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('@keyframes unhide', '@keyframes unused')
    await route.fulfill({ response, body })
  })
  // The page is painted before its scripts run.
  await page.route(scripts, async (route) => {
    await page.locator('footer').waitFor({ state: 'attached' })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await route.continue()
  })
  for (const values of [`type=${encodeURIComponent(rareType())}`, `q=${encodeURIComponent(needle())}`])
    await step(values, async () => {
      await page.goto(at(`/projects?${values}`), { waitUntil: 'commit' })
      await site.takenOver()
      // The list exists before its first frame.
      await expect.poll(painted).toEqual([requestedView(values).titles.join('|')])
    })
})
