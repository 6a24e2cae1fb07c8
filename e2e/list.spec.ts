import { expectNoFindings } from '@/e2e/support/axe'
import { scripts, twoFrames, watchFrames } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

const query = (values: Record<string, string>) => at(`/projects?${new URLSearchParams(values)}`)

test('search, filters and order survive leaving and returning', {
  tag: ['@G7', '@G8', '@G9', '@G10', '@G11', '@G12', '@G15'],
}, async ({ page, site, step }) => {
  await site.open('/')
  await site.viewAll.click()
  await step('the initial view has no search, all types and technologies, and the newest first', async () => {
    await expect(page).toHaveURL(at('/projects'))
    await expect(site.searchBox).toHaveValue('')
    await expect(site.main.getByRole('status')).toHaveText('16 projects')
    const titles = await site.cards.allInnerTexts()
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([16, 'Snip', 'Wall Avoidance'])
    const techniques = 'Node.js, React, JavaScript, MySQL, Python, Express.js, CSS, TypeScript, Linux, Jest'
    for (const [list, ...options] of [
      ['type', 'All', 'Web', 'CLI App', 'Mobile', 'ML', 'Game', 'Desktop'],
      ['technology', 'All', ...techniques.split(', ')],
      ['sort', 'Dates (new to old)', 'Dates (old to new)', 'Types'],
    ] as const) {
      await site.select(list).press('Enter')
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
      expect((await page.getByRole('option').allInnerTexts()).slice(0, options.length)).toEqual(options)
      await page.keyboard.press('Escape')
    }
  })
  await step('type, technology and order combine', async () => {
    await site.choose('technology', 'Linux')
    await expect(site.cards).toHaveText(['Deadlinks', 'Space Invaders', 'Wall Avoidance'])
    await site.choose('type', 'Game')
    await site.choose('sort', 'Dates (old to new)')
    await expect(site.cards).toHaveText(['Wall Avoidance', 'Space Invaders'])
    await expect(site.main.getByRole('status')).toHaveText('2 of 16 projects')
  })
  const filters = { tech: 'Linux', type: 'Game', sort: 'option2' }
  await step('filters replace the address: Back leaves the screen, Forward restores them', async () => {
    await page.goBack()
    await expect(site.home).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(query(filters))
    await expect(site.cards).toHaveText(['Wall Avoidance', 'Space Invaders'])
  })
  await step('the search finds a part of a title in any case and with any accents', async () => {
    await site.search('  ÁVOID ')
    await expect(site.cards).toHaveText(['Wall Avoidance'])
  })
  await step('no result shows a message, and Clear filters removes every filter', async () => {
    await site.search('<b>')
    await expect(page).toHaveURL(query({ ...filters, q: '<b>' }))
    await expect(page.getByText('No project matches.')).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(at('/projects'))
    await expect(site.cards).toHaveCount(16)
    // The button is gone, but the focus is not lost.
    await expect(site.main.getByRole('status')).toBeFocused()
  })
  await step('Go Back goes one step back', async () => {
    await site.goBack.click()
    await expect(page).toHaveURL(at('/'))
  })
})

test('filtered, shared and invalid addresses open the right view', {
  tag: ['@G6', '@G10', '@G11', '@G14', '@G15', '@R2'],
}, async ({ page, site, step }) => {
  const nonsense = '?q=%E0%A4%A&type=__proto__&tech=constructor&sort=constructor&project=__proto__'
  for (const address of ['/#%', `/${nonsense}`, `/projects${nonsense}`])
    await step(`nonsense breaks nothing at ${address}`, async () => {
      await site.open(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  const filters = { type: 'Web', tech: 'MySQL', sort: 'option2' }
  await step('an old address restores project and filters, after reload and Back too', async () => {
    const address = query({ project: 'snip', ...filters })
    const leaveAndReturn = () => page.goto(at('/')).then(() => page.goBack())
    for (const come of [() => page.goto(address), () => page.reload(), leaveAndReturn]) {
      await come()
      await site.takenOver()
      await site.opened('Snip')
      await expect(page).toHaveURL(address)
    }
    await page.keyboard.press('Escape')
    await site.expectClosed()
    await expect(page).toHaveURL(query(filters))
    await expect(site.cards).toHaveText(['Margin', 'Nightsweep', 'Snip'])
  })
  await step('an unknown project opens nothing and is removed from the address', async () => {
    await page.goto(query({ ...filters, project: 'snip-not' }))
    await expect(page).toHaveURL(query(filters))
    await page.goto(at('/?project=margin'))
    await expect(page).toHaveURL(at('/'))
    await site.expectClosed()
  })
})

test('a filtered address never paints the unfiltered list', {
  tag: ['@G11', '@G15'],
}, async ({ page, site, step }) => {
  const painted = await watchFrames(page, () =>
    [...document.querySelectorAll('main li h3')]
      .filter((title) => title.checkVisibility({ visibilityProperty: true }))
      .map((title) => title.textContent)
      .join(', '),
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
    await twoFrames(page)
    await route.continue()
  })
  for (const [values, titles] of [
    ['tech=Go', 'Deadlinks'],
    ['q=map', 'Christmas Map'],
    ['type=Game&sort=option2', 'Wall Avoidance, Space Invaders'],
  ] as const)
    await step(values, async () => {
      await page.goto(at(`/projects?${values}`), { waitUntil: 'commit' })
      await site.takenOver()
      // The list exists before its first frame.
      await expect.poll(painted).toEqual([titles])
    })
})
