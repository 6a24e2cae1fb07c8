import { joinLimited, MAX_PLACES_LISTED } from '@/app/join-limited'
import { countLines, cutWork, listCutTexts } from '@/app/resume.pdf/cut-work'
import { createResume, type Extent } from '@/app/resume.pdf/resume-model'
import { createTemplateData, resumeTemplate } from '@/app/resume.pdf/resume-template'
import { compilePdf, countPages } from '@/app/typst/typst'
import type { Site } from '@/components/lib/addresses'
import { credentialLists, hasDetails } from '@/components/lib/credentials'
import { jobsInFull } from '@/components/lib/density'
import type { Content } from '@/content/schema/validate'

/** The number of pages if the owner sets none. Only a shortest version that does not fit on them gets more. */
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
  const detailed = credentialLists(content).flatMap(({ entries }) => entries.filter(hasDetails))
  const [shortest, ...richer] = listExtents(featuredProjects.length, detailed.length)
  const plan = async ({ extent, work }: Length) => {
    const kept = cutWork(experiences, work)
    const resume = createResume({ ...content, experiences: kept }, site, extent)
    const cut = [
      ...listCutTexts(experiences, kept),
      ...detailed
        .slice(extent.details)
        .flatMap(({ description, points }) => [description ?? [], points].flat()),
      ...featuredProjects.slice(extent.projects + extent.names).map(({ title }) => title),
    ]
    const pages = await countPages(resumeTemplate, createTemplateData(resume, content))
    return { resume, pages, cut, work, extent, note: '' }
  }

  const older = experiences.length - jobsInFull(experiences.length)
  let work = countLines(experiences)
  let full = await plan({ extent: shortest, work })
  const hasRows = older > 0 && full.pages > (profile.resumePages ?? DEFAULT_PAGES)
  if (hasRows) {
    // From here on, the longest version has no texts of the older jobs.
    work = countLines(experiences.slice(0, -older)) + older
    full = await plan({ extent: shortest, work })
  }
  const pages = profile.resumePages ?? Math.min(Math.max(full.pages, DEFAULT_PAGES), DEFAULT_MAX_PAGES)
  const withAllWork = richer.map((extent) => ({ extent, work }))
  const withLessWork = range(experiences.length, work - 1).map((work) => ({ extent: shortest, work }))
  const withoutProjects = range(0, work).map((work) => ({ extent: NO_PROJECTS, work }))
  const withProjects =
    full.pages <= pages
      ? ((await lastThatFits(withAllWork, plan, pages)) ?? full)
      : await lastThatFits(withLessWork, plan, pages)
  const found = withProjects ?? (await lastThatFits(withoutProjects, plan, pages))

  const adviceFor = (pages: number) =>
    `Shorten the texts in content/, or set resumePages in content/profile.ts to ${pages} or more.`
  if (!found) {
    const note = `resume.pdf has ${full.pages} pages, and the limit is ${pages}: leaving out all work would not be enough. ${adviceFor(full.pages)}`
    return { ...((await lastThatFits(withAllWork, plan, full.pages)) ?? full), note }
  }
  const cutDetails = detailed.slice(found.extent.details).map(({ title }) => title.text)
  const leftOut = [
    hasRows && `the texts of your ${older} oldest jobs`,
    found.work < work && `${work - found.work} of the least recent lines of your work`,
    cutDetails.length > 0 && `details in your lists (${joinLimited(cutDetails, MAX_PLACES_LISTED, ';')})`,
    !withProjects && featuredProjects.length > 0 && 'all projects',
  ].filter(Boolean)
  if (leftOut.length === 0) return found
  const hasTexts = featuredProjects.some(({ description, bulletpoints }) => description || bulletpoints[0])
  if (withProjects && hasTexts && found.extent.points === 0) leftOut.push('the texts of your projects')
  const within = pages === 1 ? 'one page' : `${pages} pages`
  return {
    ...found,
    note: `resume.pdf leaves out ${leftOut.join(' and ')} to stay within ${within}. ${adviceFor(pages + 1)}`,
  }
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
    ...range(1, details).map((details) => ({ ...least, details })),
    ...range(least.projects + 1, projects).map((projects) => ({ ...all, projects })),
    ...range(1, detailed).map((detailed) => ({ ...all, detailed, points: 1 })),
    { ...all, detailed, points: 2 },
  ]
}

/** Returns the numbers from the first to the last, none if the last is lower. */
function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}

/**
 * Finds the longest version that fits on the pages, with a binary search, because typesetting a resume is slow.
 *
 * @param lengths versions, the shortest first
 */
async function lastThatFits<Plan extends { pages: number }>(
  lengths: readonly Length[],
  plan: (length: Length) => Promise<Plan>,
  pages: number,
): Promise<Plan | undefined> {
  const middle = Math.floor(lengths.length / 2)
  const length = lengths[middle]
  if (!length) return undefined
  const planned = await plan(length)
  if (planned.pages > pages) return lastThatFits(lengths.slice(0, middle), plan, pages)
  return (await lastThatFits(lengths.slice(middle + 1), plan, pages)) ?? planned
}

/**
 * Typesets the resume as a tagged PDF, on two pages, three if the work needs them, or up to the owner's number. The same content gives
 * the same bytes.
 */
export async function createResumePdf(content: Content, site: Pick<Site, 'url'>) {
  const { resume } = await planResume(content, site)
  return compilePdf(resumeTemplate, createTemplateData(resume, content))
}
