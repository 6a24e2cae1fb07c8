import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isRoot, makeBrowserReady } from '@/scripts/check/browser'
import { outputOf } from '@/scripts/commands/program'
import { run } from '@/scripts/commands/run'
import { serve } from '@/scripts/serve/server'

/** The last series for Node 20. */
const LIGHTHOUSE = 'lighthouse@12'
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const forms = ['mobile', 'desktop'] as const

/** The values of one visit, by column of the table. */
type Visit = Record<string, number>

/** A screen of a site: a line of the table. */
interface Subject {
  name: string
  address: string
  form: (typeof forms)[number]
  visits: Visit[]
}

/**
 * `npm run bench -- [--runs 5] [FOLDER ...]`: prints a table of Lighthouse's results for the export in `out/` and for other
 * exports, such as an earlier one. The sites are visited in turns, so load on the machine affects all of them: compare only
 * lines of one table.
 */
await run(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  })
  const chrome = makeBrowserReady()
  const servers: Awaited<ReturnType<typeof serve>>[] = []
  const subjects: Subject[] = []
  try {
    for (const folder of [...positionals, 'out']) {
      const server = await serve({ folder, port: 0 })
      servers.push(server)
      for (const screen of ['index', 'projects'].filter((page) => existsSync(join(folder, `${page}.html`)))) {
        const address = server.url + screen.replace('index', '')
        for (const form of forms)
          subjects.push({ name: `${folder} ${screen}, ${form}`, address, form, visits: [] })
      }
    }
    for (let turn = 1; turn <= Number(values.runs); turn++) {
      for (const subject of subjects) {
        console.log(`${turn} of ${values.runs}: ${subject.name}`)
        subject.visits.push(await visit(subject, chrome))
      }
    }
    const names = Object.keys(subjects[0]?.visits[0] ?? {})
    const table = [
      ['', ...names],
      ['---', ...names.map(() => '---')],
      ...subjects.map(({ name, visits }) => [name, ...names.map((column) => cell(visits, column))]),
    ]
    console.log(`\n${LIGHTHOUSE}, Node ${process.versions.node}; medians, the worst in brackets.\n`)
    console.log(table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
  } finally {
    for (const { close } of servers) await close()
  }
})

/** Runs Lighthouse on a page with an empty cache. */
async function visit({ address, form }: Subject, chrome: string): Promise<Visit> {
  const flags = ['--headless', ...(isRoot ? ['--no-sandbox'] : [])].join(' ')
  const command = [
    ...['npx', '--yes', LIGHTHOUSE, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    ...['--only-categories', categories.join(',')],
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const result = JSON.parse(await outputOf(command, { env: { CHROME_PATH: chrome } }))
  const value = (audit: string): number => result.audits[audit].numericValue
  const requests: { url: string }[] = result.audits['network-requests'].details.items
  return {
    ...Object.fromEntries(categories.map((name) => [name, 100 * result.categories[name].score])),
    'FCP, ms': value('first-contentful-paint'),
    'LCP, ms': value('largest-contentful-paint'),
    'TBT, ms': value('total-blocking-time'),
    'CLS, thousandths': 1000 * value('cumulative-layout-shift'),
    'transferred, bytes': value('total-byte-weight'),
    requests: requests.filter(({ url }) => url.startsWith('http')).length,
  }
}

/** Formats the median of a column, and its worst value. */
function cell(visits: readonly Visit[], column: string): string {
  const sorted = visits.map((one) => Math.round(one[column] ?? Number.NaN)).sort((a, b) => a - b)
  const worst = sorted.at(categories.includes(column) ? 0 : -1)
  return `${sorted[Math.floor((sorted.length - 1) / 2)]} (${worst})`
}
