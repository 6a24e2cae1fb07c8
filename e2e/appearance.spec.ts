import type { Page } from '@playwright/test'
import { startingWith } from '@/__tests__/support/words'
import { sitePalette, strongPalette } from '@/components/colour-mode/site-palette'
import { shownSections } from '@/components/frame/navigation'
import type { Project } from '@/content/schema/content'
import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { aroundAddresses, featured, has, hasText, hasTools, needed, textOf } from '@/e2e/support/projects'
import { cssColour, watchFrames } from '@/e2e/support/site'
import { expect, test } from '@/e2e/support/test'

const { profile, experiences, featuredProjects, projects } = content

/** Returns the colours of the page in its frames. Nothing is painted before the styles have loaded. */
const watchGrounds = (page: Page) =>
  watchFrames(page, () => document.body && getComputedStyle(document.documentElement).backgroundColor)

for (const [system, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`a ${system} system gets the ${system} mode from the first frame`, {
    tag: ['@C1', '@C2', '@C4', '@O7', '@S4'],
  }, async ({ page, site, step }) => {
    await page.emulateMedia({ colorScheme: system })
    const grounds = await watchGrounds(page)
    for (const path of ['/', '/projects'])
      await step(`${path} has no frame in another mode`, async () => {
        await site.open(path)
        await expect.poll(grounds).toEqual([cssColour(sitePalette[system].page)])
        await site.expectMode(system)
      })
    await step('it follows the system while it is open', async () => {
      await page.emulateMedia({ colorScheme: other })
      await site.expectMode(other)
    })
    await step('a choice of an earlier visit shows from the first frame', async () => {
      await page.evaluate((mode) => localStorage.setItem('theme', mode), system)
      await page.reload()
      await expect.poll(grounds).toEqual([cssColour(sitePalette[system].page)])
    })
    await step('any other stored value is ignored', async () => {
      await page.evaluate(() => localStorage.setItem('theme', 'my theme'))
      await page.reload()
      await expect.poll(grounds).toEqual([cssColour(sitePalette[other].page)])
      await site.expectMode(other)
      await site.toggle.click()
      await site.expectMode(system)
    })
    await step('more contrast brings stronger colours', async () => {
      await page.emulateMedia({ contrast: 'more' })
      if (!hasTools()) return
      const { heading, control } = strongPalette[system]
      await expect(site.select('Type')).toHaveCSS('color', cssColour(heading))
      await expect(site.select('Type')).toHaveCSS('border-top-color', cssColour(control))
    })
  })

test('forced colours keep edges and focus', { tag: ['@G3', '@G13', '@H6'] }, async ({ page, site, step }) => {
  needed(projects[0], 'projects')
  await page.emulateMedia({ forcedColors: 'active' })
  await site.open('/projects')
  await step('controls keep an edge', async () => {
    const resume = site.banner.getByRole('link', { name: startingWith(words.header.resume) })
    for (const control of [site.searchBox, site.select('Type'), resume])
      await expect(control).not.toHaveCSS('border-top-width', '0px')
  })
  await step('the focus shows, also in a list', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none')
    await site.select('Type').click()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[role="option"][data-focus]')).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Escape')
    await expect(site.list).toHaveCount(0)
  })
  await step('a project opens', () => site.openByCard(featured()))
})

test('both screens print all their text', { tag: ['@E1', '@G3', '@H6'] }, async ({ page, site, step }) => {
  needed(shownSections(content)[0], 'sections')
  const main = page.getByRole('main')
  const expectInFull = async (project: Project) => {
    const details = page.getByRole('article', { name: project.title, exact: true, includeHidden: true })
    if (hasText(project)) await expect(details.getByText(textOf(project)).first()).toBeVisible()
    if (project.github_link)
      await expect(details.getByText(startingWith(words.projectLinks.code))).toBeVisible()
  }
  await site.open('/')
  await page.emulateMedia({ media: 'print' })
  await step('the home page prints every text', async () => {
    const lines = experiences.flatMap(({ responsibilities }) => responsibilities)
    for (const text of [profile.intro ?? [], profile.about, lines].flat().flatMap(aroundAddresses))
      await expect(main).toContainText(text, { useInnerText: true })
    for (const project of featuredProjects) await expect(site.card(project)).toBeVisible()
  })
  if (!has(projects[0], 'projects')) return
  await page.emulateMedia({ media: 'screen' })
  await site.viewAll.click()
  await step('the list has every project in full', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const project of projects) {
      await expect(site.card(project)).toBeVisible()
      await expectInFull(project)
    }
    // Firefox would start the list on a new page.
    for (const box of await page.locator('.grid:has(.projects)').all())
      await expect(box).not.toHaveCSS('display', 'grid')
    for (const control of [site.searchBox, site.banner, site.goBack]) await expect(control).toBeHidden()
  })
  await page.emulateMedia({ media: 'screen' })
  await site.openByCard(featured())
  await page.emulateMedia({ media: 'print' })
  // The open dialog is not printed. The invariants are for screens.
  await expect(page.locator('.dialog')).toBeHidden()
  await expectInFull(featured())
})
