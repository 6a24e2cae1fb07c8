import { isDeepStrictEqual } from 'node:util'
import { commentsOf, type Expression, exportedValue, rangeOf } from './literal'
import { printValue } from './print'

type List = Extract<Expression, { type: 'ArrayExpression' }>

/**
 * A content file with another value. Where a list only gets more entries, no other line of it changes; comments above the
 * fields of an object stay.
 *
 * @param name of the constant that the file exports
 * @param before what it exports now
 * @param after what it shall export
 * @throws when the list is made by code, telling what is to be added by hand
 */
export function withValue(source: string, name: string, before: unknown, after: unknown): string {
  const node = exportedValue(source, name)
  if (Array.isArray(before) && Array.isArray(after)) {
    const added = insertions(before, after)
    if (!isPlainList(node, before.length)) {
      const entries = (added ?? []).map(({ entry }) => `${printValue(entry)},\n`)
      throw new Error(`"${name}" is not a plain list. Add this to it by hand:\n\n${entries.join('')}`)
    }
    // From the last one on, so that the places of the others stay.
    if (added) return added.reduceRight((text, { at, entry }) => withEntry(text, name, at, entry), source)
  }
  const { start, end } = rangeOf(node)
  const column = start - source.lastIndexOf('\n', start) - 1
  return source.slice(0, start) + printValue(after, 0, column, commentsOf(source, node)) + source.slice(end)
}

function isPlainList(node: Expression, length: number): node is List {
  return (
    node.type === 'ArrayExpression' &&
    node.elements.length === length &&
    node.elements.every((element) => element && element.type !== 'SpreadElement')
  )
}

/** The entries that make one list of another, each with its place in that; nothing where some entry goes or changes. */
function insertions(before: readonly unknown[], after: readonly unknown[]) {
  const added: { at: number; entry: unknown }[] = []
  let at = 0
  for (const entry of after) {
    if (at < before.length && isDeepStrictEqual(before[at], entry)) at += 1
    else added.push({ at, entry })
  }
  return before.length > 0 && at === before.length ? added : undefined
}

function withEntry(source: string, name: string, index: number, entry: unknown): string {
  const list = exportedValue(source, name)
  if (list.type !== 'ArrayExpression') return source
  const code = printValue(entry, 2)
  const next = list.elements[index]
  if (next) {
    const { start } = rangeOf(next.leadingComments?.[0] ?? next)
    return `${source.slice(0, start)}${code},\n  ${source.slice(start)}`
  }
  const last = list.elements.at(-1)
  const comma = list.extra?.trailingComma
  const lastEnd = last ? rangeOf(last).end : rangeOf(list).start + 1
  const at = typeof comma === 'number' ? comma + 1 : lastEnd
  const closing = source[at] === '\n' ? '' : '\n'
  return `${source.slice(0, at)}${last && at === lastEnd ? ',' : ''}\n  ${code},${closing}${source.slice(at)}`
}
