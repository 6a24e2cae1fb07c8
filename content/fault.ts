import type { z } from 'zod'
import { nearestName } from './similar'

/** Where a value stands within a content file: the index of its entry, the names of its fields. */
export type Path = readonly PropertyKey[]

/** One thing in `content/` that stops the build. */
export interface ContentFault {
  /** Path of the file from the top of the repository. */
  file: string
  /** Such as `entry 2 "Desk"`. */
  entry?: string
  /** Such as `src[0].alt`. */
  field?: string
  /** The wrong value as JSON, shortened. */
  value?: string
  /** What is wrong, then how to fix it. */
  message: string
  /** Leads to the value, beginning with the name of the constant that the file exports. */
  path?: Path
  /** Line in the file, from 1. */
  line?: number
  /** The owner's own line with the place marked below it, as text. */
  source?: string
}

/** Everything that is wrong with the content. */
export class ContentError extends Error {
  constructor(readonly faults: readonly ContentFault[]) {
    super(formatFaults(faults))
    this.name = 'ContentError'
  }
}

/** Returns a headline and one paragraph per fault, with the owner's own line if it is known. */
export function formatFaults(faults: readonly ContentFault[]): string {
  const count = faults.length === 1 ? 'One problem' : `${faults.length} problems`
  const paragraphs = faults.map((fault, i) => {
    // Two faults of one value share its line.
    const source =
      fault.source && fault.source !== faults[i + 1]?.source && `\n\n${fault.source.replace(/^/gm, '    ')}\n`
    return `  - ${formatFault(fault)}${source || ''}`
  })
  return `${count} to fix:\n${paragraphs.join('\n')}`
}

/** Returns a fault as one line: file, entry, field, the value, what is wrong and how to fix it. */
export function formatFault({ file, line, entry, field, value, message }: ContentFault): string {
  const place = [line ? `${file}:${line}` : file, entry, field && `field ${field}`].filter(Boolean)
  return `${place.join(', ')}${value ? ` (${value})` : ''}: ${message}`
}

const LONGEST_VALUE = 60

/**
 * Returns the fault of one value.
 *
 * @param file the content file's path
 * @param name of the constant that the file exports; empty if its exports are the fields
 * @param content the value of that constant
 * @param path leads from there to the value that is wrong
 * @param message what is wrong and how to fix it
 */
export function createFault(
  { file, name, content }: { file: string; name?: string; content: unknown },
  path: Path,
  message: string,
): ContentFault {
  const value = valueAt(content, path)
  const text = value === undefined ? '' : (JSON.stringify(value) ?? String(value))
  const { entry, field } = locate(content, path)
  return {
    file,
    ...(entry && { entry }),
    ...(field && { field }),
    ...(text && { value: text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 3)}…` : text }),
    message,
    path: name ? [name, ...path] : path,
  }
}

/** Returns a fault as one line, for a value that is checked alone. */
export function describeFault(file: string, content: unknown, path: Path, message: string): string {
  return formatFault(createFault({ file, content }, path, message))
}

/** Where a value stands, such as `content/slides.ts, entry 2 "Desk", field image.alt`. */
export function describePlace(file: string, content: unknown, path: Path): string {
  const { entry, field } = locate(content, path)
  return [file, entry, field && `field ${field}`].filter(Boolean).join(', ')
}

const names = ['company', 'institution', 'title', 'name', 'label', 'id']

/**
 * Where a value stands, in the owner's words: `entry 2 "Deadlinks"` and `src[0].alt`. Each is empty where there is none.
 *
 * @param content everything that the file holds
 * @param path leads from there to the value
 */
export function locate(content: unknown, path: Path): { entry: string; field: string } {
  const [index, ...rest] = path
  if (!Array.isArray(content) || typeof index !== 'number') return { entry: '', field: fieldOf(path) }
  const name = names.map((key) => valueAt(content[index], [key])).find((value) => typeof value === 'string')
  return { entry: `entry ${index + 1}${name ? ` "${name}"` : ''}`, field: fieldOf(rest) }
}

function fieldOf(path: Path): string {
  return path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i ? '.' : ''}${String(part)}`))
    .join('')
}

/** A text that stands alone for an entry of several fields is the value of each of them. */
function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, part) => {
    if (typeof at === 'object' && at !== null) return Reflect.get(at, part)
    return typeof at === 'string' ? at : undefined
  }, value)
}

