import { RESUME_PATH } from '@/components/lib/constants'
import { navigationOf, shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { inNewTab, saying } from '../__tests__/support/words'
import { featured, hasIllustrated, illustrated } from './support/projects'
import { at, beginning, expect, test, wideOnly } from './support/test'
import { tooWide, wordsUnder } from './support/too-wide'

/** The first is a window of 320 px with a scroll bar beside the page, as desktops have at 400 % zoom (WCAG 1.4.10). */
const widths = [304, 320, 360, 390, 768, 1024, 1200, 1440, 1920, 2560]
const { profile, experiences, slides, projects } = content
const told = [profile.title ?? [], profile.intro ?? []].flat()
/** Letters that a first screen of 360 by 640 pixels has room for, beside name, portrait and button. */
const FIRST_SCREEN_LETTERS = 200

test(
  'A1 E1 H1 H2 H7 I1 I2 K1 S5 the home page at every width',
  wideOnly,
  async ({ page, request, site, step }) => {
    await site.open('/')
    const about = page.locator('#about')
    await step('H7 every link to elsewhere opens a new tab, with noopener, and says so', async () => {
      const links = await page.locator('a[href]').evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute('href') ?? '',
          isForeign: !(link instanceof HTMLAnchorElement && link.origin === location.origin),
          says: `${link.getAttribute('target')} ${link.getAttribute('rel')} ${link.textContent}`,
        })),
      )
      const leaving = links.filter(({ href, isForeign }) => isForeign || href === at(RESUME_PATH))
      expect(leaving.length).toBeGreaterThanOrEqual(
        experiences.filter(({ link }) => link).length + profile.links.length,
      )
      for (const { href, says } of leaving)
        for (const part of [
          /^_blank /,
          /noopener/,
          new RegExp(`${words.page.opensNewTab.replace(/\W/g, '.')}`),
        ])
          expect(says, href).toMatch(part)
      for (const { href, says } of links.filter((one) => !leaving.includes(one)))
        expect(says, href).toMatch(/^null /)
      expect((await request.get(at(RESUME_PATH))).headers()['content-type']).toBe('application/pdf')
    })
    await step('H2 K1 S5 at 767 px there is a menu, and contact has icons', async () => {
      for (const width of [320, 767]) {
        await site.resize(width)
        const header = site.banner
        for (const one of [header.getByRole('link', { name: saying(words.header.resume) }), site.toggle])
          await expect(one).toBeInViewport({ ratio: 1 })
        const [item] = navigationOf(content)
        if (!item) continue
        await expect(site.menuButton).toBeInViewport({ ratio: 1 })
        await expect(header.getByRole('link', { name: item.label })).toBeHidden()
      }
      await expectContact((width) => width <= 1)
    })
    await step('A1 E1 S5 sections are in one column, pictures first', async () => {
      if (profile.about[0] && slides[0]) expect(await columns()).toBe(1)
      const [picture, title] = await firstEntry()
      if (picture) expect(picture.y).toBeLessThan(title?.y ?? 0)
    })
    await step('H2 K1 S5 at 768 px there are links, and contact has labels', async () => {
      await site.resize(768)
      const [item] = navigationOf(content)
      if (item) {
        await expect(page.getByRole('button', { name: words.menu.label })).toBeHidden()
        await expect(site.banner.getByRole('link', { name: item.label })).toBeVisible()
      }
      await expectContact((width) => width > 20)
    })
    await step('A1 E1 S5 sections are in two columns, pictures at the end', async () => {
      if (profile.about[0] && slides[0]) expect(await columns()).toBe(2)
      const [picture, title] = await firstEntry()
      if (picture) expect(beginning(picture)).toBeGreaterThan(beginning(title) + (title?.width ?? 0) - 1)
    })
    if (shownSections(content)[0])
      await step('I2 S5 the intro is compact at 1199 px and wide at 1200 px', async () => {
        const intro = page.locator('#home-section')
        const resume = intro.getByRole('link', { name: saying(words.intro.resume) })
        const links = profile.links
          .slice(0, 2)
          .map(({ label }) => intro.getByRole('link', { name: inNewTab(label) }))
        const ofWide = [intro.getByRole('link', { name: words.intro.scrollDown }), ...links]
        const boxes = async () =>
          profile.portrait
            ? [
                await intro.getByRole('img').boundingBox(),
                await intro.getByRole('heading', { level: 1 }).boundingBox(),
              ]
            : []
        await site.scrollTo(0)
        await site.resize(1199)
        await expect(resume).toHaveAttribute('href', at(RESUME_PATH))
        for (const link of ofWide) await expect(link).toBeHidden()
        const [portrait, name] = await boxes()
        if (portrait) expect(portrait.y, 'portrait first').toBeLessThan(name?.y ?? 0)
        await site.resize(1200)
        await expect(resume).toBeHidden()
        for (const link of ofWide) await expect(link).toBeInViewport({ ratio: 1 })
        const [widePortrait, wideName] = await boxes()
        if (widePortrait) expect(beginning(wideName), 'text first').toBeLessThan(beginning(widePortrait))
      })
    if ([...told, ...profile.interests].join('').length <= FIRST_SCREEN_LETTERS)
      await step('I2 the first screen of phone and laptop holds the whole introduction', async () => {
        for (const [width, height] of [
          [360, 640],
          [1366, 768],
        ] as const) {
          await site.resize(width, height)
          await site.scrollTo(0)
          const intro = page.locator('#home-section')
          const isResume = width < 1200 || projects.length === 0
          const action = isResume ? saying(words.intro.resume) : words.intro.projects
          for (const part of [
            intro.getByRole('heading', { level: 1 }),
            ...told.map((text) => intro.getByText(text, { exact: true })),
            intro.getByRole('link', { name: action }),
          ])
            await expect(part).toBeInViewport({ ratio: 1 })
        }
      })
    await step('H1 I1 no word of the name is parted, and it never touches what is beside it', async () => {
      // Longer ones than any name has may break; writing without spaces breaks anywhere.
      const whole = /(?<!\p{L})\p{Script=Latin}{2,24}(?!\p{L})-?/gu
      for (const width of widths.filter((one) => one >= 320)) {
        await site.resize(width)
        const heading = page.getByRole('heading', { level: 1 })
        expect(await heading.evaluate(parted, profile.name.match(whole) ?? []), `at ${width} px`).toEqual([])
        if (shownSections(content).length === 0) continue
        const { broken, gap } = await site.banner.evaluate(headerRow)
        expect(broken, `links at ${width} px`).toEqual([])
        expect(gap, `beside the name at ${width} px`).toBeGreaterThan(3)
      }
    })

    function columns() {
      const grid = about.locator('.about-grid')
      return grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
    }

    async function expectContact(is: (width: number) => boolean) {
      const mail = profile.email ? [{ label: words.contact.mail, href: `mailto:${profile.email}` }] : []
      for (const { label, href } of [...profile.links, ...mail]) {
        const link = page.locator('#contact').getByRole('link', { name: inNewTab(label) })
        await expect(link).toHaveAttribute('href', href)
        const box = await link.getByText(label, { exact: true }).boundingBox()
        expect(is(box?.width ?? 0), label).toBe(true)
      }
    }

    async function firstEntry() {
      const [first] = experiences
      if (!first?.image) return []
      const entry = page.locator('#experiences').getByRole('list').first().locator('> li').first()
      const image = entry.getByRole('img', { name: first.image.alt })
      return [
        await image.boundingBox(),
        await entry.getByRole('heading', { name: first.title }).boundingBox(),
      ]
    }
  },
)

