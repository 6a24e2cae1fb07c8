import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ContentInput, contentFile } from '@/content/files'
import { picturesIn } from '@/scripts/doctor/pictures'
import { type Sample, sampleList, sampleOf } from '@/scripts/doctor/sample'
import { filesBelow } from '@/scripts/files'

/** A repository of its own in a temporary folder: the content files of somebody, with a picture for each name. */
export function makeRepository(content: ContentInput): string {
  const root = mkdtempSync(join(tmpdir(), 'setup-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const key of Object.keys(content) as (keyof ContentInput)[]) {
    write(
      contentFile(key),
      `import type { Any } from './schema'\n\n/** What ${key} is for. */\nexport const ${key}: Any = ${JSON.stringify(content[key])}\n`,
    )
  }
  for (const { text: file } of picturesIn(content)) write(`content/images/${file}`, `picture ${file}`)
  return root
}

/** Everything in a folder, by its path. */
export function filesOf(root: string): Map<string, string> {
  return new Map(filesBelow(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** A content that counts as the sample, with its pictures as `makeRepository` writes them. */
export function sampleFrom(content: ContentInput): Sample {
  const pictures = picturesIn(content).map(({ text }) => Buffer.from(`picture ${text}`))
  return sampleOf(sampleList(content, pictures))
}
