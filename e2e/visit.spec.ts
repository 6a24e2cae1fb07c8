import { listNavigation } from '@/components/frame/navigation'
import { hasForeignLetters, isForeignScript } from '@/components/text/name'
import { RESUME_PATH } from '@/components/ui/constants'
import { content } from '@/content/schema/load'
import { language } from '@/content/words'
import { expectNoFindings } from '@/e2e/support/axe'
import { closeButton, type Site } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'
import { brokenShortWords, tooTall, tooWide } from '@/e2e/support/too-wide'

// The browser part of an owner's check: a visit to both screens, on a phone and in a wide window, with any content. The journeys
// in the other files test the template.

const onBothWidths = { tag: ['@visit', '@every-width', '@O1'] }
const items = listNavigation(content)
const { profile, projects, featuredProjects } = content
/** The first and the last project of the home page, and the last of all projects. */
const visited = new Set(
  [featuredProjects[0], featuredProjects.at(-1), projects.at(-1)].filter((one) => !!one),
)
const widths = [320, 390, 768, 1024, 1440]

test.use({ colorScheme: 'dark' })

/** Scrolls through the page, so everything on it loads and is revealed. */
async function scrollThrough(site: Site): Promise<void> {
  const height = await site.page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await site.scrollTo(y)
    await site.settle()
  }
}

async function expectFitting(site: Site): Promise<void> {
  const { width, height } = site.page.viewportSize() ?? { width: 0, height: 0 }
  for (const room of width < 768 ? widths.slice(0, 2) : widths.slice(2)) {
    await site.resize(room, height)
    const faults = await Promise.all([tooWide, tooTall, brokenShortWords].map((check) => check(site.page)))
    expect(faults.flat(), `${room} px`).toEqual([])
  }
  await site.resize(width, height)
}

/** Returns the pictures on cards whose loaded file is narrower than the card, although a wider file exists. Runs in the page. */
function enlargedPictures(): string[] {
  const sources = document.querySelectorAll<HTMLSourceElement>('.card-shot source')
  return [...sources].flatMap(({ srcset, nextElementSibling: image }) => {
    if (!(image instanceof HTMLImageElement) || !image.complete) return []
    const loaded = srcset.split(', ').find((file) => image.currentSrc.endsWith(file.split(' ')[0] ?? ''))
    const width = Number(loaded?.match(/ (\d+)w$/)?.[1])
    const isWidest = srcset.endsWith(`${width}w`)
    return !isWidest && image.clientWidth * devicePixelRatio > width ? image.currentSrc : []
  })
}

test(
  'the home page is complete, and its links lead to each section',
  onBothWidths,
  async ({ page, isMobile, site, step }) => {
    await site.open('/')
    await step('the name is the heading', () => expect(site.home).toBeVisible())
    const isForeign = isForeignScript(language.lang)
    if (isForeign || hasForeignLetters(profile.name))
      await step('letters of other scripts than the typeface’s are not closer together', async () => {
        await expect(site.home).toHaveCSS('letter-spacing', 'normal')
        if (!isForeign) return
        for (const heading of await page.locator('h2').all())
          await expect(heading).toHaveCSS('letter-spacing', 'normal')
      })
    for (const { section, label } of items)
      await step(`${isMobile ? 'the menu' : 'the header'} leads to "${label}"`, async () => {
        await site.scrollTo(0)
        await site.headerRests()
        if (isMobile) await site.menuButton.tap()
        const link = isMobile ? page.getByRole('menu') : site.banner
        await link.locator(`a[href$="#${section}"]`).click()
        await expect(page).toHaveURL(at(`/#${section}`))
        await expect(page.locator(`#${section} h2`).first()).toBeInViewport()
        await expect(page.getByRole('menu')).toHaveCount(0)
        await site.scrollRests()
      })
    await step('the resume is a PDF', async () => {
      await site.scrollTo(0)
      await site.headerRests()
      await expect(site.banner.locator(`a[href="${at(RESUME_PATH)}"]`)).toBeInViewport({ ratio: 1 })
      const { ok, type } = await page.evaluate(async (path) => {
        const { ok, headers } = await fetch(path)
        return { ok, type: headers.get('content-type') }
      }, at(RESUME_PATH))
      expect([ok, type]).toEqual([true, 'application/pdf'])
    })
    await step('the light mode survives a reload', async () => {
      await site.toggle.click()
      await site.expectMode('light')
      await page.reload()
      await site.takenOver()
      await site.expectMode('light')
    })
    await step('everything shows after scrolling down', () => scrollThrough(site))
    await step('no picture is enlarged', async () => {
      expect(await page.evaluate(enlargedPictures)).toEqual([])
    })
    await step('nothing is wider than its window, and no short word breaks', () => expectFitting(site))
    await step('the titles of projects are printed, also those on covers', async () => {
      await page.emulateMedia({ media: 'print' })
      const hidden = await page
        .locator('#projects h3')
        .evaluateAll((titles) => titles.filter(({ clientHeight }) => clientHeight < 8).length)
      expect(hidden).toBe(0)
    })
    await step('no short word breaks on paper', async () => {
      // Paper shows one column of projects, or two.
      for (const width of [640, 768]) {
        await site.resize(width, 900)
        expect(await brokenShortWords(page), `${width} px`).toEqual([])
      }
    })
  },
)

// Without projects nothing leads to the other screen.
if (projects.length > 0) {
  test('projects open and close', onBothWidths, async ({ page, site, step }) => {
    for (const project of visited) {
      const screen = featuredProjects.includes(project) ? '/' : '/projects'
      await step(`"${project.title}" has an address`, async () => {
        await site.open(`${screen}?project=${project.slug}`)
        await site.opened(project)
        await page.keyboard.press('Escape')
        await site.expectClosed()
      })
      await step(`the card of "${project.title}" opens it`, async () => {
        const dialog = await site.openByCard(project)
        await expectFitting(site)
        await closeButton(dialog).click()
        await site.expectClosed()
      })
    }
  })

  test('the screen of all projects is complete', onBothWidths, async ({ page, site, step }) => {
    await site.open('/projects')
    // The invariants after each step compare the list with the content.
    await step('every project is in the list', () => expect(site.all).toBeVisible())
    // A short list has no tools.
    const search = page.getByRole('searchbox')
    if ((await search.count()) > 0)
      await step('the search finds a project by its title, and clears', async () => {
        await search.fill(projects[0]?.title ?? '')
        await search.press('Enter')
        await expect(page).toHaveURL(/[?&]q=/)
        await search.fill('')
        await search.press('Enter')
        await expect(page).not.toHaveURL(/[?&]q=/)
      })
    await step('everything shows after scrolling down', () => scrollThrough(site))
    await step('nothing is wider than its window, and no short word breaks', () => expectFitting(site))
  })
}

test.describe('for assistive technology', () => {
  // Only the final states are examined.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  const [project] = projects
  for (const path of project ? ['/', '/projects'] : ['/'])
    test(`axe finds nothing at ${path}`, onBothWidths, async ({ page, site }) => {
      await site.open(path)
      await expectNoFindings(page)
      if (!project || path !== '/') return
      await site.open(`/?project=${project.slug}`)
      await site.opened(project)
      await expectNoFindings(page, '[role="dialog"]')
    })
})
