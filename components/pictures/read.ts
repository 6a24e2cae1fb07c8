import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { optimize } from 'svgo'
import type { Picture, Size } from '../lib/picture'
import { ENCODING, type Original, pictureId } from './picture-files'

// One encoder alone does not use all processors, so several files are encoded at once, each by one thread.
sharp.concurrency(1)

/** An original as it is made into files. */
interface Opened {
  picture: Omit<Picture, 'alt'>
  bytes: Buffer
  /** Of several frames the first is taken. */
  isAnimated: boolean
  /** Only its top is taken. */
  isCropped: boolean
}

/**
 * Opens a picture of the owner: turned as the camera was held, the first frame of one that moves.
 *
 * Cameras write small irregularities that every program shows well, so only what cannot be read stops the build.
 */
export function openPicture(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, { failOn: 'error', density }).autoOrient()
}

/**
 * Reads an original, a drawing cleaned of what its editor left in it. What it is follows from what it holds and not
 * from its name: a browser would show nothing for a photograph that is called a drawing.
 *
 * @param folder where the originals lie
 * @throws when it is no picture, with its file and how to fix it
 */
export async function readOriginal(original: Original, folder: string): Promise<Opened> {
  const source = await bytesOf(original.file, folder)
  return reportUnreadable(`content/images/${original.file}`, async () => {
    const { format, autoOrient, width, pages = 1 } = await openPicture(source).metadata()
    const isAnimated = pages > 1
    if (format !== 'svg') {
      const crop = original.whole ? undefined : topOf(autoOrient)
      const id = pictureId(original, source, crop)
      const bytes = crop
        ? await openPicture(source)
            .extract({ left: 0, top: 0, ...crop })
            .png()
            .toBuffer()
        : source
      const size = within(crop ?? autoOrient, original)
      return { picture: { id, ...size, kind: 'raster' }, bytes, isAnimated, isCropped: crop !== undefined }
    }
    const id = pictureId(original, source)
    const drawing = Buffer.from(optimize(source.toString('utf8'), cleaning).data)
    const budget = original.first ? ENCODING.budgets.firstPicture : ENCODING.budgets.picture
    if (drawing.length <= budget) {
      return { picture: { id, ...autoOrient, kind: 'drawing' }, bytes: drawing, ...unchanged }
    }
    // Larger than the same picture as pixels, as drawings with embedded photographs are.
    const bytes = await openPicture(source, Math.min(2400, (72 * original.widest) / width))
      .png()
      .toBuffer()
    const size = await openPicture(bytes).metadata()
    return { picture: { id, ...within(size, original), kind: 'raster' }, bytes, ...unchanged }
  })
}

/**
 * Reads all of a picture, because what its first bytes say is also said by one that was cut off.
 *
 * @throws when it is not whole, with its file and how to fix it
 */
export async function readWhole({ file }: Original, bytes: Buffer): Promise<void> {
  await reportUnreadable(`content/images/${file}`, () => openPicture(bytes).resize(1).raw().toBuffer())
}

/** Removes what editors leave in a file: their names, paths of the owner's machine, scripts. The drawing stays. */
const cleaning = {
  plugins: [
    'removeDoctype',
    'removeXMLProcInst',
    'removeComments',
    'removeMetadata',
    'removeEditorsNSData',
    'removeScripts',
  ],
} satisfies Parameters<typeof optimize>[1]

const unchanged = { isAnimated: false, isCropped: false }

/** Taller than this for its width, a picture would be a sliver in every place: it is a screenshot of a whole page, not of a phone. */
const LONG_FROM = 2.5
/** Height by width of the top that is shown of such a picture. */
const TOP = 10 / 16

function topOf({ width, height }: Size): Size | undefined {
  return height > width * LONG_FROM ? { width, height: Math.max(1, Math.round(width * TOP)) } : undefined
}

/** The size in which a picture is made, of at least one pixel: its own, or the largest that any of its places shows. */
function within(own: Size, { widest }: Original): Size {
  const by = Math.min(1, widest / own.width, ENCODING.tallest / own.height)
  const width = Math.max(1, Math.floor(own.width * by))
  return { width, height: Math.max(1, Math.round((width * own.height) / own.width)) }
}

async function bytesOf(file: string, folder: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, file))
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error
    const what = code === 'EISDIR' ? 'is a folder' : `cannot be opened (${code})`
    throw new Error(`content/images/${file} ${what}. Put a picture there, or correct the path in content/.`)
  }
}

/** Names the file in an error of what reads or writes it. */
export async function reportUnreadable<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0]
    throw new Error(
      `${file} cannot be read as a picture (${reason}). ` +
        'Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.',
    )
  }
}
