import type { ImageFile } from '@/content/schema'
import manifest from './made-pictures.json'
import type { Picture, PictureManifest } from './picture'

/** What `scripts/build/prepare.ts` saw in each original, by its path below `content/images`. */
export const madePictures = manifest as PictureManifest

/**
 * The picture that is made of an original in `content/images`, with the words of the content. For server components and
 * build steps only: in a client component the list of all pictures would travel to the browser.
 *
 * @throws when its size is not known yet; `npm run dev` and `npm run build` look at all originals
 */
export function pictureOf({ file, alt }: ImageFile): Picture {
  const made = madePictures[file]
  if (!made)
    throw new Error(`content/images/${file} is not known yet. npm run dev and npm run build look at it.`)
  return { ...made, alt }
}
