import type { z } from 'zod'
import { findNearestName } from './similar'

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
  }
}

/** Formats faults as a headline and a paragraph for each. */
export function formatFaults(faults: readonly ContentFault[]): string {
  const count = faults.length === 1 ? 'One problem' : `${faults.length} problems`
  const paragraphs = faults.map((fault, i) => {
    // Two faults of one value show its line once.
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
function getValue(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, part) => {
    if (typeof at === 'object' && at !== null) return Reflect.get(at, part)
    return typeof at === 'string' ? at : undefined
  }, value)
}

/** Returns the message for a missing list or object, which has no message in the schema. */
export const describeMissing: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'array') return 'is missing. Write its entries in square brackets.'
  if (issue.expected === 'object') return 'is missing. Write its fields in curly brackets.'
  return undefined
}

/** The start of messages that is replaced if a value has another type. */
const MISSING = /^is missing\./

function describeType(value: unknown, expected: string): string {
  if (expected === 'array') return 'is not a list.'
  if (expected === 'object' || expected === 'record') {
    return typeof value === 'string' && /\.\w+$/.test(value) ? 'is only a path.' : 'is not a group of fields.'
  }
  return typeof value === 'number' || typeof value === 'boolean' ? 'is not in quotes.' : 'is not text.'
}

function getMessage(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'invalid_type' || value === undefined) return issue.message
  return issue.message.replace(MISSING, describeType(value, issue.expected))
}

interface Source {
  file: string
  /** The exported constant. Undefined if every export is a field. */
  name?: string
  content: unknown
}

/** Converts the issues of a schema to faults. A misspelt field is not reported as missing. */
export function toFaults(
  schema: z.ZodType,
  source: Source,
  issues: readonly z.core.$ZodIssue[],
): ContentFault[] {
  const misspelt = new Set<string>()
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const fields = getFieldNames(schema, issue.path)
    const group = Object(getValue(source.content, issue.path))
    const unused = fields.filter((name) => !Object.hasOwn(group, name))
    return issue.keys.map((name) => {
      const nearest = findNearestName(name, unused)
      if (nearest) misspelt.add(JSON.stringify([...issue.path, nearest]))
      return toFault(source, [...issue.path, name], describeUnknownField(nearest, fields))
    })
  })
  const invalid = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !misspelt.has(JSON.stringify(path)))
    .map((issue) => toFault(source, issue.path, getMessage(issue, getValue(source.content, issue.path))))
  return [...invalid, ...unknown]
}

function describeUnknownField(nearest: string | undefined, fields: readonly string[]): string {
  if (nearest) return `is not a known field. Write ${nearest}, or remove it.`
  return `is not a known field. Remove it, or write one of: ${fields.join(', ')}.`
}

function getFieldNames(schema: z.core.$ZodType, path: Path): string[] {
  const group = path.reduce<z.core.$ZodType | undefined>((at, part) => {
    const { def } = (at && unwrap(at)?._zod) ?? {}
    if (def instanceof Object && 'element' in def) return def.element as z.core.$ZodType
    if (def instanceof Object && 'shape' in def) return Reflect.get(Object(def.shape), part)
    return undefined
  }, schema)
  const { def } = (group && unwrap(group)?._zod) ?? {}
  return def instanceof Object && 'shape' in def ? Object.keys(Object(def.shape)) : []
}

/** Unwraps a schema from defaults, transforms and preprocessing. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod
  if ('innerType' in def) return unwrap(def.innerType as z.core.$ZodType)
  if (def.type !== 'pipe' || !('in' in def) || !('out' in def)) return schema
  const [first, second] = [def.in, def.out] as [z.core.$ZodType, z.core.$ZodType]
  return unwrap(first._zod.def.type === 'transform' ? second : first)
}

/**
 * Validates the content of a file and adds the defaults of the schema.
 *
 * @throws ContentError with every fault
 */
export function parseContent<T extends z.ZodType>(schema: T, source: Source): z.output<T> {
  const { data, error } = schema.safeParse(source.content, { error: describeMissing })
  if (error) throw new ContentError(toFaults(schema, source, error.issues))
  return data
}

/**
 * Returns a Zod check that a field of the entries is unique.
 *
 * @param field path from an entry to the field; without it, the entries themselves must be unique
 */
export function requireUnique(message: string, ...field: string[]) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    const values = entries.map((entry) => getValue(entry, field))
    for (const [i, value] of values.entries())
      if (value !== undefined && values.indexOf(value) < i)
        context.addIssue({ code: 'custom', path: [i, ...field], message })
  }
}
