import { z } from 'zod'
import { PRESENT } from '../../content/schema'
import { addressOf, isCodeAddress, linkOf } from './addresses'
import { asIsoMonth, asMonth, readDate } from './dates'
import { ImportError } from './import-error'
import { introAndAbout, isEmpty, oneLine, plainText, pointsAndProse, pointsOf } from './text'

/** What every source becomes first: a JSON Resume of version 1 (https://jsonresume.org/schema), and what the site takes of it. */

const text = z.string({ error: 'is not a text' }).nullish()
/** A text of one line; nothing where it is empty. */
const line = text.transform((value) => oneLine(value ?? '') || undefined)
/** A text that may have several lines. */
const lines = text.transform((value) => plainText(value ?? ''))
const address = line.transform((value) => addressOf(value ?? ''))
const date = line.transform((value) => readDate(value ?? ''))
const month = date.transform((value) => value && asMonth(value))
const mail = line.transform((value) => z.email().safeParse(value).data)

/** A list that may be missing. What has no name, and so became nothing, is left out. */
function list<T extends z.ZodType>(item: T) {
  return z
    .array(item, { error: 'is not a list' })
    .nullish()
    .transform((entries) => (entries ?? []).filter((entry) => entry !== undefined))
}

/** A group of fields, each of which may be missing. */
function group<T extends z.ZodRawShape>(fields: T) {
  return z.object(fields, { error: 'is not a group of fields' })
}

/** The fields that are read. */
const resumeSchema = group({
  basics: group({
    ...{ name: line, label: line, email: mail, url: address, summary: lines },
    profiles: list(group({ network: line, username: line, url: address })),
  }).nullish(),
  work: list(
    group({
      ...{ name: line, company: line, position: line, startDate: date, endDate: date },
      ...{ url: address, website: address, summary: lines, highlights: list(line) },
    }),
  ),
  education: list(
    group({
      ...{ institution: line, area: line, studyType: line, startDate: month, endDate: month },
      ...{ url: address, courses: list(lines) },
    }),
  ),
  awards: list(group({ title: line, date: month, awarder: line, url: address })),
  certificates: list(group({ name: line, date: month, issuer: line, url: address })),
  skills: list(group({ name: line, keywords: list(line) })),
  languages: list(group({ language: line, fluency: line })),
  interests: list(group({ name: line })),
  projects: list(
    group({
      ...{ name: line, description: lines, highlights: list(line), keywords: list(line) },
      ...{ entity: line, type: line, startDate: date, endDate: date, url: address },
      // No field of JSON Resume: on the site a project has its website beside its code at `url`.
      website: address,
    }),
  ),
})

/** The parts of a resume of which something is read. */
export const resumeParts = Object.keys(resumeSchema.shape)

type Resume = z.output<typeof resumeSchema>
/** What a source says, in the site's own words and dates, and a sentence about everything that it leaves out. */
export type Imported = ReturnType<typeof importedOf>

/**
 * What the site takes of a resume.
 *
 * @param source its name, for faults and notes
 * @param notes about what was left out already
 * @throws ImportError when a field is of another kind than JSON Resume has there
 */
export function importedFrom(source: string, value: unknown, notes: readonly string[] = []): Imported {
  const { data, error } = resumeSchema.safeParse(value)
  if (data) {
    const left = [...new Set(unread(value, data))].join(', ')
    return importedOf(data, [
      ...notes,
      ...(left ? [`${source}: no place on the site, or not understood: ${left}.`] : []),
    ])
  }
  const faults = error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.map(String).join('.') || 'the whole'} ${message}`)
  throw new ImportError(
    source,
    `is not a JSON Resume: ${faults.join('; ')}. See https://jsonresume.org/schema.`,
  )
}

/** How a resume that somebody wrote by hand says that a job goes on. */
const goesOn = /^(present|now|today|current)$/i

