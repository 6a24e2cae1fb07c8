import type { Content } from '@/content/validate'
import { contentDate } from './dates'
import { drawResume } from './resume-drawing'
import { blocksOf, columnHeight, type Page, paginate } from './resume-layout'
import { type Extent, type Resume, resumeOf } from './resume-model'
import { SHEET } from './resume-style'
import type { Site } from './site'
import { taggedPdf } from './tagged-pdf'

const PAGES_AT_MOST = 2
/** More than this never fit beside the rest. */
const PROJECTS_TOLD_AT_MOST = 12
/** Featured projects that keep a line of their own, however full the pages are. */
const PROJECTS_AT_LEAST = 6

/**
 * The resume as a tagged PDF on at most two pages. Work and skills are always whole; of the projects it tells as much as
 * there is room for.
 *
 * @returns the same bytes for the same content
 * @throws when it would need a third page, naming the entry that is too long, or when a character has no glyph
 */
export async function resumeDocument(content: Content, site: Site): Promise<Uint8Array<ArrayBuffer>> {
  const { resume, pages } = fitted(content, site)
  const { profile } = content
  const pdf = taggedPdf({
    title: `${profile.name}, ${profile.title}: resume`,
    author: profile.name,
    subject: profile.title,
    keywords: content.skillGroups.flatMap((group) => group.skills.map((skill) => skill.name)).join(', '),
    lang: 'en',
    date: contentDate(content),
    size: SHEET,
  })
  drawResume(pdf, pages, resume.name)
  return pdf.bytes()
}

/** The richest extent that fits. */
function fitted(content: Content, site: Site): { resume: Resume; pages: Page[] } {
  const projects = content.featuredProjects.length
  const tellable = Math.min(projects, PROJECTS_TOLD_AT_MOST)
  const extents: Extent[] = [
    { projects, told: tellable, points: 2 },
    ...Array.from({ length: tellable + 1 }, (_, less) => ({ projects, told: tellable - less, points: 1 })),
    { projects: Math.min(projects, PROJECTS_AT_LEAST), told: 0, points: 0 },
  ]
  for (const extent of extents) {
    const resume = resumeOf(content, site, extent)
    const blocks = blocksOf(resume)
    const pages = paginate(blocks)
    const isTooHigh = blocks.some((block) => block.height > columnHeight)
    if (pages.length <= PAGES_AT_MOST && !isTooHigh) return { resume, pages }
  }
  throw new Error(tooLong(content))
}

function tooLong(content: Content): string {
  const [longest] = content.experiences
    .map((entry) => ({ entry, length: entry.responsibilities.join('').length }))
    .toSorted((a, b) => b.length - a.length)
  const advice = 'Shorten it, or put a resume of your own at content/resume.pdf.'
  if (!longest) return `The resume would need more than ${PAGES_AT_MOST} pages. ${advice}`
  const { company, responsibilities } = longest.entry
  return `content/experiences.ts, entry "${company}", field responsibilities: the resume would need more than ${PAGES_AT_MOST} pages, and this list is its longest (${responsibilities.length} entries, ${longest.length} characters). ${advice}`
}
