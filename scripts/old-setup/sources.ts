import { readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, resolve } from 'node:path'
import { sortProjects } from '@/scripts/old-setup/compose'
import { gitHubName, readGitHub } from '@/scripts/old-setup/github'
import { gitHubClient } from '@/scripts/old-setup/github-client'
import { decodeText, ImportError } from '@/scripts/old-setup/import-error'
import { readLinkedIn } from '@/scripts/old-setup/linkedin'
import { parseResume } from '@/scripts/old-setup/parse'
import type { Choose } from '@/scripts/old-setup/questions'
import { type Imported, importResume } from '@/scripts/old-setup/resume'
import { isZip } from '@/scripts/old-setup/tables'

/**
 * Reads all sources by precedence: files before GitHub, earlier before later.
 *
 * @param from paths of files and folders, and names as `github:NAME`
 * @param choice lets the owner choose from their repositories; without it the proposed ones are imported
 * @param lang the language to read if a resume is in several
 * @throws ImportError if one of them cannot be used
 */
export async function readSources(
  from: readonly string[],
  choice?: Choose,
  lang?: string,
): Promise<Imported[]> {
  const files = from.filter((path) => gitHubName(path) === undefined)
  const sources = files.map((path) => readFile(path, lang))
  for (const name of from.flatMap((path) => gitHubName(path) ?? []))
    sources.push(await readGitHub(name, gitHubClient(process.env), choice))
  return sources
}

/** Reads a resume in JSON or YAML, or LinkedIn's archive, by its content. Within quotes a shell leaves `~` in the path. */
export function readFile(path: string, lang?: string): Imported {
  const imported = readAny(path.replace(/^~(?=\/|$)/, homedir()), lang)
  // The first six are on the home page. The projects of GitHub are sorted already.
  return { ...imported, projects: sortProjects(imported.projects) }
}

function readAny(path: string, lang?: string): Imported {
  const file = basename(path)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats)
    throw new ImportError(
      path,
      'does not exist. Correct the path. The only website that setup reads is GitHub: write github:NAME.',
    )
  const bytes = stats.isFile() ? readFileSync(path) : Buffer.from('')
  if (/\.(?:docx?|odt|pages|rtf)$/i.test(path) || bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    throw new ImportError(
      file,
      'is a PDF or a text document, which cannot be read reliably. At LinkedIn choose Settings, Data privacy, "Get a copy of your data", and pass the zip.',
    )
  }
  if (stats.isDirectory() || /\.csv$/i.test(path) || isZip(path)) return readLinkedIn(path)
  const imported = importResume(file, parseResume(file, decodeText(file, bytes)), [], lang)
  const { picture } = imported
  return {
    ...imported,
    picture: picture && !/^[a-z]+:/i.test(picture) ? resolve(dirname(path), picture) : picture,
  }
}
