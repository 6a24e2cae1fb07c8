import type { ImageFile } from '@/content/schema'
import manifest from './made-pictures.json'
import type { Picture } from './picture'

/** What `scripts/prepare.ts` made of each original, by its path below `content/images`. */
const madePictures = manifest as Partial<Record<string, Omit<Picture, 'alt'>>>

/**
 * The picture that was made of an original in `content/images`, with the words of the content. For server components and
 * build steps only: in a client component the list of all pictures would travel to the browser.
 *
 * @throws when it has not been made; `npm run dev` and `npm run build` make all pictures before anything else
 */
export function pictureOf({ file, alt }: ImageFile): Picture {
  const made = madePictures[file]
  if (!made) throw new Error(`content/images/${file} is not made yet. npm run dev and npm run build make it.`)
  return { ...made, alt }
}
