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
  const { entry, field } = placeOf(content, path)
  const value = shown(valueAt(content, asWritten(content, path)))
  return `${[file, entry, field && `field ${field}`].filter(Boolean).join(', ')}${value}: ${message}`
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

/** What a check found wrong. */
interface Issue {
  code?: string
  path: PropertyKey[]
  message: string
  /** The names of fields that are not known, for an issue of that kind. */
  keys?: string[]
}

/** The faults of a whole content file, one line each. */
export function faultsOf(file: string, content: unknown, issues: readonly Issue[]): string[] {
  return issues.flatMap(({ path, message, keys }) =>
    keys
      ? keys.map((name) =>
          describeFault(
            file,
            content,
            [...path, name],
            'is not a known field. Correct its spelling, or remove it.',
          ),
        )
      : [describeFault(file, content, path, message)],
  )
}
