import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { optimize } from 'svgo'
import { getBudget, type Original, pictureId } from '@/app/pictures/encodings'
import type { Picture, PictureManifest, Size } from '@/components/ui/picture'
import { ContentError, type ContentFault } from '@/content/schema/errors'

// Files are encoded in parallel, because one encoder does not use all cores.
sharp.concurrency(1)

interface ReadPicture {
  picture: Omit<Picture, 'alt'>
  bytes: Buffer
  /** Notes for the owner, as predicates of the file. */
  notes: string[]
}

/** Opens the first frame of a picture, turned upright. Cameras cause harmless warnings. */
export function openPicture(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, { failOn: 'error', density }).autoOrient()
}

/**
 * Reads an original, and optimizes drawings. Detects the format from the bytes, because the file
 * extension may differ.
 *
 * @throws ContentError if the file is not a whole picture
 */
export async function readOriginal(original: Original, folder: string): Promise<ReadPicture> {
  return reportUnreadable(`content/images/${original.file}`, async () => {
    const source = await readFile(join(folder, original.file))
    const { format, autoOrient, width, pages = 1 } = await openPicture(source).metadata()
    // Decodes the whole picture, so it fails if the file is truncated.
    const ground = await groundFor(source)
    const isDrawing = format === 'svg'
    if (isDrawing) {
      const bytes = Buffer.from(optimize(source.toString('utf8'), cleaning(ground)).data)
      // A drawing has the limit of an AVIF.
      if (bytes.length <= getBudget({ format: 'avif' }, original.first))
        return {
          picture: { id: pictureId(original, bytes), ...autoOrient, kind: 'drawing' },
          bytes,
          notes: [],
        }
    }
    // A heavy drawing, such as one with embedded photographs, becomes a raster picture.
    const changed = openPicture(
      source,
      isDrawing ? Math.min(2400, (72 * original.widest) / width) : undefined,
    )
    const isLong = !isDrawing && autoOrient.height > autoOrient.width * LONG_FROM
    const top = { width: autoOrient.width, height: Math.round(autoOrient.width * TOP_RATIO) }
    if (isLong) changed.extract({ left: 0, top: 0, ...top })
    if (ground) changed.flatten({ background: ground })
    const isChanged = isDrawing || isLong || ground !== undefined
    const bytes = isChanged ? await changed.png().toBuffer() : source
    const { autoOrient: size } = await openPicture(bytes).metadata()
    const notes = [
      pages > 1 &&
        'is animated: only its first frame is shown. To show it moving, link a video as video_link of a project.',
      isLong && 'is very tall: only its top is shown.',
    ].filter((note) => typeof note === 'string')
    const picture = { id: pictureId(original, bytes), ...limitWidth(size, original.widest) }
    return { picture: { ...picture, kind: 'raster' }, bytes, notes }
  })
}

/**
 * Reads the type and size of each original. The route of the pictures encodes them later.
 *
 * @param folder folder of the originals
 * @returns the manifest, and notes for the owner
 * @throws ContentError with every file that cannot be read as a picture
 */
export async function measurePictures(originals: readonly Original[], folder: string) {
  const manifest: PictureManifest = {}
  const faults: ContentFault[] = []
  const notes: string[] = []
  // One after another, to limit memory use.
  for (const original of originals) {
    try {
      const read = await readOriginal(original, folder)
      manifest[original.file] = read.picture
      notes.push(...read.notes.map((note) => `content/images/${original.file} ${note}`))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(...error.faults)
    }
  }
  if (faults.length > 0) throw new ContentError(faults)
  return { manifest, notes }
}

/** Removes metadata of editors, such as local paths, and scripts. Adds the background. */
const cleaning = (ground?: string): Parameters<typeof optimize>[1] => ({
  plugins: [
    'removeDoctype',
    'removeXMLProcInst',
    'removeComments',
    'removeMetadata',
    'removeEditorsNSData',
    'removeScripts',
    {
      name: 'addAttributesToSVGElement',
      params: { attributes: ground ? [{ style: `background:${ground}` }] : [] },
    },
  ],
})

/** Mean brightness, from 0 to 255, of pictures that vanish on the dark or the light page. */
const HIDDEN_BRIGHTNESS = { darkBelow: 96, lightFrom: 176 }
/** The backgrounds of dark and light pictures. The site's colours are not known here yet. */
export const GROUND = { ofDark: '#ffffff', ofLight: '#111815' }
/** The share of visible pixels of a picture that has no background. */
const MAX_VISIBLE = 0.75

/** Returns the background for a transparent picture that would vanish in one mode (O1). */
export async function groundFor(source: Buffer): Promise<string | undefined> {
  const small = openPicture(source).resize(64, 64, { fit: 'inside' }).ensureAlpha()
  const pixels = await small.raw().toBuffer()
  let [sum, count] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue
    count += 1
  }
  // A tile or a disc is a background itself.
  if (count > (pixels.length / 4) * MAX_VISIBLE) return undefined
  const brightness = sum / count
  if (brightness < HIDDEN_BRIGHTNESS.darkBelow) return GROUND.ofDark
  return brightness >= HIDDEN_BRIGHTNESS.lightFrom ? GROUND.ofLight : undefined
}

/** Ratio of height to width from which only the top of a screenshot is shown. */
const LONG_FROM = 2.5
const TOP_RATIO = 10 / 16

/** Scales a size down to the largest width that the site shows. */
function limitWidth(size: Size, widest: number): Size {
  const width = Math.min(size.width, widest)
  return { width, height: Math.max(1, Math.round((width * size.height) / size.width)) }
}

/** Adds the file and a fix to an error of reading a picture. @throws ContentError */
export async function reportUnreadable<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0]
    const message = `cannot be read as a picture (${reason}). Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.`
    throw new ContentError([{ file, message }])
  }
}
