import { type Expression, exportedValue } from '@/scripts/content-source/literal'

/**
 * The value that a content file exports, read and not run.
 *
 * @throws when it is or holds anything that would have to be run, such as a call, a name or a template
 */
export function valueIn(source: string, name: string): unknown {
  return literal(exportedValue(source, name))
}

function literal(node: Expression): unknown {
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (!element || element.type === 'SpreadElement') throw new Error('a list is code')
        return literal(element)
      })
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'ObjectProperty' || property.computed) throw new Error('a field is code')
          const { key, value } = property
          const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : ''
          return [name, literal(value as Expression)]
        }),
      )
    default:
      throw new Error(`${node.type} is code`)
  }
}
