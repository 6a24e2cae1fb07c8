import { expect, type Page } from '@playwright/test'
import type { Project } from '@/content/schema'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { illustrated, needed } from './projects'
import { at, Site } from './site'

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

const project = content.projects[0]
const on = (steps: (site: Site, shown: Project) => Promise<unknown>) => (page: Page) =>
  steps(new Site(page), needed(project, 'projects'))

const openDialog = on((site, shown) => site.openByCard(shown))
const openLarger = on(async (site) => site.openLarger(await site.openByCard(illustrated())))

const openSort = on(async (site) => {
  await site.select('Sort').click()
  await expect(site.list).toBeVisible()
})

async function openMenu(page: Page) {
  await new Site(page).menuButton.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('ArrowDown')
}

const copyLink = on(async (site, shown) => {
  const dialog = await site.openByCard(shown)
  await dialog.getByRole('button', { name: words.dialog.copyLink }).click()
  await expect(site.dismiss).toBeVisible()
})

/** An address that is none, on the page for such addresses: the way home is answered by nothing. */
function stayLost(page: Page) {
  return page.route(new RegExp(`${at('/')}(?:$|\\?)`), (route) => route.fulfill({ status: 204 }))
}

const projects = '/projects'

export const states: readonly State[] = [
  { name: 'home-first', path: '/', moving: true },
  { name: 'home', path: '/', whole: true },
  { name: 'projects', path: projects, whole: true },
  { name: 'card-hover', path: projects, from: 768, steps: on((site, shown) => site.card(shown).hover()) },
  { name: 'card-focus', path: projects, steps: on((site, shown) => site.card(shown).focus()) },
  { name: 'menu', path: '/', below: 768, steps: openMenu },
  { name: 'sort-list', path: projects, steps: openSort },
  { name: 'dialog', path: projects, steps: openDialog },
  { name: 'larger-view', path: projects, steps: openLarger },
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
