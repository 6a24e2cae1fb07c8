import { z } from 'zod'
import { addressOf, linkOf } from './addresses'
import { asIsoMonth, asMonth, readDate } from './dates'
import { ImportError } from './import-error'
import { emptyImport, type Imported, type ImportedProject, type Job } from './imported'
import { group, line, lines, list, unread } from './json-fields'
import { introAndAbout, pointsAndProse, pointsOf } from './text'

const fields = {
  basics: group({
    name: line,
    label: line,
    email: line,
    url: line,
    summary: lines,
    profiles: list(group({ network: line, username: line, url: line })),
  }),
  work: group({
    name: line,
    company: line,
    position: line,
    url: line,
    website: line,
    startDate: line,
    endDate: line,
    summary: lines,
    highlights: list(line),
  }),
  education: group({
    institution: line,
    area: line,
    studyType: line,
    url: line,
    startDate: line,
    endDate: line,
    courses: list(line),
  }),
  awards: group({ title: line, date: line, awarder: line, url: line }),
  certificates: group({ name: line, date: line, issuer: line, url: line }),
  skills: group({ name: line, keywords: list(line) }),
  languages: group({ language: line, fluency: line }),
  interests: group({ name: line }),
  projects: group({
    name: line,
    description: lines,
    highlights: list(line),
    keywords: list(line),
    startDate: line,
    endDate: line,
    url: line,
    entity: line,
    type: line,
  }),
}

const resumeSchema = group({
  basics: fields.basics.nullish(),
  work: list(fields.work),
  education: list(fields.education),
  awards: list(fields.awards),
  certificates: list(fields.certificates),
  skills: list(fields.skills),
  languages: list(fields.languages),
  interests: list(fields.interests),
  projects: list(fields.projects),
})

type Resume = z.output<typeof resumeSchema>
/** What may stand there and is no part of a resume. */
const ofTheFileItself = ['$schema', 'meta']

/**
 * A JSON Resume of version 1 (https://jsonresume.org/schema) in the site's words.
 *
 * @param file its name, for faults and notes
 * @param text what it holds
 * @throws ImportError when it is no JSON, or no resume
 */
export function readJsonResume(file: string, text: string): Imported {
  const resume = parsed(file, text)
  const { intro, about } = introAndAbout(resume.basics?.summary ?? '')
  const talks = resume.projects.filter(({ type }) => type === 'talk')
  const projects = resume.projects.filter(({ type }) => type !== 'talk')
  const known = emptyImport()
  return {
    ...known,
    profile: profileOf(resume, intro, about),
    jobs: resume.work.flatMap((entry) => jobOf(entry, file, known.notes)),
    projects: projects.filter(({ name }) => name).map(projectOf),
    education: resume.education
      .filter(({ institution }) => institution)
      .map(({ institution, area, studyType, url, startDate, endDate, courses }) => ({
        institution,
        degree: [studyType, area].filter(Boolean).join(' ') || undefined,
        startDate: monthOf(startDate),
        endDate: monthOf(endDate),
        points: courses.length > 0 ? courses : undefined,
        link: addressOf(url),
      })),
    certifications: resume.certificates
      .filter(({ name }) => name)
      .map(({ name, issuer, date, url }) => ({
        name,
        issuer: issuer || undefined,
        date: monthOf(date),
        link: addressOf(url),
      })),
    languages: resume.languages
      .filter(({ language }) => language)
      .map(({ language, fluency }) => ({ name: language, level: fluency || undefined })),
    awards: resume.awards
      .filter(({ title }) => title)
      .map(({ title, awarder, date, url }) => ({
        title,
        issuer: awarder || undefined,
        date: monthOf(date),
        link: addressOf(url),
      })),
    talks: talks
      .filter(({ name }) => name)
      .map(({ name, entity, startDate, url }) => ({
        title: name,
        event: entity || undefined,
        date: monthOf(startDate),
        link: addressOf(url),
      })),
    skillGroups: resume.skills.map(({ name, keywords }) =>
      keywords.length > 0 ? { title: name || undefined, skills: keywords } : { skills: name ? [name] : [] },
    ),
    notes: [...known.notes, ...notTaken(file, resume)],
  }
}

