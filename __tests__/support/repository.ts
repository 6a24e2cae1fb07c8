import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { type ContentInput, collectPictures, contentFile } from '@/content/schema/content'
import { filesBelow } from '@/scripts/commands/files'
import { hashSample, type Sample, sampleOf } from '@/scripts/doctor/sample'

/** Writes content files into a folder, with a file for each picture they name. */
export function makeRepository(root: string, content: ContentInput): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const key of Object.keys(content) as (keyof ContentInput)[]) {
    write(
      contentFile(key),
      `import type { Any } from '@/content/schema/content'\n\n/** What ${key} is for. */\nexport const ${key}: Any = ${JSON.stringify(content[key])}\n`,
    )
  }
  for (const { text: file } of collectPictures(content)) write(`content/images/${file}`, `picture ${file}`)
}

/** Returns the text of every file in a folder by path. */
export function filesOf(root: string): Map<string, string> {
  return new Map(filesBelow(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** Returns a sample made of this content, with its pictures as `makeRepository` writes them. */
export function sampleFrom(content: ContentInput): Sample {
  const pictures = collectPictures(content).map(({ text }) => Buffer.from(`picture ${text}`))
  return sampleOf(hashSample(content, pictures))
}

/** Evaluates the export of a content file without globals, so a text that became code fails. */
export function valueIn(source: string, name: string): unknown {
  const [, code] = source.split(new RegExp(`export const ${name}\\b[^=]*= `))
  return JSON.parse(JSON.stringify(runInNewContext(`(${code})`)))
}
