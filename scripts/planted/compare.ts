import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pdfText } from '../check/pdf-text'
import { filesBelow } from '../files'

/** The files of an export by name, each as its bytes in latin1, a PDF after its text: equal text, equal bytes. */
export type Export = ReadonlyMap<string, string>

export async function readExport(folder: string): Promise<Export> {
  const read = async (file: string) => {
    const bytes = readFileSync(join(folder, file))
    return (file.endsWith('.pdf') ? await pdfText(bytes) : '') + bytes.toString('latin1')
  }
  return new Map(await Promise.all(filesBelow(folder).map(async (file) => [file, await read(file)] as const)))
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
 * @returns the files in which the words stand
 */
export function filesSaying(exported: Export, words: string): string[] {
  return [...exported].flatMap(([name, text]) => (text.replace(/\s+/g, ' ').includes(words) ? [name] : []))
}
