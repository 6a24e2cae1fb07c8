import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { commentsOf, withValue } from './edit'
import { type Expression, exportedValue, literalValue, rangeOf } from './literal'

/** An object with no more fields than this, all of them plain, stands on one line where there is room. */
const FIELDS_ON_A_LINE = 3

/**
 * The code of a value: the one way by which anything comes into a content file. Every text goes through
 * `JSON.stringify`, so that none of it can be code.
 *
 * @param comments written above the fields of the outermost object, by the field's name
 */
function codeOf(value: unknown, comments: ReadonlyMap<string, string> = new Map()): string {
  if (Array.isArray(value)) return `[${value.map((entry) => codeOf(entry)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const isShort = fields.length <= FIELDS_ON_A_LINE && fields.every(([, field]) => typeof field !== 'object')
  const code = fields.map(
    ([name, field]) => `${comments.get(name) ?? ''}${JSON.stringify(name)}: ${codeOf(field)}`,
  )
  // The formatter keeps an object open that begins on a new line.
  return `{${isShort ? ' ' : '\n'}${code.join(isShort ? ', ' : ',\n')} }`
}

/** Stands between files while they are formatted together: each start of the formatter takes time. */
const BETWEEN = '// The next file begins here.'

/**
 * Content files with other values, in the format of the repository, their comments kept.
 *
 * @param files each with the constant that it exports, and what that shall be
 * @returns their sources, in the same order
 * @throws when what was written does not read back as that very value
 */
export function printFiles(files: readonly { source: string; name: string; value: unknown }[]): string[] {
  if (files.length === 0) return []
  const sources = files.map(({ source, name, value }) =>
    withValue(source, name, codeOf(value, commentsOf(source, name))),
  )
  const printed = format(sources.join(`\n${BETWEEN}\n`))
    .split(`\n${BETWEEN}\n`)
    .map((source) => `${source.trim()}\n`)
  for (const [i, { name, value }] of files.entries()) assertSays(printed[i] ?? '', name, value)
  return printed
}

/** The code of one entry of a list, as it stands in a formatted list. */
export function printEntry(value: unknown): string {
  const source = format(`export const list = [${codeOf(value)}]`)
  assertSays(source, 'list', [value])
  const list = exportedValue(source, 'list')
  const entry = list.type === 'ArrayExpression' ? list.elements[0] : undefined
  const { start, end } = rangeOf(entry ?? list)
  return source.slice(start, end)
}

/** Whether code says a value, and holds nothing that would have to be run. */
export function says(code: Expression, value: unknown): boolean {
  return isDeepStrictEqual(literalValue(code), JSON.parse(JSON.stringify(value)))
}

function assertSays(source: string, name: string, value: unknown): void {
  if (says(exportedValue(source, name), value)) return
  throw new Error(
    `"${name}" would not read back as it is. Nothing was written. This is a fault of the command.`,
  )
}

/** Biome's own entry, as its package has no other way for scripts. */
const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')

/** The name of a file that the formatter does not leave alone, as it does the owner's. */
const FORMATTED_AS = '--stdin-file-path=scripts/setup/printed.ts'

function format(source: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'format', FORMATTED_AS], {
    input: source,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`The formatter failed; nothing was written.\n${stderr}`)
  return stdout
}
