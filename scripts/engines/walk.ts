import { readFilters, writeFilters } from '../../components/lib/query'
import { content } from '../../content/site'
import type { Engine } from './engine'
import { Random } from './random'
import { stepOn } from './steps'
import { Visitor } from './visitor'

/** How much of the walk the report of a fault repeats. */
const REMEMBERED = 12
const PATIENCE_MS = 15_000

const month = ({ createdAt }: { createdAt: string }) => Number(createdAt.replace('-', ''))
const orders = {
  option1: content.projects.toSorted((a, b) => month(b) - month(a)),
  option2: content.projects.toSorted((a, b) => month(a) - month(b)),
  option3: content.projects.toSorted((a, b) => (a.type === b.type ? 0 : a.type < b.type ? -1 : 1)),
}
const types = [...new Set(content.projects.map(({ type }) => type))]

/**
 * A random walk through the site: presses, keys, typing, Back, Forward, reloads, windows of every size. After each step
 * the address, the list, the search box, the dialogs, the focus and the scroll lock must agree, and nothing may have been
 * complained of. The content must have projects.
 *
 * @param home the address of the home page, with a slash at its end
 * @throws with the seed, the last steps, and what was wrong after them
 */
export async function walk(engine: Engine, home: string, { seed, steps }: { seed: number; steps: number }) {
  const visitor = new Visitor(engine, home)
  const random = new Random(seed)
  const known = engine.faults.length
  const took: string[] = []
  await engine.resize(1440, 900)
  // Go Back leads to what comes before: always a page of the site.
  await visitor.open()
  await visitor.open('projects')
  for (let step = 1; step <= steps; step++) {
    took.push(await stepOn(visitor, random))
    const wrong = [...(await lastingWrongs(visitor, home)), ...engine.faults.slice(known)]
    if (wrong.length > 0) {
      const last = took.slice(-REMEMBERED).join(', ')
      throw new Error(`seed ${seed}, step ${step}: ${last}\n${wrong.join('\n')}`)
    }
  }
}

/** What is still wrong after a while: a page may take a moment to answer. */
async function lastingWrongs(visitor: Visitor, home: string): Promise<string[]> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const wrong = await wrongs(visitor, home).catch(() => ['the page is being left'])
    if (wrong.length === 0 || Date.now() > end) return wrong
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** What of the page is not as its address says, or is never to be. Empty when all is well. */
async function wrongs(visitor: Visitor, home: string): Promise<string[]> {
  const address = await visitor.ask(() => {
    // The entry before the first page of the walk is the browser's own.
    if (location.protocol === 'about:') history.forward()
    return location.href
  }, null)
  const { pathname, search } = new URL(address)
  const list = pathname === new URL('projects', home).pathname
  if (!list && pathname !== new URL(home).pathname) return [`the address is ${address}`]
  const slug = new URLSearchParams(search).get('project')
  const filters = readFilters(search, types)
  const { q, type, sort } = filters
  const rest = new URLSearchParams(search)
  for (const name of ['project', 'q', 'type', 'sort']) rest.delete(name)
  const shown = orders[sort].filter(
    (one) => one.title.toLowerCase().includes(q.toLowerCase()) && (!type || one.type === type),
  )
  return visitor.ask(wrongsInPage, {
    title: slug === null ? null : (content.projects.find((one) => one.slug === slug)?.title ?? 'unknown'),
    expected: list
      ? { q, titles: shown.map((one) => one.title), search: writeFilters(rest.toString(), filters) }
      : null,
  })
}

interface Expected {
  /** Of the project whose dialog is open. */
  title: string | null
  /** Of the list, where the screen has one. */
  expected: { q: string; titles: string[]; search: string } | null
}

function wrongsInPage({ title, expected }: Expected): string[] {
  const found: string[] = []
  const { documentElement: root, activeElement } = document
  if (root.dataset.app !== 'ready') found.push('the scripts have not taken over')
  const dialogs = [...document.querySelectorAll('[role="dialog"]')]
  if (dialogs.length > (title === null ? 0 : 2)) found.push(`${dialogs.length} dialogs`)
  if (title !== null && dialogs[0]?.querySelector('h2')?.textContent !== title)
    found.push(`the dialog of "${title}" is not open`)
  if (dialogs.length > 0 && !activeElement?.closest('[role="dialog"]'))
    found.push(`the focus is outside of the dialog: ${activeElement?.tagName}`)
  if ((root.style.overflow === 'hidden') !== dialogs.length > 0)
    found.push(`scroll lock "${root.style.overflow}" with ${dialogs.length} dialogs`)
  if (root.scrollWidth > root.clientWidth) found.push(`${root.scrollWidth} wide in ${root.clientWidth}`)
  if (expected) {
    const box = document.querySelector<HTMLInputElement>('input[type="search"]')
    if (box?.value.trim() !== expected.q) found.push(`the box says "${box?.value}"`)
    const titles = [...document.querySelectorAll('main li h3')].map((heading) => heading.textContent)
    if (titles.join() !== expected.titles.join()) found.push(`the list shows ${titles.join()}`)
    const params = new URLSearchParams(location.search)
    params.delete('project')
    const query = params.size > 0 ? `?${params}` : ''
    if (query !== expected.search) found.push(`the address says ${location.search}`)
  }
  return found
}
