import { readCached } from '../lib/cached'
import type { PictureManifest } from '../lib/picture'
import { ENCODING, getBudget, listPictureFiles, type Original, type PictureFile } from './picture-files'
import { openPicture, readOriginal, reportUnreadable } from './read'

/** A file below `/pictures`, and what it is encoded from. */
interface SiteFile {
  original: Original
  /** The picture's, which holds a hash of the original. */
  id: string
  /** Drawings stay one file, which has no width. */
  raster?: PictureFile
}

/** All files that the originals become, by their names. Originals that the manifest does not know yet have none. */
export function mapFiles(originals: readonly Original[], manifest: PictureManifest): Map<string, SiteFile> {
  const named = originals.flatMap((original): [string, SiteFile][] => {
    const picture = manifest[original.file]
    if (!picture) return []
    if (picture.kind === 'drawing') return [[`${picture.id}.svg`, { original, id: picture.id }]]
    return listPictureFiles(picture).map((raster) => [raster.name, { original, id: picture.id, raster }])
  })
  return new Map(named)
}

/**
 * The bytes of a file, within its budget whatever the original weighs (O5).
 *
 * @param from folder of the originals
 * @param cache folder kept between builds
 * @throws when the original cannot be read as a picture, or is not the one that the name tells of, with its file and how
 *   to fix it
 */
export async function encodeFile(
  { original, id, raster }: SiteFile,
  { from, cache }: { from: string; cache: string },
): Promise<Buffer> {
  const read = async () => {
    const { picture, bytes } = await readOriginal(original, from)
    if (picture.id === id) return bytes
    throw new Error(
      `content/images/${original.file} was replaced a moment ago. npm run dev shows it soon; run npm run build again.`,
    )
  }
  if (!raster) return read()
  return readCached(cache, raster.name, async () => {
    const bytes = await read()
    return reportUnreadable(`content/images/${original.file}`, () => encode(bytes, raster, original.first))
  })
}

/**
 * The picture in the best quality that is within the budget of this file. What is too heavy in the least quality becomes
 * narrower than its name says, which a browser shows like any other.
 *
 * @param first whether it may be the largest paint of a first view
 */
async function encode(bytes: Buffer, file: PictureFile, first: boolean): Promise<Buffer> {
  const budget = getBudget(file, first)
  const { effort, qualities } = ENCODING[file.format]
  for (let width = file.width; ; ) {
    let weight = 0
    for (const quality of qualities) {
      const image = openPicture(bytes).resize({ width, withoutEnlargement: true })
      const made = await image[file.format]({ quality, effort }).toBuffer()
      if (made.length <= budget) return made
      weight = made.length
    }
    // Files weigh about as much as they have pixels.
    width = Math.max(1, Math.floor(width * Math.min(0.9, Math.sqrt(budget / weight))))
  }
}