/** For values that no field's own words cover: a list or a group of fields that is missing or is something else. */
export const describeMissing: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'array') return 'is missing. Write its entries in square brackets.'
  if (issue.expected === 'object') return 'is missing. Write its fields in curly brackets.'
  return undefined
}

/** Messages begin with this; for a value of another kind it is replaced by what that value is. */
const MISSING = /^is missing\./

/** Returns what is wrong with a value that is there, but not of the expected kind. */
function describeKind(value: unknown, expected: string): string {
  if (expected === 'array') return 'is not a list.'
  if (expected === 'object' || expected === 'record') {
    return typeof value === 'string' && /\.\w+$/.test(value) ? 'is only a path.' : 'is not a group of fields.'
  }
  return typeof value === 'number' || typeof value === 'boolean' ? 'is not in quotes.' : 'is not a text.'
}

function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'invalid_type' || value === undefined) return issue.message
  return issue.message.replace(MISSING, describeKind(value, issue.expected))
}

/** The content of a file, and where it is from. */
interface Source {
  file: string
  /** Of the constant that the file exports; left out if its exports are the fields. */
  name?: string
  content: unknown
}

/** Returns a fault for each issue that a schema has found. A field that is only misspelt is not missing as well. */
export function toFaults(
  schema: z.ZodType,
  source: Source,
  issues: readonly z.core.$ZodIssue[],
): ContentFault[] {
  const misspelt = new Set<string>()
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const fields = fieldsAt(schema, issue.path)
    const group = Object(valueAt(source.content, issue.path))
    const unused = fields.filter((name) => !Object.hasOwn(group, name))
    return issue.keys.map((name) => {
      const nearest = nearestName(name, unused)
      if (nearest) misspelt.add(JSON.stringify([...issue.path, nearest]))
      return createFault(source, [...issue.path, name], unknownField(nearest, fields))
    })
  })
  const wrong = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !misspelt.has(JSON.stringify(path)))
    .map((issue) => createFault(source, issue.path, messageOf(issue, valueAt(source.content, issue.path))))
  return [...wrong, ...unknown]
}

function unknownField(nearest: string | undefined, fields: readonly string[]): string {
  if (nearest) return `is not a known field. Write ${nearest}, or remove it.`
  return `is not a known field. Remove it, or write one of: ${fields.join(', ')}.`
}

/** Returns the names of the fields that a schema knows at a path. */
function fieldsAt(schema: z.core.$ZodType, path: Path): string[] {
  const group = path.reduce<z.core.$ZodType | undefined>((at, part) => {
    const { def } = (at && bare(at)?._zod) ?? {}
    if (def instanceof Object && 'element' in def) return def.element as z.core.$ZodType
    if (def instanceof Object && 'shape' in def) return Reflect.get(Object(def.shape), part)
    return undefined
  }, schema)
  const { def } = (group && bare(group)?._zod) ?? {}
  return def instanceof Object && 'shape' in def ? Object.keys(Object(def.shape)) : []
}

/** Returns the list or the group within what a schema adds to it: defaults, changes, checks before it. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod
  if ('innerType' in def) return bare(def.innerType as z.core.$ZodType)
  if (def.type !== 'pipe' || !('in' in def) || !('out' in def)) return schema
  const [first, second] = [def.in, def.out] as [z.core.$ZodType, z.core.$ZodType]
  return bare(first._zod.def.type === 'transform' ? second : first)
}

/**
 * Checks what a content file holds.
 *
 * @returns the same as its schema completes it
 * @throws ContentError that lists every fault
 */
export function parseContent<T extends z.ZodType>(schema: T, source: Source): z.output<T> {
  const { data, error } = schema.safeParse(source.content, { error: describeMissing })
  if (error) throw new ContentError(toFaults(schema, source, error.issues))
  return data
}

/**
 * A check of a list: no entry has the name of an earlier one.
 *
 * @param field leads from an entry to its name; where it is left out, the entries are the names
 */
export function requireUnique(message: string, ...field: string[]) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    const found = entries.map((entry) => valueAt(entry, field))
    for (const [i, name] of found.entries())
      if (name !== undefined && found.indexOf(name) < i)
        context.addIssue({ code: 'custom', path: [i, ...field], message })
  }
}
