import { existsSync, readFileSync } from 'node:fs'
import { ContentError, type ContentFault, type Path } from '@/content/schema/fault'
import { type Expression, exportedConstant, fieldName, parseModule, unwrap } from '@/content/schema/syntax'

type Node = Pick<Expression, 'start' | 'end'>

/** A position in a source file. */
interface SourceLine {
  /** Line number, starting at 1. */
  line: number
  /** The line, with the position marked below it. */
  source: string
}

/** Longer lines are cut on both sides of the position. */
const MAX_LINE_LENGTH = 100

/** Causes that the parser does not recognise. */
const causes = [
  // Node reads bytes that are not UTF-8 as this character.
  [/\uFFFD/, 'is not saved as UTF-8, so letters are lost. Save it as UTF-8 in your editor.'],
  [
    /^<{7} /m,
    'has a merge conflict. Keep one of the two versions, and delete the lines with <<<, === and >>>.',
  ],
] as const

/** Returns why a file cannot be read as TypeScript, with the fix. */
export function findSyntaxError(source: string): (SourceLine & { message: string }) | undefined {
  for (const [pattern, message] of causes) {
    const start = source.search(pattern)
    if (start >= 0) return { message, ...lineAt(source, { start, end: start + 1 }) }
  }
  try {
    parseModule(source)
    return undefined
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { pos } = error as SyntaxError & { pos: number }
    // The parser adds line and column in brackets.
    const reason = error.message.replace(/\.? \(\d+:\d+\)$/, '').replace(/^./, (first) => first.toLowerCase())
    const advice =
      'Look for a missing comma, quote or bracket there or on the line before, or for an apostrophe inside a text (write ’).'
    const message = `is not valid TypeScript (${reason}). ${advice}`
    return { message, ...lineAt(source, { start: pos, end: pos + 1 }) }
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

/** Adds the line of the value. If the file exports its constant under another name, that is the fault. */
export function withLine(fault: ContentFault): ContentFault {
  if (!fault.path || !existsSync(fault.file)) return fault
  const source = readFileSync(fault.file, 'utf8')
  const isWhole = fault.path.length === 1 && !fault.field && !fault.value
  return {
    ...fault,
    ...findLine(source, fault.path),
    ...(isWhole && findMissingExport(source, String(fault.path[0]))),
  }
}

/**
 * Returns the line of a value. If the value is computed, returns the line of the nearest object or list around it.
 *
 * @param path path to the value, starting with the exported constant
 */
export function findLine(source: string, [name, ...path]: Path): SourceLine | undefined {
  let found = exportedConstant(source, String(name))
  let node: Node | undefined = found
  for (const part of path) {
    const child: { node: Node; value?: Expression } | undefined = found && childOf(unwrap(found), part)
    if (!child) break
    node = child.node
    found = child.value
  }
  return node && lineAt(source, node)
}

/** Returns the fault of a module that does not export the constant of its file, such as a renamed one, with its line. */
export function findMissingExport(source: string, name: string) {
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, exported = '']) => exported)
  if (names.includes(name)) return undefined
  const only = names.length > 0 ? `, only ${names.join(', ')}` : ''
  const message = `does not export ${name}${only}. Write "export const ${name}".`
  return { message, ...findLine(source, [names.at(-1) ?? name]) }
}

function childOf(node: Expression, part: PropertyKey): { node: Node; value?: Expression } | undefined {
  if (node.type === 'ArrayExpression') {
    const element = node.elements[Number(part)]
    return element && element.type !== 'SpreadElement' ? { node: element, value: element } : undefined
  }
  if (node.type !== 'ObjectExpression') return undefined
  for (const property of node.properties)
    if (property.type === 'ObjectProperty' && fieldName(property) === part)
      return { node: property, value: property.value as Expression }
  return undefined
}

function lineAt(source: string, node: Node): SourceLine {
  const start = node.start ?? 0
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const nextLine = source.indexOf('\n', start)
  const lineEnd = nextLine < 0 ? source.length : nextLine
  const from = Math.max(lineStart, Math.min(start - MAX_LINE_LENGTH / 2, lineEnd - MAX_LINE_LENGTH))
  const to = Math.min(lineEnd, from + MAX_LINE_LENGTH)
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
