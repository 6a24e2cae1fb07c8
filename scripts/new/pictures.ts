import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { open } from '../../components/pictures/encode'
import { readable } from '../../components/pictures/read'
import { slugify } from '../../content/slug'
import type { Answers } from './field'

/** A picture to copy below `content/images`. */
export interface Copy {
  file: string
  bytes: Buffer
}

/**
 * Reads a picture that an owner has anywhere on their machine.
 *
 * @param folder below `content/images` in which it shall lie
 * @param taken names that other pictures of the same entry have
 * @param name what it shall be called; by default what it is called now
 * @throws when it is not there, or is no picture
 */
export async function readPicture(
  path: string,
  folder: string,
  taken: readonly Copy[],
  name = basename(path, extname(path)),
): Promise<Copy> {
  const bytes = readBytes(path)
  await readable(path, () => open(bytes).metadata())
  const stem = `${folder}/${slugify(name) || 'picture'}`
  const extension = extname(path).toLowerCase()
  let file = stem + extension
  for (let count = 2; taken.some((other) => other.file === file); count += 1)
    file = `${stem}-${count}${extension}`
  return { file, bytes }
}

/**
 * The pictures among the answers with the words for those who do not see them, in the order of both.
 *
 * @throws when there are not as many of one as of the other, or a picture cannot be read
 */
export async function readPictures(
  answers: Answers,
  folder: string,
  taken: readonly Copy[] = [],
): Promise<{ copies: Copy[]; images: { file: string; alt: string }[] }> {
  const [paths, alts] = [answers.get('picture') ?? [], answers.get('alt') ?? []]
  if (alts.length !== paths.length) {
    throw new Error(
      `There are ${paths.length} --picture and ${alts.length} --alt: write one --alt for each. Nothing was written.`,
    )
  }
  const copies: Copy[] = []
  const images: { file: string; alt: string }[] = []
  for (const [i, path] of paths.entries()) {
    const copy = await readPicture(path, folder, [...taken, ...copies])
    copies.push(copy)
    images.push({ file: copy.file, alt: alts[i] ?? '' })
  }
  return { copies, images }
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new Error(`${path} cannot be opened. Correct the path. Nothing was written.`)
  }
}
