import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { originalsOf } from '../../components/pictures/picture-files'
import { type ContentInput, contentFile } from '../../content/files'
import { hasImage } from '../../content/has-image'
import { validateContent } from '../../content/validate'
import { printFiles } from '../content-source/print'
import type { Sample } from '../doctor/sample'
import { filesBelow } from '../files'
import { placeholdersOf } from './placeholders'

/** A file to write, or to remove where it has no text. */
export interface Change {
  /** Seen from the top of the repository. */
  file: string
  text?: string
}

/**
 * What has to change in the repository for it to hold a content. Nothing is written here.
 *
 * @param root the top of the repository
 * @param current what `content/` holds now
 * @throws ContentError when the content is not one that the site could be built from
 */
export function planChanges(
  root: string,
  current: ContentInput,
  content: ContentInput,
  sample: Sample,
): Change[] {
  const images = join(root, 'content', 'images')
  const drawings = placeholdersOf(content)
  const valid = validateContent(content, (file) => drawings.has(file) || hasImage(file, images))
  const named = new Set(originalsOf(valid).map(({ file }) => file))
  const keys = (Object.keys(content) as (keyof ContentInput)[]).filter(
    (key) => !isDeepStrictEqual(asWritten(current[key]), asWritten(content[key])),
  )
  const texts = printFiles(
    keys.map((name) => ({
      source: readFileSync(join(root, contentFile(name)), 'utf8'),
      name,
      value: content[name],
    })),
  )
  return [
    ...keys.map((key, i) => ({ file: contentFile(key), text: texts[i] })),
    ...[...drawings].flatMap(([file, text]) => {
      const isThere = hasImage(file, images) && readFileSync(join(images, file), 'utf8') === text
      return isThere ? [] : [{ file: `content/images/${file}`, text }]
    }),
    ...picturesBelow(images)
      .filter((file) => !named.has(file) && sample.shows(readFileSync(join(images, file))))
      .map((file) => ({ file: `content/images/${file}` })),
  ]
}

/** A value without the fields that are not there, which would not be written. */
function asWritten(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

function picturesBelow(folder: string): string[] {
  try {
    return filesBelow(folder)
  } catch {
    // Who has no pictures needs no folder for them.
    return []
  }
}

/** Does what was planned. */
export function applyChanges(root: string, changes: readonly Change[]): void {
  for (const { file, text } of changes) {
    const path = join(root, file)
    if (text === undefined) {
      rmSync(path)
      continue
    }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** What would change, for the owner to agree to: each file of `content/`, pictures counted. */
export function describeChanges(changes: readonly Change[]): string[] {
  const isPicture = ({ file }: Change) => file.startsWith('content/images/')
  const drawn = changes.filter((change) => isPicture(change) && change.text !== undefined).length
  const removed = changes.filter((change) => isPicture(change) && change.text === undefined).length
  return [
    ...changes.filter((change) => !isPicture(change)).map(({ file }) => `rewrites ${file}`),
    ...(drawn > 0 ? [`draws ${drawn} pictures in content/images/placeholders, until you have your own`] : []),
    ...(removed > 0 ? [`removes ${removed} pictures of the sample`] : []),
  ]
}
