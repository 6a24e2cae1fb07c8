import {
  type DocumentOptions,
  isScalar,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
  visit,
  type YAMLMap,
} from 'yaml'
import { uniqueKey } from '@/scripts/setup/fields'
import { ImportError } from '@/scripts/setup/import-error'

/** Comments and texts of JSON; YAML has comments of another form. */
const textOrComment = /("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

const options: ParseOptions & DocumentOptions & SchemaOptions = {
  schema: 'failsafe',
  customTags: ['null', 'bool'],
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
  const plain = parseDocument(text, options)
  const isCommented = isJson && plain.errors.length > 0
  const document = isCommented
    ? parseDocument(text.replace(textOrComment, '$1').replaceAll('\t', '  '), options)
    : plain
  const [error] = document.errors
  if (error) {
    const [reason = '', ...at] = error.message.split('\n')[0]?.split(' at line ') ?? []
    const line = at.length > 0 ? ` (line ${at.join()?.replace(/:$/, '')})` : ''
    throw new ImportError(
      file,
      `is neither JSON nor YAML: ${reason}${line}. Fix that line, or export it again.`,
    )
  }
  visit(document, { Map: (_, map) => keepEqualKeys(map) })
  try {
    return document.toJS()
  } catch (error) {
    throw new ImportError(file, `cannot be read: ${error instanceof Error ? error.message : error}.`)
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
