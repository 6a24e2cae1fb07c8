import type { Build, Delay, Goal, Observed, Results, Visit } from './report'

/** The names of the sites that the bench compares. */
export const sites = {
  bare: 'hello world',
  site: 'this site',
  before: 'before',
  stripped: 'this site without scripts',
  thousand: 'with 1,000 projects',
} as const

/** The goals of the site, compared with the results of one run. */
export function goalsOf({
  scripts,
  perProject,
  visits,
  observed,
  delays,
  builds,
}: Omit<Results, 'goals'>): Goal[] {
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
        ratio(
          `TBT of ${visit.screen} over hello world's`,
          1.25,
          visit.tbt.median / (bare?.tbt.median ?? Number.NaN),
        ),
      ]),
    ...observed.filter(({ site }) => site === sites.site).flatMap(observedGoals),
    ...own.flatMap((visit) => [
      scoresOf(visit),
      {
        what: `CLS, ${visit.screen}, ${visit.form}`,
        goal: '0.00',
        measured: visit.cls.toFixed(3),
        reached: visit.cls < 0.005,
      },
    ]),
    ...delays
      .filter(({ site }) => site !== sites.before)
      .map((delay: Delay) => most(`${delay.what}, ${delay.site}`, 100, delay.median, ' ms')),
    ...visits
      .filter(({ site }) => site === sites.thousand)
      .map(({ site, screen, tbt }) => most(`TBT of ${screen}, ${site}`, 1500, tbt.median, ' ms')),
    most('page weight per further project', 1.2, Math.round(perProject) / 1000, ' kB'),
    ...buildGoals(builds),
  ]

  /** A phone is due what the framework alone reaches in the same run: that is less than 100. */
  function scoresOf({ screen, form, scores }: Visit): Goal {
    const due = [form === 'mobile' ? (bare?.scores[0] ?? 100) : 100, 100, 100, 100]
    return {
      what: `Lighthouse, ${screen}, ${form}`,
      goal: `at least ${due.join(' / ')}`,
      measured: scores.join(' / '),
      reached: due.every((score, i) => (scores[i] ?? 0) >= score),
    }
  }

  function observedGoals({ screen, lcp, answered }: Observed): Goal[] {
    const [hello, stripped] = [sites.bare, sites.stripped].map((name) =>
      observed.find((page) => page.site === name && (name === sites.bare || page.screen === screen)),
    )
    return [
      ratio(
        `largest paint of ${screen} over hello world's`,
        1.25,
        lcp.median / (hello?.lcp.median ?? Number.NaN),
      ),
      ratio(
        `largest paint of ${screen} over the same without scripts`,
        1.05,
        lcp.median / (stripped?.lcp.median ?? Number.NaN),
      ),
      ratio(
        `time until ${screen} answers a press over hello world's`,
        1.15,
        answered.median / (hello?.answered.median ?? Number.NaN),
      ),
    ]
  }

  function buildGoals(all: readonly Build[]): Goal[] {
    const one = all.find(({ site }) => site === sites.site)
    const base = all.find(({ site }) => site === sites.bare)
    if (!one || !base) return []
    return [
      ratio("cold build over hello world's", 4, one.cold / base.cold),
      ratio("warm build over hello world's", 2, one.warm / base.warm),
      ratio(
        "first page of npm run dev over hello world's",
        1.3,
        (one.dev ?? Number.NaN) / (base.dev ?? Number.NaN),
      ),
    ]
  }
}

function total({ transferred }: Visit): number {
  return Object.values(transferred).reduce((sum, bytes) => sum + bytes, 0)
}
