import type { Page } from '@playwright/test'
import { readFilters, writeFilters } from '@/components/lib/query'
import { content } from '@/content/site'
import { types } from './support/projects'
import { Random } from './support/random'
import { stepOn } from './support/steps'
import { at, expect, needed, open, test, wideOnly } from './support/test'

/** `npm run fuzz` sets both: more seeds, and longer walks. */
const seeds = (process.env.FUZZ_SEEDS ?? '1').split(',').map(Number)
const STEPS = Number(process.env.FUZZ_STEPS ?? 40)
/** How much of the walk the report of a fault repeats. */
const REMEMBERED = 12

const month = ({ createdAt }: { createdAt: string }) => Number(createdAt.replace('-', ''))
const orders = {
  option1: content.projects.toSorted((a, b) => month(b) - month(a)),
  option2: content.projects.toSorted((a, b) => month(a) - month(b)),
  option3: content.projects.toSorted((a, b) => (a.type === b.type ? 0 : a.type < b.type ? -1 : 1)),
}

/** What of the page is not as its address says, or is never to be. Empty when all is well. */
async function wrongs(page: Page): Promise<string[]> {
  const { pathname, search } = new URL(page.url())
  if (![at('/'), at('/projects')].includes(pathname)) return [`the address is ${page.url()}`]
  const slug = new URLSearchParams(search).get('project')
  const filters = readFilters(search, types)
  const { q, type, sort } = filters
  const rest = new URLSearchParams(search)
  for (const name of ['project', 'q', 'type', 'sort']) rest.delete(name)
  const shown = orders[sort].filter(
    (one) => one.title.toLowerCase().includes(q.toLowerCase()) && (!type || one.type === type),
  )
  const list = pathname === at('/projects')
  return page.evaluate(
    ({ expected, title }) => {
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
        if (writtenOnce(location.search) !== expected.search)
          found.push(`the address says ${location.search}`)
      }
      return found

      function writtenOnce(query: string) {
        const params = new URLSearchParams(query)
        params.delete('project')
        return params.size > 0 ? `?${params}` : ''
      }
    },
    {
      title: slug === null ? null : (content.projects.find((one) => one.slug === slug)?.title ?? 'unknown'),
      expected: list
        ? { q, titles: shown.map((one) => one.title), search: writeFilters(rest.toString(), filters) }
        : null,
    },
  )
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const seed of seeds) {
  test(`G6 G11 a random walk ends nowhere wrong, seed ${seed}`, wideOnly, async ({ page, faults }) => {
    test.setTimeout(60_000 + STEPS * 2000)
    needed(content.projects[0], 'projects')
    const random = new Random(seed)
    const walk: string[] = []
    // Go Back leads to what comes before: always a page of the site.
    await open(page, '/')
    await open(page, '/projects')
    for (let step = 1; step <= STEPS; step++) {
      walk.push(await stepOn(page, random))
      const said = `seed ${seed}, step ${step}: ${walk.slice(-REMEMBERED).join(', ')}`
      await expect.poll(() => wrongs(page).catch(() => ['the page is being left']), said).toEqual([])
      expect(faults, said).toEqual([])
    }
  })
}
