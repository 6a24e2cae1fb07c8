import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, win32 } from 'node:path'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { filesBelow } from '@/scripts/commands/files'
import { assertSize, decodeText, ImportError } from '@/scripts/old-setup/import-error'

/** The texts of a row by column. */
export type Row = Record<string, string | undefined>

interface Tables {
  rows: Map<string, Row[]>
  /** Names of other tables, which are not read. */
  others: string[]
}

/**
 * Reads the tables of an archive, of a folder that it was unpacked to, or one table. Nothing is unpacked to the disk.
 *
 * @param columns a column of each table that is read, by the name of the table: notes may be above the names of the columns
 */
export function readTables(path: string, columns: Record<string, string>): Tables {
  const file = basename(path)
  const isRead = (name: string) => Object.hasOwn(columns, tableOf(name))
  const [files, names] = /\.zip$/i.test(path) || isZip(path) ? unzip(path, isRead) : filesAt(path, isRead)
  const rows = new Map<string, Row[]>()
  // A zip of macOS has files such as "._Skills.csv" beside those of the owner.
  const isOther = (name: string) => /^(?!\._).*\.csv$/i.test(name) && !isRead(name)
  const others = names.map((name) => win32.basename(name)).filter(isOther)
  for (const [path, bytes] of files) {
    const [name, table] = [win32.basename(path), tableOf(path)]
    const column = columns[table] ?? ''
    const lines = readTable(`${file}, ${name}`, bytes, column)
    if (lines) rows.set(table, [...(rows.get(table) ?? []), ...lines])
    else if (files.length > 1) others.push(`${name} (has no column "${column}")`)
    else throw new ImportError(`${file}, ${name}`, `has no column "${column}". ${AGAIN}`)
  }
  return { rows, others: [...new Set(others)] }
}

/** Returns `skills` for "Skills.csv", also for the copy "Skills (1).csv" and the part "Skills_1.csv". Zips of Windows have backslashes. */
function tableOf(path: string): string {
  return win32
    .basename(path)
    .toLowerCase()
    .replace(/(?: ?\(\d+\)|_\d+)?\.csv$/, '')
}

const AGAIN = 'Download the archive again, in English.'

/** Returns whether a file starts as a zip does. */
export function isZip(path: string): boolean {
  const isFile = statSync(path).isFile()
  return isFile && readFileSync(path).subarray(0, 4).equals(Buffer.from('PK\x03\x04'))
}

type Files = [read: [name: string, bytes: Uint8Array][], names: string[]]

function unzip(path: string, isRead: (name: string) => boolean): Files {
  const file = basename(path)
  const names: string[] = []
  const filter = ({ name, originalSize, size }: { name: string; originalSize: number; size: number }) => {
    names.push(name)
    // The stated size may be false; the compressed size is never more than the real one.
    if (isRead(name)) assertSize(`${file}, ${name}`, Math.max(originalSize, size))
    return isRead(name)
  }
  try {
    return [Object.entries(unzipSync(readFileSync(path), { filter })), names]
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(
      file,
      `cannot be opened (${String(error).slice(0, 120)}). Download the archive again.`,
    )
  }
}

function filesAt(path: string, isRead: (name: string) => boolean): Files {
  const isFolder = statSync(path).isDirectory()
  const folder = isFolder ? path : dirname(path)
  const names = isFolder ? filesBelow(folder) : [basename(path)]
  return [names.filter(isRead).map((name) => [name, readFileSync(join(folder, name))]), names]
}

/** Reads a table with commas, or with semicolons or tabs, as spreadsheets save it. Returns nothing if the column is missing. */
function readTable(source: string, bytes: Uint8Array, column: string): Row[] | undefined {
  const options = { bom: true, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true, trim: true }
  const text = decodeText(source, bytes)
  for (const delimiter of [',', ';', '\t']) {
    const lines: string[][] = parse(text, { ...options, delimiter })
    const header = lines.findIndex((line) => line.includes(column))
    const names = lines[header]
    const rows = lines.slice(header + 1)
    // Cells without a name come from an unquoted comma in a text. They are listed as not imported.
    if (names)
      return rows.map((row) =>
        Object.fromEntries(row.map((cell, i) => [names[i] ?? `column ${i + 1}`, cell])),
      )
  }
  return text.trim() ? undefined : []
}
