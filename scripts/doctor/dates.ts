import type { ContentInput } from '../../content/files'
import { monthNumber } from '../../content/schema'
import { type ContentPath, type Examined, type Finding, findingAt } from './finding'

const MONTHS = 12

/** A date of the content, with its months since year 0, as `monthNumber` counts them. */
interface FoundDate extends ContentPath {
  date: string
  month: number
}

/** Dates that have not come yet, and jobs that go on though they cannot. */
export function* dateFaults(site: Examined): Generator<Finding> {
  const thisMonth = site.now.getUTCFullYear() * MONTHS + site.now.getUTCMonth()
  for (const found of datesIn(site.content).filter(({ month }) => month > thisMonth)) {
    const fix = found.path.at(-1) === 'endDate' ? 'Write "Present" until then.' : 'Correct the date.'
    yield findingAt(site, found, 'wrong', `is ${found.date}, which is in the future`, fix)
  }
  yield* presentJobs(site)
}

/** A degree may be expected and a talk announced; a certificate or an award may not. */
function datesIn(content: ContentInput): FoundDate[] {
  const found = (key: keyof ContentInput, i: number, field: string, date?: string): FoundDate[] =>
    date && date !== 'Present' ? [{ key, path: [i, field], date, month: monthNumber(date) }] : []
  return [
    ...(['featuredProjects', 'olderProjects'] as const).flatMap((key) =>
      content[key].map(({ createdAt }, i) => {
        const [year = 0, month = 1] = createdAt.split('-').map(Number)
        return { key, path: [i, 'createdAt'], date: createdAt, month: year * MONTHS + month - 1 }
      }),
    ),
    ...content.experiences.flatMap(({ startDate, endDate }, i) => [
      ...found('experiences', i, 'startDate', startDate),
      ...found('experiences', i, 'endDate', endDate),
    ]),
    ...(['certifications', 'awards'] as const).flatMap((key) =>
      content[key].flatMap(({ date }, i) => found(key, i, 'date', date)),
    ),
  ]
}

/** Of several jobs that go on one may be forgotten; one that began before another one ended surely is. */
function* presentJobs(site: Examined): Generator<Finding> {
  const { experiences } = site.content
  const present = experiences.filter(({ endDate }) => endDate === 'Present')
  const newest = Math.max(...present.map(({ startDate }) => monthNumber(startDate)))
  for (const [i, job] of experiences.entries()) {
    if (job.endDate !== 'Present') continue
    const place = { key: 'experiences' as const, path: [i, 'endDate'] }
    const began = monthNumber(job.startDate)
    const ended = experiences.find(
      ({ startDate, endDate }) => endDate !== 'Present' && monthNumber(startDate) > began,
    )
    if (ended) {
      const why = `is "Present", though the job at ${ended.company} began later and has ended`
      yield findingAt(site, place, 'wrong', why, 'Write the month in which it ended.')
    } else if (began < newest) {
      const why = 'is "Present", as is that of a job that began later'
      yield findingAt(site, place, 'weak', why, 'Write the month in which it ended, if it has.')
    }
  }
}
