import type { PictureManifest } from '../../components/pictures/made'
import type { Original } from '../../components/pictures/picture-files'
import { readOriginal, readWhole } from '../../components/pictures/read'

interface Measured {
  /** Names and sizes of the pictures, by the paths of their originals. */
  manifest: PictureManifest
  /** Messages for the owner, one sentence each. */
  notes: string[]
}

/**
 * Looks at each original: what kind and size its picture has, and whether it is whole. The files are made when a page
 * asks for them, or at the latest by `next build`.
 *
 * @param folder of the originals
 * @param known the manifest of an earlier run, whose originals were found whole
 * @throws when files cannot be read as pictures, naming each of them
 */
export async function measurePictures(
  originals: readonly Original[],
  folder: string,
  known: PictureManifest = {},
): Promise<Measured> {
  const faults: string[] = []
  const notes: string[] = []
  const measure = async (original: Original) => {
    const { picture, bytes, moves } = await readOriginal(original, folder)
    if (known[original.file]?.id !== picture.id && picture.kind === 'raster') {
      await readWhole(original, bytes)
    }
    if (moves) notes.push(`content/images/${original.file} is animated: only its first frame is shown.`)
    return [original.file, picture] as const
  }
  // In the order of the content, so that the same sources give the same bytes.
  const entries = await Promise.all(
    originals.map((original) =>
      measure(original).catch((error: Error) => {
        faults.push(error.message)
        return [] as const
      }),
    ),
  )
  if (faults.length > 0) throw new Error(faults.toSorted().join('\n'))
  const manifest = Object.fromEntries(entries.flatMap(([file, picture]) => (file ? [[file, picture]] : [])))
  return { manifest, notes: notes.toSorted() }
}
