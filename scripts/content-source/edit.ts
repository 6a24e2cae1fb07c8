import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Expression, exportedConstant, fieldName, parseModule } from '@/content/schema/value-position'

/** Thrown if a constant contains comments or code of the owner's, which a new value would lose. */
export class OwnCodeError extends Error {
  /** @param parts what the owner has to write */
  constructor(
    name: string,
    readonly parts: string,
  ) {
    super(`"${name}" contains comments or code, so it stays as it is. Write what is new into it by hand`)
  }
}

/**
 * Returns the source of a content file with another value of an exported constant. The rest of the
 * file stays, formatted. Texts pass through `JSON.stringify`, so none can become code.
 *
 * @param name name of the constant
 * @param before its current value
 * @param after its new value
 * @throws OwnCodeError if the value contains a comment, or is not written as plain values
 */
export function withValue(source: string, name: string, before: unknown, after: unknown): string {
  const node = exportedConstant(source, name)
  const { start, end } = { start: node?.start ?? 0, end: node?.end ?? 0 }
  const isComment = (comment: { start?: number | null }) =>
    (comment.start ?? 0) > start && (comment.start ?? 0) < end
  const hasComments = parseModule(source).comments?.some(isComment)
  const isOwn = !node || hasComments || !isDeepStrictEqual(plainValue(node), before)
  if (isOwn) throw new OwnCodeError(name, newParts(before, after))
  return format(source.slice(0, start) + JSON.stringify(after) + source.slice(end))
}

const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')

/** Formats a source with Biome, whose configuration leaves `content/` to the owner. */
function format(source: string): string {
  const args = [biome, 'format', '--stdin-file-path=content.ts']
  const { status, stdout } = spawnSync(process.execPath, args, { input: source, encoding: 'utf8' })
  return status === 0 ? stdout : source
}

/** Returns the value of an expression without code, or undefined if it has any. */
function plainValue(node: Expression): unknown {
  if (node.type === 'ArrayExpression') {
    const items = node.elements.map((item) =>
      item && item.type !== 'SpreadElement' ? plainValue(item) : undefined,
    )
    return items.includes(undefined) ? undefined : items
  }
  if (node.type === 'ObjectExpression') {
    const fields = node.properties.map((property) => {
      const name = fieldName(property)
      return [name, name && property.type === 'ObjectProperty' && plainValue(property.value as Expression)]
    })
    return fields.every(([name]) => name) ? Object.fromEntries(fields) : undefined
  }
  if (node.type === 'TemplateLiteral') {
    const isPlain = node.expressions.length === 0
    return isPlain ? node.quasis[0]?.value.cooked : undefined
  }
  return 'value' in node ? node.value : undefined
}

/** Returns the entries of a list, or fields of an object, that the current value lacks. */
function newParts(before: unknown, after: unknown): string {
  const known = Object.entries(Object(before))
  const isKnown = ([name, value]: [string, unknown]) =>
    known.some(([other, part]) => (Array.isArray(after) || other === name) && isDeepStrictEqual(part, value))
  const parts = Object.entries(Object(after)).filter((part) => !isKnown(part))
  const texts = parts.map(
    ([name, value]) => `${Array.isArray(after) ? '' : `${name}: `}${JSON.stringify(value, null, 2)},`,
  )
  return texts.join('\n')
}
