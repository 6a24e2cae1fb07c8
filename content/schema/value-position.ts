import { parse } from '@babel/parser'

/** Finds the position of a value in a content file, in the syntax tree of the file. */

/**
 * Returns the line of a value, starting at 1. If the value is computed, returns the line of the
 * nearest object or list around it.
 *
 * @param path path to the value, starting with the exported constant
 */
export function findLine(source: string, [name, ...path]: readonly PropertyKey[]): number | undefined {
  let value = exportedConstant(source, String(name))
  let line = value?.loc?.start.line
  for (const part of path) {
    const child = value && childOf(unwrap(value), part)
    if (!child) break
    line = child.loc?.start.line
    value = child.type === 'ObjectProperty' ? (child.value as Expression) : child
  }
  return line
}

/** Returns an element of a list, or a property of an object. */
function childOf(node: Expression, part: PropertyKey) {
  if (node.type === 'ArrayExpression') {
    const element = node.elements[Number(part)]
    return element?.type === 'SpreadElement' ? undefined : element
  }
  if (node.type !== 'ObjectExpression') return undefined
  return node.properties
    .filter((property) => property.type === 'ObjectProperty')
    .find((property) => fieldName(property) === part)
}

type File = ReturnType<typeof parse>
export type Expression = Extract<
  File['program']['body'][number],
  { type: 'ExpressionStatement' }
>['expression']
type ObjectNode = Extract<Expression, { type: 'ObjectExpression' }>

/** @throws SyntaxError if the source is not TypeScript */
export function parseModule(source: string): File {
  return parse(source, { sourceType: 'module', plugins: ['typescript'] })
}

/** Returns the value of an exported constant, without `satisfies` or `as` around it. */
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

/** Returns an expression without `satisfies` or `as` around it. */
function unwrap(node: Expression): Expression {
  return node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
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
