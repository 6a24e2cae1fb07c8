import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import type { DateWords } from '@/content/schema/dates'
import { FORMATS, isGroup, type Note, Refusal } from '@/scripts/setup/fields'
import { type Choose, gitHubClient, gitHubName, readGitHub } from '@/scripts/setup/github'
import {
  contentOf,
  type Imported,
  type ImportedContent,
  isJsonResume,
  type JsonResume,
} from '@/scripts/setup/json-resume'
import { readLinkedIn } from '@/scripts/setup/linkedin'
import { readRenderCv } from '@/scripts/setup/rendercv'
import { decodeText } from '@/scripts/setup/values'

/** A source whose format is known. */
export interface Source {
  /** The language that it is written in, if the format has a field for it. */
  language?: string
  read(words: DateWords, choose?: Choose): Imported | Promise<Imported>
  /** The folder that paths of pictures start from. */
  folder: string
}

/** The content of a source, and what was not imported. */
export interface ReadSource {
  source: string
  content: ImportedContent
  notes: Note[]
}

/**
 * Finds the format of a source.
 *
 * @param from the path of a file or folder, `github:NAME`, or the address of a profile at GitHub
 * @throws Refusal if it is none of the four formats
 */
export function openSource(from: string): Source {
  const name = gitHubName(from)
  if (name !== undefined) {
    const read: Source['read'] = (words, choose) => readGitHub(name, gitHubClient(process.env), words, choose)
    return { folder: '.', read }
  }
  const file = basename(from)
  const stats = statSync(from, { throwIfNoEntry: false })
  if (!stats)
    throw new Refusal(from, 'does not exist. Correct the path, or write github:NAME for a profile at GitHub.')
  const bytes = stats.isFile() ? readFileSync(from) : Buffer.from('')
  const isArchive =
    stats.isDirectory() || /\.csv$/i.test(from) || bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))
  if (isArchive) return { folder: dirname(from), read: (words) => readLinkedIn(from, words) }
  const value = parseText(file, bytes)
  if (isGroup(value) && isGroup(value.cv)) {
    const { language } = isGroup(value.locale) ? value.locale : {}
    return {
      folder: dirname(from),
      language: String(language ?? '') || undefined,
      read: (words) => readRenderCv(file, value, words),
    }
  }
  if (!isJsonResume(value)) throw new Refusal(file, `is in none of the formats that setup knows. ${FORMATS}`)
  return { folder: dirname(from), read: () => ({ source: file, resume: value as JsonResume, notes: [] }) }
}

/** Reads sources in their order, and converts them to the form of `content/`. */
export async function readSources(
  sources: readonly Source[],
  words: DateWords,
  choose?: Choose,
): Promise<ReadSource[]> {
  const results: ReadSource[] = []
  for (const { read, folder } of sources) {
    const imported = await read(words, choose)
    const content = contentOf(imported, words)
    const { portrait } = content
    if (portrait && !/^[a-z]+:/i.test(portrait)) content.portrait = resolve(folder, portrait)
    results.push({ source: imported.source, content, notes: imported.notes })
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
    const [reason = ''] = String(Object(error).message).split('\n')
    throw new Refusal(file, `is not valid JSON or YAML: ${reason.replace(/:$/, '')}. ${FORMATS}`)
  }
}
