import { listNavigation } from '@/components/frame/navigation'
import { projectPath } from '@/components/paths'
import { getCardId } from '@/components/projects/project-view'
import { RESUME_PATH } from '@/components/ui/constants'
import { content } from '@/content/schema/load'
import { expectNoFindings } from '@/e2e/support/axe'
import { expectFit } from '@/e2e/support/layout'
import { closeButton, type Site } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

// The browser part of an owner's check: a visit to every kind of page, on a phone and in a wide
// window, with any content.

const onBothWidths = { tag: ['@visit', '@every-width', '@O1', '@O13', '@R1'] }
const { projects, featuredProjects } = content
/** The first and the last project of the home page, and the last of all projects. */
const visited = [featuredProjects[0], featuredProjects.at(-1), projects.at(-1)].filter((one) => !!one)

test.use({ colorScheme: 'dark' })

/** Scrolls through the page and back, so everything on it loads and is revealed. */
async function scrollThrough({ page, scrollTo, settle, returnToTop }: Site): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await scrollTo(y)
    await settle()
  }
  await expect(page.locator('.hidden[data-armed]:not(.animate)')).toHaveCount(0)
  await returnToTop()
}

/** Expects that nothing is wider than its window, and that no short word breaks. */
async function expectFitting(site: Site): Promise<void> {
  const { width, height } = site.page.viewportSize() ?? { width: 0, height: 0 }
  await expectFit(site, width < 768 ? [320, 390] : [768, 1024, 1440], height, 8)
  await site.resize(width, height)
}

test(
  'the home page is complete, and its links lead to each section',
  onBothWidths,
  async ({ page, isMobile, site, step }) => {
    await site.open('/')
    await step('the sections are below the name, in the owner’s order', async () => {
      await expect(site.home).toBeVisible()
      const ids = await page.locator('section[id]').evaluateAll((all) => all.map(({ id }) => id))
      expect(ids).toEqual(['home-section', ...listNavigation(content).map(({ section }) => section)])
    })
    for (const { section, label } of listNavigation(content))
      await step(`${isMobile ? 'the menu' : 'the header'} leads to "${label}"`, async () => {
        await site.returnToTop()
        if (isMobile) await site.menuButton.tap()
        const link = isMobile ? page.getByRole('menu') : site.banner
        await link.locator(`a[href$="#${section}"]`).click()
        await expect(page).toHaveURL(at(`/#${section}`))
        await expect(page.locator(`#${section} h2`).first()).toBeInViewport()
        await expect(page.getByRole('menu')).toHaveCount(0)
        await site.scrollRests()
      })
    await step('the resume is a PDF', async () => {
      await site.returnToTop()
      await expect(site.banner.locator(`a[href="${at(RESUME_PATH)}"]`)).toBeInViewport({ ratio: 1 })
      const resume = await page.request.get(at(RESUME_PATH))
      expect(resume.headers()['content-type']).toBe('application/pdf')
    })
    await step('everything shows after scrolling down', () => scrollThrough(site))
    await step('everything fits', () => expectFitting(site))
    await expectNoFindings(page)
    await step('the dark mode survives a reload', async () => {
      await site.returnToTop()
      await site.toggle.click()
      await site.expectMode('dark')
      await page.reload()
      await site.takenOver()
      await site.expectMode('dark')
    })
    await step('the titles of projects are printed, and no short word breaks on paper', async () => {
      await page.emulateMedia({ media: 'print' })
      for (const title of await page.locator('#projects h3').all()) await expect(title).toBeVisible()
      // Paper shows one column of projects, or two.
      await expectFit(site, [640, 768], 900, 8)
    })
  },
)

// Without projects nothing leads to the other pages.
if (visited.length > 0) {
  test('projects open and close, and have a page', onBothWidths, async ({ page, site, step }) => {
    for (const { title, slug } of new Set(visited)) {
      const screen = featuredProjects.some((project) => project.slug === slug) ? '/' : '/projects'
      await step(`the address and the card of "${title}" open it`, async () => {
        await site.open(`${screen}?project=${encodeURIComponent(slug)}`)
        await site.opened(title)
        await page.keyboard.press('Escape')
        await site.expectClosed()
        await page.locator(`[id="${getCardId(slug)}"]`).click()
        const dialog = await site.opened(title)
        await expectFitting(site)
        await closeButton(dialog).click()
        await site.expectClosed()
      })
      await step(`"${title}" has a page`, async () => {
        await site.open(projectPath(slug))
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
        await expectFitting(site)
      })
    }
    await expectNoFindings(page)
    const [{ slug, title }] = projects as [(typeof projects)[number]]
    // So high that the dialog shows all its texts.
    await site.resize(page.viewportSize()?.width ?? 0, 3000)
    await site.open(`/projects?project=${encodeURIComponent(slug)}`)
    await site.opened(title)
    await expectNoFindings(page, '[role="dialog"]')
  })

  test('the list of all projects is complete', onBothWidths, async ({ page, site, step }) => {
    await site.open('/projects')
    await step('every project is in the list', async () => {
      await expect(site.all).toBeVisible()
      await expect(site.cards).toHaveCount(projects.length)
    })
    // A short list has no tools (G7).
    if (projects.length >= 8)
      await step('the search finds a project by its title, and clears', async () => {
        await site.search(projects[0]?.title ?? '')
        await expect(page).toHaveURL(/[?&]q=/)
        await expect(site.cards.first()).toBeVisible()
        await site.search('')
        await expect(site.cards).toHaveCount(projects.length)
      })
    await step('everything shows after scrolling down', () => scrollThrough(site))
    await step('everything fits', () => expectFitting(site))
    await expectNoFindings(page)
  })
}
