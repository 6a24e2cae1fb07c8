/** What fits into this many columns stands on one line. */
const WIDTH = 100
/** An object of more fields takes a line for each. */
const FIELDS_ON_A_LINE = 3

/**
 * The code of a value: the one way by which anything comes into a content file. Every text goes through `JSON.stringify`, so
 * that none of it can be code.
 *
 * @param indent the spaces before the line that the value stands on
 */
export function printValue(value: unknown, indent = 0): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const [open, close] = isList ? '[]' : '{}'
  const parts = isList
    ? value.map((entry) => printValue(entry, indent + 2))
    : Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => `${name}: ${printValue(field, indent + 2)}`)
  if (parts.length === 0) return `${open}${close}`
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  const isShort = indent + line.length < WIDTH && !line.includes('\n')
  const isRow = isList ? !parts[1]?.startsWith('{') : parts.length <= FIELDS_ON_A_LINE
  if (isShort && isRow) return line
  const [before, after] = [indent + 2, indent].map((spaces) => `\n${' '.repeat(spaces)}`)
  return `${open}${parts.map((part) => `${before}${part},`).join('')}${after}${close}`
}

/** A text in single quotes, or in double ones where it has more single ones itself. */
function quoted(text: string): string {
  const json = JSON.stringify(text)
  if (text.split("'").length > text.split('"').length) return json
  return `'${json.slice(1, -1).replace(/\\"|'/g, (sign) => (sign === "'" ? "\\'" : '"'))}'`
}
