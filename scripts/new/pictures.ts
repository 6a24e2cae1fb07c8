import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { open, readable } from '../../components/pictures/read'
import { hasImage } from '../../content/images-folder'
import { slugify } from '../../content/slug'

/**
 * Reads a picture that an owner has anywhere on their machine, to copy it below `content/images`.
 *
 * @param stem its path below `content/images`, without the ending
 * @throws when it is not there, or is no picture
 */
export async function readPicture(path: string, stem: string) {
  if (!hasImage(path, '')) throw new Error(`${path} cannot be opened. Correct the path. Nothing was written.`)
  const bytes = readFileSync(path)
  await readable(path, () => open(bytes).metadata())
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
      `There are ${paths.length} --picture and ${alts.length} --alt: write one --alt for each. Nothing was written.`,
    )
  }
  const stems = paths.map((path) => slugify(basename(path, extname(path))) || 'picture')
  const copies = await Promise.all(
    paths.map((path, i) => {
      // The first name is that of a project's logo.
      const twins = ['logo', ...stems.slice(0, i)].filter((stem) => stem === stems[i]).length
      return readPicture(path, `${folder}/${stems[i]}${twins > 0 ? `-${twins + 1}` : ''}`)
    }),
  )
  return { copies, images: copies.map(({ file }, i) => ({ file, alt: alts[i] ?? '' })) }
}
