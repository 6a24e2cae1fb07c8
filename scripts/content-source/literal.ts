import { type ParserOptions, parse } from '@babel/parser'

type Statement = ReturnType<typeof parse>['program']['body'][number]
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]
export type Expression = NonNullable<Declaration['init']>

const TYPESCRIPT: ParserOptions = { sourceType: 'module', plugins: ['typescript'] }

/** Where a part of a source begins and ends. */
export interface Range {
  start: number
  end: number
}

export function rangeOf({ start, end }: { start?: number | null; end?: number | null }): Range {
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

/**
 * What a literal says, read and not run.
 *
 * @throws when it is or holds anything that would have to be run, such as a call, a name or a template
 */
export function literalValue(node: Expression): unknown {
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (!element || element.type === 'SpreadElement') throw notLiteral(node)
        return literalValue(element)
      })
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'ObjectProperty' || property.computed) throw notLiteral(node)
          return [keyOf(property.key), literalValue(property.value as Expression)]
        }),
      )
    default:
      throw notLiteral(node)
  }
}

/** The name of a field, with or without quotes. */
export function keyOf(key: { type: string; name?: unknown; value?: unknown }): string {
  return String(key.type === 'Identifier' ? key.name : key.value)
}

function notLiteral({ type }: Expression): Error {
  return new Error(`holds code (${type}) where a plain value is meant`)
}
