import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pdfText } from '../check/pdf-text'
import { filesBelow } from '../files'

/** The files of an export by name, each as its bytes in latin1: equal text, equal bytes. */
export type Export = ReadonlyMap<string, string>

export function readExport(folder: string): Export {
  return new Map(filesBelow(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]))
}

/** @returns a line for each file that only one of two exports has, or that differs */
export function differences(first: Export, second: Export): string[] {
  const names = [...new Set([...first.keys(), ...second.keys()])].sort()
  return names.flatMap((name) => {
    if (!first.has(name)) return [`${name} is in the second build alone`]
    if (!second.has(name)) return [`${name} is in the first build alone`]
    return first.get(name) === second.get(name) ? [] : [`${name} differs`]
  })
}

/**
 * @param words ASCII, so that they look the same in every encoding
 * @returns the files in which the words stand, read as a PDF where they are one
 */
export function filesSaying(exported: Export, words: string): string[] {
  return [...exported].flatMap(([name, bytes]) => {
    const text = name.endsWith('.pdf') ? pdfText(Buffer.from(bytes, 'latin1')) + bytes : bytes
    return text.replace(/\s+/g, ' ').includes(words) ? [name] : []
  })
}
