/** @jest-environment node */
import { goalsOf, sites } from '../../../scripts/bench/goals'
import { median, type Results, reportOf, spreadOf, type Visit } from '../../../scripts/bench/report'

const same = (time: number) => ({ median: time, worst: time })

const visit = (given: Partial<Visit>): Visit => ({
  site: sites.site,
  screen: '/',
  form: 'mobile',
  scores: [100, 100, 100, 100],
  transferred: { Document: 20_000, Script: 130_000 },
  requests: 12,
  fcp: same(800),
  lcp: same(1000),
  tbt: { median: 50, worst: 70 },
  cls: 0,
  ...given,
})

const results: Omit<Results, 'goals'> = {
  date: '2030-01-02',
  versions: 'next 1, react 2',
  runs: 5,
  scripts: {
    [`${sites.bare} /`]: 100_000,
    [`${sites.site} /`]: 105_000,
    [`${sites.site} /projects`]: 111_000,
  },
  perProject: 640,
  visits: [
    visit({}),
    visit({ site: sites.bare, scores: [97, 94, 100, 80] }),
    visit({ site: sites.stripped }),
    visit({ form: 'desktop', scores: [100, 100, 99, 100] }),
  ],
  observed: [
    {
      site: sites.bare,
      screen: '/',
      fcp: same(800),
      lcp: same(900),
      answered: same(2000),
      longestTask: same(120),
    },
    {
      site: sites.site,
      screen: '/',
      fcp: same(900),
      lcp: same(1000),
      answered: { median: 2200, worst: 2900 },
      longestTask: { median: 180, worst: 240 },
    },
    {
      site: sites.stripped,
      screen: '/',
      fcp: same(900),
      lcp: same(900),
      answered: same(Number.NaN),
      longestTask: same(0),
    },
  ],
  delays: [{ site: sites.thousand, what: 'type a letter', median: 104, worst: 160 }],
  builds: [
    { site: sites.bare, cold: 5000, warm: 3000, dev: 4000 },
    { site: sites.site, cold: 20_000, warm: 7000, dev: 5600 },
  ],
}

test('the median is a value that was measured', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2)
  expect(median([Number.NaN, 2, 1, 9])).toBe(2)
  expect(median([])).toBeNaN()
})

test('a visit that saw no paint is left out of the worst too', () => {
  expect(spreadOf([5, Number.NaN, 9, 7])).toEqual({ median: 7, worst: 9 })
  expect(spreadOf([Number.NaN])).toEqual({ median: Number.NaN, worst: Number.NaN })
})

test('on a phone the site is due the performance of the bare export in the same run', () => {
  const own = (performance: number) =>
    goalsOf({
      ...results,
      visits: [visit({ scores: [performance, 100, 100, 100] }), ...results.visits.slice(1)],
    }).find(({ what }) => what === 'Lighthouse, /, mobile')
  expect(own(97)).toMatchObject({ goal: 'at least 97 / 100 / 100 / 100', reached: true })
  expect(own(96)).toMatchObject({ reached: false })
})

test('each goal says what was wanted, what was measured, and whether it was reached', () => {
  const goals = goalsOf(results)
  const of = (what: string) => goals.find((goal) => goal.what === what)
  expect(of("scripts of / over hello world's")).toMatchObject({ measured: '1.050', reached: true })
  expect(of("scripts of /projects over hello world's")).toMatchObject({ measured: '1.110', reached: false })
  expect(of('transferred by /')).toMatchObject({ measured: '150 kB', reached: true })
  expect(of("largest paint of / over hello world's")).toMatchObject({ measured: '1.111', reached: true })
  expect(of('largest paint of / over the same without scripts')).toMatchObject({
    measured: '1.111',
    reached: false,
  })
  expect(of("time until / answers a press over hello world's")).toMatchObject({
    measured: '1.100',
    reached: true,
  })
  expect(of('Lighthouse, /, desktop')).toMatchObject({ measured: '100 / 100 / 99 / 100', reached: false })
  expect(of('type a letter, with 1,000 projects')).toMatchObject({ measured: '104 ms', reached: false })
  expect(of('page weight per further project')).toMatchObject({ measured: '0.6 kB', reached: true })
  expect(of("cold build over hello world's")).toMatchObject({ measured: '4.000', reached: true })
  expect(of("warm build over hello world's")).toMatchObject({ measured: '2.333', reached: false })
  expect(of("first page of npm run dev over hello world's")).toMatchObject({
    measured: '1.400',
    reached: false,
  })
})

test('the report is a page of tables with its date and versions', () => {
  const report = reportOf({ ...results, goals: goalsOf(results) })
  expect(report).toContain('2030-01-02. next 1, react 2. Lighthouse: median of 5.')
  expect(report).toContain('| type a letter, with 1,000 projects | at most 100 ms | 104 ms | **no** |')
  expect(report).toContain('| this site | 20.0 | 7.0 | 5.6 |')
  expect(report).toContain('| this site | / | 900 (900) | 1000 (1000) | 2200 (2900) |')
  expect(report).toContain('| this site without scripts | / | 900 (900) | 900 (900) | - |')
  expect(report).toContain(
    '| this site | / | mobile | 20.0 | 130.0 | 150.0 | 12 | 800 (800) | 1000 (1000) | 50 (70) | 0.000 | 100/100/100/100 |',
  )
})

test('an earlier export stands in the tables, and no goal is asked of it', () => {
  const before = { site: sites.before, what: 'sort', median: 900, worst: 950 }
  const beside = { ...results, delays: [...results.delays, before] }
  const goals = goalsOf(beside)
  expect(goals).toEqual(goalsOf(results))
  expect(reportOf({ ...beside, goals })).toContain('| before | sort | 900 | 950 |')
})
