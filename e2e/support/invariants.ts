import type { Page } from '@playwright/test'
import { themeColors } from '@/components/colour-mode/site-palette'
import { TOOLS_FROM } from '@/components/density'
import { isolate } from '@/components/text/direction'
import { formatCount } from '@/components/text/format'
import { content } from '@/content/schema/load'
import * as words from '@/content/words'
import { requestedView } from '@/e2e/support/projects'
import { type Snapshot, takeSnapshot } from '@/e2e/support/snapshot'

/** The last snapshot without violations of each page. */
const lastSnapshots = new WeakMap<Page, Snapshot>()

/**
 * Returns the invariants that an open page violates.
 *
 * @returns sentences; none if all rules hold, or if the page is not one of the site
 */
export async function findViolations(page: Page): Promise<string[]> {
  const current = await page.evaluate(takeSnapshot).catch(() => undefined)
  if (current === undefined) return ['the page is being left']
  if (current === null) return []
  const previous = lastSnapshots.get(page)
  const found = [
    ...layerViolations(current),
    ...focusViolations(current, previous),
    ...placeViolations(current, previous),
    ...current.unrequested,
    ...viewViolations(current),
    ...modeViolations(current),
    ...(current.isReady ? listViolations(current) : []),
  ]
  if (found.length === 0) lastSnapshots.set(page, current)
  return found
}

/** Each open dialog has a layer, and behind it the page neither scrolls nor can be reached (G4). */
function layerViolations(current: Snapshot): string[] {
  const { dialogs, backdrops, siteIsInert, inert, reachable, isLocked, search, isReady } = current
  const isOpen = dialogs.length > 0
  const slug = new URLSearchParams(search).get('project')
  const title = content.projects.find((project) => project.slug === slug)?.title
  const titles = title
    ? [title, words.dialog.viewer.replace('{title}', isolate(title))].slice(0, dialogs.length)
    : []
  return [
    ...violation(backdrops !== dialogs.length, `${dialogs.length} dialogs with ${backdrops} layers`),
    ...violation(
      isReady && title && !isOpen,
      `no dialog of "${title}" is open, although the address names it`,
    ),
    ...violation(isReady && slug !== null && !title, `the address names "${slug}", which is no project`),
    ...violation(dialogs.join() !== titles.join(), `the dialogs ${dialogs.join()} at ${search}`),
    ...violation(isOpen && !siteIsInert, 'the page behind the dialog is not inert'),
    ...violation(!isOpen && inert > 0, 'the page is inert without a dialog'),
    ...violation(
      reachable.length > 0,
      `${reachable.length} elements can be reached behind the dialog: "${reachable[0]}"`,
    ),
    ...violation(
      isLocked !== isOpen,
      `the scroll is ${isLocked ? '' : 'not '}locked with ${dialogs.length} dialogs`,
    ),
  ]
}

/** The focus is in the topmost dialog, and is not lost when a dialog closes (G4). */
function focusViolations(current: Snapshot, previous: Snapshot | undefined): string[] {
  const { dialogs, focus, focusIsInTop, focusIsLost } = current
  const isSameScreen =
    previous?.born === current.born && previous.path === current.path && previous.screens === current.screens
  const hasClosed =
    isSameScreen && previous.dialogs.length > dialogs.length && previous.presses === current.presses
  return [
    ...violation(dialogs.length > 0 && !focusIsInTop, `the focus is outside of the dialog: ${focus}`),
    ...violation(hasClosed && focusIsLost, `the focus is lost after this closed: ${previous?.dialogs}`),
  ]
}

/** The page behind a dialog keeps its place (G4). */
function placeViolations(current: Snapshot, previous: Snapshot | undefined): string[] {
  const isSamePage =
    previous?.born === current.born && previous.path === current.path && previous.size === current.size
  const hasTravelled = previous?.travels !== current.travels
  const staysOpen =
    isSamePage && !hasTravelled && previous.dialogs.length > 0 && previous.dialogs[0] === current.dialogs[0]
  if (!staysOpen) return []
  return previous.headings.flatMap(({ text, top, isSeen }) => {
    const now = current.headings.filter((heading) => heading.text === text).map((heading) => heading.top)
    const isStill = !isSeen || now.some((place) => Math.abs(place - top) <= 1)
    return violation(
      !isStill,
      `"${text}" behind "${current.dialogs[0]}" has moved from ${top} to ${now.join()}`,
    )
  })
}

/** Nothing scrolls sideways, and nothing in the window waits to be revealed (S5, H6). */
function viewViolations({ width, room, waiting, isPrinted }: Snapshot): string[] {
  return [
    ...violation(!isPrinted && width > room, `${width} wide in ${room}`),
    ...waiting.map((text) => `"${text}" is not revealed`),
  ]
}

/** Class, colour scheme and theme colour are of one mode (C4). */
function modeViolations({
  isReady,
  modes,
  system,
  colorScheme,
  barColor,
  isPrinted,
  isForced,
}: Snapshot): string[] {
  // Without a class, which scripts set, the system decides.
  const [mode = system, second] = modes
  const colour = themeColors[mode === 'dark' ? 'dark' : 'light']
  return [
    ...violation(second !== undefined, `two modes at once: ${modes.join()}`),
    ...violation(isReady && modes.length === 0, 'no mode is set'),
    ...violation(
      !isPrinted && !isForced && modes.length > 0 && !colorScheme.endsWith(mode),
      `the scheme is ${colorScheme} in ${mode} mode`,
    ),
    ...violation(barColor !== colour, `the theme colour is ${barColor} in ${mode} mode instead of ${colour}`),
  ]
}

/** Address, search box, lists, count and cards agree (G7 to G12). */
function listViolations({ search, list, isPending }: Snapshot): string[] {
  if (!list || content.projects.length === 0) return []
  const { q, type, order, titles } = requestedView(search)
  const { all, some } = words.results
  const total = content.projects.length
  const shown = titles.length
  const count = shown === total ? formatCount(all, total) : formatCount(some, total, { shown })
  const hasTools = total >= TOOLS_FROM
  const tools = hasTools ? [type || words.explorerTools.allTypes, order] : []
  return [
    ...violation(isPending, 'the list is still waiting for its filters'),
    ...violation(
      list.search?.trim() !== (hasTools ? q : undefined),
      `the box contains "${list.search}" at ${search}`,
    ),
    ...tools
      .filter((label, i) => !list.tools[i]?.includes(label))
      .map((label) => `no list shows "${label}", only ${list.tools.join(', ')}`),
    ...violation(list.count !== count, `the count is "${list.count}" instead of "${count}"`),
    ...violation(list.titles.join() !== titles.join(), `${search} shows ${list.titles.join()}`),
  ]
}

const violation = (isWrong: unknown, what: string): string[] => (isWrong ? [what] : [])
