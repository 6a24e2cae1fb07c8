import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { optimize } from 'svgo'
import { ENCODING, type Original, pictureId } from '@/app/pictures/encodings'
import type { Picture, PictureManifest, Size } from '@/components/lib/picture'
import { ContentError, type ContentFault } from '@/content/schema/fault'

// Files are encoded in parallel, because one encoder does not use all cores.
sharp.concurrency(1)

interface ReadPicture {
  picture: Omit<Picture, 'alt'>
  bytes: Buffer
  /** Only its first frame is used. */
  isAnimated?: boolean
  /** Only its top is used. */
  isCropped?: boolean
}

/** Opens the first frame of a picture, rotated by its EXIF orientation. Ignores warnings, because cameras cause harmless ones. */
export function openPicture(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, { failOn: 'error', density }).autoOrient()
}

/**
 * Reads an original, and optimizes drawings. Detects the format from the bytes, because the file extension may differ.
 *
 * @throws if the file is missing or not a picture
 */
export async function readOriginal(original: Original, folder: string): Promise<ReadPicture> {
  const source = await readBytes(original.file, folder)
  return reportUnreadable(`content/images/${original.file}`, async () => {
    const { format, autoOrient, width, pages = 1 } = await openPicture(source).metadata()
    const isAnimated = pages > 1
    const ground = await groundFor(source)
    if (format !== 'svg') {
      const crop = original.whole ? undefined : cropToTop(autoOrient)
      const id = pictureId(original, source, crop, ground)
      const changed = openPicture(source)
      if (crop) changed.extract({ left: 0, top: 0, ...crop })
      if (ground) changed.flatten({ background: ground })
      const bytes = crop || ground ? await changed.png().toBuffer() : source
      const size = limitSize(crop ?? autoOrient, original)
      return { picture: { id, ...size, kind: 'raster' }, bytes, isAnimated, isCropped: crop !== undefined }
    }
    const id = pictureId(original, source, ground)
    const drawing = Buffer.from(optimize(source.toString('utf8'), cleaning(ground)).data)
    const budget = original.first ? ENCODING.budgets.firstPicture : ENCODING.budgets.picture
    if (drawing.length <= budget) {
      return { picture: { id, ...autoOrient, kind: 'drawing' }, bytes: drawing }
    }
    // A drawing over the budget, such as one with embedded photographs, becomes a raster picture.
    const bytes = await openPicture(source, Math.min(2400, (72 * original.widest) / width))
      .png()
      .toBuffer()
    const size = await openPicture(bytes).metadata()
    return { picture: { id, ...limitSize(size, original), kind: 'raster' }, bytes }
  })
}

/**
 * Reads the type and size of each original, and checks that it is complete. The route of the pictures encodes them later.
 *
 * @param folder folder of the originals
 * @param known the manifest of an earlier run, whose originals need no check
 * @returns the manifest, and notes for the owner
 * @throws ContentError with every file that cannot be read as a picture
 */
export async function measurePictures(
  originals: readonly Original[],
  folder: string,
  known: PictureManifest = {},
) {
  const manifest: PictureManifest = {}
  const faults: ContentFault[] = []
  const notes: string[] = []
  // One after another, to limit memory use.
  for (const original of originals) {
    const { file } = original
    try {
      const { picture, bytes, isAnimated, isCropped } = await readOriginal(original, folder)
      const isKnown = known[file]?.id === picture.id
      if (picture.kind === 'raster' && !isKnown) await readWhole(original, bytes)
      if (isAnimated)
        notes.push(
          `content/images/${file} is animated: only its first frame is shown. To show it moving, link a video as video_link of a project.`,
        )
      if (isCropped) notes.push(`content/images/${file} is very tall: only its top is shown.`)
      manifest[file] = picture
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(...error.faults)
    }
  }
  if (faults.length > 0) throw new ContentError(faults)
  return { manifest, notes }
}

/**
 * Decodes a whole picture, because the metadata of a truncated file is valid.
 *
 * @throws if the picture is truncated
 */
async function readWhole({ file }: Original, bytes: Buffer): Promise<void> {
  await reportUnreadable(`content/images/${file}`, () => openPicture(bytes).resize(1).raw().toBuffer())
}

/** Removes metadata of editors, such as local paths, and scripts. Adds the background, if there is one. */
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

/** The mean brightness of a picture, from 0 to 255, that cannot be seen on the dark page, or on the light one. */
const UNSEEN = { darkBelow: 96, lightFrom: 176 }
/** The backgrounds of dark and of light pictures. The colours of the site are not known yet when pictures are checked. */
export const GROUND = { ofDark: '#ffffff', ofLight: '#111815' }
/** The share of visible pixels of a picture that has no background. */
const MOST_VISIBLE = 0.75

/** Returns the background for a transparent picture that would vanish in one mode, such as a black logo (O1). */
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
  if (count > (pixels.length / 4) * MOST_VISIBLE) return undefined
  const brightness = sum / count
  if (brightness < UNSEEN.darkBelow) return GROUND.ofDark
  return brightness >= UNSEEN.lightFrom ? GROUND.ofLight : undefined
}

/** A taller picture is a screenshot of a whole page, so only its top is shown. Ratio of height to width. */
const LONG_FROM = 2.5
const TOP_RATIO = 10 / 16

function cropToTop({ width, height }: Size): Size | undefined {
  if (height <= width * LONG_FROM) return undefined
  return { width, height: Math.max(1, Math.round(width * TOP_RATIO)) }
}

/** Scales a size down to the largest that the site shows. */
function limitSize(size: Size, { widest }: Original): Size {
  const scale = Math.min(1, widest / size.width, ENCODING.tallest / size.height)
  const width = Math.max(1, Math.floor(size.width * scale))
  return { width, height: Math.max(1, Math.round((width * size.height) / size.width)) }
}

async function readBytes(file: string, folder: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, file))
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error
    const problem = code === 'EISDIR' ? 'is a folder' : `cannot be opened (${code})`
    const message = `${problem}. Put a picture there, or correct the path in content/.`
    throw new ContentError([{ file: `content/images/${file}`, message }])
  }
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
