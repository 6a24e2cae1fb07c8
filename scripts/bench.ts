import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Content } from '../content/validate'
import { colorMode } from '../content/words'
import { serveAsCdn, trustAnybody } from './bench/cdn'
import { goalsOf, sites } from './bench/goals'
import { measureDelays } from './bench/interactions'
import { type ObservedPage, observe } from './bench/observed'
import { type Build, type Delay, reportOf } from './bench/report'
import { generatedProjects } from './bench/thousand'
import { type PageToVisit, visitInTurns } from './bench/visits'
import { build, makeBare, makeStripped, timeDev } from './bench/workshop'
import { isRoot, makeBrowserReady } from './browser'
import { readSite } from './check/export/site'
import { weightsOf } from './check/export/weights'
import { copyCheckout, sharePictures } from './checkout-copy'
import { run } from './run'

const PROJECTS = 1000
/** Enough runs that a short load of the machine does not change the median. */
const OBSERVED_RUNS = 7
const npmBuild = ['npm', 'run', '--silent', 'build'] as const

/**
 * `npm run bench -- --runs 5 --out docs/benchmark.md`: the site beside a hello world of the same versions, itself
 * without scripts, and itself with a thousand projects. With `--before FOLDER`, the export of an earlier commit, the same
 * table shows what has changed. It judges no time; it writes a table.
 */
await run(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      out: { type: 'string', default: 'docs/benchmark.md' },
      before: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: write a whole number from 1.`)
  const browser = {
    executablePath: makeBrowserReady(),
    args: [trustAnybody, ...(isRoot ? ['--no-sandbox'] : [])],
  }
  const { content } = await import('../content/site')
  const work = mkdtempSync(join(tmpdir(), 'bench-'))
  const at = (name: string) => join(work, name)
  const stops: (() => Promise<void>)[] = []
  try {
    const builds = await buildAll(at, content.projects)
    const scripts: Record<string, number> = {}
    let [small, large] = [0, 0]
    const toVisit: PageToVisit[] = []
    const delays: Delay[] = []
    const seen: ObservedPage[] = []
    const folders = {
      bare: join(at('bare'), 'out'),
      site: join(at('site'), 'out'),
      before: values.before,
      stripped: at('stripped'),
      thousand: join(at('thousand'), 'out'),
    }
    for (const key of Object.keys(sites) as (keyof typeof sites)[]) {
      const [site, folder] = [sites[key], folders[key]]
      if (!folder) continue
      const { url, close } = await serveAsCdn(folder)
      stops.push(close)
      for (const page of readSite(folder, url).pages) {
        const screen = page.file === '/index.html' ? '/' : page.file.replace('.html', '')
        if (!['/', '/projects'].includes(screen)) continue
        const weights = weightsOf(page, { basePath: '' }, (file) => readFileSync(join(folder, file)))
        const sum = (kind: string) =>
          weights.filter((weight) => weight.kind === kind).reduce((total, { bytes }) => total + bytes, 0)
        scripts[`${site} ${screen}`] = sum('script')
        if (screen === '/projects' && key === 'site') small = brotliSize(join(folder, page.file))
        if (screen === '/projects' && key === 'thousand') large = brotliSize(join(folder, page.file))
        if (key === 'thousand' && screen === '/') continue
        if (key !== 'thousand') seen.push(observedPage(key, screen, url))
        for (const form of ['mobile', 'desktop'] as const) {
          if (form === 'desktop' && key !== 'site') continue
          toVisit.push({ site, screen, form, address: new URL(screen, url).href })
        }
      }
      if (key === 'site' || key === 'before' || key === 'thousand') {
        delays.push(...(await measureDelays(site, new URL('/projects', url).href, runs, browser)))
      }
    }
    const visits = await visitInTurns(toVisit, runs, browser)
    const results = {
      date: new Date().toISOString().slice(0, 10),
      versions: versions(),
      runs,
      scripts,
      observed: await observe(seen, OBSERVED_RUNS, browser),
      perProject: (large - small) / (PROJECTS - content.projects.length),
      visits,
      delays,
      builds,
    }
    const report = reportOf({ ...results, goals: goalsOf(results) })
    writeFileSync(values.out, `${report}\n`)
    console.log(`${report}\n\nWritten to ${values.out}.`)
  } finally {
    for (const stop of stops) await stop()
    if (!values.keep) rmSync(work, { recursive: true, force: true })
  }
})

function observedPage(key: keyof typeof sites, screen: string, url: string): ObservedPage {
  const site = sites[key]
  // The button of the hello world is on a second page, so that its first page has no script of ours.
  if (key === 'bare') return { site, screen, address: new URL('/press', url).href, button: 'Press' }
  const address = new URL(screen, url).href
  return key === 'stripped' ? { site, screen, address } : { site, screen, address, button: colorMode.toLight }
}

/** As CDNs serve a page. */
function brotliSize(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return brotliCompressSync(readFileSync(file), { params }).length
}

async function buildAll(at: (name: string) => string, known: Content['projects']): Promise<Build[]> {
  const timed = (site: string, folder: string, command: readonly [string, ...string[]]): Build => {
    console.log(`Building: ${site}`)
    const cold = build(folder, command)
    return { site, cold, warm: build(folder, command) }
  }
  makeBare(at('bare'))
  const bare = timed(sites.bare, at('bare'), ['npx', 'next', 'build'])
  bare.dev = await timeDev(at('bare'), ['npx', 'next', 'dev'])
  copyCheckout(at('site'))
  const site = timed(sites.site, at('site'), npmBuild)
  site.dev = await timeDev(at('site'), ['npm', 'run', 'dev', '--'])
  makeStripped(join(at('site'), 'out'), at('stripped'))

  copyCheckout(at('thousand'))
  sharePictures(at('site'), at('thousand'))
  addProjects(at('thousand'), known)
  return [bare, site, timed(sites.thousand, at('thousand'), npmBuild)]
}

/** Adds generated projects. They show the pictures of the known ones: what making pictures costs is measured without them. */
function addProjects(folder: string, known: Content['projects']) {
  const projects = generatedProjects(PROJECTS - known.length, known)
  appendFileSync(
    join(folder, 'content', 'older-projects.ts'),
    `\nolderProjects.push(...(JSON.parse(${JSON.stringify(JSON.stringify(projects))}) as ProjectInput[]))\n`,
  )
}

function versions(): string {
  const of = (name: string) =>
    `${name} ${JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version}`
  return [...['next', 'react', 'lighthouse'].map(of), `Node ${process.versions.node}`].join(', ')
}
