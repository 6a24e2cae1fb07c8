import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ContentInput, contentFile } from '../../content/files'
import { hasImage } from '../../content/has-image'
import { validateContent } from '../../content/validate'
import { withEntry } from '../content-source/edit'
import { exportedValue } from '../content-source/literal'
import { printEntry, says } from '../content-source/print'
import type { NewEntry } from './entry'

/** Files to write, by their path from the top of the repository. */
export type Files = Map<string, string | Buffer>

/**
 * What has to be written for a new entry: the list with one entry more, and its pictures. Nothing is written here.
 *
 * @param root the top of the repository
 * @throws ContentError when the entry is not legal; else when a picture is in the way, or the list is made by code
 */
export function planEntry(root: string, content: ContentInput, entry: NewEntry): Files {
  const { key, value, index, copies } = entry
  const images = join(root, 'content', 'images')
  const list: readonly object[] = content[key]
  const files: Files = new Map(copies.map(({ file, bytes }) => [`content/images/${file}`, bytes]))
  validateContent({ ...content, [key]: list.toSpliced(index, 0, value) }, (file) => {
    return files.has(`content/images/${file}`) || hasImage(file, images)
  })
  for (const { file, bytes } of copies) {
    if (hasImage(file, images) && !readFileSync(join(images, file)).equals(bytes)) {
      throw new Error(
        `content/images/${file} is another picture. Rename yours, or remove that one. Nothing was written.`,
      )
    }
  }
  return files.set(contentFile(key), withNewEntry(root, entry))
}

function withNewEntry(root: string, { key, value, index }: NewEntry): string {
  const code = printEntry(value)
  try {
    const source = withEntry(readFileSync(join(root, contentFile(key)), 'utf8'), key, index, code)
    const list = exportedValue(source, key)
    const said = list.type === 'ArrayExpression' ? list.elements[index] : undefined
    if (!said || said.type === 'SpreadElement' || !says(said, value)) {
      throw new Error('the list does not hold what it says')
    }
    return source
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${contentFile(key)} cannot be changed here (${reason}). Add this to it by hand:\n\n${code},\n`,
    )
  }
}

/** Writes what was planned. */
export function writeFiles(root: string, files: Files): void {
  for (const [file, content] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
}
