import { type ParserOptions, parse } from '@babel/parser'

type Statement = ReturnType<typeof parse>['program']['body'][number]
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]
export type Expression = NonNullable<Declaration['init']>

const TYPESCRIPT: ParserOptions = { sourceType: 'module', plugins: ['typescript'] }

/** Where a part of a source begins and ends. */
export function rangeOf({ start, end }: { start?: number | null; end?: number | null }) {
  return { start: start ?? 0, end: end ?? 0 }
}

/**
 * The value that a content file exports, as it is written there: without `satisfies` or `as` around it.
 *
 * @param name of the exported constant
 * @throws when the file is not TypeScript, or does not export that constant
 */
export function exportedValue(source: string, name: string): Expression {
  for (const statement of parse(source, TYPESCRIPT).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration } = statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && id.name === name && init) return bare(init)
    }
  }
  throw new Error(`exports no constant "${name}"`)
}

function bare(node: Expression): Expression {
  const wrapped = node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
  return wrapped ? bare(node.expression) : node
}

/** The comments above the fields of an object, by the field's name. */
export function commentsOf(source: string, node: Expression): Map<string, string[]> {
  const comments = new Map<string, string[]>()
  if (node.type !== 'ObjectExpression') return comments
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue
    const lines = (property.leadingComments ?? []).map(rangeOf)
    comments.set(
      property.key.name,
      lines.map(({ start, end }) => source.slice(start, end)),
    )
  }
  return comments
}
