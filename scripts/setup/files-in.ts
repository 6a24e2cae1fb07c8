import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { unzipSync } from 'fflate'
import { ImportError } from './import-error'
import { ARCHIVE_MAX_BYTES, ARCHIVE_MAX_FILES, JSON_MAX_BYTES, TABLE_MAX_BYTES } from './limits'

/**
 * The bytes of a file that somebody wants to import.
 *
 * @throws ImportError when it is not there, is a folder, or is larger than any real import
 */
export function readImport(path: string): Uint8Array {
  const file = basename(path)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile()) throw new ImportError(file, `is not a file (${path}). Correct the path.`)
  const most = isZipFile(path) ? ARCHIVE_MAX_BYTES : JSON_MAX_BYTES
  if (stats.size > most) {
    throw new ImportError(file, `is larger than ${most / 1_000_000} MB, which no resume or profile is.`)
  }
  return readFileSync(path)
}

/** Whether bytes are those of a zip archive, whatever the file is called. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
}

function isZipFile(path: string): boolean {
  const start = new Uint8Array(4)
  const handle = openSync(path, 'r')
  readSync(handle, start)
  closeSync(handle)
  return isZip(start)
}

/**
 * The tables of an archive that are wanted, as text, by their names in small letters. Nothing else is inflated, and
 * nothing is written to the disk.
 *
 * @param wanted names such as `profile.csv`
 * @throws ImportError when the archive is broken, or made to do harm
 */
export function tablesIn(file: string, bytes: Uint8Array, wanted: readonly string[]): Map<string, string> {
  let files = 0
  const tables = new Map<string, string>()
  const found = inflated(file, bytes, ({ name, originalSize, size }) => {
    files += 1
    if (files > ARCHIVE_MAX_FILES) throw new ImportError(file, `holds more than ${ARCHIVE_MAX_FILES} files.`)
    if (/(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name)) {
      throw new ImportError(
        file,
        `holds "${name.slice(0, 80)}", a name that leads out of it: it does not come from LinkedIn.`,
      )
    }
    if (!wanted.includes(nameIn(name))) return false
    // The size that an archive gives may be a lie; what is compressed can not be more than it is.
    if (originalSize > TABLE_MAX_BYTES || size > TABLE_MAX_BYTES) {
      throw new ImportError(file, `has a table "${name}" of more than ${TABLE_MAX_BYTES / 1_000_000} MB.`)
    }
    return true
  })
  for (const [name, content] of Object.entries(found)) {
    if (!tables.has(nameIn(name))) tables.set(nameIn(name), decoded(`${file}, ${name}`, content))
  }
  return tables
}

function nameIn(path: string): string {
  return (path.split(/[/\\]/).at(-1) ?? '').toLowerCase()
}

function inflated(
  file: string,
  bytes: Uint8Array,
  filter: NonNullable<Parameters<typeof unzipSync>[1]>['filter'],
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof ImportError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportError(file, `cannot be opened (${reason}). Download the archive again.`)
  }
}

/**
 * Text of UTF-8, or of UTF-16 where its first bytes say so.
 *
 * @throws ImportError when it is neither
 */
export function decoded(file: string, bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new ImportError(file, 'is not text in UTF-8. Save it again in that encoding.')
  }
}
