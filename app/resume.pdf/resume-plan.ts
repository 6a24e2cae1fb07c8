import { cutFrom, cutWork, linesOf, withoutTexts } from '@/app/resume.pdf/cut-work'
import { type Extent, hasDetails, resumeOf } from '@/app/resume.pdf/resume-model'
import { resumeTemplate, templateData } from '@/app/resume.pdf/resume-template'
import { pagesOf, pdfOf } from '@/app/typst/typst'
import type { Site } from '@/components/lib/addresses'
import { credentialLists } from '@/components/lib/credentials'
import { jobsInFull } from '@/components/lib/density'
import type { Experience } from '@/content/schema/content'
import type { Content } from '@/content/schema/validate'

/** More pages are used only if the shortest resume does not fit on these. */
const PAGES_BY_DESIGN = 2
/** The limit if the owner sets none. */
const PAGES_AT_MOST = 3
/** The most projects with bullet points: more of them never fit beside the rest. */
const PROJECTS_DETAILED_AT_MOST = 12
/** The shortest resume keeps the headings of these projects. They go only before headings of the work. */
const PROJECTS_AT_LEAST = 6
/** The most names in the closing line of projects. */
const NAMES_AT_MOST = 12
/** The last resort, if the headings of the work leave no room for a project. */
const NO_PROJECTS: Extent = { projects: 0, detailed: 0, points: 0, names: 0, details: 0 }

/** How much of the content a resume has. */
interface Length {
  extent: Extent
  /** Headings and texts of the work together. */
  work: number
}

/**
 * Finds the richest resume that fits. Before a further page is used, three things give way: bullet points of projects,
 * details of the lists, and the texts of older jobs if there are many (each of those jobs then has one line). At the owner's
 * limit the least recent texts of the work give way too, then the projects, and only then whole jobs.
 *
 * @returns the resume, its pages, the texts that it leaves out, and a sentence about them if they are more than details of projects
 */
export async function planResume(content: Content, site: Pick<Site, 'url'>) {
  const { experiences, featuredProjects, profile } = content
  const limit = profile.resumePages ?? PAGES_AT_MOST
  const entriesWithDetails = credentialLists(content).flatMap(({ entries }) => entries.filter(hasDetails))
  const [shortest, ...richer] = extents(featuredProjects.length, entriesWithDetails.length)
  const plan = async (jobs: readonly Experience[], { extent, work }: Length) => {
    const kept = cutWork(jobs, work)
    const resume = resumeOf({ ...content, experiences: kept }, site, extent)
    const cut = [
      ...cutFrom(experiences, kept),
      ...entriesWithDetails
        .slice(extent.details)
        .flatMap(({ description, points }) => [description ?? [], points].flat()),
      ...featuredProjects.slice(extent.projects + extent.names).map(({ title }) => title),
    ]
    const pages = await pagesOf(resumeTemplate, templateData(resume, content))
    return { resume, pages, cut, work, extent, note: '' }
  }

  let jobs: readonly Experience[] = experiences
  let full = await plan(jobs, { extent: shortest, work: linesOf(jobs) })
  const older = jobs.length - jobsInFull(jobs.length)
  const isLedger = older > 0 && full.pages > (profile.resumePages ?? PAGES_BY_DESIGN)
  if (isLedger) {
    jobs = jobs.map((job, i) => (i < jobs.length - older ? job : withoutTexts(job)))
    full = await plan(jobs, { extent: shortest, work: linesOf(jobs) })
  }
  const whole = linesOf(jobs)
  const pages = Math.min(Math.max(full.pages, PAGES_BY_DESIGN), limit)
  const withWork = (extent: Extent, least: number): Length[] =>
    Array.from({ length: whole - least + 1 }, (_, more) => ({ extent, work: least + more }))
  const withAllHeadings = [
    ...withWork(shortest, jobs.length),
    ...richer.map((extent) => ({ extent, work: whole })),
  ]
  const longest = (lengths: readonly Length[], pages: number) =>
    lastThatFits(lengths, (length) => plan(jobs, length), pages)
  const besideProjects = await longest(withAllHeadings, pages)
  const found = besideProjects ?? (await longest(withWork(NO_PROJECTS, 0), pages))
  const advice = 'Shorten the texts in content/, or set resumePages in content/profile.ts.'
  if (!found) {
    const note = `resume.pdf takes ${full.pages} pages, more than the ${limit} it is allowed: it has no work to leave out that would be enough. ${advice}`
    return { ...((await longest(withAllHeadings, full.pages)) ?? full), note }
  }
  const leftOut = [
    isLedger && `the texts of your ${older} oldest jobs`,
    found.work < whole && `${whole - found.work} of the least recent lines of your work`,
    found.extent.details < entriesWithDetails.length &&
      `details in your lists (${entriesWithDetails.length - found.extent.details})`,
    !besideProjects && featuredProjects.length > 0 && 'all projects',
  ].filter(Boolean)
  if (leftOut.length === 0) return found
  const within = pages === 1 ? 'one page' : `${pages} pages`
  return {
    ...found,
    note: `resume.pdf leaves out ${leftOut.join(' and ')} to stay within ${within}. ${advice}`,
  }
}

/** Returns the extents of a resume with this many featured projects and entries with details, from the least to the most. */
function extents(projects: number, details: number): [Extent, ...Extent[]] {
  const detailed = Math.min(projects, PROJECTS_DETAILED_AT_MOST)
  const least = {
    projects: Math.min(projects, PROJECTS_AT_LEAST),
    detailed: 0,
    points: 0,
    names: NAMES_AT_MOST,
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

/** Returns the numbers from 1 to a last one. */
function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + 1)
}

/**
 * A binary search, because setting a resume is slow.
 *
 * @param lengths from the least to the most
 * @returns the plan of the last one that fits the pages, if any does
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
 * Sets the resume as a tagged PDF, on two pages or within the owner's limit. The same content gives the same bytes.
 */
export async function resumeDocument(content: Content, site: Pick<Site, 'url'>) {
  const { resume } = await planResume(content, site)
  return pdfOf(resumeTemplate, templateData(resume, content))
}
