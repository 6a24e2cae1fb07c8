import { parse } from '@babel/parser'

type Program = ReturnType<typeof parse>['program']
export type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression']

/** @throws SyntaxError if the source is not TypeScript */
export function parseModule(source: string): Program {
  return parse(source, { sourceType: 'module', plugins: ['typescript'] }).program
}

/** Returns the value of an exported constant, without `satisfies` or `as` around it. */
export function exportedConstant(source: string, name: string): Expression | undefined {
  for (const statement of parseModule(source).body) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    if (statement.declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && id.name === name && init) return unwrap(init)
  }
  return undefined
}

/** Returns an expression without `satisfies` or `as` around it. */
export function unwrap(node: Expression): Expression {
  return node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
    ? unwrap(node.expression)
    : node
}
