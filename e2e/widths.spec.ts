import type { Page } from '@playwright/test'
import { startingWith } from '@/__tests__/support/words'
import { brokenWords, expectFit } from '@/e2e/support/layout'
import { closeButton } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'
import { boxOf } from '@/e2e/support/touch'

/** The first is 320 px with a scrollbar, as desktops have at 400 % zoom (WCAG 1.4.10). */
const widths = [304, 320, 360, 390, 768, 1024, 1200, 1440, 1920, 2560]
const paths = ['/projects/snip', '/', '/projects']
const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

test('the home page fits every width', {
  tag: ['@A1', '@E1', '@H1', '@H2', '@H7', '@I1', '@I2', '@K1', '@S5'],
}, async ({ page, site, step }) => {
  await site.open('/')
  const intro = page.getByRole('region', { name: 'Noa Verdel' })
  const contact = page.getByRole('region', { name: 'Say hello.' })
  const resume = { name: startingWith('Resume') }
  await step('every outbound link opens a new tab with noopener, and announces it', async () => {
    const leaving = page.locator(`a[href*=":"], a[href="${at('/resume.pdf')}"]`)
    const right = page.locator('a[target="_blank"][rel~="noopener"]', { hasText: '(opens in a new tab)' })
    const count = await leaving.count()
    await expect(leaving.and(right)).toHaveCount(count)
    await expect(page.locator('a[target]')).toHaveCount(count)
    expect(count).toBeGreaterThan(15)
  })
  for (const [width, isNarrow] of [
    [767, true],
    [768, false],
  ] as const) {
    await step(`at ${width} px header and contact are ${isNarrow ? 'narrow' : 'wide'}`, async () => {
      await site.resize(width)
      await site.returnToTop()
      for (const control of [site.banner.getByRole('link', resume), site.toggle])
        await expect(control).toBeInViewport({ ratio: 1 })
      await expect(site.menuButton).toBeVisible({ visible: isNarrow })
      const about = site.banner.getByRole('link', { name: 'About', exact: true })
      await expect(about).toBeVisible({ visible: !isNarrow })
      for (const label of ['Github', 'Linkedin', 'Facebook', 'Instagram', 'Mail']) {
        const link = contact.getByRole('link', { name: `${label} (opens in a new tab)`, exact: true })
        const { width } = await boxOf(link.getByText(label, { exact: true }))
        expect(width > 1, label).toBe(!isNarrow)
      }
    })
    await step(`sections are in ${isNarrow ? 'one column' : 'two columns'}`, async () => {
      const text = await boxOf(page.getByText('I study computer science'))
      const slider = await boxOf(page.getByRole('region', { name: 'Pictures: About' }))
      const isBeside = slider.x > text.x + text.width
      expect(isBeside).toBe(!isNarrow)
      const title = await boxOf(page.getByRole('heading', { name: /Kestrade/ }))
      // Not `boxOf`, which might scroll away from the title.
      const picture = await page.getByRole('img', { name: 'A trading screen' }).boundingBox()
      expect((picture?.x ?? 0) > title.x + title.width - 1).toBe(!isNarrow)
      if (isNarrow) expect(picture?.y, 'the image first').toBeLessThan(title.y)
    })
  }
  await step('the intro is compact at 1199 px and wide at 1200 px', async () => {
    await site.scrollTo(0)
    for (const [width, isWide] of [
      [1199, false],
      [1200, true],
    ] as const) {
      await site.resize(width)
      const button = intro.getByRole('link', { name: 'Check out my resume' })
      await expect(button).toBeVisible({ visible: !isWide })
      if (!isWide) await expect(button).toHaveAttribute('href', at('/resume.pdf'))
      for (const name of ['Scroll down', 'See what I made'])
        await expect(intro.getByRole('link', { name })).toBeVisible({ visible: isWide })
      const portrait = await boxOf(intro.getByRole('img'))
      const name = await boxOf(intro.getByRole('heading', { level: 1 }))
      expect(name.y < portrait.y, 'text first').toBe(isWide)
    }
  })
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1200, 700],
  ] as const)
    await step(`the intro fits a window of ${width} by ${height} px`, async () => {
      await site.resize(width, height)
      const actions = width < 1200 ? ['Check out my resume'] : ['See what I made', 'Linkedin', 'Scroll down']
      for (const part of [
        intro.getByRole('heading', { level: 1 }),
        intro.getByRole('img'),
        intro.getByText('Software developer'),
        intro.getByText('the query behind it.'),
        intro.getByText('Full-stack development'),
        ...actions.map((name) => intro.getByRole('link', { name })),
      ])
        await expect(part).toBeInViewport({ ratio: 0.99 })
    })
  await step('in a low window the name is below the portrait', async () => {
    for (const [width, height] of [
      [667, 375],
      [844, 390],
      [960, 540],
      [1024, 600],
    ] as const) {
      await site.resize(width, height)
      const portrait = await boxOf(intro.getByRole('img'))
      const name = await boxOf(intro.getByRole('heading', { level: 1 }))
      expect(name.y, `${width} px`).toBeGreaterThanOrEqual(portrait.y + portrait.height)
    }
  })
  await step('no word breaks', async () => {
    for (const width of widths) {
      // A tablet in landscape has its largest portrait in a window that is nearly square.
      for (const height of [256, width - 48]) {
        await site.resize(width, height)
        expect(await brokenWords(page), `at ${width} by ${height} px`).toEqual([])
      }
    }
  })
})

