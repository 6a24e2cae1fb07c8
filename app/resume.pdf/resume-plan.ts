import type { Experience } from '@/content/schema'
import type { Content } from '@/content/validate'
import type { Site } from '../../components/lib/site'
import { pagesOf } from '../typst/typst'
import { type Extent, type Resume, resumeOf } from './resume-model'
import { resumeTemplate, templateData } from './resume-template'

/** More pages are taken only where the shortest resume does not fit on these. */
const PAGES_BY_DESIGN = 2
/** The limit where the owner sets no other one. */
const PAGES_AT_MOST = 3
/** Of how many projects more than the heading is told, at the most: further ones never fit beside the rest. */
const PROJECTS_TOLD_AT_MOST = 12
/** The shortest resume keeps the headings of these projects. They go only where headings of the work would have to. */
const PROJECTS_AT_LEAST = 6
/** The most names in the closing line of projects. */
const NAMES_AT_MOST = 12
/** Featured projects with a line of their own, at the most: two pages have no more lines. */
const PROJECT_LINES = 60
/** The last resort: the headings of the work do not fit beside those of any project. */
const NO_PROJECTS: Extent = { projects: 0, told: 0, points: 0, names: 0 }

/** A resume that was chosen, and what it leaves out. */
export interface ResumePlan {
  resume: Resume
  pages: number
  /** Texts of the work and titles of featured projects that found no room. */
  cut: string[]
  /** What did not fit within the owner's limit, in a sentence. */
  note?: string
}

/**
 * The richest resume that fits. What gives way, in this order: what projects say, before a further page; at the owner's
 * limit the points of the work, then the projects, and only then whole entries of the work.
 */
export async function planResume(content: Content, site: Pick<Site, 'url'>): Promise<ResumePlan> {
  const limit = content.profile.resumePages ?? PAGES_AT_MOST
  const plan = async (extent: Extent, part = content): Promise<ResumePlan> => {
    const resume = resumeOf(part, site, extent)
    const unnamed = content.featuredProjects.slice(extent.projects + extent.names)
    const cut = [...cutFrom(content, part), ...unnamed.map(({ title }) => title)]
    return { resume, cut, pages: await pagesOf(resumeTemplate, templateData(resume, content)) }
  }
  const extents = extentsOf(content)
  const least = extents[0] ?? NO_PROJECTS
  const richest = (pages: number) => mostOf(extents.length - 1, (i) => plan(extents[i] ?? least), pages)
  const designed = await richest(Math.min(PAGES_BY_DESIGN, limit))
  if (designed) return designed.plan
  // Every other resume is longer than the shortest.
  const { pages } = await plan(least)
  const needed = await richest(pages)
  if (needed && pages <= limit) return needed.plan
  const { experiences } = content
  const shortened = (extent: Extent) =>
    mostOf(
      lengthOf(experiences),
      (length) => plan(extent, { ...content, experiences: cutWork(experiences, length) }),
      limit,
    )
  const beside = await shortened(least)
  const isHeaded = beside && beside.length >= experiences.length
  const found = isHeaded ? beside : await shortened(NO_PROJECTS)
  if (found) return { ...found.plan, note: shortNote(content, limit, found.length, !isHeaded) }
  const advice = `${shortenLongest(content)}, or set resumePages in content/profile.ts.`
  return {
    ...(needed?.plan ?? (await plan(least))),
    note: `resume.pdf takes ${pages} pages, more than the ${limit} it is allowed: it has no work to leave out that would be enough. ${advice}`,
  }
}

/** How much of the projects is told, from the least to the most. */
function extentsOf(content: Content): Extent[] {
  const projects = content.featuredProjects.length
  const tellable = Math.min(projects, PROJECTS_TOLD_AT_MOST)
  const names = NAMES_AT_MOST
  const headed = (count: number): Extent => ({ projects: count, told: 0, points: 0, names })
  const told = (count: number): Extent => ({ projects, told: count, points: 1, names })
  const least = Math.min(projects, PROJECTS_AT_LEAST)
  const most = Math.min(projects, PROJECT_LINES)
  return [
    ...Array.from({ length: most - least + 1 }, (_, more) => headed(least + more)),
    ...Array.from({ length: tellable }, (_, more) => told(more + 1)),
    { ...told(tellable), points: 2 },
  ]
}

/** Headings and points of all the work together. */
function lengthOf(work: readonly Experience[]): number {
  return work.reduce((sum, entry) => sum + 1 + entry.responsibilities.length, 0)
}

/**
 * Points give way before headings, both from the oldest entry on.
 *
 * @param length headings and points together that may stay, as `lengthOf` counts them
 */
function cutWork(work: readonly Experience[], length: number): Experience[] {
  let points = Math.max(0, length - work.length)
  return work.slice(0, length).map((entry) => {
    const responsibilities = entry.responsibilities.slice(0, points)
    points -= responsibilities.length
    return { ...entry, responsibilities }
  })
}

function cutFrom(content: Content, part: Content): string[] {
  return content.experiences.flatMap(({ title, company, responsibilities }, i) => {
    const kept = part.experiences[i]
    return kept ? responsibilities.slice(kept.responsibilities.length) : [title, company, ...responsibilities]
  })
}

/**
 * A binary search, because setting a resume is slow.
 *
 * @param most the greatest length to try
 * @returns the plan of the greatest length that fits the pages; nothing where not even a length of 0 does
 */
async function mostOf(
  most: number,
  planOf: (length: number) => Promise<ResumePlan>,
  pages: number,
): Promise<{ plan: ResumePlan; length: number } | undefined> {
  let found: { plan: ResumePlan; length: number } | undefined
  let [least, tooMany] = [0, most + 1]
  while (least < tooMany) {
    const length = Math.floor((least + tooMany) / 2)
    const plan = await planOf(length)
    if (plan.pages <= pages) {
      found = { plan, length }
      least = length + 1
    } else tooMany = length
  }
  return found
}

function shortNote(content: Content, limit: number, length: number, isWithoutProjects: boolean) {
  const { experiences, featuredProjects } = content
  const lines = lengthOf(experiences) - length
  const leftOut = [
    ...(lines > 0
      ? [lines === 1 ? 'the least recent line of your work' : `the ${lines} least recent lines of your work`]
      : []),
    ...(isWithoutProjects && featuredProjects.length > 0 ? ['all projects'] : []),
  ].join(' and ')
  const [longest] = experiences.toSorted((a, b) => textOf(b).length - textOf(a).length)
  const points = longest?.responsibilities.length ?? 0
  const advice =
    longest && points > 0
      ? `The longest list is content/experiences.ts, entry "${longest.company}", field responsibilities (${points} ${points === 1 ? 'point' : 'points'}, ${textOf(longest).length} characters). Shorten it`
      : shortenLongest(content)
  const pages = limit === 1 ? 'one page' : `${limit} pages`
  return `resume.pdf leaves out ${leftOut} to stay within ${pages}. ${advice}, or set resumePages in content/profile.ts.`
}

/** What to do where no list of points is to blame. */
function shortenLongest(content: Content): string {
  const { experiences, skillGroups, education, certifications, languages, awards, talks } = content
  const files = { experiences, skills: skillGroups, education, certifications, languages, awards, talks }
  const lengths = Object.entries(files).map(([file, list]) => ({ file, length: JSON.stringify(list).length }))
  const [longest] = lengths.toSorted((a, b) => b.length - a.length)
  return `Shorten content/${longest?.file}.ts`
}

function textOf(entry: Experience): string {
  return entry.responsibilities.join('')
}
