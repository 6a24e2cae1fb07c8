import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { gitHubName, readGitHub } from './github'
import { gitHubClient } from './github-client'
import { decoded, ImportError } from './import-error'
import { readLinkedIn } from './linkedin'
import type { Choose } from './questions'
import { type Imported, importedFrom, resumeParts } from './resume'
import { isEmpty } from './text'

/**
 * Reads all that somebody wants to import, in the order in which it wins: files before GitHub, earlier before later.
 *
 * @param from paths of files, and names as `github:NAME`
 * @param choice lets somebody choose from their repositories; none where the proposal is taken
 * @throws ImportError when one of them cannot be used
 */
export async function readSources(from: readonly string[], choice?: Choose): Promise<Imported[]> {
  const sources = from.filter((path) => gitHubName(path) === undefined).map(readFile)
  for (const name of from.flatMap((path) => gitHubName(path) ?? [])) {
    sources.push(await readGitHub(name, gitHubClient(process.env), choice))
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
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch (error) {
    const reason = String(error).slice(0, 120)
    throw new ImportError(file, `is not JSON (${reason}). Export it again as JSON Resume.`)
  }
  const imported = importedFrom(file, value)
  if (resumeParts.every((part) => isEmpty(Reflect.get(Object(value), part)))) {
    throw new ImportError(file, 'holds no part of a JSON Resume, such as "basics" or "work".')
  }
  return imported
}
