import { readCached } from '@/app/pictures/cached'
import {
  ENCODING,
  getBudget,
  listPictureFiles,
  type Original,
  type PictureFile,
} from '@/app/pictures/encodings'
import { openPicture, readOriginal, reportUnreadable } from '@/app/pictures/read'
import type { PictureManifest } from '@/components/ui/picture'

interface SiteFile {
  original: Original
  /** Contains a hash of the original. */
  id: string
  /** Undefined for drawings. */
  raster?: PictureFile
}

/** Returns the files of all originals by name. Originals that are missing in the manifest are skipped. */
export function mapFiles(originals: readonly Original[], manifest: PictureManifest): Map<string, SiteFile> {
  const files = originals.flatMap((original): [string, SiteFile][] => {
    const picture = manifest[original.file]
    if (!picture) return []
    if (picture.kind === 'drawing') return [[`${picture.id}.svg`, { original, id: picture.id }]]
    return listPictureFiles(picture).map((raster) => [raster.name, { original, id: picture.id, raster }])
  })
  return new Map(files)
}

/**
 * Returns the bytes of a file, within its budget (O5).
 *
 * @param from folder of the originals
 * @throws if the original is not a picture, or has changed since the manifest was written
 */
export async function encodeFile(
  { original, id, raster }: SiteFile,
  { from, cache }: { from: string; cache: string },
): Promise<Buffer> {
  const read = async () => {
    const { picture, bytes } = await readOriginal(original, from)
    if (picture.id === id) return bytes
    throw new Error(
      `content/images/${original.file} changed during the build. Run npm run build again; npm run dev reloads it.`,
    )
  }
  if (!raster) return read()
  return readCached(cache, raster.name, async () => {
    const bytes = await read()
    return reportUnreadable(`content/images/${original.file}`, () => encode(bytes, raster, original.first))
  })
}

/**
 * Encodes a picture in the best quality within the file's budget. If the lowest quality exceeds the budget, the picture becomes
 * narrower than the width in its file name, which browsers accept.
 */
async function encode(bytes: Buffer, file: PictureFile, first: boolean): Promise<Buffer> {
  const budget = getBudget(file, first)
  const { effort, qualities } = ENCODING[file.format]
  for (let width = file.width; ; ) {
    let size = 0
    for (const quality of qualities) {
      const image = openPicture(bytes).resize({ width, withoutEnlargement: true })
      const encoded = await image[file.format]({ quality, effort }).toBuffer()
      if (encoded.length <= budget) return encoded
      size = encoded.length
    }
    // The file size is roughly proportional to the number of pixels.
    width = Math.max(1, Math.floor(width * Math.min(0.9, Math.sqrt(budget / size))))
  }
}
