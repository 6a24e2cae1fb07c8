import { inNewTab, startingWith } from '@/__tests__/support/words'
import { listNavigation } from '@/components/frame/navigation'
import { RESUME_PATH } from '@/components/ui/constants'
import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { featured, has, hasIllustrated, hasTools, illustrated, textOf } from '@/e2e/support/projects'
import { closeButton } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'
import { brokenWords, expectFit, tooWide } from '@/e2e/support/too-wide'

/** The first is a window of 320 px with a scrollbar, as desktops have at 400 % zoom (WCAG 1.4.10). */
const widths = [304, 320, 360, 390, 768, 1024, 1200, 1440, 1920, 2560]
const { featuredProjects, profile, experiences, slides, projects } = content
const [item] = listNavigation(content)
const mail = profile.email ? [{ label: words.contact.mail, href: `mailto:${profile.email}` }] : []
test('the home page fits every width', {
  tag: ['@A1', '@E1', '@H1', '@H2', '@H7', '@I1', '@I2', '@K1', '@S5'],
}, async ({ page, site, step }) => {
  await site.open('/')
  const intro = page.locator('#home-section')
  const name = intro.getByRole('heading', { level: 1 })
  await step('every outbound link opens a new tab with noopener, and announces it', async () => {
    const leaving = page.locator(`a[href*=":"], a[href="${at(RESUME_PATH)}"]`)
    const right = page.locator('a[target="_blank"][rel~="noopener"]', { hasText: words.page.opensNewTab })
    const count = await leaving.count()
    await expect(leaving.and(right)).toHaveCount(count)
    await expect(page.locator('a[target]')).toHaveCount(count)
    expect(count).toBeGreaterThanOrEqual(experiences.filter(({ link }) => link).length + profile.links.length)
  })
  for (const [width, isNarrow] of [
    [767, true],
    [768, false],
  ] as const) {
    await step(`at ${width} px header and contact are ${isNarrow ? 'narrow' : 'wide'}`, async () => {
      await site.resize(width)
      for (const one of [
        site.banner.getByRole('link', { name: startingWith(words.header.resume) }),
        site.toggle,
      ])
        await expect(one).toBeInViewport({ ratio: 1 })
      if (has(item, 'sections')) {
        const menu = page.getByRole('button', { name: words.menu.label })
        if (isNarrow) await expect(menu).toBeInViewport({ ratio: 1 })
        else await expect(menu).toBeHidden()
        await expect(site.banner.getByRole('link', { name: item.label, exact: true })).toBeVisible({
          visible: !isNarrow,
        })
      }
      // Without a mail address the first link is the large line.
      for (const { label, href } of [...profile.links.slice(profile.email ? 0 : 1), ...mail]) {
        const named = page.locator('#contact').getByRole('link', { name: inNewTab(label) })
        const link = named.and(page.locator(`[href="${href}"]`))
        await expect(link).toHaveCount(1)
        const box = await link.locator('span', { hasText: label }).first().boundingBox()
        // An unknown network has no icon, and two accounts at one network share theirs.
        const icon = await link.locator('use').evaluateAll(([use]) => use?.getAttribute('href'))
        const sameIcons = await page.locator(`#contact use[href="${icon}"]`).count()
        expect((box?.width ?? 0) > 1, label).toBe(!isNarrow || sameIcons !== 1)
      }
    })
    await step(`sections are in ${isNarrow ? 'one column' : 'two columns'}`, async () => {
      if (has(profile.about[0] && slides[0], 'slides'))
        await expect(page.locator('#about .about-grid')).toHaveCSS(
          'grid-template-columns',
          isNarrow ? /^\S+$/ : /^\S+ \S+$/,
        )
      const [first] = experiences
      if (!has(first?.image, 'picture of a job')) return
      const entry = page.locator('#experiences').getByRole('list').first().locator('> li').first()
      const picture = await entry.getByRole('img', { name: first.image.alt }).boundingBox()
      const title = await entry.getByRole('heading').first().boundingBox()
      if (isNarrow) expect(picture?.y).toBeLessThan(title?.y ?? 0)
      else expect(beginning(picture)).toBeGreaterThan(beginning(title) + (title?.width ?? 0) - 1)
    })
  }
  if (has(item, 'sections'))
    await step('the intro is compact at 1199 px and wide at 1200 px', async () => {
      const resume = intro.getByRole('link', { name: startingWith(words.intro.resume) })
      const networks = profile.links.slice(0, 2).map(({ label }) => inNewTab(label))
      const ofWide = [words.intro.scrollDown, ...networks].map((link) =>
        intro.getByRole('link', { name: link }),
      )
      await site.scrollTo(0)
      for (const width of [1199, 1200]) {
        const isWide = width === 1200
        await site.resize(width)
        // From 1200 px the button leads to the projects, if there are any.
        if (isWide && projects.length > 0) await expect(resume).toBeHidden()
        else await expect(resume).toHaveAttribute('href', at(RESUME_PATH))
        for (const link of ofWide)
          if (isWide) await expect(link).toBeInViewport({ ratio: 1 })
          else await expect(link).toBeHidden()
        if (!has(profile.portrait, 'portrait')) continue
        const portrait = await intro.getByRole('img').boundingBox()
        const text = await name.boundingBox()
        if (isWide) expect(beginning(text), 'text first').toBeLessThan(beginning(portrait))
        else expect(portrait?.y, 'portrait first').toBeLessThan(text?.y ?? 0)
      }
    })
  await step('no word of a heading or control breaks', async () => {
    for (const width of widths.filter((one) => one >= 320)) {
      // A tablet in landscape has its largest portrait in a window that is nearly square.
      for (const height of [256, width - 48]) {
        await site.resize(width, height)
        expect(await brokenWords(page), `at ${width} by ${height} px`).toEqual([])
      }
    }
  })
})

