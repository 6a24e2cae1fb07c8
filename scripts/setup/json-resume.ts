import { z } from 'zod'
import { addressOf, linkOf } from './addresses'
import { asIsoMonth, asMonth, readDate } from './dates'
import { emptyImport, type Imported, type ImportedProject, type Job } from './imported'
import { notTaken, parseResume, type Resume } from './json-resume-file'
import { introAndAbout, pointsAndProse, pointsOf } from './text'

/**
 * A JSON Resume of version 1 (https://jsonresume.org/schema) in the site's words.
 *
 * @param file its name, for faults and notes
 * @param text what it holds
 * @throws ImportError when it is no JSON, or no resume
 */
export function readJsonResume(file: string, text: string): Imported {
  const resume = parseResume(file, text)
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
