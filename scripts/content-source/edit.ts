import { isDeepStrictEqual } from 'node:util'
import { INDENT, printParts, printValue } from '@/scripts/content-source/print'
import {
  type Expression,
  exportedConstant,
  fieldName,
  type ListNode,
  type ObjectNode,
  unwrap,
} from '@/scripts/content-source/syntax'
import { nameOf } from '@/scripts/old-setup/names'

/** Thrown if code computes a value, so its source cannot be changed. The message describes the change. */
export class ComputedError extends Error {}

/**
 * Returns the source of a content file with another value. Only what changes is new text: comments, the order of fields, and the
 * code of everything else stay.
 *
 * @param name name of the exported constant
 * @param before its current value
 * @param after its new value
 * @throws ComputedError if code computes what changes
 */
export function withValue(source: string, name: string, before: unknown, after: unknown): string {
  try {
    const node = exportedConstant(source, name)
    if (!node || !canBe(node, before)) throw new ComputedError()
    const edited = splice(source, { start: 0, end: source.length }, [
      { ...rangeOf(node), code: codeWith(source, node, before, after, '') },
    ])
    const isWindows = source.includes('\r\n') && !source.replaceAll('\r\n', '').includes('\n')
    return isWindows ? edited.replace(/\r?\n/g, '\r\n') : edited
  } catch (error) {
    if (!(error instanceof ComputedError)) throw error
    throw new ComputedError(
      `"${name}" is computed by code and stays as it is. ${describeByHand(before, after)}`,
    )
  }
}

/** Returns whether an expression can evaluate to a value. If it cannot, other code changes it later, such as `list.sort()`. */
function canBe(expression: Expression, value: unknown): boolean {
  const node = unwrap(expression)
  if (node.type === 'ArrayExpression') {
    const nodes = plainNodes(node)
    if (nodes.length < node.elements.length) return true
    return (
      Array.isArray(value) &&
      nodes.length === value.length &&
      nodes.every((entry, i) => canBe(entry, value[i]))
    )
  }
  if (node.type === 'ObjectExpression')
    return node.properties.every((property) => {
      const name = fieldName(property)
      if (property.type !== 'ObjectProperty' || !name) return true
      return canBe(property.value as Expression, Reflect.get(Object(value), name))
    })
  return !('value' in node) || node.value === value
}

/** Returns the entries of a list except spread elements. */
function plainNodes({ elements }: ListNode): Expression[] {
  return elements.flatMap((node) => (node && node.type !== 'SpreadElement' ? [node] : []))
}

function describeByHand(before: unknown, after: unknown): string {
  const isList = Array.isArray(after)
  const removed = missingIn(after, before).flatMap(([field, part]) => {
    if (isList) return nameOf(part as object | string)
    return field in Object(after) ? [] : field
  })
  const added = missingIn(before, after).map(
    ([field, part]) => `${isList ? '' : `${field}: `}${printValue(part)},\n`,
  )
  return [
    ...(removed.length > 0 ? [`Remove this from it by hand: ${removed.join('; ')}.`] : []),
    ...(added.length > 0 ? [`Write this into it by hand:\n\n${added.join('')}`] : []),
  ].join(' ')
}

/** Returns the entries or fields of a value that another value lacks, or that differ from it. */
function missingIn(other: unknown, value: unknown): [field: string, part: unknown][] {
  const others = Object.entries(Object(other))
  return Object.entries(Object(value)).filter(
    ([field, part]) =>
      !others.some(
        ([name, known]) => (Array.isArray(other) || name === field) && isDeepStrictEqual(known, part),
      ),
  )
}

interface Range {
  start: number
  end: number
}

/** New code for a range of the source. */
interface Edit extends Range {
  code: string
}

/** An entry of a list or a field of an object, in its new place. */
interface Part {
  /** Its current code; a new part has none. */
  range?: Range
  /** Returns its new code. `margin` is the white space at the start of its line. */
  print: (margin: string) => string
}

