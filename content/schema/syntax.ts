import { parse } from '@babel/parser'

type File = ReturnType<typeof parse>
export type Expression = Extract<
  File['program']['body'][number],
  { type: 'ExpressionStatement' }
>['expression']
type ObjectNode = Extract<Expression, { type: 'ObjectExpression' }>

/** @throws SyntaxError if the source is not TypeScript */
export function parseModule(source: string): File {
  return parse(source, {
    sourceType: 'module',
    plugins: ['typescript'],
    createParenthesizedExpressions: true,
  })
}

/** Returns the value of an exported constant, without brackets, `satisfies` or `as` around it. */
export function exportedConstant(source: string, name: string): Expression | undefined {
  for (const statement of parseModule(source).program.body) {
    // `export { name }` exports it after its declaration.
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && id.name === name && init) return unwrap(init)
  }
  return undefined
}

/** Returns an expression without brackets, `satisfies` or `as` around it. */
export function unwrap(node: Expression): Expression {
  return node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'ParenthesizedExpression'
    ? unwrap(node.expression)
    : node
}

/** Returns the name of a field, if it is written as such. */
export function fieldName(property: ObjectNode['properties'][number]): string | undefined {
  if (property.type !== 'ObjectProperty' || property.computed) return undefined
  const { key } = property
  if (key.type === 'Identifier') return key.name
  return key.type === 'StringLiteral' ? key.value : undefined
}
