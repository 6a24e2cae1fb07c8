import type { Page } from '@playwright/test'
import { expectNoFindings } from '@/e2e/support/axe'
import { lateScripts } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'
import { filesBelow } from '@/scripts/commands/files'
import { exportFolder } from '@/scripts/commands/folders'

test('the page of a project has everything about it, and leads on', {
  tag: ['@G14', '@G15', '@R2', '@R3'],
}, async ({ page, site, step }) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await site.open('/projects/snip')
  const article = page.getByRole('article', { name: 'Snip' })
  await step('title, type, month, texts, techniques, addresses and pictures', async () => {
    await expect(title('Snip')).toBeVisible()
    for (const text of [
      /^Web · 2025 Jun$/,
      'Snip is a URL shortener with a browser extension',
      'I built it because our student union',
      'Redirects answer in 9 ms',
      'Clicks are counted without cookies',
      'In use by three student societies',
    ])
      await expect(article.getByText(text)).toBeVisible()
    const techniques = article.getByRole('list').last()
    const all = ['TypeScript', 'Next.js', 'Tailwind CSS', 'Node.js', 'MySQL']
    await expect(techniques.getByRole('listitem')).toHaveText(all)
    await expect(techniques.getByRole('link')).toHaveText(['TypeScript', 'Node.js', 'MySQL'])
    for (const [name, href] of [
      ['GitHub', 'https://example.com/noaverdel/snip'],
      ['Demo', 'https://example.com/watch/snip-in-ninety-seconds'],
      ['Website', 'https://snip.example.org/'],
    ] as const)
      await expect(article.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(article.getByRole('figure')).toHaveText([
      /^The Snip dashboard/,
      /^The Snip browser extension/,
      /^One link in detail/,
    ])
  })
  await step('title, description and picture for links that people share', async () => {
    await expect(page).toHaveTitle('Snip · Noa Verdel')
    const metaOf = (name: string) => page.locator(`meta:is([name="${name}"], [property="${name}"])`)
    await expect(metaOf('description')).toHaveAttribute('content', /^Snip is a URL shortener .{80,140}$/)
    const image = (await metaOf('og:image').getAttribute('content')) ?? ''
    const preview = await page.request.get(new URL(image).pathname)
    expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  })
  await step('the next and the previous project, around the end of the list', async () => {
    const others = page.getByRole('navigation', { name: 'More projects' })
    await others.getByRole('link', { name: 'Previous project Wall Avoidance' }).click()
    await expect(title('Wall Avoidance')).toBeVisible()
    await expect(page).toHaveURL(at('/projects/wall-avoidance'))
    await others.getByRole('link', { name: 'Next project Snip' }).click()
    await expect(title('Snip')).toBeVisible()
    await expect.poll(() => site.scrollY()).toBe(0)
  })
  await step('a technique leads to the projects that use it, and Back returns', async () => {
    await article.getByRole('link', { name: 'MySQL' }).click()
    await expect(page).toHaveURL(at('/projects?tech=MySQL'))
    await expect(site.cards).toHaveText(['Snip', 'Nightsweep', 'Shelfscan', 'Margin'])
    await page.goBack()
    await expect(title('Snip')).toBeVisible()
  })
  await step('all projects, and a section of the home page', async () => {
    await page.getByRole('link', { name: 'All projects' }).click()
    await expect(site.all).toBeVisible()
    await page.goBack()
    await site.banner.getByRole('link', { name: 'Experiences' }).click()
    await expect(page).toHaveURL(at('/#experiences'))
    await expect(page.getByRole('heading', { name: 'Where I have been useful' })).toBeInViewport()
    await page.goBack()
    await expect(title('Snip')).toBeVisible()
    await site.returnToTop()
  })
  await expectNoFindings(page)
})

