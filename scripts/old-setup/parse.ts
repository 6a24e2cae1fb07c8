import {
  type DocumentOptions,
  isScalar,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
  visit,
  type YAMLMap,
} from 'yaml'
import { isGroup, joinGroups, uniqueKey } from '@/scripts/old-setup/fields'
import { ImportError } from '@/scripts/old-setup/import-error'

/** Texts and comments of JSON. */
const textOrComment = /("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

/** Removes comments and tabs from JSON, so YAML can parse it. */
function asYaml(json: string): string {
  return json.replace(textOrComment, (_, text = '') => text).replaceAll('\t', '  ')
}

const options: ParseOptions & DocumentOptions & SchemaOptions = {
  schema: 'failsafe',
  // Other types stay as they are written.
  customTags: [
    'null',
    'bool',
    ...['timestamp', 'int', 'float'].map((name) => ({
      tag: `tag:yaml.org,2002:${name}`,
      resolve: (text: string) => text,
    })),
  ],
  uniqueKeys: false,
  merge: true,
}

/**
 * Parses JSON or YAML: also JSON with comments and trailing commas. Numbers and dates without quotes stay as they are written.
 *
 * @throws ImportError if it is neither
 */
export function parseResume(file: string, content: string): unknown {
  const text = content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const isJson = /^\s*(?:[{[]|\/[/*])/.test(text)
  const fault = isJson ? faultInJson(text) : undefined
  const end = /^\s*\{/.test(text) && fault?.reason.includes('after JSON') ? fault.at : text.length
  // Markdown may begin with YAML.
  const [, start = text.slice(0, end), body = text.slice(end)] =
    /^---\n([\s\S]*?\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? []
  const document = parseYaml(isJson ? asYaml(start) : start)
  const [error] = document.errors
  if (fault && (error || fault.reason === CURLY)) {
    const line = text.slice(0, fault.at).split('\n').length
    const place = `${fault.reason} (line ${line})`
    throw new ImportError(file, `is not valid JSON: ${place}. Fix that place, or export it again.`)
  }
  if (error) {
    const [why = '', ...at] = error.message.split('\n')[0]?.split(' at line ') ?? []
    const line = at.length > 0 ? ` (line ${at.join()?.replace(/:$/, '')})` : ''
    throw new ImportError(file, `is neither JSON nor YAML: ${why}${line}. Fix that line, or export it again.`)
  }
  visit(document, { Map: (_, map) => keepEqualKeys(map) })
  try {
    const value: unknown = document.toJS()
    return body?.trim() && isGroup(value) ? joinGroups([value, { body }]) : value
  } catch (error) {
    throw new ImportError(file, `cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

/** Parses YAML. A quoted text may continue without indentation, so up to so many `lines` are indented, one at a time. */
function parseYaml(text: string, lines = Math.min(99, 1e6 / text.length)): ReturnType<typeof parseDocument> {
  const document = parseDocument(text, options)
  const { message = '', pos: [, end = 0] = [] } = document.errors[0] ?? {}
  const next = text.indexOf('\n', end - 1) + 1
  const isOther = next === 0 || /^\s*(?:$|- |[\w-]+:\s)/.test(text.slice(next))
  if (!message.startsWith('Missing closing') || lines < 1 || isOther) return document
  const indented = parseYaml(text.slice(0, next) + ' '.repeat(40) + text.slice(next), lines - 1)
  return indented.errors.length > 0 ? document : indented
}

/** YAML would read these quotes as part of a text. */
const CURLY = 'Curly quotes instead of "'

/** Returns the error of JSON.parse and its position, because it explains brackets and commas better than YAML's error. */
function faultInJson(text: string): { reason: string; at: number } | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const { message } = error as Error
    const curly = text.search(/(?<=[:,[{]\s*)[“”„]/)
    if (curly >= 0 && !message.includes('after JSON')) return { reason: CURLY, at: curly }
    const [reason = '', position] = message.split(/ (?:in JSON )?at position /)
    if (position) return { reason, at: Number.parseInt(position, 10) }
    return message.includes('end of JSON') ? { reason, at: text.trimEnd().length } : undefined
  }
}

/** Renames equal keys of a group, because an object would lose all but the last. `<<` merges groups in YAML. */
function keepEqualKeys({ items }: YAMLMap): void {
  const taken = new Set<unknown>()
  for (const { key } of items) {
    if (!isScalar(key) || key.value === '<<') continue
    key.value = uniqueKey(String(key.value), taken)
    taken.add(key.value)
  }
}
