import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { findNearestName } from '@/content/schema/similar'

/** The folder of the original pictures. */
export const imagesFolder = join(process.cwd(), 'content', 'images')

/** Minimum similarity of a suggested path, from 0 to 1. */
const MIN_SIMILARITY = 0.75

/** Normalizes a name as some file systems compare it: without case, and with accents in one form. */
function normalize(name: string): string {
  return name.toLowerCase().normalize()
}

/**
 * Returns whether a file is below a folder. Its case and the form of its accents must match, because hosts distinguish them, although
 * some file systems do not.
 */
export function hasImage(file: string, folder: string): boolean {
  const path = resolve(folder, file)
  if (!existsSync(path) || !statSync(path).isFile()) return false
  const realPath = relative(realpathSync.native(resolve(folder)), realpathSync.native(path))
  const onDisk = realPath.replaceAll(sep, '/')
  return onDisk === file || normalize(onDisk) !== normalize(file)
}

/** Returns the file below a folder with the most similar path, or undefined. A path may start with the folder. */
export function findNearestImage(file: string, folder: string): string | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })) return undefined
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => name.replaceAll(sep, '/'))
  const forms = [file, file.replace(/^.*\bimages\//, '')].map(normalize)
  const inOtherForm = files.find((name) => forms.includes(normalize(name)))
  const pictures = files.filter((name) => hasImage(name, folder))
  return inOtherForm ?? findNearestName(file, pictures, MIN_SIMILARITY)
}
