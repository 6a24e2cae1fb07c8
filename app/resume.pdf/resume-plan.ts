import { createResume, type Extent } from '@/app/resume.pdf/resume-model'
import { createTemplateData, resumeTemplate } from '@/app/resume.pdf/resume-template'
import { compilePdf, measurePages } from '@/app/typst/typst'
import type { Site } from '@/components/lib/addresses'
import { credentialLists, hasDetails } from '@/components/lib/credentials'
import { jobsInFull } from '@/components/lib/density'
import type { Experience } from '@/content/schema/content'
import { joinLimited, MAX_PLACES_LISTED } from '@/content/schema/fault'
import type { Content } from '@/content/schema/validate'

const DEFAULT_PAGES = 2
/** The page limit if the owner sets none. */
const DEFAULT_MAX_PAGES = 3
/** A last page with less text, as a share of its height, is nearly empty. */
const MIN_LAST_PAGE = 1 / 5
/** Maximum number of projects with bullet points. More never fit. */
const MAX_DETAILED_PROJECTS = 12
/** Number of projects in the shortest versions. They are removed only if the headings of the work need the room. */
const MIN_PROJECTS = 6
/** Maximum number of names in the closing line of projects. */
const MAX_NAMES = 12
/** The extent if the headings of the work leave no room for a project. */
const NO_PROJECTS: Extent = { projects: 0, detailed: 0, points: 0, names: 0, details: 0 }

/** A version of the resume. */
interface Version {
  extent: Extent
  /** Number of texts of the work. */
  texts: number
}

/**
 * Finds the longest version of the resume that fits on the owner's number of pages. Without that number it has two pages, three if the
 * texts of the newest jobs need them, and one less if the last would be nearly empty. If the shortest version does not fit, it adds pages.
 *
 * @returns the resume, its pages, the texts that it leaves out, and a note about them unless they are only details of projects
 */
export async function planResume(content: Content, site: Pick<Site, 'url'>) {
  const { experiences, featuredProjects, profile } = content
  const detailed = credentialLists(content).flatMap(({ entries }) => entries.filter(hasDetails))
  const plan = async ({ extent, texts }: Version) => {
    const resume = createResume({ ...content, experiences: cutWork(experiences, texts) }, site, extent)
    const cut = [
      ...listCutTexts(experiences, texts),
      ...detailed
        .slice(extent.details)
        .flatMap(({ description, points }) => [description ?? [], points].flat()),
      ...featuredProjects.slice(extent.projects + extent.names).map(({ title }) => title),
    ]
    const length = await measurePages(resumeTemplate, createTemplateData(resume, content))
    return { resume, length, pages: Math.ceil(length), cut, texts, extent, note: '' }
  }

  const allTexts = countTexts(experiences)
  const versions = listVersions({
    newestTexts: countTexts(experiences.slice(0, jobsInFull(experiences.length))),
    allTexts,
    projects: featuredProjects.length,
    details: detailed.length,
  })
  const newest = await plan(versions.newest)
  const longestOn = async (pages: number) =>
    newest.pages > pages
      ? lastThatFits(versions.shorter, plan, pages)
      : ((await lastThatFits(versions.longer, plan, pages)) ?? newest)
  const limit = profile.resumePages ?? Math.min(Math.max(newest.pages, DEFAULT_PAGES), DEFAULT_MAX_PAGES)
  let found = (await longestOn(limit)) ?? (await longestOn((await plan(versions.shorter[0])).pages)) ?? newest
  const full = found.pages - 1
  if (!profile.resumePages && full > 0 && found.length < full + MIN_LAST_PAGE)
    found = (await longestOn(full)) ?? found

  const { pages, texts, extent } = found
  const hasProjects = extent !== NO_PROJECTS
  const cutDetails = detailed.slice(extent.details).map(({ title }) => title.text)
  const leftOut = [
    texts < allTexts && `${allTexts - texts} of the least recent texts of your work`,
    cutDetails.length > 0 && `details in your lists (${joinLimited(cutDetails, MAX_PLACES_LISTED, ';')})`,
    !hasProjects && featuredProjects.length > 0 && 'all projects',
  ].filter(Boolean)
  const hasTexts = featuredProjects.some(({ description, bulletpoints }) => description || bulletpoints[0])
  if (leftOut.length > 0 && hasProjects && hasTexts && extent.points === 0)
    leftOut.push('the texts of your projects')
  const within = pages === 1 ? 'one page' : `${pages} pages`
  const notes = [
    pages > limit &&
      `resume.pdf has ${pages} pages, and the limit is ${limit}: the headings and lists alone do not fit.`,
    leftOut.length > 0 && `resume.pdf leaves out ${leftOut.join(' and ')} to stay within ${within}.`,
  ].filter(Boolean)
  if (notes.length === 0) return found
  const enough = leftOut.length > 0 ? pages + 1 : pages
  const advice = `Shorten the texts in content/, or set resumePages in content/profile.ts to ${enough} or more.`
  return { ...found, note: `${notes.join(' ')} ${advice}` }
}

