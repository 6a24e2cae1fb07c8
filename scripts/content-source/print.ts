/** Values up to this many columns are printed on one line. */
const WIDTH = 100
/** Objects with more fields are printed with one field a line. */
const FIELDS_ON_A_LINE = 3

/**
 * Prints a value as TypeScript. Texts pass through `JSON.stringify`, so none can become code.
 *
 * @param indent number of spaces before the line of the value
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

/** Returns a text in single quotes, or in double quotes if it contains more single ones. */
function quoted(text: string): string {
  const json = JSON.stringify(text)
  if (text.split("'").length > text.split('"').length) return json
  return `'${json.slice(1, -1).replace(/\\"|'/g, (sign) => (sign === "'" ? "\\'" : '"'))}'`
}
