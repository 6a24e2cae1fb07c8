import type { Page } from '@playwright/test'
import { TOOLS_FROM } from '@/components/lib/density'
import { isolate } from '@/components/lib/direction'
import { themeColors } from '@/components/lib/site-palette'
import { formatCount } from '@/components/lib/words'
import { content } from '@/content/site'
import * as words from '@/content/words'
import { type Look, look } from './look'
import { askedOf } from './projects'

/** What each page was like when it was looked at last. */
const lastLooks = new WeakMap<Page, Look>()

/**
 * What of a page is not as it is always to be, whatever a visitor did before.
 *
 * @returns in words; nothing where all is well, or where the page is none of the site
 */
export async function wrongsOf(page: Page): Promise<string[]> {
  const now = await page.evaluate(look).catch(() => undefined)
  if (now === undefined) return ['the page is being left']
  if (now === null) return []
  const last = lastLooks.get(page)
  const found = [
    ...wrongLayers(now),
    ...wrongFocus(now, last),
    ...wrongPlace(now, last),
    ...now.unasked,
    ...wrongView(now),
    ...wrongMode(now),
    ...(now.isReady ? wrongList(now) : []),
  ]
  if (found.length === 0) lastLooks.set(page, now)
  return found
}

/** G4: a layer for each open dialog, and while one is open the rest of the page neither scrolls nor can be reached. */
function wrongLayers(now: Look): string[] {
  const { dialogs, backdrops, siteIsInert, inert, reachable, isLocked, search, isReady, replaced } = now
  const isOpen = dialogs.length > 0
  const slug = new URLSearchParams(search).get('project')
  const title = content.projects.find((one) => one.slug === slug)?.title
  const titles = title
    ? [title, words.dialog.viewer.replace('{title}', isolate(title))].slice(0, dialogs.length)
    : []
  return [
    ...told(backdrops !== dialogs.length, `${dialogs.length} dialogs with ${backdrops} layers`),
    ...told(
      isReady && title && !isOpen && slug !== replaced[0],
      `no dialog of "${title}" is open, though the address says so`,
    ),
    ...told(isReady && slug !== null && !title, `the address names "${slug}", which is no project`),
    ...told(dialogs.join() !== titles.join(), `the dialogs ${dialogs.join()} at ${search}`),
    ...told(isOpen && !siteIsInert, 'the page behind the dialog is not inert'),
    ...told(!isOpen && inert > 0, 'the page is inert without a dialog'),
    ...told(reachable.length > 0, `${reachable.length} can be reached behind the dialog: "${reachable[0]}"`),
    ...told(
      isLocked !== isOpen,
      `the scroll is ${isLocked ? '' : 'not '}locked with ${dialogs.length} dialogs`,
    ),
  ]
}

/** G4: the focus is in the topmost dialog, and never lost when something closed. */
function wrongFocus(now: Look, last: Look | undefined): string[] {
  const isSameScreen = last?.born === now.born && last.path === now.path
  const hasClosed = isSameScreen && last.opened.length > now.opened.length && last.presses === now.presses
  return [
    ...told(now.dialogs.length > 0 && !now.focusIsInTop, `the focus is outside of the dialog: ${now.focus}`),
    ...told(
      hasClosed && !last.focusIsLost && now.focusIsLost,
      `the focus is lost after this closed: ${last?.opened}`,
    ),
  ]
}

/** G4: the page behind a dialog keeps its place. */
function wrongPlace(now: Look, last: Look | undefined): string[] {
  const isSamePage = last?.born === now.born && last.path === now.path && last.size === now.size
  const hasTravelled = last?.travels !== now.travels
  const staysOpen =
    isSamePage && !hasTravelled && last.dialogs.length > 0 && last.dialogs[0] === now.dialogs[0]
  return told(
    staysOpen && Math.abs(now.scrollY - last.scrollY) > 1,
    `the page behind "${now.dialogs[0]}" has moved from ${last?.scrollY} to ${now.scrollY}`,
  )
}

/** S5, H6: nothing scrolls sideways, and nothing in the window waits to be revealed. */
function wrongView({ width, room, waiting, isPrinted }: Look): string[] {
  return [
    ...told(!isPrinted && width > room, `${width} wide in ${room}`),
    ...waiting.map((text) => `"${text}" is not revealed`),
  ]
}

/** C4: the class, the scheme and the colour of the browser's own bars are of one mode. */
function wrongMode({ isReady, modes, system, colorScheme, barColor, isPrinted, isForced }: Look): string[] {
  // Without a class, which scripts set, the system decides.
  const [mode = system, second] = modes
  const colour = themeColors[mode === 'dark' ? 'dark' : 'light']
  return [
    ...told(second !== undefined, `two modes at once: ${modes.join()}`),
    ...told(isReady && modes.length === 0, 'no mode is set'),
    ...told(
      !isPrinted && !isForced && modes.length > 0 && !colorScheme.endsWith(mode),
      `the scheme is ${colorScheme} in ${mode} mode`,
    ),
    ...told(
      barColor !== colour,
      `the bars of the browser are ${barColor} in ${mode} mode, and not ${colour}`,
    ),
  ]
}

/** G7 to G12: address, search box, lists, count and cards say the same. */
function wrongList({ search, list, isPending, replaced }: Look): string[] {
  if (!list) return told(isPending, 'the page still waits for its filters')
  if (content.projects.length === 0) return []
  const { q, type, order, titles: listed } = askedOf(search)
  const extra = content.projects.find(({ slug, title }) => slug === replaced[0] && !listed.includes(title))
  const titles = extra ? [extra.title, ...listed] : listed
  const { all, some } = words.results
  const total = content.projects.length
  const shown = listed.length
  const count = shown === total ? formatCount(all, total) : formatCount(some, total, { shown })
  const hasTools = total >= TOOLS_FROM
  const tools = hasTools ? [type || words.explorerTools.allTypes, order] : []
  return [
    ...told(isPending, 'the list still waits for its filters'),
    ...told(list.search?.trim() !== (hasTools ? q : undefined), `the box says "${list.search}" at ${search}`),
    ...tools
      .filter((label, i) => !list.tools[i]?.includes(label))
      .map((label) => `no list says "${label}", but ${list.tools.join(', ')}`),
    ...told(list.count !== count, `the count says "${list.count}", and not "${count}"`),
    ...told(list.titles.join() !== titles.join(), `${search} shows ${list.titles.join()}`),
  ]
}

const told = (isWrong: unknown, what: string): string[] => (isWrong ? [what] : [])
