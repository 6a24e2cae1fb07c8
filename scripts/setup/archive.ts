import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { assertSize, ImportError } from './import-error'
import { decoded } from './text-file'

/** A line of a table: its texts by the names of their columns. */
export type Row = Record<string, string | undefined>

/**
 * The tables of an archive. Nothing else in it is inflated, and nothing is written to the disk.
 *
 * @param file the archive's name, for faults
 * @param columns those that are read, by the name of their table; the first one must be there
 * @returns the lines of each table that is there, and the columns that hold something and are not read
 * @throws ImportError when the archive is broken, or holds none of the tables
 */
export function readArchive(
  file: string,
  bytes: Uint8Array,
  columns: ReadonlyMap<string, readonly string[]>,
) {
  const tables = new Map<string, Row[]>()
  const unread: string[] = []
  for (const [path, content] of Object.entries(inflated(file, bytes, [...columns.keys()]))) {
    const table = tableOf(path, [...columns.keys()])
    if (!table || tables.has(table)) continue
    const read = columns.get(table) ?? []
    const rows = readTable(`${file}, ${table}`, decoded(`${file}, ${table}`, content), read[0] ?? '')
    tables.set(table, rows)
    const filled = new Set(rows.flatMap((row) => Object.keys(row).filter((name) => row[name])))
    unread.push(...[...filled].filter((name) => !read.includes(name)).map((name) => `${name} (${table})`))
  }
  if (tables.size === 0) {
    throw new ImportError(file, `holds none of LinkedIn's tables, such as Profile.csv or Positions.csv.`)
  }
  return { tables, unread }
}

/** The table that a file of an archive is, in whichever folder it lies. */
function tableOf(path: string, tables: readonly string[]): string | undefined {
  const name = path.split(/[/\\]/).at(-1)?.toLowerCase()
  return tables.find((table) => table.toLowerCase() === name)
}

function inflated(file: string, bytes: Uint8Array, tables: readonly string[]): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        if (!tableOf(name, tables)) return false
        // The size that an archive gives may be a lie; what is compressed cannot be more than it is.
        assertSize(`${file}, ${name}`, Math.max(originalSize, size))
        return true
      },
    })
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(file, `cannot be opened (${String(error)}). Download the archive again.`)
  }
}

/** Notes may stand above the line that names the columns, which is known by one of them. */
function readTable(file: string, text: string, column: string): Row[] {
  const lines = parsed(file, text)
  const header = lines.findIndex((line) => line.some((cell) => cell.trim() === column))
  if (header < 0)
    throw new ImportError(file, `has no column "${column}". Download the archive again, in English.`)
  const names = (lines[header] ?? []).map((name) => name.trim())
  return lines
    .slice(header + 1)
    .map((line) => Object.fromEntries(names.map((name, i) => [name, line[i]?.trim() ?? ''])))
}

function parsed(file: string, text: string): string[][] {
  try {
    return parse(text, { bom: true, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true })
  } catch (error) {
    throw new ImportError(
      file,
      `is not a table (${String(error).slice(0, 120)}). Download the archive again.`,
    )
  }
}
