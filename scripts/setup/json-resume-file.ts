import type { z } from 'zod'
import { ImportError } from './import-error'
import { group, line, lines, list, unread } from './json-fields'

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

/** What is read of a JSON Resume, as text without markup. */
export type Resume = z.output<typeof resumeSchema>
/** What may stand there and is no part of a resume. */
const ofTheFileItself = ['$schema', 'meta']

/**
 * @param file its name, for faults
 * @throws ImportError when it is no JSON, or no resume
 */
export function parseResume(file: string, text: string): Resume {
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

/** All that the file holds and the site has no place for, or must not take. */
export function notTaken(file: string, resume: Resume): string[] {
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
