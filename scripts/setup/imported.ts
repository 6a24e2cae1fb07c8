import { z } from 'zod'
import type { ContentInput } from '../../content/files'
import type { ExperienceInput, LanguageInput, ProfileInput } from '../../content/schema'
import { addressOf, isCodeAddress, linkOf } from './addresses'
import { asIsoMonth, asMonth, readDate } from './dates'
import type { Resume, Source } from './json-resume'
import { introAndAbout, pointsAndProse, pointsOf } from './text'

/** A job that may have no name for addresses yet. */
export type Job = Omit<ExperienceInput, 'id'> & { id?: string }

/** A project as it stands in a source: what the site asks of one may be missing. */
export interface ImportedProject {
  title: string
  type?: string
  /** `YYYY-MM` */
  createdAt?: string
  description: string
  bulletpoints: string[]
  code?: string
  website?: string
}

/** What a source says, in the site's own words and dates. */
export interface Imported extends Pick<ContentInput, 'education' | 'certifications' | 'awards' | 'talks'> {
  profile: Partial<ProfileInput>
  experiences: Job[]
  projects: ImportedProject[]
  languages: Exclude<LanguageInput, string>[]
  skillGroups: { title?: string; skills: string[] }[]
  notes: string[]
}

/** A resume as content. Entries without a name are left out; a job without a date, a title or a company is noted. */
export function importedFrom({ resume, notes }: Source): Imported {
  const [talks, projects] = [true, false].map((isTalk) =>
    resume.projects.filter(({ name, type }) => name && (type === 'talk') === isTalk),
  )
  const { jobs, left } = jobsOf(resume)
  return {
    notes: [...notes, ...left],
    profile: profileOf(resume),
    experiences: jobs,
    projects: (projects ?? []).map(projectOf),
    talks: (talks ?? []).map(({ name, entity, startDate, url }) => ({
      title: name,
      event: entity || undefined,
      ...dateAndLink(startDate, url),
    })),
    education: resume.education
      .filter(({ institution }) => institution)
      .map(({ institution, area, studyType, url, startDate, endDate, courses }) => ({
        institution,
        degree: [studyType, area].filter(Boolean).join(' ') || undefined,
        startDate: monthOf(startDate),
        endDate: monthOf(endDate),
        points: someOf(courses.flatMap(pointsOf)),
        link: addressOf(url),
      })),
    certifications: resume.certificates
      .filter(({ name }) => name)
      .map(({ name, issuer, date, url }) => ({
        name,
        issuer: issuer || undefined,
        ...dateAndLink(date, url),
      })),
    awards: resume.awards
      .filter(({ title }) => title)
      .map(({ title, awarder, date, url }) => ({
        title,
        issuer: awarder || undefined,
        ...dateAndLink(date, url),
      })),
    languages: resume.languages
      .filter(({ language }) => language)
      .map(({ language, fluency }) => ({ name: language, level: fluency || undefined })),
    skillGroups: resume.skills.map(({ name, keywords }) =>
      keywords.length > 0 ? { title: name || undefined, skills: keywords } : { skills: name ? [name] : [] },
    ),
  }
}

function profileOf({ basics, interests }: Resume): Partial<ProfileInput> {
  const { intro, about } = introAndAbout(basics?.summary ?? '')
  return {
    name: basics?.name || undefined,
    title: basics?.label || undefined,
    intro,
    about: someOf(about),
    siteUrl: addressOf(basics?.url ?? ''),
    email: z.email().safeParse(basics?.email).data,
    links: someOf(basics?.profiles.flatMap((profile) => linkOf(profile) ?? []) ?? []),
    interests: someOf(interests.map(({ name }) => name).filter(Boolean)),
  }
}

function jobsOf({ work }: Resume): { jobs: Job[]; left: string[] } {
  const jobs: Job[] = []
  const left: string[] = []
  for (const entry of work) {
    const company = entry.name || entry.company
    const [start, end] = [readDate(entry.startDate), readDate(entry.endDate)]
    const begun = start ?? end
    if (!company || !entry.position || !begun) {
      const missing = !begun ? 'date' : company ? 'title' : 'company'
      left.push(`The job "${company || entry.position}" is left out: it has no ${missing}.`)
      continue
    }
    jobs.push({
      company,
      title: entry.position,
      startDate: asMonth(begun),
      endDate: end ? asMonth(end) : 'Present',
      responsibilities: [...new Set([...pointsOf(entry.summary), ...entry.highlights.filter(Boolean)])],
      link: addressOf(entry.url || entry.website),
    })
  }
  return { jobs, left }
}

function projectOf(entry: Resume['projects'][number]): ImportedProject {
  const { points, prose } = pointsAndProse(entry.description)
  const date = readDate(entry.startDate) ?? readDate(entry.endDate)
  const [onlyKeyword, ...otherKeywords] = entry.keywords
  const type = entry.type && entry.type.charAt(0).toUpperCase() + entry.type.slice(1)
  const address = addressOf(entry.url)
  const isCode = address !== undefined && isCodeAddress(address)
  return {
    title: entry.name,
    // A single keyword is the kind of project where this site wrote the file; several are its techniques.
    type: (otherKeywords.length === 0 && onlyKeyword) || type || undefined,
    createdAt: date && asIsoMonth(date),
    description: prose.join(' '),
    bulletpoints: [...new Set([...points, ...entry.highlights.filter(Boolean)])],
    code: isCode ? address : undefined,
    website: addressOf(entry.website) ?? (isCode ? undefined : address),
  }
}

function dateAndLink(date: string, url: string) {
  return { date: monthOf(date), link: addressOf(url) }
}

function monthOf(text: string): string | undefined {
  const date = readDate(text)
  return date && asMonth(date)
}

function someOf<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}
