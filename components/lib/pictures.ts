import type { ImageFile } from '@/content/schema'
import manifest from './made-pictures.json'
import type { Picture } from './picture'

/** Written by `scripts/prepare.ts`, by paths below `content/images`. */
const madePictures = manifest as Partial<Record<string, Omit<Picture, 'alt'>>>

/**
 * The made picture of an original in the content. Server and build only.
 *
 * @throws when the picture has not been made: every command of `package.json` makes it first, `npm run dev` again at
 * each change
 */
export function pictureOf({ file, alt }: ImageFile): Picture {
  const made = madePictures[file]
  if (!made) throw new Error(`content/images/${file} is not made yet. npm run dev and npm run build make it.`)
  return { ...made, alt }
}
