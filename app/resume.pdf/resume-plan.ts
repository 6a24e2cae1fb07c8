import type { Experience } from '@/content/schema'
import type { Content } from '@/content/validate'
import { joinList } from '../../components/lib/punctuation'
import type { Site } from '../../components/lib/site'
import { pagesOf } from '../typst/typst'
import { type Extent, resumeOf } from './resume-model'
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
/** The last resort: the headings of the work do not fit beside those of any project. */
const NO_PROJECTS: Extent = { projects: 0, told: 0, points: 0, names: 0 }

/** How much of the projects a resume tells, and of the work: headings and points together. */
interface Telling {
  extent: Extent
  length: number
}

/**
 * The richest resume that fits. What gives way, in this order: what projects say, before a further page; at the owner's
 * limit the points of the work, then the projects, and only then whole entries of the work.
 *
 * @returns the resume, its pages, the texts of the work and titles of featured projects that found no room, and a
 *   sentence about them where the owner's limit is what they gave way to
 */
export async function planResume(content: Content, site: Pick<Site, 'url'>) {
  const { experiences, featuredProjects } = content
  const limit = content.profile.resumePages ?? PAGES_AT_MOST
  const whole = experiences.reduce((sum, entry) => sum + 1 + textsOf(entry).length, 0)
  const plan = async ({ extent, length }: Telling) => {
    const kept = cutWork(experiences, length)
    const resume = resumeOf({ ...content, experiences: kept }, site, extent)
    const unnamed = featuredProjects.slice(extent.projects + extent.names)
    const cut = [...cutFrom(experiences, kept), ...unnamed.map(({ title }) => title)]
    const pages = await pagesOf(resumeTemplate, templateData(resume, content))
    return { resume, pages, cut, length, note: '' }
  }
  const [shortest, ...richer] = extentsOf(featuredProjects.length)
  const withWork = (extent: Extent, least: number): Telling[] =>
    Array.from({ length: whole - least + 1 }, (_, more) => ({ extent, length: least + more }))
  // With each heading of the work.
  const headed = [
    ...withWork(shortest, experiences.length),
    ...richer.map((extent) => ({ extent, length: whole })),
  ]
  const full = await plan({ extent: shortest, length: whole })
  const pages = Math.min(Math.max(full.pages, PAGES_BY_DESIGN), limit)
  const besideProjects = await lastThatFits(headed, plan, pages)
  const found = besideProjects ?? (await lastThatFits(withWork(NO_PROJECTS, 0), plan, pages))
  const advice = 'Shorten what content/ says, or set resumePages in content/profile.ts.'
  if (!found) {
    const note = `resume.pdf takes ${full.pages} pages, more than the ${limit} it is allowed: it has no work to leave out that would be enough. ${advice}`
    return { ...((await lastThatFits(headed, plan, full.pages)) ?? full), note }
  }
  const leftOut = [
    found.length < whole && `${whole - found.length} of the least recent lines of your work`,
    !besideProjects && featuredProjects.length > 0 && 'all projects',
  ].filter(Boolean)
  if (leftOut.length === 0) return found
  const within = limit === 1 ? 'one page' : `${limit} pages`
  return {
    ...found,
    note: `resume.pdf leaves out ${leftOut.join(' and ')} to stay within ${within}. ${advice}`,
  }
}

/** How much is told of this many featured projects, from the least to the most. */
function extentsOf(projects: number): [Extent, ...Extent[]] {
  const tellable = Math.min(projects, PROJECTS_TOLD_AT_MOST)
  const least = Math.min(projects, PROJECTS_AT_LEAST)
  const names = NAMES_AT_MOST
  const headed = (count: number): Extent => ({ projects: count, told: 0, points: 0, names })
  const told = (count: number, points: number): Extent => ({ projects, told: count, points, names })
  return [
    headed(least),
    ...Array.from({ length: projects - least }, (_, i) => headed(least + i + 1)),
    ...Array.from({ length: tellable }, (_, i) => told(i + 1, 1)),
    told(tellable, 2),
  ]
}

/**
 * Texts give way before headings, both from the oldest entry on and from the end of an entry.
 *
 * @param length headings and texts together that may stay
 */
function cutWork(work: readonly Experience[], length: number): Experience[] {
  let texts = Math.max(0, length - work.length)
  const take = <T>(list: readonly T[]): T[] => {
    const taken = list.slice(0, texts)
    texts -= taken.length
    return taken
  }
  return work.slice(0, length).map((entry) => {
    const [summary] = take(entry.summary ? [entry.summary] : [])
    const responsibilities = take(entry.responsibilities)
    const [stack = []] = take(entry.stack.length > 0 ? [entry.stack] : [])
    return { ...entry, summary, responsibilities, stack }
  })
}

/** What an entry says below its heading, line by line. */
function textsOf({ summary, responsibilities, stack }: Experience): string[] {
  return [...(summary ? [summary] : []), ...responsibilities, ...(stack.length > 0 ? [joinList(stack)] : [])]
}

function cutFrom(work: readonly Experience[], kept: readonly Experience[]): string[] {
  return work.flatMap((entry, i) => {
    const rest = kept[i]
    const texts = textsOf(entry)
    if (rest) return texts.slice(textsOf(rest).length)
    return [...[entry.title, entry.company].flatMap((name) => name ?? []), ...texts]
  })
}

/**
 * A binary search, because setting a resume is slow.
 *
 * @param tellings from the least to the most
 * @returns the plan of the last one that fits the pages, if any does
 */
async function lastThatFits<Plan extends { pages: number }>(
  tellings: readonly Telling[],
  planOf: (telling: Telling) => Promise<Plan>,
  pages: number,
): Promise<Plan | undefined> {
  let found: Plan | undefined
  let [least, tooMany] = [0, tellings.length]
  while (least < tooMany) {
    const middle = Math.floor((least + tooMany) / 2)
    const telling = tellings[middle]
    const plan = telling && (await planOf(telling))
    if (plan && plan.pages <= pages) {
      found = plan
      least = middle + 1
    } else tooMany = middle
  }
  return found
}