/**
 * Returns the versions, the shortest first, around the one in which only the newest jobs have texts. All versions have the headings of
 * all jobs. The texts of the older jobs come after a point for each of the first projects, because they are less relevant.
 */
function listVersions(count: { newestTexts: number; allTexts: number; projects: number; details: number }) {
  const { newestTexts, allTexts, projects, details } = count
  const few = Math.min(projects, MIN_PROJECTS)
  const bare = { projects: few, detailed: 0, points: 0, names: MAX_NAMES, details: 0 }
  const described = { ...bare, detailed: few, points: 1, details }
  const full = { ...described, projects, detailed: Math.min(projects, MAX_DETAILED_PROJECTS) }
  const shorter: [Version, ...Version[]] = [
    { extent: NO_PROJECTS, texts: 0 },
    ...range(0, few - 1).map((projects) => ({ extent: { ...bare, projects }, texts: 0 })),
    ...range(0, newestTexts - 1).map((texts) => ({ extent: bare, texts })),
  ]
  const longer: Version[] = [
    ...range(1, details).map((details) => ({ extent: { ...bare, details }, texts: newestTexts })),
    ...range(1, few).map((detailed) => ({ extent: { ...described, detailed }, texts: newestTexts })),
    ...range(newestTexts + 1, allTexts).map((texts) => ({ extent: described, texts })),
    ...range(few + 1, projects).map((projects) => ({ extent: { ...described, projects }, texts: allTexts })),
    ...range(few + 1, full.detailed).map((detailed) => ({ extent: { ...full, detailed }, texts: allTexts })),
    { extent: { ...full, points: 2 }, texts: allTexts },
  ]
  return { shorter, newest: { extent: bare, texts: newestTexts }, longer }
}

/** Returns the numbers from the first to the last, none if the last is lower. */
function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}

/**
 * Finds the longest version that fits on the pages, with a binary search, because typesetting a resume is slow.
 *
 * @param versions the shortest first
 */
async function lastThatFits<Plan extends { pages: number }>(
  versions: readonly Version[],
  plan: (version: Version) => Promise<Plan>,
  pages: number,
): Promise<Plan | undefined> {
  const middle = Math.floor(versions.length / 2)
  const version = versions[middle]
  if (!version) return undefined
  const planned = await plan(version)
  if (planned.pages > pages) return lastThatFits(versions.slice(0, middle), plan, pages)
  return (await lastThatFits(versions.slice(middle + 1), plan, pages)) ?? planned
}

/** Returns the texts below the heading of a job. The stack is one text. */
function textsOf({ summary = '', responsibilities, stack }: Experience) {
  return [summary, ...responsibilities, stack].filter((text) => text.length > 0)
}

function countTexts(work: readonly Experience[]): number {
  return work.flatMap(textsOf).length
}

/** Keeps this many texts of the work, the newest jobs first. Each job keeps its heading. */
function cutWork(work: readonly Experience[], count: number): Experience[] {
  let left = count
  const take = <T>(list: readonly T[]): T[] => {
    const taken = list.slice(0, left)
    left -= taken.length
    return taken
  }
  return work.map((job) => {
    const [summary] = take(job.summary ? [job.summary] : [])
    const responsibilities = take(job.responsibilities)
    const [stack = []] = take(job.stack.length > 0 ? [job.stack] : [])
    return { ...job, summary, responsibilities, stack }
  })
}

/** Returns the texts that `cutWork` leaves out. */
function listCutTexts(work: readonly Experience[], count: number): string[] {
  return work.flatMap(textsOf).slice(count).flat()
}

/**
 * Typesets the resume as a tagged PDF, on two pages, three if the work needs them, or up to the owner's number. The same content gives
 * the same bytes.
 */
export async function createResumePdf(content: Content, site: Pick<Site, 'url'>) {
  const { resume } = await planResume(content, site)
  return compilePdf(resumeTemplate, createTemplateData(resume, content))
}
