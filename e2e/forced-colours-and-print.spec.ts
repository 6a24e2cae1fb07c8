import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../__tests__/support/words'
import { card, featured, openByCard, searchBox, select } from './support/projects'
import { banner, expect, needed, open, test, wideOnly } from './support/test'

const { profile, experiences, featuredProjects } = content

test('H6 in forced colours controls keep an edge and the focus shows', wideOnly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/projects')
  const controls = [
    searchBox(page),
    select(page, 'Type'),
    banner(page).getByRole('link', { name: saying(words.header.resume) }),
  ]
  for (const control of controls) {
    expect(
      await control.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth)),
    ).toBeGreaterThan(0)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await expect(focused).not.toHaveCSS('outline-style', 'none')
  await select(page, 'Type').click()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role="option"][data-focus]')).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Escape')
  await openByCard(page, featured())
})

test(
  'H6 in print the page has its text, and no controls that paper cannot press',
  wideOnly,
  async ({ page }) => {
    await open(page, '/')
    await page.emulateMedia({ media: 'print' })
    for (const text of [profile.intro ?? [], profile.about].flat())
      await expect(page.getByText(text)).toBeVisible()
    for (const { responsibilities } of experiences)
      for (const text of responsibilities) await expect(page.getByText(text, { exact: true })).toBeVisible()
    for (const project of featuredProjects) await expect(card(page, project)).toBeVisible()
    const invisible = await page
      .locator('.hidden')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length)
    expect(invisible).toBe(0)
    const paper = await page.pdf({ format: 'A4' })
    needed(shownSections(content)[0], 'sections')
    expect(paper.byteLength).toBeGreaterThan(10_000)
  },
)

test('H6 in print an open project does not lie over the page', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  await openByCard(page, featured())
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.dialog')).toBeHidden()
  const details = page.getByRole('article', { name: featured().title, exact: true, includeHidden: true })
  await expect(details.getByText(featured().description)).toBeVisible()
})

test('E1 in print the words of an entry without a picture take its room', wideOnly, async ({ page }) => {
  needed(experiences[0], 'work')
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  const { words: width, entry: room } = await page
    .locator('.entry')
    .first()
    .evaluate((entry) => {
      entry.querySelector('.entry-picture')?.remove()
      entry.setAttribute('data-bare', '')
      return { words: entry.querySelector('.entry-text')?.clientWidth, entry: entry.clientWidth }
    })
  expect(width).toBe(room)
})

test('H6 G3 in print the list of all projects has every project in full', wideOnly, async ({ page }) => {
  await open(page, '/projects')
  await page.emulateMedia({ media: 'print' })
  for (const project of content.projects) {
    await expect(card(page, project)).toBeVisible()
    const details = page.getByRole('article', { name: project.title, exact: true })
    await expect(details.getByText(project.description)).toBeVisible()
    await expect(details.getByRole('link', { name: saying(words.projectLinks.code) })).toBeVisible()
  }
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByText(words.explorer.goBack)).toBeHidden()
})
