import type { Page } from '@playwright/test'
import * as words from '../../content/words'

/** A state of the site as a visitor can meet it. */
export interface State {
  /** For files, labels and `--only`. */
  name: string
  /** Below the base path, without its first slash. */
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
  /** The one width that counts, whatever is asked for. */
  width?: number
}

const card = (page: Page) => page.locator('a.card').first()

async function openDialog(page: Page) {
  await card(page).click()
  await page.locator('.dialog-panel').waitFor()
}

async function openSecondDialog(page: Page) {
  await openDialog(page)
  await page.locator('.shot-button').first().click()
  await page.locator('.dialog-screen').waitFor()
}

async function openSort(page: Page) {
  await page.getByRole('button', { name: words.explorerTools.sort }).click()
  await page.getByRole('listbox').waitFor()
}

/** An address that is none, on the page for such addresses: the way home is answered by nothing. */
async function stayLost(page: Page) {
  await page.route(/\/(?:$|\?)/, (route) => route.fulfill({ status: 204 }))
}

export const states: readonly State[] = [
  { name: 'home-first', path: '', moving: true },
  { name: 'home', path: '', whole: true },
  {
    name: 'home-scrolled',
    path: '',
    moving: true,
    // By the wheel, as a visitor does: the line is drawn on the way, and what comes into view is revealed.
    async steps(page) {
      const section = page.locator('#experiences')
      for (let turn = 0; turn < 40 && ((await section.boundingBox())?.y ?? 0) > 160; turn++) {
        await page.evaluate(() => window.scrollBy({ top: 250, behavior: 'instant' }))
        await page.waitForTimeout(60)
      }
      await page.waitForTimeout(1000)
    },
  },
  { name: 'projects', path: 'projects', whole: true },
  {
    name: 'card-hover',
    path: 'projects',
    from: 768,
    steps: (page) => card(page).hover(),
  },
  {
    name: 'card-focus',
    path: 'projects',
    async steps(page) {
      await page.getByRole('button', { name: words.explorerTools.sort }).focus()
      await page.keyboard.press('Tab')
    },
  },
  {
    name: 'menu',
    path: '',
    below: 768,
    async steps(page) {
      await page.getByRole('button', { name: words.menu.label }).click()
      await page.getByRole('menu').waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  { name: 'sort-list', path: 'projects', steps: openSort },
  { name: 'dialog', path: '', steps: openDialog },
  {
    name: 'dialog-end',
    path: '',
    async steps(page) {
      await openDialog(page)
      await page.locator('.dialog-body').evaluate((body) => body.scrollTo({ top: 1e5, behavior: 'instant' }))
    },
  },
  { name: 'second-dialog', path: '', steps: openSecondDialog },
  {
    name: 'toast',
    path: '',
    async steps(page) {
      await page.locator('#contact').getByRole('button').click()
      await page.locator('.toast').waitFor()
    },
  },
  {
    name: 'toast-dialog',
    path: '',
    async steps(page) {
      await openDialog(page)
      await page.getByRole('button', { name: words.dialog.copyLink }).click()
      await page.locator('.toast').waitFor()
    },
  },
  { name: 'empty', path: 'projects?q=zzzz' },
  { name: 'not-found', path: 'no-such-page', withoutScripts: true, steps: stayLost },
  { name: 'home-no-scripts', path: '', whole: true, withoutScripts: true },
  { name: 'projects-no-scripts', path: 'projects', whole: true, withoutScripts: true },
  // A4 at 96 dots an inch, without its margins.
  { name: 'print-home', path: '', whole: true, media: 'print', width: 673 },
  { name: 'print-projects', path: 'projects', whole: true, media: 'print', width: 673 },
  { name: 'forced-home', path: '', whole: true, forcedColors: 'active' },
  { name: 'forced-sort-list', path: 'projects', forcedColors: 'active', steps: openSort },
  { name: 'forced-dialog', path: '', forcedColors: 'active', steps: openDialog },
]