test('nothing is wider than its window', { tag: ['@G1', '@G4', '@G13', '@H4', '@O4', '@S5'] }, async ({
  page,
  site,
  step,
}) => {
  for (const path of ['/', '/projects']) {
    await site.open(path)
    await step(`${path} is never too wide`, () => expectFit(site, widths, 700))
    await step(`back-to-top is above the footer at the end of ${path}`, async () => {
      await site.resize(390, 700)
      if (!(await site.reaches(701))) return
      await site.scrollTo(100_000)
      await expect(site.top).toBeVisible()
      const topOfFooter = (await page.getByRole('contentinfo').boundingBox())?.y ?? 0
      // It still moves as it appears.
      await expect
        .poll(() => site.top.evaluate((button) => button.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(topOfFooter)
    })
    const { length } = path === '/' ? featuredProjects : projects
    if (!has(length > 2 && length !== 4, 'grid of three columns')) continue
    await step(`the grid of ${path} has one, two and three columns, 1.5 rem apart`, async () => {
      const grid = page.getByRole('list').filter({ has: site.card(featured()) })
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
    })
  }
  if (hasTools())
    await step('an open list stays in the window, however long its options are', async () => {
      await site.resize(320)
      await site.select('Type').click()
      const text = page.getByRole('option').first().locator('span').first()
      await text.evaluate((element) => {
        element.textContent = 'Tools for those who take care of the tools of others '.repeat(2)
      })
      expect(await tooWide(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(site.list).toHaveCount(0)
    })
  if (!hasIllustrated()) return
  const dialog = await site.openByCard(illustrated())
  const body = dialog.locator('.dialog-body')
  await step('a project is at most 48 rem wide, its body at most 70vh tall', () =>
    expectFit(site, [304, 390, 768, 1440], 500, async () => {
      expect((await dialog.locator('.dialog-panel').boundingBox())?.width).toBeLessThanOrEqual(768)
      expect(await body.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(350)
      return []
    }),
  )
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const)
    await step(`a project can be read and closed at ${width} by ${height} px`, async () => {
      await site.resize(width, height)
      const copy = dialog.getByRole('button', { name: words.dialog.copyLink })
      for (const part of [dialog.getByText(textOf(illustrated())), copy, closeButton(dialog)]) {
        await part.scrollIntoViewIfNeeded()
        await expect(part).toBeInViewport({ ratio: 0.3 })
      }
      const lacking = await body.evaluate(
        ({ clientHeight, scrollHeight }) => Math.min(150, scrollHeight) - clientHeight,
      )
      expect(lacking).toBeLessThanOrEqual(0)
    })
  const viewer = await site.openLarger(dialog)
  await step('the larger view is never too wide', () => expectFit(site, [304, 390, 768, 1440], 900))
  for (const [width, height] of [
    [320, 256],
    [568, 230],
  ] as const)
    await step(`the larger view is large enough at ${width} by ${height} px`, async () => {
      await site.resize(width, height)
      const picture = viewer.locator('[data-active] img')
      await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(100)
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toBeInViewport()
    })
})

/** Returns where a box begins in reading direction: smaller is earlier, from right to left too. */
function beginning(box: { x: number; width: number } | null | undefined): number {
  if (!box) return Number.NaN
  return words.language.dir === 'rtl' ? -(box.x + box.width) : box.x
}
