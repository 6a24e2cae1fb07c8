/** The columns of a line, as the formatter of this repository has them. */
const WIDTH = 110
/** An object with no more fields than this, all of them plain, stands on one line where there is room. */
const FIELDS_ON_A_LINE = 3
/** A name of fewer letters never stands on a line without its text. */
const LONG_NAME = 5

/**
 * The code of a value in the style of the repository: the one way by which anything comes into a content file. Every text
 * goes through `JSON.stringify`, so that none of it can be code.
 *
 * @param indent the spaces before the line that the value stands on
 * @param column where on that line it begins
 */
export function printValue(value: unknown, indent = 0, column = indent): string {
  const line = onOneLine(value)
  if (line !== undefined && column + line.length < WIDTH) return line
  if (typeof value !== 'object' || value === null) return line ?? String(value)
  const [start, end] = [indent + 2, indent].map((spaces) => `\n${' '.repeat(spaces)}`)
  if (Array.isArray(value)) {
    return `[${value.map((entry) => `${start}${printValue(entry, indent + 2)},`).join('')}${end}]`
  }
  const fields = fieldsOf(value).map(([name, field]) => `${start}${printField(name, field, indent + 2)},`)
  return `{${fields.join('')}${end}}`
}

/** The same of a field of an object with its name; a long text has a line of its own, where that gains enough room. */
export function printField(name: string, value: unknown, indent: number): string {
  const column = indent + name.length + 2
  const code = printValue(value, indent, column)
  const isLong = typeof value === 'string' && column + code.length >= WIDTH && name.length >= LONG_NAME
  return `${name}:${isLong ? `\n${' '.repeat(indent + 2)}` : ' '}${code}`
}

/** The value on one line; nothing where its kind always takes several. */
function onOneLine(value: unknown): string | undefined {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) {
    const entries = value.map(onOneLine)
    const isRow = value.length < 2 || value.some((entry) => typeof entry !== 'object')
    return isRow && entries.every((entry) => entry !== undefined) ? `[${entries.join(', ')}]` : undefined
  }
  const fields = fieldsOf(value)
  if (fields.length > FIELDS_ON_A_LINE || fields.some(([, field]) => typeof field === 'object'))
    return undefined
  return `{ ${fields.map(([name, field]) => `${name}: ${onOneLine(field)}`).join(', ')} }`
}

function fieldsOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, field]) => field !== undefined)
}

/** A text in single quotes, or in double ones where it has more single ones itself. */
function quoted(text: string): string {
  const json = JSON.stringify(text)
  if (text.split("'").length > text.split('"').length) return json
  return `'${json.slice(1, -1).replace(/\\"|'/g, (sign) => (sign === "'" ? "\\'" : '"'))}'`
}