test('nothing is wider than its window', {
  tag: ['@G1', '@G4', '@G14', '@H4', '@O4', '@S5'],
}, async ({ page, site, step }) => {
  for (const path of paths) {
    await site.open(path)
    await step(`${path} is never too wide`, () => expectFit(site, widths, 700, 30))
  }
  await step('back-to-top is above the footer at the end of the page', async () => {
    await site.resize(390, 700)
    await site.scrollTo(100_000)
    await expect(site.top).toBeVisible()
    const { y } = await boxOf(page.getByRole('contentinfo'))
    // It still moves as it appears.
    await expect
      .poll(() => site.top.evaluate((button) => button.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(y)
  })
  await step('the grid has one, two and three columns, 1.5 rem apart', async () => {
    const grid = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'Snip' }) })
    for (const [width, columns] of [
      [767, /^\S+$/],
      [768, /^\S+ \S+$/],
      [1023, /^\S+ \S+$/],
      [1024, /^\S+ \S+ \S+$/],
    ] as const) {
      await site.resize(width)
      await expect(grid).toHaveCSS('grid-template-columns', columns)
      await expect(grid).toHaveCSS('gap', '24px')
    }
    // The four tools are in one row too.
    const { y } = await boxOf(site.select('type'))
    for (const list of ['technology', 'sort'] as const)
      expect((await boxOf(site.select(list))).y).toBeCloseTo(y, 0)
  })
  for (const name of ['type', 'technology', 'sort'] as const)
    await step(`the open list of ${name} is never too wide`, async () => {
      await site.select(name).click()
      await expect(site.list).toBeVisible()
      await expectFit(site, [320, 360, 768, 1440])
      await page.keyboard.press('Escape')
    })
  const dialog = await site.openByCard('Snip')
  const text = dialog.getByText('one press on the toolbar')
  await step('a project is at most 48 rem wide, its body at most 70vh tall', async () => {
    await expectFit(site, [304, 390, 768, 1440], 500)
    const [panel, body] = await text.evaluate((element) => {
      let frame: Element = element
      while (getComputedStyle(frame).overflowY !== 'auto') frame = frame.parentElement ?? document.body
      return [frame.parentElement?.clientWidth ?? 0, frame.clientHeight]
    })
    expect(panel).toBeLessThanOrEqual(768)
    expect(body).toBeLessThanOrEqual(350)
  })
  await step('keys scroll a project', async () => {
    await site.resize(1440, 500)
    const body = dialog.getByRole('group', { name: 'Snip', exact: true })
    await body.press('End')
    await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50)
    await body.press('Home')
  })
  await step('a project can be read and closed at 320 by 256 px', async () => {
    await site.resize(320, 256)
    for (const part of [text, dialog.getByRole('button', { name: 'Copy link' }), closeButton(dialog)]) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport({ ratio: 0.3 })
    }
  })
  const viewer = await site.openLarger(dialog)
  await step('the larger view is never too wide', () => expectFit(site, [304, 390, 768, 1440]))
  await step('the larger view is large enough in a low window', async () => {
    await site.resize(568, 230)
    const picture = viewer.getByRole('group', { name: '1 of 3' }).locator('img')
    await expect.poll(async () => (await boxOf(picture)).height).toBeGreaterThan(100)
    await expect(picture).toBeInViewport()
  })
})

test('text of 200 % fits', {
  tag: ['@chromium', '@G7', '@G14', '@H1', '@I1', '@S5'],
}, async ({ page, context, site, step }) => {
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of paths)
    await step(`${path} gets the layout that has room for it`, async () => {
      await site.open(path)
      // The smallest phones have room for two letters a line.
      await expectFit(site, [320])
      await expectFit(site, [360, 390, 768, 1024, 1280], 900, 11)
    })
  await site.resize(320, 900)
  await step('the menu stays in the window', async () => {
    await site.menuButton.click()
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  })
})

test('spaced and long texts fit', {
  tag: ['@E1', '@G4', '@G7', '@G14', '@H6', '@I1', '@O4'],
}, async ({ page, site, step }) => {
  for (const path of [...paths, '/?project=snip']) {
    await site.open(path)
    await step(`${path} with the text spacing of WCAG 1.4.12`, async () => {
      await site.restyle(wideSpacing)
      await expectFit(site, [390, 1440])
      await site.restyle('')
    })
    // The invariants compare titles with the content, so this is not a step.
    await test.step(`${path} with an address in every text`, async () => {
      await addAddresses(page)
      await expectFit(site, [390, 1440])
    })
  }
})

/** Adds an address to every text of the topmost content, except the name and the interface. */
async function addAddresses(page: Page) {
  await page
    .locator('[role="dialog"], main')
    .last()
    .evaluate((root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        const isFixed = text.parentElement?.closest(
          'button, .button, time, h1, a[href="/#about"], .sr-only, [aria-hidden="true"]',
        )
        if (!isFixed && /\p{L}/u.test(text.textContent ?? ''))
          text.textContent += ` https://example.org/${'a-word-without-a-space/'.repeat(3)}${'x'.repeat(60)}`
      }
    })
}
