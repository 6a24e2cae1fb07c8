import type { z } from 'zod'

/** Indexes of entries and names of fields that lead to a value. */
export type Path = readonly PropertyKey[]

/** An invalid value in `content/`, which stops the build. */
export interface ContentFault {
  file: string
  /** Such as `entry 2 "Desk"`. */
  entry?: string
  /** Such as `src[0].alt`. */
  field?: string
  /** The invalid value as JSON, truncated. */
  value?: string
  /** The problem, then the fix. */
  message: string
  /** Starts with the exported constant. */
  path?: Path
  /** Starts at 1. */
  line?: number
  /** The line in the file, with the value marked. */
  source?: string
}

/** Thrown for invalid content, with every fault. */
export class ContentError extends Error {
  constructor(readonly faults: readonly ContentFault[]) {
    super(formatFaults(faults))
    this.name = 'ContentError'
    // Without frames Next's overlay shows the message alone. They would lead into the schema.
    this.stack = this.message
  }
}

/** Formats faults as a headline and a paragraph for each. */
export function formatFaults(faults: readonly ContentFault[]): string {
  const count = faults.length === 1 ? 'One problem' : `${faults.length} problems`
  const paragraphs = faults.map((fault, i) => {
    // Consecutive faults in the same line show it once.
    const source =
      fault.source && fault.source !== faults[i + 1]?.source && `\n\n${fault.source.replace(/^/gm, '    ')}\n`
    return `  - ${formatFault(fault)}${source || ''}`
  })
  return `${count} to fix:\n${paragraphs.join('\n')}`
}

/** Formats a fault as one line: file, entry, field, value, problem and fix. */
export function formatFault({ value, message, ...place }: ContentFault): string {
  return `${formatPlace(place)}${value ? ` (${value})` : ''}: ${message}`
}

/** Formats the location of a value, such as `content/slides.ts, entry 2 "Desk", field image.alt`. */
export function formatPlace({ file, line, entry, field }: Omit<ContentFault, 'message'>): string {
  return [line ? `${file}:${line}` : file, entry, field && `field ${field}`].filter(Boolean).join(', ')
}

/** The value that a content file exports. */
export interface Source {
  file: string
  /** The exported constant. Undefined if every export is a field. */
  name?: string
  content: unknown
}

const MAX_VALUE_LENGTH = 60

/**
 * Creates the fault of a value.
 *
 * @param path path to the value, within the content of the source
 * @param message the problem, then the fix
 */
export function toFault({ file, name, content }: Source, path: Path, message: string): ContentFault {
  const value = getValue(content, path)
  const text = value === undefined ? '' : (JSON.stringify(value) ?? String(value))
  const { entry, field } = locate(content, path)
  return {
    file,
    ...(entry && { entry }),
    ...(field && { field }),
    ...(text && { value: text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 3)}…` : text }),
    message,
    path: name ? [name, ...path] : path,
  }
}

/** Converts the issues of a schema to faults. Each unknown field is a fault. */
export function toFaults(source: Source, issues: readonly z.core.$ZodIssue[]): ContentFault[] {
  return issues.flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : undefined
    const paths = unknown?.map((name) => [...issue.path, name]) ?? [issue.path]
    return paths.map((path) => toFault(source, path, issue.message))
  })
}

/**
 * Validates the content of a file and adds the defaults of the schema.
 *
 * @throws ContentError with every fault
 */
export function parseContent<T extends z.ZodType>(schema: T, source: Source): z.output<T> {
  const { data, error } = schema.safeParse(source.content)
  if (error) throw new ContentError(toFaults(source, error.issues))
  return data
}

const nameKeys = ['company', 'institution', 'title', 'name', 'label', 'id']

/** Formats the entry and the field of a value, such as `entry 2 "Deadlinks"` and `src[0].alt`. Either may be empty. */
export function locate(content: unknown, path: Path): { entry: string; field: string } {
  const [index, ...rest] = path
  if (!Array.isArray(content) || typeof index !== 'number') return { entry: '', field: formatField(path) }
  const name = nameKeys
    .map((key) => getValue(content[index], [key]))
    .find((value) => typeof value === 'string')
  return { entry: `entry ${index + 1}${name ? ` "${name}"` : ''}`, field: formatField(rest) }
}

function formatField(path: Path): string {
  return path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i ? '.' : ''}${String(part)}`))
    .join('')
}

/** Returns the value at a path. A shorthand text is the value of each field of its entry. */
export function getValue(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, part) => {
    if (typeof at === 'object' && at !== null) return Reflect.get(at, part)
    return typeof at === 'string' ? at : undefined
  }, value)
}

/** Maximum number of places that a note lists. */
export const MAX_PLACES_LISTED = 3

/**
 * Joins the first texts, and counts the others, such as `a, b, and 2 more`.
 *
 * @param limit how many texts are listed
 * @param separator without the space after it
 */
export function joinLimited(all: readonly string[], limit: number, separator: string): string {
  const more = all.length - limit
  return all.slice(0, limit).join(`${separator} `) + (more > 0 ? `${separator} and ${more} more` : '')
}
