import type { Locator, Page } from '@playwright/test'
import { formatMonth } from '@/components/lib/month'
import { filled } from '@/components/lib/words'
import type { Project } from '@/content/schema'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../../__tests__/support/words'
import { expect, needed } from './test'

/** A project of the home page. */
export function featured(): Project {
  return needed(content.featuredProjects[0], 'projects')
}

/** The link from the home page to all projects: it is there when those are more than the home page shows. */
export function viewAll(page: Page): Locator {
  needed(content.projects[content.featuredProjects.length], 'projects beyond those of the home page')
  return page.getByRole('link', { name: words.sectionWords.viewAll })
}

/** A project that only `/projects` shows; a test that asks for one is skipped where the content has none, and says so. */
export function olderProject(): Project {
  return needed(content.olderProjects[0], 'older projects')
}

/** One with enough screenshots to go through. */
export function illustrated(): Project {
  const found = content.featuredProjects.find((project) => project.src.length > 1)
  return needed(found, 'project with several screenshots on the home page')
}

export const types = [...new Set(content.projects.map((project) => project.type))]

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
  return titles(projects.toSorted((a, b) => monthOf(b) - monthOf(a)))
}

export function oldestFirst(projects: readonly Project[]): string[] {
  return titles(projects.toSorted((a, b) => monthOf(a) - monthOf(b)))
}

export function byType(projects: readonly Project[]): string[] {
  return titles(projects.toSorted((a, b) => (a.type === b.type ? 0 : a.type < b.type ? -1 : 1)))
}

export function titles(projects: readonly Project[]): string[] {
  return projects.map((project) => project.title)
}

function monthOf(project: Project): number {
  return Number(project.createdAt.replace('-', ''))
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
  await expect(picture).toHaveAttribute('data-title', project.title)
  await expect(picture).toHaveCSS('opacity', shown ? '1' : '0', { pseudo: 'before' })
}

export function dialogOf(page: Page, project: Project): Locator {
  return page.getByRole('dialog', { name: project.title, exact: true })
}

/** The larger view above a project's dialog. */
export function viewerOf(page: Page, project: Project): Locator {
  return page.getByRole('dialog', { name: filled(words.dialog.viewer, { title: project.title }) })
}

/** A dialog is a layer without a size of its own: what it holds is what shows. */
export async function expectOpen(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('button', { name: words.dialog.close, exact: true })).toBeVisible()
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
