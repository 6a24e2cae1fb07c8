/** Values up to this many columns are printed on one line. */
const WIDTH = 100
/** Objects with more fields are printed with one field a line. */
const FIELDS_ON_A_LINE = 3
/** Indentation of one level. */
export const INDENT = '  '

/**
 * Prints a value as TypeScript. Texts pass through `JSON.stringify`, so none can become code.
 *
 * @param margin white space before the line of the value
 */
export function printValue(value: unknown, margin = ''): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${isList ? '' : `${name}: `}${printValue(part, margin + INDENT)}`)
  return printParts(parts, isList, margin)
}

/** Prints a list or an object with the code of its entries or fields. */
export function printParts(parts: readonly string[], isList: boolean, margin: string): string {
  const [open, close] = isList ? '[]' : '{}'
  if (parts.length === 0) return `${open}${close}`
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  const isShort = margin.length + line.length < WIDTH && !line.includes('\n')
  const isRow = isList ? !parts[1]?.startsWith('{') : parts.length <= FIELDS_ON_A_LINE
  if (isShort && isRow) return line
  return `${open}${parts.map((part) => `\n${margin}${INDENT}${part},`).join('')}\n${margin}${close}`
}

/** Returns a text in single quotes, or in double quotes if it contains more single ones. */
function quote(text: string): string {
  const json = JSON.stringify(text)
  if (text.split("'").length > text.split('"').length) return json
  return `'${json.slice(1, -1).replace(/\\"|'/g, (sign) => (sign === "'" ? "\\'" : '"'))}'`
}
