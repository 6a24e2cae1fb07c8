import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../components/lib/picture'
import { ENCODING, filesOf, type PictureFile, pictureId } from './plan'

export interface MakeOptions {
  /** Folder of the originals. */
  from: string
  /** Folder the site serves. Files that no picture needs any more are removed. */
  to: string
  /** Folder kept between builds. */
  cache: string
}

export type PictureManifest = Record<string, Omit<Picture, 'alt'>>

/**
 * Makes all files of the originals, taking from the cache what was made before.
 *
 * @param originals paths below `options.from`
 * @returns what the site needs to know of each, and how many files had to be encoded
 * @throws when a file cannot be read as a picture, naming the file
 */
export async function makePictures(
  originals: string[],
  options: MakeOptions,
): Promise<{ manifest: PictureManifest; encoded: number }> {
  await mkdir(options.to, { recursive: true })
  await mkdir(options.cache, { recursive: true })
  const cached = new Set(await readdir(options.cache))
  const made = new Map<string, PictureManifest[string]>()
  const wanted = new Set<string>()
  let encoded = 0

  async function makeOne(original: string) {
    const bytes = await readFile(join(options.from, original))
    const picture = await describe(original, bytes)
    made.set(original, picture)
    if (picture.kind === 'drawing') {
      const name = `${picture.id}.svg`
      wanted.add(name)
      await writeFile(join(options.to, name), bytes)
      return
    }
    for (const file of filesOf(picture)) {
      wanted.add(file.name)
      if (!cached.has(file.name)) {
        await writeWhole(join(options.cache, file.name), await encode(original, bytes, file))
        encoded += 1
      }
      await copyFile(join(options.cache, file.name), join(options.to, file.name))
    }
  }
  // One picture a processor: an encoder by itself leaves most of them idle.
  sharp.concurrency(1)
  const waiting = originals.values()
  const worker = async () => {
    for (const original of waiting) await makeOne(original)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  for (const name of await readdir(options.to)) if (!wanted.has(name)) await rm(join(options.to, name))
  // In the order of the content, whichever was made first: the same sources give the same bytes.
  const manifest = Object.fromEntries(originals.map((original) => [original, made.get(original)]))
  return { manifest: manifest as PictureManifest, encoded }
}

/** Gives the file its name once it is whole, so that a build that is stopped leaves no half picture for the next. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}

async function describe(original: string, bytes: Buffer): Promise<Omit<Picture, 'alt'>> {
  const { width, height, format, orientation = 1 } = await readable(original, () => sharp(bytes).metadata())
  // Orientations 5 to 8 lie on their side: the encoder turns them, so width and height change places.
  const [w, h] = orientation > 4 ? [height, width] : [width, height]
  // By what it holds and not by its name: a browser would show nothing for a photograph that is called a drawing.
  const kind = format === 'svg' ? 'drawing' : 'raster'
  return { id: pictureId(original, bytes), width: w, height: h, kind }
}

function encode(original: string, bytes: Buffer, file: PictureFile): Promise<Buffer> {
  return readable(original, () => {
    const image = sharp(bytes).rotate().resize({ width: file.width, withoutEnlargement: true })
    if (file.format === 'avif') return image.avif(ENCODING.avif).toBuffer()
    if (file.format === 'webp') return image.webp(ENCODING.webp).toBuffer()
    return image.flatten({ background: '#ffffff' }).jpeg(ENCODING.jpg).toBuffer()
  })
}

async function readable<T>(original: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new Error(
      `content/images/${original} cannot be read as a picture (${error instanceof Error ? error.message : error}). ` +
        'Save it again as PNG, JPEG, WebP or SVG.',
    )
  }
}
