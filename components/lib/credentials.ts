import type { Content } from '@/content/validate'
import { parts as titles } from '../../content/words'
import { dateRange } from './dates'

export interface LinkedText {
  text: string
  link?: string
}

/** A degree, a certificate, a language, an award or a talk, in the same form for all. */
export interface Credential {
  title: LinkedText
  detail?: LinkedText
  dates?: string
  points: readonly string[]
}

/** Each is a file of `content/`, a list in it, and a title in `content/words.ts`. */
type Kind = keyof typeof titles

/** One of the optional lists of the content (D7), as the page, the resume and the Markdown show it. */
export interface CredentialList {
  /** The file of the content that holds it. */
  file: Kind
  title: string
  entries: Credential[]
}

/** @returns the lists that have an entry, in the order of the page */
export function credentialLists(content: Pick<Content, Kind>): CredentialList[] {
  const { education, certifications, languages, awards, talks } = content
  const entries: Record<Kind, Credential[]> = {
    education: education.map(educationEntry),
    certifications: certifications.map(({ name, issuer, date, link }) =>
      entry({ text: name, link }, issuer, date),
    ),
    languages: languages.map(({ name, level }) => entry({ text: name }, level)),
    awards: awards.map(({ title, issuer, date, link }) => entry({ text: title, link }, issuer, date)),
    talks: talks.map(({ title, event, date, link }) => entry({ text: title, link }, event, date)),
  }
  return (Object.keys(entries) as Kind[])
    .map((file) => ({ file, title: titles[file], entries: entries[file] }))
    .filter((list) => list.entries.length > 0)
}

function entry(title: LinkedText, detail?: string, dates?: string): Credential {
  return { title, detail: detail ? { text: detail } : undefined, dates, points: [] }
}

/** The degree comes first, as job titles do; the link is the institution's. */
function educationEntry(education: Content['education'][number]): Credential {
  const { institution, degree, startDate, endDate, points, link } = education
  const school = { text: institution, link }
  return {
    title: degree ? { text: degree } : school,
    detail: degree ? school : undefined,
    dates: dateRange(startDate, endDate),
    points,
  }
}
