import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type ContentInput, contentFile } from '../../content/files'
import { hasImage } from '../../content/images-folder'
import { validateContent } from '../../content/validate'
import { replaceFiles } from '../commands/files'
import { withValue } from './edit'

/** Files to write, by their path from the top of the repository; one without bytes is removed. */
export type Changes = Map<string, string | Uint8Array | undefined>

/**
 * What has to change in the repository for it to hold a content. Nothing is written here.
 *
 * @param root the top of the repository
 * @param current what `content/` holds now
 * @param pictures those that come with the content, by their path below `content/images`
 * @throws ContentError when the content is not legal; else when a list is made by code
 */
export function planChanges(
  root: string,
  current: ContentInput,
  content: ContentInput,
  pictures: ReadonlyMap<string, string | Uint8Array>,
): Changes {
  const images = join(root, 'content', 'images')
  validateContent(content, (file) => pictures.has(file) || hasImage(file, images))
  const changes: Changes = new Map()
  for (const key of Object.keys(content) as (keyof ContentInput)[]) {
    const [before, after] = [asWritten(current[key]), asWritten(content[key])]
    if (isDeepStrictEqual(before, after)) continue
    const file = contentFile(key)
    changes.set(file, withValue(readFileSync(join(root, file), 'utf8'), key, before, after))
  }
  for (const [file, bytes] of pictures) {
    const isThere = hasImage(file, images) && readFileSync(join(images, file)).equals(Buffer.from(bytes))
    if (!isThere) changes.set(`content/images/${file}`, bytes)
  }
  return changes
}

/** A value without the fields that are not there, which would not be written. */
function asWritten(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** Writes what was planned: all of it, or nothing if a file cannot be written. */
export function applyChanges(root: string, changes: Changes): void {
  replaceFiles(new Map([...changes].map(([file, bytes]) => [join(root, file), bytes])))
}
