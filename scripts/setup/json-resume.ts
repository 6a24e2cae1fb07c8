import { z } from 'zod'
import { ImportError } from './import-error'
import { oneLine, plainText } from './text'

/** What every source becomes first: a JSON Resume of version 1 (https://jsonresume.org/schema). */

const text = z.string({ error: 'is not a text' }).nullish()
/** A text of one line, `''` when it is missing. */
const line = text.transform((value) => oneLine(value ?? ''))
/** A text that may have several lines, `''` when it is missing. */
const lines = text.transform((value) => plainText(value ?? ''))

/** A list, empty when it is missing. */
function list<T extends z.ZodType>(item: T) {
  return z
    .array(item, { error: 'is not a list' })
    .nullish()
    .transform((entries) => entries ?? [])
}

/** A group of fields, each of which may be missing. Those that are not named stay in it, to be told about. */
function group<T extends z.ZodRawShape>(fields: T) {
  return z.looseObject(fields, { error: 'is not a group of fields' })
}

/** What a project has on the site, and in JSON Resume has no field: its website beside its code at `url`. */
const projectExtension = { website: line }

const period = { startDate: line, endDate: line, url: line }
const basics = group({
  name: line,
  label: line,
  email: line,
  url: line,
  summary: lines,
  profiles: list(group({ network: line, username: line, url: line })),
})
const entries = {
  work: group({
    ...period,
    name: line,
    company: line,
    position: line,
    website: line,
    summary: lines,
    highlights: list(line),
  }),
  education: group({ ...period, institution: line, area: line, studyType: line, courses: list(lines) }),
  awards: group({ title: line, date: line, awarder: line, url: line }),
  certificates: group({ name: line, date: line, issuer: line, url: line }),
  skills: group({ name: line, keywords: list(line) }),
  languages: group({ language: line, fluency: line }),
  interests: group({ name: line }),
  projects: group({
    ...period,
    ...projectExtension,
    name: line,
    description: lines,
    highlights: list(line),
    keywords: list(line),
    entity: line,
    type: line,
  }),
}
const resumeSchema = group({
  basics: basics.nullish(),
  work: list(entries.work),
  education: list(entries.education),
  awards: list(entries.awards),
  certificates: list(entries.certificates),
  skills: list(entries.skills),
  languages: list(entries.languages),
  interests: list(entries.interests),
  projects: list(entries.projects),
})
/** The names of the fields that are read, by the part they stand in. */
const read = Object.entries({ basics, ...entries }).map(
  ([part, { shape }]) => [part, Object.keys(shape)] as const,
)

/** A resume as a source writes it: any field may be missing. */
export type ResumeInput = z.input<typeof resumeSchema>
/** The same as it is read: texts without markup, lists where there were none. */
export type Resume = z.output<typeof resumeSchema>

/** What was read, and what it leaves out: a sentence each, for the terminal. */
export interface Source {
  resume: Resume
  notes: string[]
}

/**
 * @param name of the source, for faults
 * @throws ImportError when a field is of another kind than JSON Resume has there
 */
export function asResume(name: string, value: unknown): Resume {
  const result = resumeSchema.safeParse(value)
  if (result.success) return result.data
  const faults = result.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.map(String).join('.') || 'the whole'} ${message}`)
  throw new ImportError(
    name,
    `is not a JSON Resume: ${faults.join('; ')}. See https://jsonresume.org/schema.`,
  )
}

/**
 * @param file its name, for faults and notes
 * @throws ImportError when it is no JSON, or no resume
 */
export function readJsonResume(file: string, content: string): Source {
  const resume = asResume(file, parsed(file, content))
  if (!read.some(([part]) => !isEmpty(Reflect.get(resume, part)))) {
    throw new ImportError(file, 'holds no part of a JSON Resume, such as "basics" or "work".')
  }
  const parts = unread(resume, [...read.map(([part]) => part), '$schema', 'meta'])
  const fields = read.flatMap(([part, names]) => {
    const values: object[] = [Reflect.get(resume, part) ?? []].flat()
    return values.flatMap((value) => unread(value, names)).map((name) => `${part}.${name}`)
  })
  const names = [...new Set([...parts, ...fields])]
  return {
    resume,
    notes: names.length > 0 ? [`${file}: no place on the site for ${names.join(', ')}.`] : [],
  }
}

function parsed(file: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new ImportError(
      file,
      `is not JSON (${String(error).slice(0, 120)}). Export it again as JSON Resume.`,
    )
  }
}

/** The names of fields that hold something and are not among those that are read. */
function unread(value: object, names: readonly string[]): string[] {
  return Object.entries(value)
    .filter(([name, field]) => !names.includes(name) && !isEmpty(field))
    .map(([name]) => oneLine(name).slice(0, 40))
}

function isEmpty(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0)
}
