import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, extname } from 'node:path'
import { openPicture, reportUnreadable } from '../../components/pictures/read'
import { hasImage } from '../../content/images-folder'
import { slugify } from '../../content/slug'

/** Returns a path as it was meant: without the quotes or backslashes of a file dropped on a terminal, and with `~` resolved. */
export function pathOf(answer: string, platform = process.platform): string {
  const path = answer.trim().replace(/^(['"])(.*)\1$/, '$2')
  const plain = platform === 'win32' ? path : path.replace(/\\(.)/g, '$1')
  return plain.replace(/^~(?=\/|$)/, homedir())
}

/**
 * Reads a picture that an owner has anywhere on their machine, to copy it below `content/images`.
 *
 * @param stem its path below `content/images`, without the ending
 * @throws when it is not there, or is no picture
 */
export async function readPicture(answer: string, stem: string) {
  const path = pathOf(answer)
  if (!hasImage(path, ''))
    throw new Error(`${path} cannot be opened. Correct the path. No files were changed.`)
  const bytes = readFileSync(path)
  await reportUnreadable(path, () => openPicture(bytes).metadata())
  return { file: stem + extname(path).toLowerCase(), bytes }
}

/**
 * Pictures with the words for those who do not see them, in the order of both.
 *
 * @param folder below `content/images` in which they shall lie
 * @throws when there are not as many of one as of the other, or a picture cannot be read
 */
export async function readPictures(paths: readonly string[], alts: readonly string[], folder: string) {
  if (alts.length !== paths.length) {
    throw new Error(
      `There are ${paths.length} --picture and ${alts.length} --alt. Pass one --alt for each. No files were changed.`,
    )
  }
  const stems = paths.map((path) => slugify(basename(pathOf(path), extname(pathOf(path)))) || 'picture')
  const copies = await Promise.all(
    paths.map((path, i) => {
      // The first name is that of a project's logo.
      const twins = ['logo', ...stems.slice(0, i)].filter((stem) => stem === stems[i]).length
      return readPicture(path, `${folder}/${stems[i]}${twins > 0 ? `-${twins + 1}` : ''}`)
    }),
  )
  return { copies, images: copies.map(({ file }, i) => ({ file, alt: alts[i] ?? '' })) }
}
