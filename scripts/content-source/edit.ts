import { isDeepStrictEqual } from 'node:util'
import { type Expression, exportedConstant } from '@/scripts/content-source/syntax'

/** An entry of a list or a field of an object. */
interface Part {
  code: string
  /** The text before it, such as comments, without the comma. A new part has none. */
  gap?: string
}

/**
 * Returns the source of a content file with another value. Unchanged entries and fields keep their lines, and every field
 * keeps the comments above it.
 *
 * @param name name of the exported constant
 * @param before its current value
 * @param after its new value
 * @throws if the file does not export the constant, or computes its list: the message contains the code to add by hand
 */
export function withValue(source: string, name: string, before: unknown, after: unknown): string {
  const node = exportedConstant(source, name)
  if (!node) throw new Error(`does not export a constant "${name}"`)
  const { start, end } = rangeOf(node)
  const { parts, rest = '' } = partsOf(source, node) ?? {}
  const isList = Array.isArray(before) && Array.isArray(after)
  if (isList && parts?.length !== before.length) {
    const added = after.filter((entry) => !before.some((known) => isDeepStrictEqual(known, entry)))
    const code = added.map((entry) => `${printValue(entry)},\n`).join('')
    throw new Error(`"${name}" is not a plain list. Add this to it by hand:\n\n${code}`)
  }
  const edited = isList
    ? entriesOf(before, after, parts ?? [])
    : fieldsOf(Object(before), Object(after), parts ?? [])
  // A value on one line, or without any of its old parts, is printed again.
  const code = edited.some(({ gap }) => gap?.includes('\n'))
    ? source.charAt(start) + edited.map(codeOf).join('') + rest
    : printValue(after)
  return source.slice(0, start) + code + source.slice(end)
}

function codeOf({ code, gap = '\n  ' }: Part, index: number): string {
  return `${index > 0 ? ',' : ''}${gap}${code}`
}

function entriesOf(before: unknown[], after: unknown[], parts: Part[]): Part[] {
  return after.map((entry) => {
    const place = before.findIndex((known) => isDeepStrictEqual(known, entry))
    return parts[place] ?? { code: printValue(entry, 2) }
  })
}

function fieldsOf(before: object, after: object, parts: Part[]): Part[] {
  return Object.entries(after).map(([name, value]) => {
    const part = parts.find(({ code }) => code.startsWith(`${name}:`))
    if (part && isDeepStrictEqual(Reflect.get(before, name), value)) return part
    return { code: `${name}: ${printValue(value, 2)}`, gap: part?.gap }
  })
}

/** Splits a list or an object into its parts and the text after them. Returns nothing if any part is computed. */
function partsOf(source: string, node: Expression): { parts: Part[]; rest: string } | undefined {
  const parts: Part[] = []
  let from = rangeOf(node).start + 1
  for (const child of childrenOf(node)) {
    const { start, end } = rangeOf(child ?? {})
    const gap = source.slice(from, start)
    const isPlain = child && child.type !== 'SpreadElement' && (parts.length === 0 || gap.startsWith(','))
    if (!isPlain) return undefined
    parts.push({ code: source.slice(start, end), gap: gap.replace(/^,/, '') })
    from = end
  }
  return { parts, rest: source.slice(from, rangeOf(node).end) }
}

function childrenOf(node: Expression) {
  if (node.type === 'ArrayExpression') return node.elements
  return node.type === 'ObjectExpression' ? node.properties : [null]
}

function rangeOf({ start, end }: { start?: number | null; end?: number | null }) {
  return { start: start ?? 0, end: end ?? 0 }
}

/** Values up to this many columns are printed on one line. */
const WIDTH = 100
/** Objects with more fields are printed with one field a line. */
const FIELDS_ON_A_LINE = 3

/**
 * Prints a value as TypeScript. Texts pass through `JSON.stringify`, so none can become code.
 *
 * @param indent number of spaces before the line of the value
 */
function printValue(value: unknown, indent = 0): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const [open, close] = isList ? '[]' : '{}'
  const parts = isList
    ? value.map((entry) => printValue(entry, indent + 2))
    : Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => `${name}: ${printValue(field, indent + 2)}`)
  if (parts.length === 0) return `${open}${close}`
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  const isShort = indent + line.length < WIDTH && !line.includes('\n')
  const isRow = isList ? !parts[1]?.startsWith('{') : parts.length <= FIELDS_ON_A_LINE
  if (isShort && isRow) return line
  const [before, after] = [indent + 2, indent].map((spaces) => `\n${' '.repeat(spaces)}`)
  return `${open}${parts.map((part) => `${before}${part},`).join('')}${after}${close}`
}

/** Returns a text in single quotes, or in double quotes if it contains more single ones. */
function quoted(text: string): string {
  const json = JSON.stringify(text)
  if (text.split("'").length > text.split('"').length) return json
  return `'${json.slice(1, -1).replace(/\\"|'/g, (sign) => (sign === "'" ? "\\'" : '"'))}'`
}