function codeWith(
  source: string,
  expression: Expression,
  before: unknown,
  after: unknown,
  margin: string,
): string {
  const range = rangeOf(expression)
  if (isDeepStrictEqual(before, after)) return source.slice(range.start, range.end)
  const node = unwrap(expression)
  const code = () => {
    if (node.type === 'ArrayExpression' && Array.isArray(before) && Array.isArray(after))
      return codeOfParts(source, node, entriesOf(source, node, before, after), margin)
    if (node.type === 'ObjectExpression' && !Array.isArray(before) && !Array.isArray(after))
      return codeOfParts(source, node, fieldsOf(source, node, Object(before), Object(after)), margin)
    if (!/Literal$/.test(node.type) || (node.type === 'TemplateLiteral' && node.expressions.length > 0))
      throw new ComputedError()
    return printValue(after, margin)
  }
  return splice(source, range, [{ ...rangeOf(node), code: code() }])
}

function entriesOf(source: string, list: ListNode, before: unknown[], after: unknown[]): Part[] {
  const nodes = plainNodes(list)
  if (nodes.length < list.elements.length) throw new ComputedError()
  const matches = pairEntries(before, after)
  return after.map((entry, i) => {
    const at = matches.get(i) ?? nodes.length
    const node = nodes[at]
    if (!node) return { print: (margin) => printValue(entry, margin) }
    return { range: rangeOf(node), print: (margin) => codeWith(source, node, before[at], entry, margin) }
  })
}

/**
 * Pairs the entries of two lists, in their order: equal ones first, then entries between them with half of their fields in common.
 *
 * @returns for each entry of the new list the index of the old one
 */
function pairEntries(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const pairs = new Map<number, number>()
  for (const isPair of [isDeepStrictEqual, isAlike]) {
    let start = 0
    for (const [i, entry] of after.entries()) {
      const later = [...pairs].flatMap(([other, at]) => (other > i ? at : []))
      const end = Math.min(before.length, ...later)
      const at = pairs.get(i) ?? before.findIndex((known, j) => j >= start && j < end && isPair(known, entry))
      if (at < 0) continue
      pairs.set(i, at)
      start = at + 1
    }
  }
  return pairs
}

function isAlike(known: unknown, entry: unknown): boolean {
  if (typeof known !== 'object' || typeof entry !== 'object') return false
  const fields = Object.entries(Object(known))
  const equal = fields.filter(([name, value]) => isDeepStrictEqual(Reflect.get(Object(entry), name), value))
  return equal.length * 2 >= fields.length
}

/** Puts a new field after the field that precedes it in the new value. */
function fieldsOf(source: string, { properties }: ObjectNode, before: object, after: object): Part[] {
  const parts = properties.map((property): Part & { name?: string } => {
    const range = rangeOf(property)
    const name = fieldName(property)
    const [known, value] = [before, after].map((fields): unknown => name && Reflect.get(fields, name))
    const print = (margin: string) => {
      if (isDeepStrictEqual(known, value)) return source.slice(range.start, range.end)
      if (property.type !== 'ObjectProperty') throw new ComputedError()
      const [key, node] = [rangeOf(property.key), property.value as Expression]
      const colon = source.slice(key.end, rangeOf(node).start).replace(/^:\s*$/, ': ')
      return source.slice(key.start, key.end) + colon + codeWith(source, node, known, value, margin)
    }
    return { name, range, print }
  })
  const order = Object.keys(after)
  for (const name of new Set([...Object.keys(before), ...order])) {
    const isThere = parts.some((part) => part.name === name)
    const value: unknown = Reflect.get(after, name)
    if (isThere || isDeepStrictEqual(Reflect.get(before, name), value)) continue
    if (name in before) throw new ComputedError()
    const previous = order
      .slice(0, order.indexOf(name))
      .findLast((other) => parts.some((part) => part.name === other))
    const at = previous === undefined ? 0 : parts.findIndex((part) => part.name === previous) + 1
    parts.splice(at, 0, { name, print: (margin) => `${name}: ${printValue(value, margin)}` })
  }
  return parts.filter(({ name }) => !name || name in after || !(name in before))
}

