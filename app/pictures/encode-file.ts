import { readCached } from '@/app/pictures/cached'
import {
  ENCODING,
  getBudget,
  listPictureFiles,
  type Original,
  type PictureFile,
  PREVIEW,
} from '@/app/pictures/encodings'
import { GROUND, openPicture, readOriginal } from '@/app/pictures/read'
import { type PictureManifest, previewFileName } from '@/components/ui/picture'

interface SiteFile {
  original: Original
  /** Undefined for drawings and link previews. */
  raster?: PictureFile
  /** The name of a link preview. */
  preview?: string
}

/** Returns the files of all originals by name, without originals that the manifest lacks. */
export function mapFiles(originals: readonly Original[], manifest: PictureManifest): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>()
  for (const original of originals) {
    const picture = manifest[original.file]
    if (!picture) continue
    if (picture.kind === 'drawing') files.set(`${picture.id}.svg`, { original })
    else for (const raster of listPictureFiles(picture)) files.set(raster.name, { original, raster })
    const preview = previewFileName(picture.id)
    if (original.hasPreview) files.set(preview, { original, preview })
  }
  return files
}

/**
 * Returns the bytes of a file, within its budget (O5).
 *
 * @param from folder of the originals
 * @throws ContentError if the original is not a picture
 */
export async function encodeFile(
  { original, raster, preview }: SiteFile,
  { from, cache }: { from: string; cache: string },
): Promise<Buffer> {
  const read = async () => (await readOriginal(original, from)).bytes
  if (preview) {
    const settings = Object.values(PREVIEW).flat().join('-')
    return readCached(cache, `${settings}-${preview}`, async () => encodePreview(await read()))
  }
  if (!raster) return read()
  return readCached(cache, raster.name, async () => encode(await read(), raster, original.first))
}

/**
 * Encodes a picture in the best quality within the file's budget. If the lowest quality exceeds the
 * budget, the picture becomes narrower than the width in its file name, which browsers accept.
 */
async function encode(bytes: Buffer, file: PictureFile, first: boolean): Promise<Buffer> {
  const { effort, qualities } = ENCODING[file.format]
  let { width } = file
  while (true) {
    for (const quality of qualities) {
      const image = openPicture(bytes).resize({ width, withoutEnlargement: true })
      const encoded = await image[file.format]({ quality, effort }).toBuffer()
      if (encoded.length <= getBudget(file, first)) return encoded
    }
    width = Math.ceil(width * 0.8)
  }
}

/** Crops and encodes a picture for link previews, in the best quality within the budget (G14). */
async function encodePreview(bytes: Buffer): Promise<Buffer> {
  const { width, height, qualities, budget } = PREVIEW
  const cropped = openPicture(bytes)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .flatten({ background: GROUND.ofDark })
  let encoded = Buffer.alloc(0)
  for (const quality of qualities) {
    encoded = await cropped.clone().jpeg({ quality }).toBuffer()
    if (encoded.length <= budget) break
  }
  return encoded
}
