import type { Original } from '@/app/pictures/encodings'
import { readOriginal, readWhole } from '@/app/pictures/read'
import type { PictureManifest } from '@/components/lib/picture'

/**
 * Reads the type and size of each original, and checks that it is complete. The route of the pictures encodes them later.
 *
 * @param folder folder of the originals
 * @param known the manifest of an earlier run, whose originals need no check
 * @returns the manifest, and notes for the owner
 * @throws with every file that cannot be read as a picture
 */
export async function measurePictures(
  originals: readonly Original[],
  folder: string,
  known: PictureManifest = {},
) {
  const manifest: PictureManifest = {}
  const faults: string[] = []
  const notes: string[] = []
  // One after another, to limit memory use.
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
