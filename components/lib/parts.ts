import type { Content } from '@/content/validate'
import { parts as words } from '../../content/words'
import { dateRange } from './date-range'

export interface Words {
  text: string
  link?: string
}

export interface PartEntry {
  title: Words
  detail?: Words
  dates?: string
  points: readonly string[]
}

/** One of the optional lists of the content, as the page, the resume and the Markdown tell it. */
export interface Part {
  /** The file of the content that holds it. */
  file: 'education' | 'certifications' | 'languages' | 'awards' | 'talks'
  title: string
  entries: PartEntry[]
}

/** D7: the optional parts that have something to tell, in their order. */
export function partsOf(
  content: Pick<Content, 'education' | 'certifications' | 'languages' | 'awards' | 'talks'>,
): Part[] {
  const parts: Part[] = [
    { file: 'education', title: words.education, entries: content.education.map(educationEntry) },
    {
      file: 'certifications',
      title: words.certifications,
      entries: content.certifications.map(({ name, issuer, date, link }) =>
        entry({ text: name, link }, issuer, date),
      ),
    },
    {
      file: 'languages',
      title: words.languages,
      entries: content.languages.map(({ name, level }) => entry({ text: name }, level)),
    },
    {
      file: 'awards',
      title: words.awards,
      entries: content.awards.map(({ title, issuer, date, link }) =>
        entry({ text: title, link }, issuer, date),
      ),
    },
    {
      file: 'talks',
      title: words.talks,
      entries: content.talks.map(({ title, event, date, link }) => entry({ text: title, link }, event, date)),
    },
  ]
  return parts.filter(({ entries }) => entries.length > 0)
}

function entry(title: Words, detail?: string, dates?: string): PartEntry {
  return { title, detail: detail ? { text: detail } : undefined, dates, points: [] }
}

/** The degree comes first, as job titles do; the link is the institution's. */
function educationEntry(education: Content['education'][number]): PartEntry {
  const { institution, degree, startDate, endDate, points, link } = education
  const place = { text: institution, link }
  return {
    title: degree ? { text: degree } : place,
    detail: degree ? place : undefined,
    dates: dateRange(startDate, endDate),
    points,
  }
}
