import type { Experience } from '@/content/schema'
import type { Content } from '@/content/validate'
import { language, resume as words } from '../../content/words'
import { filled } from '../lib/words'
import { contentDate } from './dates'
import { listed } from './punctuation'
import { drawResume } from './resume-drawing'
import { blocksOf } from './resume-layout'
import { type Extent, type Resume, resumeOf } from './resume-model'
import { type Page, paginate } from './resume-pages'
import { SHEET } from './resume-style'
import { type Site, titled } from './site'
import { taggedPdf } from './tagged-pdf'

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

/** A resume on its pages. */
export interface ResumePlan {
  resume: Resume
  pages: Page[]
  /** Texts of the work and titles of featured projects that found no room. */
  cut: string[]
  /** What did not fit within the owner's limit, in a sentence. */
  note?: string
}

/**
 * The resume as a tagged PDF, on two pages or within the owner's limit. Of the projects it tells as much as there is room
 * for; of the work too, when even the limit is not enough.
 *
 * @returns the same bytes for the same content
 */
export async function resumeDocument(content: Content, site: Site): Promise<Uint8Array<ArrayBuffer>> {
  const { resume, pages } = planResume(content, site)
  const { profile } = content
  const pdf = taggedPdf({
    title: filled(words.title, { person: titled(profile) }),
    author: profile.name,
    subject: profile.title ?? words.subject,
    keywords: listed(content.skillGroups.flatMap((group) => group.skills.map((skill) => skill.name))),
    lang: language.lang,
    date: contentDate(content),
    size: SHEET,
  })
  drawResume(pdf, pages, resume.name)
  return pdf.bytes()
}

/**
 * The richest resume that fits. What gives way, in this order: what projects say, before a further page; at the owner's
 * limit the points of the work, then the projects, and only then whole entries of the work.
 */
export function planResume(content: Content, site: Pick<Site, 'url'>): ResumePlan {
  const limit = content.profile.resumePages ?? PAGES_AT_MOST
  const plan = (extent: Extent, part = content): ResumePlan => {
    const resume = resumeOf(part, site, extent)
    const unnamed = content.featuredProjects.slice(extent.projects + extent.names)
    const cut = [...cutFrom(content, part), ...unnamed.map(({ title }) => title)]
    return { resume, cut, pages: paginate(blocksOf(resume)) }
  }
  const extents = extentsOf(content)
  const least = extents.at(-1) as Extent
  const shortest = plan(least)
  // Every other resume is longer than the shortest: where that one takes three pages, none fits on two.
  const pages = Math.max(Math.min(PAGES_BY_DESIGN, limit), shortest.pages.length)
  const richest = () => {
    for (const extent of extents) {
      const tried = plan(extent)
      if (tried.pages.length <= pages) return tried
    }
    return shortest
  }
  if (pages <= limit) return richest()
  const { experiences } = content
  const shortened = (extent: Extent) =>
    mostOf(
      lengthOf(experiences),
      (length) => plan(extent, { ...content, experiences: cutWork(experiences, length) }),
      ({ pages }) => pages.length <= limit,
    )
  const beside = shortened(least)
  const isHeaded = beside && beside.length >= experiences.length
  const found = isHeaded ? beside : shortened(NO_PROJECTS)
  if (found) return { ...found.plan, note: shortNote(content, limit, found.length, !isHeaded) }
  const advice = `${shortenLongest(content)}, or set resumePages in content/profile.ts.`
  return {
    ...richest(),
    note: `resume.pdf takes ${pages} pages, more than the ${limit} it is allowed: it has no work to leave out that would be enough. ${advice}`,
  }
}

/** How much of the projects is told, from the most to the least. */
function extentsOf(content: Content): Extent[] {
  const projects = content.featuredProjects.length
  const tellable = Math.min(projects, PROJECTS_TOLD_AT_MOST)
  const names = NAMES_AT_MOST
  const fewer = Math.max(PROJECTS_AT_LEAST, Math.min(projects - 1, PROJECT_LINES))
  return [
    { projects, told: tellable, points: 2, names },
    ...Array.from({ length: tellable + 1 }, (_, less) => ({
      projects,
      told: tellable - less,
      points: 1,
      names,
    })),
    ...Array.from({ length: fewer - PROJECTS_AT_LEAST }, (_, less) => ({
      projects: fewer - less,
      told: 0,
      points: 0,
      names,
    })),
    { projects: Math.min(projects, PROJECTS_AT_LEAST), told: 0, points: 0, names },
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
 * @returns the plan of the greatest length that fits; nothing where not even a length of 0 does
 */
function mostOf(
  most: number,
  planOf: (length: number) => ResumePlan,
  fits: (plan: ResumePlan) => boolean,
): { plan: ResumePlan; length: number } | undefined {
  let found: { plan: ResumePlan; length: number } | undefined
  let [least, tooMany] = [0, most + 1]
  while (least < tooMany) {
    const length = Math.floor((least + tooMany) / 2)
    const plan = planOf(length)
    if (fits(plan)) {
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
