import { readFileSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseDocument } from 'yaml'
import { FORMATS, type Group, isGroup, type Place, Refusal, rootOf } from '@/scripts/setup/fields'
import { gitHubName, readGitHub, type Wishes } from '@/scripts/setup/github'
import type { ImportedContent } from '@/scripts/setup/json-resume'
import { readLinkedIn } from '@/scripts/setup/linkedin'
import type { ProjectPicture } from '@/scripts/setup/readme-picture'
import { readRenderCv } from '@/scripts/setup/rendercv'
import { decodeText } from '@/scripts/setup/values'

/** A source that was read. */
export interface Source {
  /** Its root, which has the notes on what was not imported. */
  place: Place
  resume: Group
  /** The language that it is written in, if the format has a field for it. */
  language?: string
  /** The folder that the path of a portrait starts from. */
  folder: string
  pictures?: ProjectPicture[]
}

/** A source with its content. */
export type ReadSource = Omit<Source, 'resume' | 'language'> & { content: ImportedContent }

/**
 * Reads a source: the path of a file or folder, `github:NAME`, or the address of a profile at
 * GitHub.
 * @throws Refusal if it is in none of the four formats, or cannot be read
 */
export async function readSource(from: string, wishes?: Wishes): Promise<Source> {
  const account = gitHubName(from)
  if (account !== undefined) {
    const place = rootOf(`github:${account}`)
    return { place, folder: '.', ...(await readGitHub(account, place, wishes)) }
  }
  const place = rootOf(basename(from))
  const file = { place, folder: dirname(from) }
  const stats = statSync(from, { throwIfNoEntry: false })
  if (!stats)
    throw new Refusal(from, 'does not exist. Correct the path, or write github:NAME for a profile at GitHub.')
  const bytes = stats.isFile() ? readFileSync(from) : Buffer.from('')
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))
  if (stats.isDirectory() || isZip || /\.csv$/i.test(from))
    return { ...file, resume: readLinkedIn(from, place) }
  const value = parseText(place.source, bytes)
  if (isGroup(value) && isGroup(value.cv)) {
    const language = String(Object(value.locale).language ?? '')
    return { ...file, language, resume: readRenderCv(value, place) }
  }
  // Files of other formats have lists named `work` or `skills` too.
  if (isGroup(value) && isGroup(value.basics)) return { ...file, resume: value }
  throw new Refusal(place.source, `is in none of the formats that setup knows.\n${FORMATS}`)
}

/** Parses YAML 1.2, which includes JSON with trailing commas. Numbers and dates stay texts. */
function parseText(file: string, bytes: Uint8Array): unknown {
  const text = decodeText(file, bytes)
  if (text.trim() === '') throw new Refusal(file, `is empty.\n${FORMATS}`)
  // A tab is white space in JSON, and an error in the indentation of YAML.
  const yaml = text.trimStart().startsWith('{') ? text.replaceAll('\t', '  ') : text
  try {
    const document = parseDocument(yaml, { schema: 'failsafe', customTags: ['null', 'bool'] })
    const [error] = document.errors
    if (error) throw error
    return document.toJS()
  } catch (error) {
    // The messages of the parser quote the file, which the log of a workflow must not contain.
    const { code = 'too many aliases', linePos } = Object(error)
    const where = linePos ? ` at line ${linePos[0].line}` : ''
    throw new Refusal(file, `is not valid JSON or YAML: ${code}${where}.\n${FORMATS}`)
  }
}
