import { statSync } from 'node:fs'
import { join } from 'node:path'

/** Where the owner's original pictures lie. */
export const imagesFolder = join(process.cwd(), 'content', 'images')

/** Whether a picture lies below a folder: a folder of its name is none. */
export function hasImage(file: string, folder: string): boolean {
  return statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false
}
