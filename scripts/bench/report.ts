/** What was measured of one screen of one site. Times in milliseconds, sizes in bytes. */
export interface Visit {
  site: string
  screen: string
  form: 'mobile' | 'desktop'
  /** Performance, accessibility, best practices, search, 0 to 100. */
  scores: number[]
  transferred: Readonly<Record<string, number>>
  requests: number
  fcp: Spread
  lcp: Spread
  tbt: Spread
  cls: number
}

/** Times observed in a throttled browser (not simulated), in milliseconds from the start of the navigation. */
export interface Observed {
  site: string
  screen: string
  fcp: Spread
  lcp: Spread
  /** When a press was answered that began with the first paint; `NaN` where there is nothing to press. */
  answered: Spread
  /** The longest task until the page was quiet. */
  longestTask: Spread
}

export interface Spread {
  median: number
  worst: number
}

export interface Delay {
  site: string
  what: string
  median: number
  worst: number
}

export interface Build {
  site: string
  cold: number
  warm: number
  /** From the command of development to its first page. */
  dev?: number
}

export interface Goal {
  what: string
  goal: string
  measured: string
  reached: boolean
}

export interface Results {
  date: string
  versions: string
  runs: number
  /** Gzipped scripts of the first view by site and screen, from the exports. */
  scripts: Readonly<Record<string, number>>
  /** HTML of `/projects`, in brotli as CDNs serve it, for each project beyond those of the sample. */
  perProject: number
  visits: readonly Visit[]
  observed: readonly Observed[]
  delays: readonly Delay[]
  builds: readonly Build[]
  goals: readonly Goal[]
}

/** The middle value; of an even number, the lower of the two in the middle, which was really measured. */
export function median(values: readonly number[]): number {
  // A visit without any paint has no time.
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** The middle and the largest of several values; a visit without any paint has none, and counts for nothing. */
export function spreadOf(values: readonly number[]): Spread {
  const measured = values.filter(Number.isFinite)
  return { median: median(measured), worst: measured.length > 0 ? Math.max(...measured) : Number.NaN }
}

const both = ({ median: middle, worst }: Spread) =>
  Number.isNaN(middle) ? '-' : `${Math.round(middle)} (${Math.round(worst)})`

const seconds = (time?: number) => (time === undefined ? '-' : (time / 1000).toFixed(1))

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The results as a page of Markdown. */
export function reportOf(results: Results): string {
  const { visits, observed, delays, builds, goals } = results
  const transferredKinds = [...new Set(visits.flatMap((visit) => Object.keys(visit.transferred)))].sort()
  return [
    '# Benchmark',
    `${results.date}. ${results.versions}. Lighthouse: median of ${results.runs}. Written by \`npm run bench\`; ` +
      'times belong to the machine that took them, so compare the lines of one table.',
    '## Goals',
    table(
      ['what', 'goal', 'measured', 'reached'],
      goals.map(({ what, goal, measured, reached }) => [what, goal, measured, reached ? 'yes' : '**no**']),
    ),
    '## First view',
    'Transferred kB by kind, over HTTP/2 and TLS as CDNs have them. Times in ms, with the throttling that Lighthouse simulates; median and worst, all pages in turns.',
    table(
      [
        'site',
        'screen',
        'form',
        ...transferredKinds,
        'total',
        'requests',
        'FCP',
        'LCP',
        'TBT',
        'CLS',
        'P/A/BP/SEO',
      ],
      visits.map((visit) => [
        visit.site,
        visit.screen,
        visit.form,
        ...transferredKinds.map((kind) => kB(visit.transferred[kind] ?? 0)),
        kB(Object.values(visit.transferred).reduce((sum, bytes) => sum + bytes, 0)),
        visit.requests,
        ...[visit.fcp, visit.lcp, visit.tbt].map(both),
        visit.cls.toFixed(3),
        visit.scores.join('/'),
      ]),
    ),
    '## What a visitor sees',
    'Milliseconds on a slow 4G line (1.6 Mbit/s, 150 ms) and a processor slowed down 4 times, both held back by the browser itself; median and worst. A press is repeated from the first paint on until it is answered.',
    table(
      ['site', 'screen', 'first paint', 'largest paint', 'a press is answered', 'longest task'],
      observed.map(({ site, screen, fcp, lcp, answered, longestTask }) => [
        site,
        screen,
        ...[fcp, lcp, answered, longestTask].map(both),
      ]),
    ),
    '## Scripts of the first view',
    table(
      ['site', 'kB gzipped'],
      Object.entries(results.scripts).map(([site, bytes]) => [site, kB(bytes)]),
    ),
    '## Interactions',
    'Milliseconds from the event to the next paint, processor slowed down 4 times.',
    table(
      ['site', 'interaction', 'median', 'worst'],
      delays.map(({ site, what, median: middle, worst }) => [site, what, middle, worst]),
    ),
    '## Builds',
    table(
      ['site', 'cold, s', 'warm, s', 'first page of `dev`, s'],
      builds.map(({ site, cold, warm, dev }) => [site, ...[cold, warm, dev].map(seconds)]),
    ),
  ].join('\n\n')
}
