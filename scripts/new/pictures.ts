import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, extname } from 'node:path'
import { openPicture, reportUnreadable } from '@/app/pictures/read'
import { hasImage } from '@/content/schema/images-folder'
import { slugify } from '@/content/schema/slug'

/** Returns a path without the quotes or backslashes that a terminal adds to a dropped file, and with `~` resolved. */
export function pathOf(answer: string, platform = process.platform): string {
  const path = answer.trim().replace(/^(['"])(.*)\1$/, '$2')
  const plain = platform === 'win32' ? path : path.replace(/\\(.)/g, '$1')
  return plain.replace(/^~(?=\/|$)/, homedir())
}

/**
 * Reads a picture from any folder, to copy it below `content/images`.
 *
 * @param stem its path below `content/images`, without the ending
 * @throws if it does not exist, or is not a picture
 */
export async function readPicture(answer: string, stem: string) {
  const path = pathOf(answer)
  if (!hasImage(path, ''))
    throw new Error(`${path} cannot be opened. Correct the path. No files were changed.`)
  const bytes = readFileSync(path)
  if (/\.hei[cf]$/i.test(path) || /^ftyphe[iv]/.test(bytes.toString('latin1', 4, 12)))
    throw new Error(
      `${path} is a HEIC picture, which cannot be read. Export it as JPEG, and pass that file. No files were changed.`,
    )
  await reportUnreadable(path, () => openPicture(bytes).metadata())
  return { file: stem + extname(path).toLowerCase(), bytes }
}

/**
 * Reads pictures with their descriptions, in the order of both.
 *
 * @param folder below `content/images` that they are copied to
 * @throws if a picture has no description, or cannot be read
 */
export async function readPictures(paths: readonly string[], alts: readonly string[], folder: string) {
  if (alts.length !== paths.length) {
    throw new Error(
      `Pictures: ${paths.length}, descriptions: ${alts.length}. Pass one --alt "What it shows" for each --picture. No files were changed.`,
    )
  }
  const stems = paths.map((path) => slugify(basename(pathOf(path), extname(pathOf(path)))) || 'picture')
  const copies = await Promise.all(
    paths.map((path, i) => {
      // A project's logo comes first.
      const twins = ['logo', ...stems.slice(0, i)].filter((stem) => stem === stems[i]).length
      return readPicture(path, `${folder}/${stems[i]}${twins > 0 ? `-${twins + 1}` : ''}`)
    }),
  )
  return { copies, images: copies.map(({ file }, i) => ({ file, alt: alts[i] ?? '' })) }
}
