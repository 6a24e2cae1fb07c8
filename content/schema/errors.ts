import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { findLine, parseModule } from '@/content/schema/value-position'

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

/** Formats faults as a headline and a line for each. */
export function formatFaults(faults: readonly ContentFault[]): string {
  const count = faults.length === 1 ? 'One problem' : `${faults.length} problems`
  return [`${count} to fix:`, ...faults.map((fault) => `  - ${formatFault(fault)}`)].join('\n')
}

/** Formats a fault as one line: `content/slides.ts:4, entry 2 "Desk", field image.alt: is …` */
export function formatFault({ file, line, entry, field, value, message }: ContentFault): string {
  const start = line ? `${file}:${line}` : file
  const place = [start, entry, field && `field ${field}`].filter(Boolean).join(', ')
  return `${value ? `${place} (${value})` : place}: ${message}`
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
    ...(text && { value: shortenValue(text) }),
    message,
    path: name ? [name, ...path] : path,
  }
}

function shortenValue(text: string): string {
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 3)}…` : text
}

/** Converts the issues of a schema to faults. Each unknown field is a fault. */
export function toFaults(source: Source, issues: readonly z.core.$ZodIssue[]): ContentFault[] {
  return issues.flatMap((issue) => pathsOf(issue).map((path) => toFault(source, path, issue.message)))
}

function pathsOf(issue: z.core.$ZodIssue): Path[] {
  if (issue.code !== 'unrecognized_keys') return [issue.path]
  return issue.keys.map((name) => [...issue.path, name])
}

const nameKeys = ['company', 'institution', 'title', 'name', 'label', 'id']

/** Formats the entry and field of a value: `entry 2 "Snip"` and `src[0].alt`, or ''. */
export function locate(content: unknown, path: Path): { entry: string; field: string } {
  const [index, ...rest] = path
  if (!Array.isArray(content) || typeof index !== 'number') return { entry: '', field: formatField(path) }
  const name = nameKeys
    .map((key) => getValue(content[index], [key]))
    .find((value) => typeof value === 'string')
  const entry = `entry ${index + 1}`
  return { entry: name ? `${entry} "${name}"` : entry, field: formatField(rest) }
}

function formatField(path: Path): string {
  const steps = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
  return steps.join('').replace(/^\./, '')
}

/** Returns the value at a path. A shorthand text is the value of each field of its entry. */
export function getValue(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, part) => {
    if (typeof at === 'object' && at !== null) return Reflect.get(at, part)
    return typeof at === 'string' ? at : undefined
  }, value)
}

/**
 * Joins the first texts, and counts the others, such as `a, b, and 2 more`.
 *
 * @param limit how many texts are listed
 * @param separator without the space after it
 */
export function joinLimited(all: readonly string[], limit: number, separator: string): string {
  const more = all.length - limit
  const listed = all.slice(0, limit).join(`${separator} `)
  return more > 0 ? `${listed}${separator} and ${more} more` : listed
}

/** Returns why a file cannot be read as TypeScript, with the fix. */
export function findSyntaxError(file: string): ContentFault | undefined {
  const source = readFileSync(file, 'utf8')
  try {
    parseModule(source)
    return undefined
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { line } = (error as SyntaxError & { loc: { line: number } }).loc
    // The parser adds line and column in brackets.
    const sentence = error.message.replace(/\.? \(\d+:\d+\)$/, '')
    const reason = sentence.replace(/^./, (first) => first.toLowerCase())
    const signs = 'a missing comma, quote or bracket there or on the line before'
    const advice = `Look for ${signs}, or for an apostrophe inside a text (write ’).`
    const value = shortenValue(source.split('\n')[line - 1]?.trim() ?? '')
    return { file, line, value, message: `is not valid TypeScript (${reason}). ${advice}` }
  }
}

/** Calls a function, and adds the lines to the faults that it throws. @throws ContentError */
export function withLines<T>(check: () => T): T {
  try {
    return check()
  } catch (error) {
    throw error instanceof ContentError ? new ContentError(error.faults.map(withLine)) : error
  }
}

export function withLine<T extends Pick<ContentFault, 'file' | 'path'>>(fault: T): T & { line?: number } {
  if (!fault.path || !existsSync(fault.file)) return fault
  return { ...fault, line: findLine(readFileSync(fault.file, 'utf8'), fault.path) }
}
