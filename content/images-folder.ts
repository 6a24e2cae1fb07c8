import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { nearestName } from './similar'

/** Where the owner's original pictures lie. */
export const imagesFolder = join(process.cwd(), 'content', 'images')

/** How much a path must be like one that does not exist to be proposed for it. */
const LEAST_LIKENESS = 0.75

/**
 * Whether a picture is below a folder. A folder of its name does not count, nor does a name in another case: some disks
 * accept it, but the deployment does not.
 */
export function hasImage(file: string, folder: string): boolean {
  const path = resolve(folder, file)
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false
  const onDisk = relative(realpathSync.native(resolve(folder)), realpathSync.native(path)).replaceAll(
    sep,
    '/',
  )
  return onDisk === file || onDisk.toLowerCase() !== file.toLowerCase()
}

/** Returns the picture below a folder whose path looks most like one that is not there. */
export function nearestImage(file: string, folder: string): string | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })) return undefined
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll(sep, '/'),
  )
  const inOtherCase = files.find((name) => name.toLowerCase() === file.toLowerCase())
  return (
    inOtherCase ??
    nearestName(
      file,
      files.filter((name) => hasImage(name, folder)),
      LEAST_LIKENESS,
    )
  )
}
