import 'server-only'
import manifest from '@/.generated/pictures.json'
import type { Picture, PictureManifest } from '@/components/ui/picture'
import type { ImageFile } from '@/content/schema/content'

/** The manifest that `scripts/build/prepare.ts` writes, by path below `content/images`. */
export const pictureManifest = manifest as PictureManifest

/**
 * Returns the encoded picture of an original in `content/images`. Server only, to keep the manifest
 * out of the scripts.
 *
 * @throws if the picture is not in the manifest
 */
export function getPicture({ file, alt }: ImageFile): Picture {
  const picture = pictureManifest[file]
  if (!picture) throw new Error(`content/images/${file} has not been read. Run npm run dev or npm run build.`)
  return { ...picture, alt }
}
