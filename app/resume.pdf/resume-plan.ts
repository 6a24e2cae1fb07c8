import { joinLimited, MAX_PLACES_LISTED } from '@/app/join-limited'
import { countLines, cutWork, listCutTexts, withoutTexts } from '@/app/resume.pdf/cut-work'
import { createResume, type Extent, hasDetails } from '@/app/resume.pdf/resume-model'
import { createTemplateData, resumeTemplate } from '@/app/resume.pdf/resume-template'
import { compilePdf, countPages } from '@/app/typst/typst'
import type { Site } from '@/components/lib/addresses'
import { credentialLists } from '@/components/lib/credentials'
import { jobsInFull } from '@/components/lib/density'
import type { Experience } from '@/content/schema/content'
import type { Content } from '@/content/schema/validate'

/** If the owner sets no number, the resume has more pages only if the shortest version does not fit on these. */
const DEFAULT_PAGES = 2
/** The page limit if the owner sets none. */
const DEFAULT_MAX_PAGES = 3
/** Maximum number of projects with bullet points. More never fit. */
const MAX_DETAILED_PROJECTS = 12
/** Number of projects in the shortest version. They are removed only if the headings of the work need the room. */
const MIN_PROJECTS = 6
/** Maximum number of names in the closing line of projects. */
const MAX_NAMES = 12
/** The extent if the headings of the work leave no room for a project. */
const NO_PROJECTS: Extent = { projects: 0, detailed: 0, points: 0, names: 0, details: 0 }

/** A version of the resume. */
interface Length {
  extent: Extent
  /** Number of headings and texts of the work. */
  work: number
}

/**
 * Finds the longest version of the resume that fits on the owner's number of pages. Without that number, it removes bullet points of
 * projects and details of the lists before it adds a page. If there are many jobs and they do not fit, each older one becomes a line. At the
 * page limit it also removes the least recent texts of the work, then the projects, and last whole jobs.
 *
 * @returns the resume, its pages, the texts that it leaves out, and a note about them unless they are only details of projects
 */
export async function planResume(content: Content, site: Pick<Site, 'url'>) {
  const { experiences, featuredProjects, profile } = content
  const entriesWithDetails = credentialLists(content).flatMap(({ entries }) => entries.filter(hasDetails))
  const [shortest, ...richer] = listExtents(featuredProjects.length, entriesWithDetails.length)
  const plan = async (jobs: readonly Experience[], { extent, work }: Length) => {
    const kept = cutWork(jobs, work)
    const resume = createResume({ ...content, experiences: kept }, site, extent)
    const cut = [
      ...listCutTexts(experiences, kept),
      ...entriesWithDetails
        .slice(extent.details)
        .flatMap(({ description, points }) => [description ?? [], points].flat()),
      ...featuredProjects.slice(extent.projects + extent.names).map(({ title }) => title),
    ]
    const pages = await countPages(resumeTemplate, createTemplateData(resume, content))
    return { resume, pages, cut, work, extent, note: '' }
  }

  let jobs: readonly Experience[] = experiences
  let full = await plan(jobs, { extent: shortest, work: countLines(jobs) })
  const older = jobs.length - jobsInFull(jobs.length)
  const hasRows = older > 0 && full.pages > (profile.resumePages ?? DEFAULT_PAGES)
  if (hasRows) {
    jobs = jobs.map((job, i) => (i < jobs.length - older ? job : withoutTexts(job)))
    full = await plan(jobs, { extent: shortest, work: countLines(jobs) })
  }
  const whole = countLines(jobs)
  const pages = profile.resumePages ?? Math.min(Math.max(full.pages, DEFAULT_PAGES), DEFAULT_MAX_PAGES)
  const longest = (lengths: readonly Length[], pages: number) =>
    lastThatFits(lengths, (length) => plan(jobs, length), pages)
  /** The longest version with all of the work. */
  const withAllWork = async (pages: number) =>
    (await longest(
      richer.map((extent) => ({ extent, work: whole })),
      pages,
    )) ?? full
  const besideProjects =
    full.pages <= pages
      ? await withAllWork(pages)
      : await longest(withWork(shortest, jobs.length, whole - 1), pages)
  const found = besideProjects ?? (await longest(withWork(NO_PROJECTS, 0, whole), pages))
  const adviceFor = (pages: number) =>
    `Shorten the texts in content/, or set resumePages in content/profile.ts to ${pages} or more.`
  if (!found) {
    const note = `resume.pdf has ${full.pages} pages, and the limit is ${pages}: leaving out all work would not be enough. ${adviceFor(full.pages)}`
    return { ...(await withAllWork(full.pages)), note }
  }
  const details = entriesWithDetails.slice(found.extent.details).map(({ title }) => title.text)
  const leftOut = [
    hasRows && `the texts of your ${older} oldest jobs`,
    found.work < whole && `${whole - found.work} of the least recent lines of your work`,
    details.length > 0 && `details in your lists (${joinLimited(details, MAX_PLACES_LISTED, ';')})`,
    !besideProjects && featuredProjects.length > 0 && 'all projects',
  ].filter(Boolean)
  if (leftOut.length === 0) return found
  const hasTexts = featuredProjects.some(({ description, bulletpoints }) => description || bulletpoints[0])
  if (besideProjects && hasTexts && found.extent.points === 0) leftOut.push('the texts of your projects')
  const within = pages === 1 ? 'one page' : `${pages} pages`
  return {
    ...found,
    note: `resume.pdf leaves out ${leftOut.join(' and ')} to stay within ${within}. ${adviceFor(pages + 1)}`,
  }
}

/** Returns the versions of an extent with each number of headings and texts of the work, the shortest first. */
function withWork(extent: Extent, least: number, most: number): Length[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => ({ extent, work: least + more }))
}

/** Returns the extents for a number of featured projects and of entries with details, the shortest first. */
function listExtents(projects: number, details: number): [Extent, ...Extent[]] {
  const detailed = Math.min(projects, MAX_DETAILED_PROJECTS)
  const least = {
    projects: Math.min(projects, MIN_PROJECTS),
    detailed: 0,
    points: 0,
    names: MAX_NAMES,
    details: 0,
  }
  const all = { ...least, projects, details }
  return [
    least,
    ...upTo(details).map((details) => ({ ...least, details })),
    ...upTo(projects - least.projects).map((more) => ({ ...all, projects: least.projects + more })),
    ...upTo(detailed).map((detailed) => ({ ...all, detailed, points: 1 })),
    { ...all, detailed, points: 2 },
  ]
}

/** Returns the numbers from 1. */
function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + 1)
}

/**
 * Finds the longest version that fits on the pages, with a binary search, because typesetting a resume is slow.
 *
 * @param lengths versions, the shortest first
 */
async function lastThatFits<Plan extends { pages: number }>(
  lengths: readonly Length[],
  planOf: (length: Length) => Promise<Plan>,
  pages: number,
): Promise<Plan | undefined> {
  let found: Plan | undefined
  let [least, tooMany] = [0, lengths.length]
  while (least < tooMany) {
    const middle = Math.floor((least + tooMany) / 2)
    const length = lengths[middle]
    const plan = length && (await planOf(length))
    if (plan && plan.pages <= pages) {
      found = plan
      least = middle + 1
    } else tooMany = middle
  }
  return found
}

/**
 * Typesets the resume as a tagged PDF, on two pages, three if the work needs them, or up to the owner's number. The same content gives
 * the same bytes.
 */
export async function createResumePdf(content: Content, site: Pick<Site, 'url'>) {
  const { resume } = await planResume(content, site)
  return compilePdf(resumeTemplate, createTemplateData(resume, content))
}