function parsed(file: string, text: string): Resume {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportError(file, `is not JSON (${reason.slice(0, 120)}). Export it again as JSON Resume.`)
  }
  const result = resumeSchema.safeParse(value)
  if (!result.success) {
    const faults = result.error.issues
      .slice(0, 5)
      .map(({ path, message }) => `${path.map(String).join('.') || 'the whole'} ${message}`)
    throw new ImportError(
      file,
      `is not a JSON Resume: ${faults.join('; ')}. See https://jsonresume.org/schema.`,
    )
  }
  if (!Object.keys(result.data).some((name) => name in fields && Reflect.has(Object(value), name))) {
    throw new ImportError(file, 'holds no part of a JSON Resume, such as "basics" or "work".')
  }
  return result.data
}

function profileOf({ basics, interests }: Resume, intro: string | undefined, about: string[]) {
  const links = basics?.profiles.flatMap((profile) => linkOf(profile) ?? []) ?? []
  const names = interests.map(({ name }) => name).filter(Boolean)
  return {
    name: basics?.name || undefined,
    title: basics?.label || undefined,
    intro,
    about: about.length > 0 ? about : undefined,
    siteUrl: addressOf(basics?.url ?? ''),
    email: z.email().safeParse(basics?.email).data,
    links: links.length > 0 ? links : undefined,
    interests: names.length > 0 ? names : undefined,
  }
}

function jobOf(entry: Resume['work'][number], file: string, notes: string[]): Job[] {
  const company = entry.name || entry.company
  const [start, end] = [readDate(entry.startDate), readDate(entry.endDate)]
  const begun = start ?? end
  if (!company || !entry.position || !begun) {
    notes.push(
      `${file}: the job "${company || entry.position}" is left out: it has no ${!begun ? 'date' : company ? 'title' : 'company'}.`,
    )
    return []
  }
  return [
    {
      company,
      title: entry.position,
      startDate: asMonth(begun),
      endDate: end ? asMonth(end) : 'Present',
      responsibilities: [...new Set([...pointsOf(entry.summary), ...entry.highlights.filter(Boolean)])],
      link: addressOf(entry.url || entry.website),
    },
  ]
}

function projectOf(entry: Resume['projects'][number]): ImportedProject {
  const { points, prose } = pointsAndProse(entry.description)
  const date = readDate(entry.startDate) ?? readDate(entry.endDate)
  const [onlyKeyword, ...otherKeywords] = entry.keywords
  return {
    title: entry.name,
    // A single keyword is the kind of project where this site wrote the file; several are its techniques.
    type: otherKeywords.length > 0 ? typeOf(entry.type) : onlyKeyword || typeOf(entry.type),
    createdAt: date && asIsoMonth(date),
    description: prose.join(' '),
    bulletpoints: [...new Set([...points, ...entry.highlights.filter(Boolean)])],
    addresses: [addressOf(entry.url)].filter((address) => address !== undefined),
  }
}

function typeOf(type: string): string | undefined {
  return type ? type.charAt(0).toUpperCase() + type.slice(1) : undefined
}

function monthOf(text: string): string | undefined {
  const date = readDate(text)
  return date && asMonth(date)
}

/** All that the file holds and the site has no place for, or must not take. */
function notTaken(file: string, resume: Resume): string[] {
  const parts = unread(resume, [...Object.keys(fields), ...ofTheFileItself])
  const within = Object.entries(fields).flatMap(([name, { shape }]) => {
    const value = Reflect.get(resume, name)
    const entries: object[] = Array.isArray(value) ? value : value ? [value] : []
    const names = new Set(entries.flatMap((entry) => unread(entry, Object.keys(shape))))
    return [...names].map((field) => `${name}.${field}`)
  })
  const names = [...parts, ...within]
  return names.length > 0 ? [`${file}: no place on the site for ${names.join(', ')}.`] : []
}
