import { basename } from 'node:path'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { assertSize, decoded, ImportError } from './import-error'

/** A line of a table: its texts by the names of their columns. */
type Row = Record<string, string | undefined>

/**
 * The tables of an archive, by their names. Nothing else in it is inflated, and nothing is written to the disk.
 *
 * @param file the archive's name, for faults
 * @param tables new names for columns of each; the first is always there: notes may stand above the names of the columns
 * @throws ImportError when the archive is broken
 */
export function readArchive(
  file: string,
  bytes: Uint8Array,
  tables: Record<string, Record<string, string>>,
): Map<string, Row[]> {
  const filter = ({ name, originalSize, size }: { name: string; originalSize: number; size: number }) => {
    const isTable = Object.hasOwn(tables, basename(name))
    // The size that an archive gives may be a lie; what is compressed cannot be more than it is.
    if (isTable) assertSize(`${file}, ${name}`, Math.max(originalSize, size))
    return isTable
  }
  try {
    const files = Object.entries(unzipSync(bytes, { filter }))
    return new Map(
      files.map(([path, content]) => {
        const name = basename(path)
        return [name, readTable(`${file}, ${name}`, content, tables[name] ?? {})]
      }),
    )
  } catch (error) {
    if (error instanceof ImportError) throw error
    const reason = String(error).slice(0, 120)
    throw new ImportError(file, `cannot be opened (${reason}). Download the archive again.`)
  }
}

function readTable(source: string, bytes: Uint8Array, columns: Record<string, string>): Row[] {
  const options = { bom: true, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true, trim: true }
  const lines: string[][] = parse(decoded(source, bytes), options)
  const [column = ''] = Object.keys(columns)
  const header = lines.findIndex((line) => line.includes(column))
  if (header < 0)
    throw new ImportError(source, `has no column "${column}". Download the archive again, in English.`)
  const names = lines[header]?.map((name) => columns[name] ?? name) ?? []
  return lines
    .slice(header + 1)
    .map((line) => Object.fromEntries(names.map((name, i) => [name, line[i] ?? ''])))
}
