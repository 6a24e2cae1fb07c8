import { parse } from '@babel/parser'
import type { Path } from '../../content/fault'

type Program = ReturnType<typeof parse>['program']
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression']
type Node = Pick<Expression, 'start' | 'end'>

/** A place in a source file. */
export interface Place {
  /** From 1. */
  line: number
  /** The line itself, and marks below what is meant. */
  source: string
}

/** Longer lines are cut on both sides of the place. */
const LONGEST_LINE = 100

/** Returns the syntax error of a TypeScript file, with what the parser says about it. */
export function findSyntaxError(source: string): (Place & { message: string }) | undefined {
  try {
    parse(source, { sourceType: 'module', plugins: ['typescript'] })
    return undefined
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { pos } = error as SyntaxError & { pos: number }
    // The parser adds line and column in brackets.
    const message = error.message.replace(/ \(\d+:\d+\)$/, '')
    return { message, ...placeAt(source, { start: pos, end: pos + 1 }) }
  }
}

/**
 * Returns the place of a value, or of the nearest group or list around it that is written out.
 *
 * @param path leads to the value, beginning with the name of the constant that the file exports
 */
export function locate(source: string, [name, ...path]: Path): Place | undefined {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] })
  let found = exportedConstant(program, String(name))
  let node: Node | undefined = found
  for (const part of path) {
    const child: { node: Node; value?: Expression } | undefined = found && childOf(bare(found), part)
    if (!child) break
    node = child.node
    found = child.value
  }
  return node && placeAt(source, node)
}

function exportedConstant(program: Program, name: string): Expression | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    if (statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && id.name === name && init) return init
  }
  return undefined
}

function childOf(node: Expression, part: PropertyKey): { node: Node; value?: Expression } | undefined {
  if (node.type === 'ArrayExpression') {
    const element = node.elements[Number(part)]
    return element && element.type !== 'SpreadElement' ? { node: element, value: element } : undefined
  }
  if (node.type !== 'ObjectExpression') return undefined
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty') continue
    const { key, value } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' && key.value
    if (name === part) return { node: property, value: value as Expression }
  }
  return undefined
}

/** Returns an expression without `satisfies` or `as` around it. */
function bare(node: Expression): Expression {
  return node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
    ? bare(node.expression)
    : node
}

function placeAt(source: string, node: Node): Place {
  const start = node.start ?? 0
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const nextLine = source.indexOf('\n', start)
  const lineEnd = nextLine < 0 ? source.length : nextLine
  const from = Math.max(lineStart, Math.min(start - LONGEST_LINE / 2, lineEnd - LONGEST_LINE))
  const to = Math.min(lineEnd, from + LONGEST_LINE)
  const line = source.slice(0, start).split('\n').length
  const text = (from > lineStart ? '…' : '') + source.slice(from, to).trimEnd() + (to < lineEnd ? '…' : '')
  const indent = start - from + (from > lineStart ? 1 : 0)
  const marks = '^'.repeat(Math.max(1, Math.min(node.end ?? start, to) - start))
  const margin = `${line} | `
  return {
    line,
    source: `${margin}${text}\n${' '.repeat(margin.length - 2)}| ${text.slice(0, indent).replace(/[^\t]/g, ' ')}${marks}`,
  }
}
