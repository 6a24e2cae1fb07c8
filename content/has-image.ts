import { statSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a picture lies below a folder: a folder of its name is none. */
export function hasImage(file: string, folder: string): boolean {
  return statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false
}
