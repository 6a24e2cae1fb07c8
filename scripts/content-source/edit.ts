import { isDeepStrictEqual } from 'node:util'
import { parse } from '@babel/parser'
import { printValue } from './print'

type Statement = ReturnType<typeof parse>['program']['body'][number]
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression']

/** An entry of a list or a field of an object; a new one has no gap yet. */
interface Part {
  code: string
  /** What stands between the one before and this one, the comments above it among that. */
  gap?: string
}

/**
 * A content file with another value. Entries of its list and fields of its object that stay the same keep their lines, and
 * the comments above every field stay.
 *
 * @param name of the constant that the file exports
 * @param before what it exports now
 * @param after what it shall export
 * @throws when the list is made by code, telling what is to be added by hand
 */
export function withValue(source: string, name: string, before: unknown, after: unknown): string {
  const node = exportedValue(source, name)
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
  // What stood on one line, or has nothing left of what it was, is printed anew.
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

/** What a list or an object is made of, and what stands behind that; nothing where any of it is code. */
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

/**
 * The value that a content file exports, as it is written there: without `satisfies` or `as` around it.
 *
 * @throws when the file is not TypeScript, or does not export that constant
 */
export function exportedValue(source: string, name: string): Expression {
  for (const statement of parse(source, { sourceType: 'module', plugins: ['typescript'] }).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration } = statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && id.name === name && init) return bare(init)
    }
  }
  throw new Error(`exports no constant "${name}"`)
}

/** The value of an entry, by its index, or of a field, by its name; nothing if code makes it. */
export function childAt(node: Expression, part: PropertyKey): Expression | undefined {
  if (node.type === 'ArrayExpression' && typeof part === 'number') {
    const spread = node.elements.findIndex((element) => element?.type === 'SpreadElement')
    const child = spread < 0 || part < spread ? node.elements[part] : undefined
    return child && child.type !== 'SpreadElement' ? bare(child) : undefined
  }
  if (node.type !== 'ObjectExpression') return undefined
  for (const field of node.properties) {
    if (field.type !== 'ObjectProperty') continue
    const { key, value } = field
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' && key.value
    if (name === part) return bare(value as Expression)
  }
  return undefined
}

function bare(node: Expression): Expression {
  const isWrapped = node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
  return isWrapped ? bare(node.expression) : node
}

function rangeOf({ start, end }: { start?: number | null; end?: number | null }) {
  return { start: start ?? 0, end: end ?? 0 }
}
