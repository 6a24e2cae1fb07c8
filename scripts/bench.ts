import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { isRoot, makeBrowserReady } from './browser'
import { run } from './run'
import { serve } from './serve/server'

/** The last series for Node 20. */
const LIGHTHOUSE = 'lighthouse@12'
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const forms = ['mobile', 'desktop'] as const
type Form = (typeof forms)[number]

type Visit = Awaited<ReturnType<typeof visit>>

/** A screen of one of the sites that are compared. */
interface Subject {
  name: string
  address: string
  visits: Record<Form, Visit[]>
}

/** What the table says of each screen; times and traffic are those of phones. */
const columns: Record<string, (visits: Subject['visits']) => string> = {
  'transferred, kB': ({ mobile }) => (median(mobile, ({ transferred }) => transferred) / 1000).toFixed(1),
  requests: ({ mobile }) => String(median(mobile, ({ requests }) => requests)),
  mobile: ({ mobile }) => scores(mobile),
  'FCP, LCP, TBT, ms': ({ mobile }) =>
    (['fcp', 'lcp', 'tbt'] as const).map((key) => spread(mobile, key)).join(', '),
  CLS: ({ mobile }) => median(mobile, ({ cls }) => cls).toFixed(3),
  desktop: ({ desktop }) => scores(desktop),
}

/**
 * `npm run bench -- [--runs 5] [FOLDER ...]`: what Lighthouse says of the export in `out/`, beside other exports whose folders
 * are named: an earlier one, or a hello world of the same framework. It judges nothing; it prints a table. The sites are
 * visited in turns, so that a load of the machine affects all of them: compare the lines of one table.
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
        subjects.push({ name: `${folder} ${screen}`, address, visits: { mobile: [], desktop: [] } })
      }
    }
    for (let turn = 1; turn <= Number(values.runs); turn++) {
      for (const form of forms) {
        for (const { name, address, visits } of subjects) {
          console.log(`${turn} of ${values.runs}: ${name}, ${form}`)
          visits[form].push(await visit(address, form, chrome))
        }
      }
    }
    console.log(`\n${report(subjects)}`)
  } finally {
    for (const { close } of servers) await close()
  }
})

/** What Lighthouse sees of a page with an empty cache: times in milliseconds. */
async function visit(address: string, form: Form, chrome: string) {
  const flags = ['--headless', ...(isRoot ? ['--no-sandbox'] : [])].join(' ')
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
      ...['--only-categories', categories.join(',')],
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 1e9, shell: process.platform === 'win32' },
  )
  const result = JSON.parse(stdout)
  const value = (audit: string): number => result.audits[audit].numericValue
  const requests: { url: string }[] = result.audits['network-requests'].details.items
  return {
    scores: categories.map((name) => Math.round(result.categories[name].score * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    transferred: value('total-byte-weight'),
    requests: requests.filter(({ url }) => url.startsWith('http')).length,
  }
}

function report(subjects: readonly Subject[]): string {
  const versionOf = (name: string) =>
    `${name} ${JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version}`
  const names = Object.keys(columns)
  const table = [
    ['', ...names],
    ['---', ...names.map(() => '---')],
    ...subjects.map(({ name, visits }) => [name, ...Object.values(columns).map((cell) => cell(visits))]),
  ]
  return [
    `${new Date().toISOString().slice(0, 10)}. ${versionOf('next')}, ${versionOf('react')}, ${LIGHTHOUSE}, Node ${process.versions.node}.`,
    `Medians of visits in turns, the worst in brackets; scores: ${categories.join(', ')}.`,
    '',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n')
}

function scores(visits: readonly Visit[]): string {
  return categories.map((_, i) => median(visits, (one) => one.scores[i] ?? 0)).join(' / ')
}

function spread(visits: readonly Visit[], key: 'fcp' | 'lcp' | 'tbt'): string {
  const worst = Math.max(...visits.map((one) => one[key]))
  return `${Math.round(median(visits, (one) => one[key]))} (${Math.round(worst)})`
}

/** A value that was measured; of two in the middle the lower. */
function median(visits: readonly Visit[], of: (visit: Visit) => number): number {
  const sorted = visits.map(of).sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
