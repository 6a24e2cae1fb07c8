import type { PictureManifest } from '../../components/lib/picture'
import type { Original } from '../../components/pictures/picture-files'
import { readOriginal, readWhole } from '../../components/pictures/read'

/**
 * Looks at each original: what kind and size its picture has, and whether it is whole. The files are made when a page
 * asks for them, or at the latest by `next build`.
 *
 * @param folder of the originals
 * @param known the manifest of an earlier run, whose originals were found whole
 * @returns names and sizes of the pictures by the paths of their originals, and sentences for the owner
 * @throws when files cannot be read as pictures, naming each of them
 */
export async function measurePictures(
  originals: readonly Original[],
  folder: string,
  known: PictureManifest = {},
) {
  const manifest: PictureManifest = {}
  const faults: string[] = []
  const notes: string[] = []
  // One after another, because all photographs of an owner at once may need more memory than there is.
  for (const original of originals) {
    const { file } = original
    try {
      const { picture, bytes, isAnimated, isCropped } = await readOriginal(original, folder)
      const isKnown = known[file]?.id === picture.id
      if (picture.kind === 'raster' && !isKnown) await readWhole(original, bytes)
      if (isAnimated) notes.push(`content/images/${file} is animated: only its first frame is shown.`)
      if (isCropped) notes.push(`content/images/${file} is very tall: only its top is shown.`)
      manifest[file] = picture
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { manifest, notes }
}
