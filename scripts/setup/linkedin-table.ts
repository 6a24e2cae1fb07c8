import { parse } from 'csv-parse/sync'
import { ImportError } from './import-error'
import { ENTRIES_MAX, TEXT_MAX_LENGTH } from './limits'
import { plainText } from './text'

/** A line of a table: its texts by the names of their columns, `''` where there is none. */
export type Row = (column: string) => string

export interface Table {
  rows: Row[]
  /** Columns that hold something in any line. */
  filled: string[]
}

/**
 * Reads a table of LinkedIn's. Notes may stand above the line that names the columns.
 *
 * @param file for faults
 * @param key a column that the table must have, by which that line is known
 * @throws ImportError when there is no such line, or the table is too large
 */
export function readTable(file: string, text: string, key: string): Table {
  const [columns, ...lines] = fromHeader(file, text, key)
  if (lines.length > ENTRIES_MAX) throw new ImportError(file, `has more than ${ENTRIES_MAX} lines.`)
  for (const cell of lines.flat()) {
    if (cell.length > TEXT_MAX_LENGTH) {
      throw new ImportError(file, `has a text of more than ${TEXT_MAX_LENGTH} characters.`)
    }
  }
  const names = (columns ?? []).map((name) => name.trim())
  // The same line may stand twice in an export.
  const different = [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()]
  return {
    rows: different.map((line) => (column) => plainText(line[names.indexOf(column)] ?? '')),
    filled: names.filter((_, i) => different.some((line) => line[i]?.trim())),
  }
}

function fromHeader(file: string, text: string, key: string): string[][] {
  const lines = parsed(file, text)
  const header = lines.findIndex((line) => line.some((cell) => cell.trim() === key))
  if (header < 0)
    throw new ImportError(file, `has no column "${key}". Download the archive again, in English.`)
  return lines.slice(header)
}

function parsed(file: string, text: string): string[][] {
  try {
    return parse(text, { bom: true, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportError(file, `is not a table (${reason.slice(0, 120)}). Download the archive again.`)
  }
}
