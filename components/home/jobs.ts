import { JOB_ROWS_FROM, JOBS_IN_FULL } from '@/components/density'
import type { LinkedText } from '@/components/home/credentials'
import type { Experience } from '@/content/schema/content'

/** Returns how many jobs show in full; the others are rows. */
export function jobsInFull(jobs: number): number {
  return jobs < JOB_ROWS_FROM ? jobs : JOBS_IN_FULL
}

/** Returns the title and the company of a job, or only one of them. The last one has the link. */
export function jobNames({ title, company, link }: Experience): [LinkedText, ...LinkedText[]] {
  if (title && company) return [{ text: title }, { text: company, link }]
  return [{ text: title ?? company ?? '', link }]
}

/** Returns whether a job has texts below its heading. */
export function hasTexts({ summary, responsibilities, stack }: Experience): boolean {
  return Boolean(summary) || responsibilities.length + stack.length > 0
}

/** A job with its position in a run of roles at the same employer. */
export interface PlacedJob {
  job: Experience
  /** Only the first role of a run shows the employer's name. */
  run?: 'first' | 'next'
}

/** Marks consecutive roles at the same employer. Keeps the order. */
export function markRuns(jobs: readonly Experience[]): PlacedJob[] {
  return jobs.map((job, i) => {
    if (haveSameEmployer(job, jobs[i - 1])) return { job, run: 'next' }
    return haveSameEmployer(job, jobs[i + 1]) ? { job, run: 'first' } : { job }
  })
}

function haveSameEmployer(job: Experience, other?: Experience): boolean {
  const isSameCompany = job.company !== undefined && job.company === other?.company
  const haveTitles = Boolean(job.title && other?.title)
  return isSameCompany && haveTitles
}

/** Returns the city of a place such as "Tunis, Tunisia", also with the commas of other scripts. */
function cityOf(place?: string): string | undefined {
  return place?.split(/[,،、]/)[0]?.trim()
}

/** Returns the location of a job, unless it is in the owner's city. */
export function placeElsewhere({ location }: Experience, home?: string): string | undefined {
  const isSameCity = cityOf(location)?.toLowerCase() === cityOf(home)?.toLowerCase()
  return isSameCity ? undefined : location
}

const NUMBER = String.raw`\p{Nd}(?:[.,’'\u00a0\u202f\u066b\u066c]?\p{Nd})*`
const SIGN = '[%\u066a\uff05]'
/** A percentage such as `67%`, `12.5 %`, `%67` or `4 000 %`, in the digits of any script. */
const PERCENTAGE = new RegExp(`${NUMBER}\\s?${SIGN}|${SIGN}${NUMBER}`, 'gu')

/** URLs are skipped, because `%20` is not a percentage. */
const ADDRESS = /\S+:\/\/\S+/g

/** The line of a job with its result. */
export interface Result {
  line: string
  /** As it is written in the line. */
  figure: string
}

/**
 * Finds the figure of a job to show large (E1).
 *
 * @param lines the responsibilities
 * @param highlight the figure that the owner chose. The default is the first line with one
 *   percentage: `ISO 27001` may be no result, and in "from 7% to 0.3%" neither number is
 */
export function findResult(lines: readonly string[], highlight?: string): Result | undefined {
  for (const line of lines) {
    if (highlight && line.includes(highlight)) return { line, figure: highlight }
    const [percentage, second] = line.replace(ADDRESS, '').match(PERCENTAGE) ?? []
    if (!highlight && percentage && !second) return { line, figure: percentage }
  }
  return undefined
}
