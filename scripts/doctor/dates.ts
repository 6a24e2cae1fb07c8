import type { ContentInput } from '@/content/schema/content'
import { monthNumber } from '@/content/schema/dates'
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
    const month = monthNumber(text)
    if (!pastDates[key]?.includes(field) || !Number.isFinite(month) || month <= thisMonth) continue
    const fix = field === 'endDate' ? 'Write "Present" until then.' : 'Correct the date.'
    yield findingAt(site, found, 'wrong', `is ${text}, which is in the future`, fix)
  }
}

/** Finds jobs and schools whose end date may be missing: "Present" beside a later job, or none. */
export function* openEnds(site: Examined): Generator<Finding> {
  const { experiences, education } = site.content
  for (const [i, { startDate = '', endDate = '' }] of experiences.entries()) {
    const later = experiences.find((job) => monthNumber(job.startDate ?? '') > monthNumber(startDate))
    if (!later || monthNumber(endDate) !== Number.POSITIVE_INFINITY) continue
    const place = { key: 'experiences' as const, path: [i, 'endDate'] }
    const why = `is "${endDate}", though the job at ${later.company ?? later.title} began later`
    yield findingAt(site, place, 'weak', why, 'Write the month in which it ended, if it has.')
  }
  for (const [i, { startDate, endDate }] of education.entries()) {
    if (!startDate || endDate) continue
    const place = { key: 'education' as const, path: [i, 'endDate'] }
    const fix = 'Write "Present" if it goes on, or the month in which it ended.'
    yield findingAt(site, place, 'weak', 'is left out', fix)
  }
}
