import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type ContentInput, contentFile } from '@/content/schema/content'
import { hasImage } from '@/content/schema/images-folder'
import { validateContent } from '@/content/schema/validate'
import { replaceFiles } from '@/scripts/commands/files'
import { ComputedError, withValue } from '@/scripts/content-source/edit'

/** Files to write, by their path in the repository. Files without bytes are removed. */
export type Changes = Map<string, string | Uint8Array | undefined>

export interface ContentPlan {
  changes: Changes
  /** The content after the changes. */
  content: ContentInput
  /** Changes that the owner has to make, because code computes the value: a text for each file. */
  byHand: string[]
}

/**
 * Plans the changes that replace the current content. Writes nothing.
 *
 * @param root root of the repository
 * @param current the current content
 * @param pictures new pictures, by their path in `content/images`
 * @throws ContentError if the new content is invalid
 */
export function planChanges(
  root: string,
  current: ContentInput,
  content: ContentInput,
  pictures: ReadonlyMap<string, string | Uint8Array>,
): ContentPlan {
  const images = join(root, 'content', 'images')
  validateContent(content, (file) => pictures.has(file) || hasImage(file, images))
  const plan: ContentPlan = { changes: new Map(), content, byHand: [] }
  for (const key of Object.keys(content) as (keyof ContentInput)[]) {
    const [before, after] = [asWritten(current[key]), asWritten(content[key])]
    if (isDeepStrictEqual(before, after)) continue
    const file = contentFile(key)
    try {
      plan.changes.set(file, withValue(readFileSync(join(root, file), 'utf8'), key, before, after))
    } catch (error) {
      if (!(error instanceof ComputedError)) throw error
      plan.byHand.push(`${file}: ${error.message}`)
      plan.content = { ...plan.content, [key]: current[key] }
    }
  }
  for (const [file, bytes] of pictures) {
    const isThere = hasImage(file, images) && readFileSync(join(images, file)).equals(Buffer.from(bytes))
    if (!isThere) plan.changes.set(`content/images/${file}`, bytes)
  }
  return plan
}

function asWritten(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** Writes all changes, or none if a file cannot be written. */
export function applyChanges(root: string, changes: Changes): void {
  replaceFiles(new Map([...changes].map(([file, bytes]) => [join(root, file), bytes])))
}
