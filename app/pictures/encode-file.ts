import { readCached } from '@/app/pictures/cached'
import {
  ENCODING,
  getBudget,
  listPictureFiles,
  type Original,
  type PictureFile,
} from '@/app/pictures/encodings'
import { openPicture, readOriginal } from '@/app/pictures/read'
import type { PictureManifest } from '@/components/ui/picture'

interface SiteFile {
  original: Original
  /** Undefined for drawings. */
  raster?: PictureFile
}

/** Returns the files of all originals by name. Originals that are missing in the manifest are skipped. */
export function mapFiles(originals: readonly Original[], manifest: PictureManifest): Map<string, SiteFile> {
  const files = originals.flatMap((original): [string, SiteFile][] => {
    const picture = manifest[original.file]
    if (!picture) return []
    if (picture.kind === 'drawing') return [[`${picture.id}.svg`, { original }]]
    return listPictureFiles(picture).map((raster) => [raster.name, { original, raster }])
  })
  return new Map(files)
}

/**
 * Returns the bytes of a file, within its budget (O5).
 *
 * @param from folder of the originals
 * @throws ContentError if the original is not a picture
 */
export async function encodeFile(
  { original, raster }: SiteFile,
  { from, cache }: { from: string; cache: string },
): Promise<Buffer> {
  const read = async () => (await readOriginal(original, from)).bytes
  if (!raster) return read()
  return readCached(cache, raster.name, async () => encode(await read(), raster, original.first))
}

/**
 * Encodes a picture in the best quality within the file's budget. If the lowest quality exceeds the budget, the picture becomes
 * narrower than the width in its file name, which browsers accept.
 */
async function encode(bytes: Buffer, file: PictureFile, first: boolean): Promise<Buffer> {
  const { effort, qualities } = ENCODING[file.format]
  for (let { width } = file; ; width = Math.ceil(width * 0.8))
    for (const quality of qualities) {
      const image = openPicture(bytes).resize({ width, withoutEnlargement: true })
      const encoded = await image[file.format]({ quality, effort }).toBuffer()
      if (encoded.length <= getBudget(file, first)) return encoded
    }
}
