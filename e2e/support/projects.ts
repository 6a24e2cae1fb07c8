import type { Locator, Page } from '@playwright/test'
import { formatMonth } from '@/components/lib/month'
import { filled } from '@/components/lib/words'
import { needsCover } from '@/components/pictures/cover'
import { coverTitle } from '@/components/pictures/cover-title'
import type { Project } from '@/content/schema'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../../__tests__/support/words'
import { ordered, types } from './orders'
import { expect, needed } from './test'

export { types } from './orders'

/** A project of the home page. */
export function featured(): Project {
  return needed(content.featuredProjects[0], 'projects')
}

/** The link from the home page to all projects: it is there when those are more than the home page shows. */
export function viewAll(page: Page): Locator {
  needed(content.projects[content.featuredProjects.length], 'projects beyond those of the home page')
  return page.getByRole('link', { name: words.sectionWords.viewAll })
}

/** One with enough screenshots to go through. */
export function illustrated(): Project {
  const found = content.featuredProjects.find((project) => project.src.length > 1)
  return needed(found, 'project with several screenshots on the home page')
}

/** The type with the fewest projects: choosing it leaves others out. */
export function rareType(): string {
  const [rarest] = types.toSorted((a, b) => ofType(a).length - ofType(b).length)
  return needed(types.length > 1 ? rarest : undefined, 'projects of two types')
}

export function ofType(type: string): Project[] {
  return content.projects.filter((project) => project.type === type)
}

/** G10: the titles in the default order. */
export function newestFirst(projects: readonly Project[]): string[] {
  return titles(ordered(projects, 'option1'))
}

export function oldestFirst(projects: readonly Project[]): string[] {
  return titles(ordered(projects, 'option2'))
}

export function byType(projects: readonly Project[]): string[] {
  return titles(ordered(projects, 'option3'))
}

export function titles(projects: readonly Project[]): string[] {
  return projects.map((project) => project.title)
}

export function card(page: Page, project: Project, options: { includeHidden?: boolean } = {}): Locator {
  const { title, type, createdAt } = project
  return page.getByRole('link', {
    name: `${title} ${type} ${formatMonth(createdAt)}`,
    exact: true,
    ...options,
  })
}

/** G2: waits until a card shows its title over its picture, which the style sheet does, or no longer does. */
export async function expectOverlay(page: Page, project: Project, shown: boolean): Promise<void> {
  const picture = card(page, project).locator('.card-shot')
  // A cover says its title always.
  const isCover = needsCover(project)
  await expect(picture).toHaveAttribute(
    'data-title',
    isCover ? coverTitle(project.title).text : project.title,
  )
  await expect(picture).toHaveCSS('opacity', shown || isCover ? '1' : '0', { pseudo: 'before' })
}

export function dialogOf(page: Page, project: Project): Locator {
  return page.getByRole('dialog', { name: project.title, exact: true })
}

/** The larger view above a project's dialog. */
export function viewerOf(page: Page, project: Project): Locator {
  return page.getByRole('dialog', { name: filled(words.dialog.viewer, { title: project.title }) })
}

export const closeButton = (dialog: Locator) =>
  dialog.getByRole('button', { name: words.dialog.close, exact: true })

/** The screenshots of a dialog that can be made larger: of those in a slider only the one that shows. */
export const enlarge = (dialog: Locator) => dialog.getByRole('button', { name: saying(words.dialog.enlarge) })

/** Waits until every dialog has left. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Makes the first screenshot of an open project larger, and waits until it stands. */
export async function openLarger(page: Page, dialog: Locator): Promise<Locator> {
  await enlarge(dialog).first().click()
  const viewer = viewerOf(page, illustrated())
  await expectOpen(viewer)
  await expectGrown(viewer)
  return viewer
}

/** A dialog is a layer without a size of its own: what it holds is what shows. */
export async function expectOpen(dialog: Locator): Promise<void> {
  await expect(closeButton(dialog)).toBeVisible()
}

/** The part of a dialog that moves. */
export function panelIn(dialog: Locator): Locator {
  return dialog.locator('[id^="headlessui-dialog-panel"]')
}

/** A dialog that grows out of its card has another place and size until it has grown. */
export async function expectGrown(dialog: Locator): Promise<void> {
  await expect(panelIn(dialog)).toHaveCSS('transform', 'none')
}

/** Opens the project's dialog by its card, and waits until it stands. */
export async function openByCard(page: Page, project: Project): Promise<Locator> {
  await card(page, project).click()
  const dialog = dialogOf(page, project)
  await expectOpen(dialog)
  await expectGrown(dialog)
  return dialog
}

/** The titles of the cards on screen, in order. */
export function cardTitles(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })
}

/** The tools are there where there is something to search through. */
export function searchBox(page: Page): Locator {
  needed(content.projects[0], 'projects')
  return page.getByRole('searchbox', { name: words.explorerTools.searchHint })
}

export function select(page: Page, label: 'Type' | 'Sort'): Locator {
  needed(content.projects[0], 'projects')
  return page.getByRole('button', {
    name: saying(label === 'Type' ? words.explorerTools.type : words.explorerTools.sort),
  })
}

export async function choose(page: Page, label: 'Type' | 'Sort', option: string): Promise<void> {
  await select(page, label).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** G10: what the list calls one of its orders. */
export function sortLabel(value: 'option1' | 'option2' | 'option3'): string {
  const found = content.sortOptions.find((option) => option.value === value)
  return needed(found, `order ${value}`).label
}

/** A part of one title that no other trick of the list can produce, and the projects that have it. */
export function needle(): { text: string; found: Project[] } {
  const text = featured().title.slice(0, 4).toLowerCase().trim()
  return { text, found: content.projects.filter(({ title }) => title.toLowerCase().includes(text)) }
}

/** Searches without waiting. */
export async function search(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
  await searchBox(page).press('Enter')
}
