import { type Expression, exportedValue, keyOf, type Range, rangeOf } from './literal'

/** A source with another value for a constant that it exports; everything around the value stays as it is. */
export function withValue(source: string, name: string, code: string): string {
  const { start, end } = rangeOf(exportedValue(source, name))
  return source.slice(0, start) + code + source.slice(end)
}

/** The comments above the fields of an exported group of fields, by the field's name. */
export function commentsOf(source: string, name: string): Map<string, string> {
  const node = exportedValue(source, name)
  const comments = new Map<string, string>()
  if (node.type !== 'ObjectExpression') return comments
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty' || !property.leadingComments) continue
    const lines = property.leadingComments.map((comment) => slice(source, rangeOf(comment)))
    comments.set(keyOf(property.key), `${lines.join('\n')}\n`)
  }
  return comments
}

/**
 * A source with one more entry in a list that it exports. No other line changes.
 *
 * @param index where in the list the entry shall stand
 * @param code the entry, its lines indented as in the list but for the first
 * @throws when the value is not a list in square brackets
 */
export function withEntry(source: string, name: string, index: number, code: string): string {
  const list = exportedValue(source, name)
  if (list.type !== 'ArrayExpression') throw new Error(`"${name}" is not a plain list in square brackets`)
  const next = list.elements[index]
  if (next) {
    const at = startWithComments(next)
    return `${source.slice(0, at)}${code},\n  ${source.slice(at)}`
  }
  const last = list.elements.at(-1)
  const comma = list.extra?.trailingComma
  const lastEnd = last ? rangeOf(last).end : rangeOf(list).start + 1
  const at = typeof comma === 'number' ? comma + 1 : lastEnd
  const closing = source[at] === '\n' ? '' : '\n'
  return `${source.slice(0, at)}${last && at === lastEnd ? ',' : ''}\n  ${code},${closing}${source.slice(at)}`
}

function startWithComments(
  node: NonNullable<Extract<Expression, { type: 'ArrayExpression' }>['elements'][number]>,
) {
  return rangeOf(node.leadingComments?.[0] ?? node).start
}

function slice(source: string, { start, end }: Range): string {
  return source.slice(start, end)
}
