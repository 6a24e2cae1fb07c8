import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import type { DateWords } from '@/content/schema/dates'
import { FORMATS, type Group, isGroup, type Place, Refusal, rootOf } from '@/scripts/setup/fields'
import { type Choose, gitHubClient, gitHubName, readGitHub } from '@/scripts/setup/github'
import { contentOf, type ImportedContent, isJsonResume } from '@/scripts/setup/json-resume'
import { readLinkedIn } from '@/scripts/setup/linkedin'
import { readRenderCv } from '@/scripts/setup/rendercv'
import { decodeText } from '@/scripts/setup/values'

/** A source whose format is known. */
export interface Source {
  /** The name of the file, or `github:NAME`. */
  name: string
  /** The language that it is written in, if the format has a field for it. */
  language?: string
  /** Converts it to JSON Resume. */
  read(place: Place, choose?: Choose): Group | Promise<Group>
  /** The folder that paths of pictures start from. */
  folder: string
}

/** The content of a source. Its place has the notes on what was not imported. */
export interface ReadSource {
  place: Place
  content: ImportedContent
}

/**
 * Finds the format of a source.
 *
 * @param from the path of a file or folder, `github:NAME`, or the address of a profile at GitHub
 * @throws Refusal if it is none of the four formats
 */
export function openSource(from: string): Source {
  const account = gitHubName(from)
  if (account !== undefined) {
    const read: Source['read'] = (...to) => readGitHub(account, gitHubClient(process.env), ...to)
    return { name: `github:${account}`, folder: '.', read }
  }
  const file = { name: basename(from), folder: dirname(from) }
  const stats = statSync(from, { throwIfNoEntry: false })
  if (!stats)
    throw new Refusal(from, 'does not exist. Correct the path, or write github:NAME for a profile at GitHub.')
  const bytes = stats.isFile() ? readFileSync(from) : Buffer.from('')
  const isArchive =
    stats.isDirectory() || /\.csv$/i.test(from) || bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))
  if (isArchive) return { ...file, read: (place) => readLinkedIn(from, place) }
  const value = parseText(file.name, bytes)
  if (isGroup(value) && isGroup(value.cv)) {
    const language = String(Object(value.locale).language ?? '')
    return { ...file, language, read: (place) => readRenderCv(value, place) }
  }
  if (isJsonResume(value)) return { ...file, read: () => value }
  throw new Refusal(file.name, `is in none of the formats that setup knows. ${FORMATS}`)
}

/** Reads sources in their order, and converts them to the form of `content/`. */
export async function readSources(
  sources: readonly Source[],
  words: DateWords,
  choose?: Choose,
): Promise<ReadSource[]> {
  const results: ReadSource[] = []
  for (const { name, read, folder } of sources) {
    const place = rootOf(name, words)
    const content = contentOf(await read(place, choose), place)
    const { portrait } = content
    if (portrait && !/^[a-z]+:/i.test(portrait)) content.portrait = resolve(folder, portrait)
    results.push({ place, content })
  }
  return results
}

/** Parses JSON or YAML 1.2, of which JSON is a part, also with trailing commas. Numbers and dates stay as they are written. */
function parseText(file: string, bytes: Uint8Array): unknown {
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-'
  const isPicture = ['ffd8ff', '89504e', '474946', '524946'].includes(
    Buffer.from(bytes.subarray(0, 3)).toString('hex'),
  )
  if (isPdf || isPicture)
    throw new Refusal(file, `is a ${isPdf ? 'PDF' : 'picture'}, which setup does not read. ${FORMATS}`)
  const text = decodeText(file, bytes)
  if (text.trim() === '') throw new Refusal(file, `is empty. ${FORMATS}`)
  // A tab is white space in JSON, and an error in the indentation of YAML.
  const yaml = text.trimStart().startsWith('{') ? text.replaceAll('\t', '  ') : text
  try {
    const document = parseDocument(yaml, { schema: 'failsafe', customTags: ['null', 'bool'] })
    const [error] = document.errors
    if (error) throw error
    return document.toJS()
  } catch (error) {
    // The messages of the parser quote the file, which the log of a workflow must not contain.
    const { code = 'too many aliases', linePos: [{ line = 0 } = {}] = [] } = Object(error)
    const where = line > 0 ? ` at line ${line}` : ''
    throw new Refusal(file, `is not valid JSON or YAML: ${code}${where}. ${FORMATS}`)
  }
}
