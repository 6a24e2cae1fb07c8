import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { findNearestName } from '@/content/schema/similar'

/** The folder of the original pictures. */
export const imagesFolder = join(process.cwd(), 'content', 'images')

/** Minimum similarity of a suggested path, from 0 to 1. */
const MIN_SIMILARITY = 0.75

/**
 * Returns whether a file is below a folder. Its case must match, because deployments are case-sensitive and some disks are
 * not.
 */
export function hasImage(file: string, folder: string): boolean {
  const path = resolve(folder, file)
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false
  const realPath = relative(realpathSync.native(resolve(folder)), realpathSync.native(path))
  const onDisk = realPath.replaceAll(sep, '/')
  return onDisk === file || onDisk.toLowerCase() !== file.toLowerCase()
}

/** Returns the file below a folder with the most similar path, or undefined. */
export function findNearestImage(file: string, folder: string): string | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })) return undefined
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => name.replaceAll(sep, '/'))
  const inOtherCase = files.find((name) => name.toLowerCase() === file.toLowerCase())
  const pictures = files.filter((name) => hasImage(name, folder))
  return inOtherCase ?? findNearestName(file, pictures, MIN_SIMILARITY)
}