function codeOfParts(source: string, node: ListNode | ObjectNode, parts: Part[], margin: string): string {
  const { start, end } = rangeOf(node)
  const children = (node.type === 'ArrayExpression' ? node.elements : node.properties).map((child) =>
    rangeOf(child ?? {}),
  )
  const kept = parts.flatMap(({ range }) => range?.start ?? [])
  const isSame = kept.length === parts.length && kept.length === children.length
  const between = splice(
    source,
    { start: start + 1, end: end - 1 },
    children.map((child) => ({ ...child, code: '' })),
  )
  const isRow = !source.slice(start, end).includes('\n')
  // Without comments the lines can be arranged again.
  if (!isSame && /^[\s,]*$/.test(between) && (isRow || kept.length === 0)) {
    const codes = parts.map(({ print }) => print(margin + INDENT))
    return printParts(codes, node.type === 'ArrayExpression', margin)
  }
  const isInLines = children[0] && !lineBefore(source, children[0].start).trim()
  const newMargin = isInLines ? marginAt(source, children[0]?.start ?? 0) : margin + INDENT
  const edits = children
    .filter((child) => !kept.includes(child.start))
    .map((child): Edit => removalOf(source, child))
  let from = start + 1
  parts.forEach(({ range, print }, i) => {
    if (range) {
      edits.push({ ...range, code: print(marginAt(source, range.start)) })
      const comma = endOf(COMMA, source, range.end)
      if (!comma && parts[i + 1] && !parts[i + 1]?.range)
        edits.push({ start: range.end, end: range.end, code: ',' })
      from = comma ?? range.end
      return
    }
    const at = endOf(REST_OF_LINE, source, from)
    const code = print(at ? newMargin : marginAt(source, from))
    const line = from === start + 1 ? `${code}, ` : ` ${code},`
    edits.push({ start: at ?? from, end: at ?? from, code: at ? `\n${newMargin}${code},` : line })
  })
  return splice(source, { start, end }, edits)
}

const COMMENT = String.raw`\/\/[^\r\n]*(?=[\r\n])|\/\*(?:[^*]|\*(?!\/))*\*\/`
/** The comma after a part, with the comments before it. */
const COMMA = new RegExp(`(?:\\s|${COMMENT})*,`, 'y')
/** White space and comments up to the end of a line: they belong to the part before them. */
const REST_OF_LINE = new RegExp(`(?:[ \\t]|${COMMENT})*(?=\\r?\\n)`, 'y')
const BLANK = /[ \t]*/y
const LINE_END = /\r?\n/y

/** Returns the end of a match that starts at a position. */
function endOf(pattern: RegExp, source: string, start: number): number | undefined {
  pattern.lastIndex = start
  return pattern.test(source) ? pattern.lastIndex : undefined
}

/** Removes a part with its comma, and with its lines if they have nothing else. */
function removalOf(source: string, { start, end }: Range): Edit {
  const comma = endOf(COMMA, source, end)
  const comments = source.slice(end, (comma ?? end + 1) - 1)
  const before = lineBefore(source, start)
  if (before.trim() || comments.trim()) return { start, end: comma ?? end, code: comments }
  const blank = endOf(BLANK, source, comma ?? end) ?? end
  const lineEnd = endOf(LINE_END, source, blank)
  return { start: lineEnd ? start - before.length : start, end: lineEnd ?? blank, code: '' }
}

function lineBefore(source: string, at: number): string {
  return source.slice(source.lastIndexOf('\n', at - 1) + 1, at)
}

function marginAt(source: string, at: number): string {
  return /^[ \t]*/.exec(lineBefore(source, at))?.[0] ?? ''
}

/** Returns a range of the source with edits, which must not overlap. */
function splice(source: string, { start, end }: Range, edits: readonly Edit[]): string {
  let [code, from] = ['', start]
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    code += source.slice(from, edit.start) + edit.code
    from = edit.end
  }
  return code + source.slice(from, end)
}

function rangeOf({ start, end }: { start?: number | null; end?: number | null }): Range {
  return { start: start ?? 0, end: end ?? 0 }
}
