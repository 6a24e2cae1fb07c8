import { existsSync, realpathSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

/** The folder of the original pictures. */
export const imagesFolder = join(process.cwd(), 'content', 'images')

/**
 * Returns whether a file is below a folder. Its case and the form of its accents must match, because hosts distinguish them, although
 * some file systems do not.
 */
export function hasImage(file: string, folder: string): boolean {
  const path = resolve(folder, file)
  if (!existsSync(path) || !statSync(path).isFile()) return false
  const realPath = relative(realpathSync.native(resolve(folder)), realpathSync.native(path))
  const onDisk = realPath.replaceAll(sep, '/')
  return onDisk === file || foldName(onDisk) !== foldName(file)
}

/** Converts a name to the form that some file systems compare: without case, and with accents in one form. */
function foldName(name: string): string {
  return name.toLowerCase().normalize()
}
