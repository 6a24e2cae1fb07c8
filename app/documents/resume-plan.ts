import { formatPerson, type Site } from '@/app/documents/addresses'
import { tidy } from '@/app/documents/fonts'
import { createResume, type Extent, everything, type Resume } from '@/app/documents/resume-model'
import { compilePdf, type TemplateData } from '@/app/documents/typst'
import { sitePalette } from '@/components/colour-mode/site-palette'
import { jobsInFull } from '@/components/home/jobs'
import { getContentDate } from '@/components/text/dates'
import { detectDirection } from '@/components/text/direction'
import { format } from '@/components/text/format'
import { separator } from '@/components/text/punctuation'
import { collectTexts } from '@/content/schema/content'
import type { Content } from '@/content/schema/validate'
import { language, resume as words } from '@/content/words'

/** The page limit if the owner sets none. */
const MAX_PAGES = 2
/** Number of featured projects with a heading, unless everything fits. */
const PROJECTS_SHOWN = 6

/** Returns the extents that a resume may have, the longest first. */
function listExtents(jobs: number): [Extent, ...Extent[]] {
  const newest = { ...everything, jobs: jobsInFull(jobs), projects: PROJECTS_SHOWN, projectPoints: 1 }
  const withoutStacks = { ...newest, hasProjectStacks: false }
  const shortest = { ...withoutStacks, jobPoints: 2, projectPoints: 0, hasDetails: false }
  return [everything, newest, withoutStacks, shortest]
}

/**
 * Typesets the resume as a tagged PDF, in the first extent that fits the pages. The last extent may
 * need more pages. The same content gives the same bytes.
 *
 * @returns the PDF, its number of pages, and a note for the owner if it leaves out texts
 */
export async function createResumePdf(content: Content, site: Pick<Site, 'url'>) {
  const { experiences, profile } = content
  const typeset = async (extent: Extent) => {
    const resume = createResume(content, site, extent)
    const texts = collectTexts(resume).filter(({ text }) => text)
    const data = createTemplateData(resume, content)
    return { count: texts.length, ...(await compilePdf('app/documents/resume.typ', data)) }
  }
  const maxPages = profile.resumePages ?? MAX_PAGES
  const [longest, ...shorter] = listExtents(experiences.length)
  const whole = await typeset(longest)
  let typesetResume = whole
  for (const extent of shorter) {
    const fits = typesetResume.pages <= maxPages
    if (fits) break
    typesetResume = await typeset(extent)
  }
  const { count, pages, bytes } = typesetResume
  const length = pages === 1 ? 'one page' : `${pages} pages`
  const advice = 'To show more, shorten texts in content/, or set resumePages in content/profile.ts.'
  const note = `resume.pdf has ${length} and leaves out texts. ${advice}`
  return { bytes, pages, note: count < whole.count ? note : undefined }
}

/** Returns the data of the template: metadata, and texts without symbols that no font has. */
function createTemplateData(resume: Resume, { profile, skillGroups }: Content): TemplateData {
  // The light mode, because paper is light.
  const { heading: ink, body, muted, accent, hairline } = sitePalette.light
  const mainText = resume.summary.find(Boolean) ?? resume.title
  return {
    title: format(words.title, { person: formatPerson(profile) }),
    author: profile.name,
    subject: profile.title ?? words.subject,
    keywords: skillGroups.flatMap((group) => group.skills.map((skill) => skill.name)),
    date: getContentDate({ profile })?.split('-').map(Number) ?? null,
    dir: language.dir === 'rtl' ? 'rtl' : detectDirection(mainText),
    page: words.page,
    separator,
    colours: { ink, body, muted, accent, hairline },
    resume: tidyTexts(resume),
  }
}

/** Tidies every text in a value except the addresses. */
function tidyTexts(value: unknown): unknown {
  if (typeof value === 'string') return tidy(value)
  if (Array.isArray(value)) return value.map(tidyTexts)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
  return Object.fromEntries(fields.map(([key, field]) => [key, key === 'url' ? field : tidyTexts(field)]))
}
