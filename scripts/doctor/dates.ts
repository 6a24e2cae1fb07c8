import type { ContentInput } from '@/content/schema/content'
import { monthNumber, PRESENT } from '@/content/schema/dates'
import { collectContentTexts } from '@/content/schema/texts'
import { type Examined, type Finding, findingAt } from '@/scripts/doctor/finding'

/** Fields whose dates must be in the past. Degrees and talks may be in the future. */
const pastDates: Partial<Record<keyof ContentInput, readonly string[]>> = {
  featuredProjects: ['createdAt'],
  olderProjects: ['createdAt'],
  experiences: ['startDate', 'endDate'],
  certifications: ['date'],
  awards: ['date'],
}

/** Finds dates in the future. */
export function* futureDates(site: Examined): Generator<Finding> {
  const { now } = site
  const thisMonth = monthNumber(String(now.getUTCFullYear())) + now.getUTCMonth()
  for (const found of collectContentTexts(site.content)) {
    const { key, path, text } = found
    const field = String(path.at(-1))
    if (!pastDates[key]?.includes(field) || text === PRESENT) continue
    const isFuture =
      field === 'createdAt' ? text > now.toISOString().slice(0, 7) : monthNumber(text) > thisMonth
    if (!isFuture) continue
    const fix = field === 'endDate' ? 'Write "Present" until then.' : 'Correct the date.'
    yield findingAt(site, found, 'wrong', `is ${text}, which is in the future`, fix)
  }
}

/** Finds jobs that are still "Present" although a later one has begun: the end date may be missing. */
export function* presentJobs(site: Examined): Generator<Finding> {
  const { experiences } = site.content
  for (const [i, job] of experiences.entries()) {
    if (job.endDate !== PRESENT) continue
    const place = { key: 'experiences' as const, path: [i, 'endDate'] }
    const start = monthNumber(job.startDate ?? '')
    const later = experiences.filter(({ startDate = '' }) => monthNumber(startDate) > start)
    const ended = later.find(({ endDate }) => endDate && endDate !== PRESENT)
    if (ended) {
      const why = `is "Present", though the job at ${ended.company ?? ended.title} began later and has ended`
      yield findingAt(site, place, 'wrong', why, 'Write the month in which it ended.')
    } else if (later.length > 0) {
      const why = 'is "Present", as is that of a job that began later'
      yield findingAt(site, place, 'weak', why, 'Write the month in which it ended, if it has.')
    }
  }
}
