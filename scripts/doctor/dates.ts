import { monthNumber } from '../../content/schema'
import { type ContentPath, type Examined, type Finding, findingAt } from './finding'

const MONTHS = 12

/** Dates that have not come yet, and jobs that go on though they cannot. */
export function dateFaults(site: Examined): Finding[] {
  return [...futureDates(site), ...presentJobs(site)]
}

/** Months since year 0, as `monthNumber` counts them. */
function thisMonth({ now }: Examined): number {
  return now.getUTCFullYear() * MONTHS + now.getUTCMonth()
}

function* dates({ content }: Examined): Generator<[ContentPath, date: string | undefined, month: number]> {
  for (const key of ['featuredProjects', 'olderProjects'] as const) {
    for (const [i, { createdAt }] of content[key].entries()) {
      const [year = 0, month = 1] = createdAt.split('-').map(Number)
      yield [{ key, path: [i, 'createdAt'] }, createdAt, year * MONTHS + month - 1]
    }
  }
  for (const [i, { startDate, endDate }] of content.experiences.entries()) {
    yield [{ key: 'experiences', path: [i, 'startDate'] }, startDate, monthNumber(startDate)]
    if (endDate !== 'Present')
      yield [{ key: 'experiences', path: [i, 'endDate'] }, endDate, monthNumber(endDate)]
  }
  // A degree may be expected and a talk announced; a certificate or an award may not.
  for (const key of ['certifications', 'awards'] as const) {
    for (const [i, { date }] of content[key].entries()) {
      if (date) yield [{ key, path: [i, 'date'] }, date, monthNumber(date)]
    }
  }
}

function futureDates(site: Examined): Finding[] {
  return [...dates(site)]
    .filter(([, , month]) => month > thisMonth(site))
    .map(([place, date]) =>
      findingAt(
        site,
        place,
        'wrong',
        `is ${date}, which is in the future`,
        place.path.at(-1) === 'endDate' ? 'Write "Present" until then.' : 'Correct the date.',
      ),
    )
}

/** Of several jobs that go on one may be forgotten; one that began before another one ended surely is. */
function presentJobs(site: Examined): Finding[] {
  const { experiences } = site.content
  const going = experiences.filter(({ endDate }) => endDate === 'Present')
  const newest = Math.max(...going.map(({ startDate }) => monthNumber(startDate)))
  return experiences.flatMap((job, i) => {
    if (job.endDate !== 'Present') return []
    const place = { key: 'experiences' as const, path: [i, 'endDate'] }
    const later = experiences.find(
      ({ startDate, endDate }) =>
        endDate !== 'Present' && monthNumber(startDate) > monthNumber(job.startDate),
    )
    if (later) {
      const why = `is "Present", though the job at ${later.company} began later and has ended`
      return [findingAt(site, place, 'wrong', why, 'Write the month in which it ended.')]
    }
    if (monthNumber(job.startDate) === newest) return []
    const why = `is "Present", as is that of a job that began later`
    return [findingAt(site, place, 'weak', why, 'Write the month in which it ended, if it has.')]
  })
}
