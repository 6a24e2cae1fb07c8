import { expect, type Page } from '@playwright/test'
import { filled } from '@/components/lib/words'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { saying } from '../../__tests__/support/words'
import { at } from './test'

/** A state of the site as a visitor can meet it. */
export interface State {
  name: string
  path: string
  /** What a visitor does to get there. */
  steps?: (page: Page) => Promise<unknown>
  /** The page from top to bottom instead of the screen. */
  whole?: true
  /** With movement; all others are taken under reduced motion, where each state stands still at once. */
  moving?: true
  withoutScripts?: true
  media?: 'print'
  forcedColors?: 'active'
  /** Only where the state exists, in CSS pixels; all widths by default. */
  from?: number
  below?: number
}

const title = content.projects[0]?.title ?? ''
const card = (page: Page) => page.getByRole('link', { name: title }).first()
const dialog = (page: Page) => page.getByRole('dialog', { name: title, exact: true })

async function openDialog(page: Page) {
  await card(page).click()
  await expect(dialog(page)).toBeVisible()
}

async function openLargerView(page: Page) {
  await openDialog(page)
  await dialog(page)
    .getByRole('button', { name: saying(words.dialog.enlarge) })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: saying(words.dialog.viewer) })).toBeVisible()
}

async function openSort(page: Page) {
  await page.getByRole('button', { name: words.explorerTools.sort }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: words.menu.label }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('ArrowDown')
}

async function copyLink(page: Page) {
  await openDialog(page)
  await dialog(page).getByRole('button', { name: words.dialog.copyLink }).click()
  await expect(page.getByText(filled(words.dialog.linkCopied, { title }))).toBeVisible()
}

/** An address that is none, on the page for such addresses: the way home is answered by nothing. */
function stayLost(page: Page) {
  return page.route(new RegExp(`${at('/')}(?:$|\\?)`), (route) => route.fulfill({ status: 204 }))
}

const projects = '/projects'

export const states: readonly State[] = [
  { name: 'home-first', path: '/', moving: true },
  { name: 'home', path: '/', whole: true },
  { name: 'projects', path: projects, whole: true },
  { name: 'card-hover', path: projects, from: 768, steps: (page) => card(page).hover() },
  { name: 'card-focus', path: projects, steps: (page) => card(page).focus() },
  { name: 'menu', path: '/', below: 768, steps: openMenu },
  { name: 'sort-list', path: projects, steps: openSort },
  { name: 'dialog', path: projects, steps: openDialog },
  { name: 'larger-view', path: projects, steps: openLargerView },
  { name: 'toast', path: projects, steps: copyLink },
  { name: 'empty', path: '/projects?q=zzzz' },
  { name: 'not-found', path: '/no-such-page', withoutScripts: true, steps: stayLost },
  { name: 'home-no-scripts', path: '/', whole: true, withoutScripts: true },
  { name: 'projects-no-scripts', path: projects, whole: true, withoutScripts: true },
  { name: 'print-home', path: '/', whole: true, media: 'print' },
  { name: 'print-projects', path: projects, whole: true, media: 'print' },
  { name: 'forced-home', path: '/', whole: true, forcedColors: 'active' },
  { name: 'forced-sort-list', path: projects, forcedColors: 'active', steps: openSort },
  { name: 'forced-dialog', path: projects, forcedColors: 'active', steps: openDialog },
]