test('G1 G2 G4 G13 H4 O4 S5 all keeps within every window', wideOnly, async ({ page, site, step }) => {
  for (const path of ['/', '/projects']) {
    await site.open(path)
    await step(`S5 H4 ${path} is never too wide, and Top covers no word at its end`, async () => {
      for (const width of widths) {
        await site.resize(width, 700)
        expect(await tooWide(page), `${width} px`).toEqual([])
        // A page of less than two screens never shows it.
        if (!(await page.evaluate(() => document.body.scrollHeight > 2 * window.innerHeight))) continue
        await site.scrollTo(100_000)
        const top = page.getByRole('button', { name: words.backToTop.label, exact: true })
        await expect(top).toBeVisible()
        expect(await top.evaluate(wordsUnder), `${width} px`).toEqual([])
      }
    })
    if (!projects[0]) continue
    await step(`G1 the grid of ${path} has one, two and three columns, 1.5 rem apart`, async () => {
      const grid = page.getByRole('list').filter({ has: site.card(featured()) })
      for (const [width, columns] of [
        [767, 1],
        [768, 2],
        [1023, 2],
        [1024, 3],
      ] as const) {
        await site.resize(width)
        const style = await grid.evaluate((element) => {
          const { gridTemplateColumns, columnGap, rowGap } = getComputedStyle(element)
          return [gridTemplateColumns.split(' ').length, columnGap, rowGap]
        })
        expect(style, `at ${width} px`).toEqual([columns, '24px', '24px'])
      }
    })
  }
  if (!projects[0]) return
  await step('G2 each card shows its first screenshot, or else its logo or a cover', async () => {
    for (const project of projects) {
      const picture = site.card(project).locator('img')
      if (project.src[0] || project.logo)
        await expect(picture).toHaveAttribute('alt', project.src[0]?.alt ?? '')
    }
  })
  await step('G13 O4 the open lists stay in the window, however long their options are', async () => {
    for (const width of [320, 800])
      for (const label of ['Type', 'Sort'] as const) {
        await site.resize(width)
        await site.select(label).click()
        const option = page.getByRole('option').first()
        await option.evaluate((element) => {
          const text = element.querySelector('span')
          if (text) text.textContent = 'Tools for those who take care of the tools of others '.repeat(2)
        })
        expect(await tooWide(page), `${label} at ${width} px`).toEqual([])
        await page.keyboard.press('Escape')
        await expect(site.list).toHaveCount(0)
      }
  })
  if (!hasIllustrated) return
  const dialog = await site.openByCard(illustrated())
  const body = dialog.locator('.dialog-body')
  await step('G4 S5 a project is at most 48 rem wide, its body at most 70vh tall', async () => {
    for (const width of widths) {
      await site.resize(width, 500)
      expect(await tooWide(page), `${width} px`).toEqual([])
      const panel = await dialog.locator('.dialog-panel').boundingBox()
      expect(panel?.width).toBeLessThanOrEqual(768)
      expect(await body.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(350)
    }
  })
  for (const [width, height] of [
    [1440, 500],
    [844, 390],
    [320, 256],
  ] as const)
    await step(`G4 it can be read and left at ${width} by ${height} px`, async () => {
      await site.resize(width, height)
      for (const part of [
        dialog.getByText(illustrated().description),
        dialog.getByRole('link', { name: saying(words.projectLinks.code) }),
        dialog.getByRole('button', { name: words.dialog.close, exact: true }),
      ]) {
        await part.scrollIntoViewIfNeeded()
        await expect(part).toBeInViewport({ ratio: 0.3 })
      }
      const [shown, all] = await body.evaluate(({ clientHeight, scrollHeight }) => [
        clientHeight,
        scrollHeight,
      ])
      expect(shown).toBeGreaterThanOrEqual(Math.min(150, all ?? 0))
    })
  await step('G4 S5 its larger view is never too wide', async () => {
    await site.resize(1440)
    await site.openLarger(dialog)
    for (const width of widths) {
      await site.resize(width)
      expect(await tooWide(page), `${width} px`).toEqual([])
    }
  })
  const viewer = page.getByRole('dialog').last()
  for (const [width, height] of [
    [667, 390],
    [844, 390],
    [320, 256],
    [568, 230],
    [360, 350],
  ] as const)
    await step(`G4 and large enough at ${width} by ${height} px`, async () => {
      await site.resize(width, height)
      const picture = viewer.locator('[data-active] img')
      const size = async () => (await picture.boundingBox())?.height
      await expect.poll(size).toBeGreaterThan(100)
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toBeInViewport()
      // A phone on its side has the words beside the picture.
      if (height !== 390) return
      const [box, caption] = [
        await picture.boundingBox(),
        await viewer.locator('[data-active] figcaption').boundingBox(),
      ]
      expect(beginning(caption)).toBeGreaterThan(beginning(box))
      for (const name of [words.slider.next, words.dialog.close])
        await expect(viewer.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    })
})

/** Those of the words that do not stand on one line of an element. */
function parted(element: Element, all: string[]): string[] {
  const text = element.firstChild as Text
  return all.filter((word) => {
    const range = document.createRange()
    range.setStart(text, text.data.indexOf(word))
    range.setEnd(text, text.data.indexOf(word) + word.length)
    return range.getClientRects().length > 1
  })
}

/** The links of the header that take two lines, and the room between the name and what is beside it. */
function headerRow(header: HTMLElement | SVGElement) {
  const [home, next] = [...header.querySelectorAll<HTMLElement>('a, button')].filter((one) => one.offsetWidth)
  const text = document.createRange()
  const lines = (link: HTMLElement) => {
    text.selectNodeContents(link)
    return text.getClientRects().length
  }
  const links = [...header.querySelectorAll<HTMLElement>('li a')].filter((link) => lines(link) > 1)
  const [name, beside] = [home?.querySelector('.line-clamp-3'), next].map((one) =>
    one?.getBoundingClientRect(),
  )
  return {
    broken: links.map((link) => link.innerText),
    gap: name && beside ? Math.max(beside.left - name.right, name.left - beside.right) : Number.NaN,
  }
}
