import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { gitHubName, readGitHub } from './github'
import { gitHubClient } from './github-client'
import { decoded, ImportError } from './import-error'
import { readLinkedIn } from './linkedin'
import type { choose } from './questions'
import { type Imported, importedFrom, readFields } from './resume'
import { oneLine } from './text'

/**
 * Reads all that somebody wants to import, in the order in which it wins: files before GitHub, earlier before later.
 *
 * @param from paths of files, and names as `github:NAME`
 * @param choice lets somebody choose from their repositories; none where the proposal is taken
 * @throws ImportError when one of them cannot be used
 */
export async function readSources(from: readonly string[], choice?: typeof choose): Promise<Imported[]> {
  const sources = from.filter((path) => gitHubName(path) === undefined).map(readFile)
  const { GITHUB_API_URL, GITHUB_TOKEN } = process.env
  for (const name of from.flatMap((path) => gitHubName(path) ?? [])) {
    sources.push(await readGitHub(name, gitHubClient({ GITHUB_API_URL, GITHUB_TOKEN }), choice))
  }
  return sources
}

/**
 * Reads a file, whatever it is called.
 *
 * @throws ImportError when it is neither a JSON Resume nor an archive of LinkedIn's
 */
export function readFile(path: string): Imported {
  const file = basename(path)
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new ImportError(file, `is not a file (${path}). Correct the path.`)
  }
  const bytes = readFileSync(path)
  const isArchive = bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))
  return isArchive ? readLinkedIn(file, bytes) : readJsonResume(file, decoded(file, bytes))
}

/**
 * @param file its name, for faults and notes
 * @throws ImportError when it is no JSON, or no resume
 */
export function readJsonResume(file: string, content: string): Imported {
  const value = parsed(file, content)
  const imported = importedFrom(file, value)
  const resume = new Map<string, unknown>(Object.entries(Object(value)))
  if (![...readFields.keys()].some((part) => !isEmpty(resume.get(part)))) {
    throw new ImportError(file, 'holds no part of a JSON Resume, such as "basics" or "work".')
  }
  const left = unread(value, [...readFields.keys(), '$schema', 'meta'])
  for (const [part, fields] of readFields) {
    const entries = [resume.get(part)].flat()
    left.push(...entries.flatMap((entry) => unread(entry, fields)).map((name) => `${part}.${name}`))
  }
  if (left.length > 0)
    imported.notes.unshift(`${file}: no place on the site for ${[...new Set(left)].join(', ')}.`)
  return imported
}

function parsed(file: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new ImportError(
      file,
      `is not JSON (${String(error).slice(0, 120)}). Export it again as JSON Resume.`,
    )
  }
}

/** The names of fields that hold something and are not among those that are read. */
function unread(group: unknown, names: readonly string[]): string[] {
  return Object.entries(Object(group))
    .filter(([name, field]) => !names.includes(name) && !isEmpty(field))
    .map(([name]) => oneLine(name).slice(0, 40))
}

function isEmpty(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0)
}
