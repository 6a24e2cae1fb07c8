import type { Build, Delay, Goal, Results, Visit } from './report'

/** The names of the sites that the bench compares. */
export const sites = {
  bare: 'hello world',
  site: 'this site',
  stripped: 'this site without scripts',
  thousand: 'with 1,000 projects',
} as const

/** What the site wants of itself, held against one run. */
export function goalsOf({ scripts, perProject, visits, delays, builds }: Omit<Results, 'goals'>): Goal[] {
  const ratio = (what: string, limit: number, value: number): Goal => ({
    what,
    goal: `at most ${limit.toFixed(2)}`,
    measured: value.toFixed(3),
    reached: value <= limit,
  })
  const most = (what: string, limit: number, value: number, unit: string): Goal => ({
    what,
    goal: `at most ${limit}${unit}`,
    measured: `${Number.isInteger(value) ? value : value.toFixed(1)}${unit}`,
    reached: value <= limit,
  })
  const of = (site: string, screen: string) =>
    visits.find((visit) => visit.site === site && visit.screen === screen && visit.form === 'mobile')
  const own = visits.filter(({ site }) => site === sites.site)
  const bare = of(sites.bare, '/')
  return [
    ...['/', '/projects'].map((screen, i) =>
      ratio(
        `scripts of ${screen} over hello world's`,
        i === 0 ? 1.06 : 1.1,
        (scripts[`${sites.site} ${screen}`] ?? Number.NaN) / (scripts[`${sites.bare} /`] ?? Number.NaN),
      ),
    ),
    ...own
      .filter(({ form }) => form === 'mobile')
      .flatMap((visit) => [
        most(`transferred by ${visit.screen}`, 230, total(visit) / 1000, ' kB'),
        most(`requests of ${visit.screen}`, 16, visit.requests, ''),
        ratio(`LCP of ${visit.screen} over hello world's`, 1.25, visit.lcp / (bare?.lcp ?? Number.NaN)),
        ratio(
          `LCP of ${visit.screen} over the same without scripts`,
          1.05,
          visit.lcp / (of(sites.stripped, visit.screen)?.lcp ?? Number.NaN),
        ),
        ratio(`TBT of ${visit.screen} over hello world's`, 1.25, visit.tbt / (bare?.tbt ?? Number.NaN)),
      ]),
    ...own.flatMap((visit) => [
      {
        what: `Lighthouse, ${visit.screen}, ${visit.form}`,
        goal: '100 / 100 / 100 / 100',
        measured: visit.scores.join(' / '),
        reached: visit.scores.every((score) => score === 100),
      },
      {
        what: `CLS, ${visit.screen}, ${visit.form}`,
        goal: '0.00',
        measured: visit.cls.toFixed(3),
        reached: visit.cls < 0.005,
      },
    ]),
    ...delays.map((delay: Delay) => most(`${delay.what}, ${delay.site}`, 100, delay.median, ' ms')),
    most('page weight per further project', 0.7, Math.round(perProject) / 1000, ' kB'),
    ...buildGoals(builds),
  ]

  function buildGoals(all: readonly Build[]): Goal[] {
    const one = all.find(({ site }) => site === sites.site)
    const base = all.find(({ site }) => site === sites.bare)
    if (!one || !base) return []
    return [
      ratio("cold build over hello world's", 5, one.cold / base.cold),
      ratio("warm build over hello world's", 2, one.warm / base.warm),
    ]
  }
}

function total({ transferred }: Visit): number {
  return Object.values(transferred).reduce((sum, bytes) => sum + bytes, 0)
}
