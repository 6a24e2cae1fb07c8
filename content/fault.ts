import type { z } from 'zod'

/** All that is wrong with the content, one line a fault: file, entry, field, what is wrong and how to fix it. */
export class ContentError extends Error {
  constructor(readonly faults: string[]) {
    const count = faults.length === 1 ? 'One value' : `${faults.length} values`
    super(`${count} in content/ must be fixed:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ContentError'
  }
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
  const value = valueAt(content, path)
  const text = value === undefined ? '' : (JSON.stringify(value) ?? String(value))
  const shown = text && ` (${text.length > 60 ? `${text.slice(0, 57)}…` : text})`
  return `${describePlace(file, content, path)}${shown}: ${message}`
}

/** Where a value stands, such as `content/slides.ts, entry 2 "Desk", field image.alt`. */
export function describePlace(file: string, content: unknown, path: Path): string {
  const { entry, field } = placeOf(content, path)
  return [file, entry, field && `field ${field}`].filter(Boolean).join(', ')
}

const names = ['company', 'institution', 'title', 'name', 'label', 'id']

/**
 * Where a value stands, in the owner's words: `entry 2 "Deadlinks"` and `src[1].alt`. Each is empty where there is none.
 *
 * @param content everything that the file holds
 * @param path leads from there to the value
 */
export function placeOf(content: unknown, path: Path): { entry: string; field: string } {
  const [index, ...rest] = path
  if (!Array.isArray(content) || typeof index !== 'number') return { entry: '', field: fieldOf(path) }
  const name = names.map((key) => valueAt(content[index], [key])).find((value) => typeof value === 'string')
  return { entry: `entry ${index + 1}${name ? ` "${name}"` : ''}`, field: fieldOf(rest) }
}

function fieldOf(path: Path): string {
  return path
    .map((part, i) => (typeof part === 'number' ? `[${part + 1}]` : `${i ? '.' : ''}${String(part)}`))
    .join('')
}

/** A text that stands alone for an entry of several fields is the value of each of them. */
function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, part) => {
    if (typeof at === 'object' && at !== null) return Reflect.get(at, part)
    return typeof at === 'string' ? at : undefined
  }, value)
}

/** For what no field's own words cover: a list or a group of fields that is missing or is something else. */
export const wrongKind: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'array') return 'is not a list. Write its entries in square brackets.'
  if (issue.expected === 'object') return 'is not a group of fields. Write its fields in curly brackets.'
  return undefined
}

/** The faults of a whole content file, one line each. */
export function faultsOf(file: string, content: unknown, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [describeFault(file, content, issue.path, issue.message)]
    const unknown = 'is not a known field. Correct its spelling, or remove it.'
    return issue.keys.map((name) => describeFault(file, content, [...issue.path, name], unknown))
  })
}

/**
 * @param raw what a content file holds
 * @returns the same as its schema completes it
 * @throws ContentError that lists every fault
 */
export function checked<T extends z.ZodType>(schema: T, file: string, raw: unknown): z.output<T> {
  const { data, error } = schema.safeParse(raw, { error: wrongKind })
  if (error) throw new ContentError(faultsOf(file, raw, error.issues))
  return data
}

/**
 * A check of a list: no entry has the name of an earlier one.
 *
 * @param field leads from an entry to its name; where it is left out, the entries are the names
 */
export function distinct(message: string, ...field: string[]) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    const found = entries.map((entry) => valueAt(entry, field))
    for (const [i, name] of found.entries())
      if (name !== undefined && found.indexOf(name) < i)
        context.addIssue({ code: 'custom', path: [i, ...field], message })
  }
}
