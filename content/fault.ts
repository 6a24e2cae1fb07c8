import type { z } from 'zod'

/** All that is wrong with the content, one line a fault: file, entry, field, what is wrong and how to fix it. */
export class ContentError extends Error {
  constructor(readonly faults: string[]) {
    const count = faults.length === 1 ? 'One value' : `${faults.length} values`
    super(`${count} in content/ must be fixed:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ContentError'
  }
}

/** For what no field's own words cover: a list or a group of fields that is missing or is something else. */
export const wrongKind: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'array') return 'is not a list. Write its entries in square brackets.'
  if (issue.expected === 'object') return 'is not a group of fields. Write its fields in curly brackets.'
  return undefined
}

/** Where a value stands within a content file: the index of its entry, the names of its fields. */
export type Path = readonly PropertyKey[]

/**
 * One fault in the owner's words: file, entry, field, the value, what is wrong and how to fix it.
 *
 * @param file the content file's path
 * @param content everything that file holds
 * @param path leads from there to the value that is wrong
 * @param message what is wrong and how to fix it
 */
export function describeFault(file: string, content: unknown, path: Path, message: string): string {
  const value = shown(valueAt(content, asWritten(content, path)))
  return `${describePlace(file, content, path)}${value}: ${message}`
}

/** Where a value stands, such as `content/slides.ts, entry 2 "Desk", field image.alt`. */
export function describePlace(file: string, content: unknown, path: Path): string {
  const { entry, field } = placeOf(content, path)
  return [file, entry, field && `field ${field}`].filter(Boolean).join(', ')
}

/**
 * Where a value stands, in the owner's words: `entry 2 "Deadlinks"` and `src[1].alt`. Each is empty where there is none.
 *
 * @param content everything that the file holds
 * @param path leads from there to the value
 */
export function placeOf(content: unknown, path: Path): { entry: string; field: string } {
  return { entry: entryOf(content, path), field: fieldOf(content, asWritten(content, path)) }
}

/** Where the owner wrote a text alone for an entry of several fields, the text itself is what is wrong. */
function asWritten(content: unknown, path: Path): Path {
  const parent = path.slice(0, -1)
  return parent.length > 0 && typeof valueAt(content, parent) === 'string' ? parent : path
}

/** `entry 2 "Deadlinks"`: where in a list of entries a path leads, named by what the owner calls it. */
function entryOf(value: unknown, path: Path): string {
  const [index] = path
  if (!Array.isArray(value) || typeof index !== 'number') return ''
  const entry: unknown = value[index]
  const label =
    typeof entry === 'object' && entry !== null
      ? ['company', 'institution', 'title', 'name', 'label', 'id']
          .map((key) => Reflect.get(entry, key))
          .find((name) => typeof name === 'string')
      : undefined
  return `entry ${index + 1}${label ? ` "${label}"` : ''}`
}

function fieldOf(value: unknown, path: Path): string {
  const field = Array.isArray(value) ? path.slice(1) : path
  return field
    .map((part, i) => (typeof part === 'number' ? `[${part + 1}]` : `${i ? '.' : ''}${String(part)}`))
    .join('')
}

function shown(value: unknown): string {
  if (value === undefined) return ''
  const text = JSON.stringify(value) ?? String(value)
  return ` (${text.length > 60 ? `${text.slice(0, 57)}…` : text})`
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
    value,
  )
}

/** The faults of a whole content file, one line each. */
export function faultsOf(file: string, content: unknown, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [describeFault(file, content, issue.path, issue.message)]
    const unknown = 'is not a known field. Correct its spelling, or remove it.'
    return issue.keys.map((name) => describeFault(file, content, [...issue.path, name], unknown))
  })
}