test('a card is a link to the page of its project', {
  tag: ['@G6', '@G14', '@G15', '@I3'],
}, async ({ page, context, site, step }) => {
  const heading = (tab: Page) => tab.getByRole('heading', { level: 1, name: 'Parlor' })
  await site.open('/')
  for (const [how, press] of [
    ['a card with the control key', () => site.card('Parlor').click({ modifiers: ['ControlOrMeta'] })],
    ['a card with the middle button', () => site.card('Parlor').click({ button: 'middle' })],
    ['a label of the map with it', () => site.summit('Parlor').click({ button: 'middle' })],
  ] as const)
    await step(`${how} opens a tab`, async () => {
      const opens = context.waitForEvent('page')
      await press()
      const tab = await opens
      await expect(tab).toHaveURL(at('/projects/parlor'))
      await expect(heading(tab)).toBeVisible()
      await tab.close()
      await site.expectClosed()
      await expect(page).toHaveURL(at('/'))
    })
  await site.viewAll.click()
  await step('the dialog leads to the page, and Back to the dialog', async () => {
    const dialog = await site.openByCard('Parlor')
    await dialog.getByRole('link', { name: 'Open page' }).click()
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL(at('/projects/parlor'))
    await site.expectClosed()
    expect(await site.scrollY()).toBe(0)
    await page.goBack()
    await site.opened('Parlor')
    await page.keyboard.press('Escape')
    await site.expectClosed()
  })
  await step('a technique in a dialog filters the list in place of the dialog', async () => {
    const dialog = await site.openByCard('Hum')
    const entries = await page.evaluate(() => history.length)
    await dialog.getByRole('link', { name: 'Express.js' }).click()
    await site.expectClosed()
    await expect(page).toHaveURL(at('/projects?tech=Express.js'))
    await expect(site.cards).toHaveText(['Shelfscan', 'Parlor', 'Hum', 'Christmas Map'])
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
})

test('pictures load as they come into view, and a project when a visitor points at its card', {
  tag: ['@every-width', '@G14', '@H6', '@I3'],
}, async ({ page, site, step }) => {
  const isLate = await lateScripts(page)
  const requests: URL[] = []
  page.on('request', (request) => requests.push(new URL(request.url())))
  const usual = page.viewportSize() ?? { width: 0, height: 0 }
  const requested = (kind: RegExp) => requests.filter(({ pathname }) => kind.test(pathname))
  const early = () => [...requests.filter(isLate), ...requested(/\.txt$|\/projects\/./)].map(String)
  for (const path of ['/', '/projects'])
    await step(`${path} loads nothing of projects, and the pictures in the window`, async () => {
      await site.resize(usual.width, usual.height)
      requests.length = 0
      await site.open(path)
      await expect.poll(() => page.evaluate(picturesInView)).not.toContain('')
      await page.waitForLoadState('networkidle')
      const first = requested(/\/pictures\//).length
      expect(first).toBeLessThan(await page.locator('picture').count())
      // A visitor loads one of the four maps.
      expect(requested(/\/map[^/]*\.svg$/)).toHaveLength(path === '/' ? 1 : 0)
      await site.scrollTo(3000)
      await expect.poll(() => requested(/\/pictures\//).length).toBeGreaterThan(first)
      // A window as tall as the page, as crawlers have.
      const { width, height } = await page.evaluate(sizeOfPage)
      await site.resize(width, height)
      await expect.poll(() => page.evaluate(picturesInView)).not.toContain('')
      await page.waitForLoadState('networkidle')
      expect(early()).toEqual([])
    })
  await step('the pointer loads the code of the dialog', async () => {
    await site.card('Snip').hover()
    await expect.poll(early).not.toEqual([])
    await site.expectClosed()
  })
  expect(filesBelow(exportFolder).filter((file) => file.includes('__next.'))).toEqual([])
})

const sizeOfPage = () => ({ width: window.innerWidth, height: document.documentElement.scrollHeight })

/** Returns the pictures in the window, or "" for one that has not arrived. Runs in the page. */
function picturesInView(): string[] {
  const isInView = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width > 0 && top < window.innerHeight && bottom > 0 && image.checkVisibility()
  }
  return [...document.images].filter(isInView).map(({ currentSrc }) => currentSrc)
}