/** The names of fields that hold something of which nothing was read, behind the name of their part. */
function unread(given: unknown, read: unknown, part = ''): string[] {
  if (Array.isArray(given))
    return given.flatMap((entry, i) => unread(entry, Reflect.get(Object(read), i), part))
  if (typeof given !== 'object') return []
  return Object.entries(given ?? {}).flatMap(([name, field]) => {
    const path = part + oneLine(name).slice(0, 40)
    const value = Reflect.get(Object(read), name)
    const isRead = value !== undefined || (typeof field === 'string' && goesOn.test(field))
    if (isRead) return unread(field, value, `${path}.`)
    return isEmpty(field) || ['$schema', 'meta'].includes(path) ? [] : path
  })
}

/** Entries without a name are left out; a job without a date, a title or a company is noted. */
function importedOf(resume: Resume, notes: string[]) {
  const { basics, interests } = resume
  const { intro, about } = introAndAbout(basics?.summary ?? '')
  return {
    notes,
    profile: {
      name: basics?.name,
      title: basics?.label,
      intro,
      about: someOf(about),
      siteUrl: basics?.url,
      email: basics?.email,
      links: someOf((basics?.profiles ?? []).flatMap((profile) => linkOf(profile) ?? [])),
      interests: someOf([...new Set(interests.flatMap(({ name }) => name ?? []))]),
    },
    experiences: resume.work.flatMap((job) => jobOf(job, notes) ?? []),
    projects: resume.projects.flatMap((entry) => (entry.type === 'talk' ? [] : (projectOf(entry) ?? []))),
    talks: resume.projects.flatMap(({ type, name: title, entity: event, startDate, url: link }) =>
      type === 'talk' && title ? { title, event, date: startDate && asMonth(startDate), link } : [],
    ),
    education: resume.education.flatMap(({ institution, studyType, area, courses, url: link, ...dates }) => {
      const degree = [studyType, area].filter(Boolean).join(' ') || undefined
      const points = someOf(courses.flatMap(pointsOf))
      return institution ? { institution, degree, ...dates, points, link } : []
    }),
    certifications: resume.certificates.flatMap(({ name, issuer, date, url: link }) =>
      name ? { name, issuer, date, link } : [],
    ),
    awards: resume.awards.flatMap(({ title, awarder: issuer, date, url: link }) =>
      title ? { title, issuer, date, link } : [],
    ),
    languages: resume.languages.flatMap(({ language: name, fluency: level }) =>
      name ? { name, level } : [],
    ),
    // A skill alone is a group that holds itself.
    skillGroups: resume.skills.map(({ name, keywords }) =>
      keywords.length > 0 ? { title: name, skills: keywords } : { skills: name ? [name] : [] },
    ),
  }
}

function jobOf(entry: Resume['work'][number], notes: string[]) {
  const { position: title, startDate, endDate, summary, highlights } = entry
  const company = entry.name ?? entry.company
  const begun = startDate ?? endDate
  if (!company || !title || !begun) {
    const missing = !begun ? 'date' : company ? 'title' : 'company'
    notes.push(`The job "${company ?? title ?? ''}" is left out: it has no ${missing}.`)
    return undefined
  }
  return {
    company,
    title,
    startDate: asMonth(begun),
    endDate: endDate ? asMonth(endDate) : PRESENT,
    responsibilities: [...new Set([...pointsOf(summary), ...highlights])],
    link: entry.url ?? entry.website,
  }
}

/** A project as it stands in a source: of what the site asks of one, all but the title may be missing. */
function projectOf(entry: Resume['projects'][number]) {
  const { name: title, type, url } = entry
  if (!title) return undefined
  const { points, prose } = pointsAndProse(entry.description)
  const begun = entry.startDate ?? entry.endDate
  const [onlyKeyword, ...otherKeywords] = entry.keywords
  const isCode = url !== undefined && isCodeAddress(url)
  return {
    title,
    // A single keyword is the kind of project where this site wrote the file; several are its techniques.
    type:
      (otherKeywords.length === 0 && onlyKeyword) || (type && type.charAt(0).toUpperCase() + type.slice(1)),
    createdAt: begun && asIsoMonth(begun),
    description: prose.join(' '),
    bulletpoints: [...new Set([...points, ...entry.highlights])],
    github_link: isCode ? url : undefined,
    website_link: entry.website ?? (isCode ? undefined : url),
  }
}

function someOf<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}
