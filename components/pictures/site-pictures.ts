import { extname, join } from 'node:path'
import { content, imagesFolder } from '../../content/site'
import { madePictures } from '../lib/pictures'
import { madeFiles, makeFile } from './made'
import { originalsOf } from './picture-files'

/** Beside Next's own cache, so that hosts that keep the one between builds keep the other. */
const cache = join(process.cwd(), '.next', 'cache', 'pictures')
const files = madeFiles(originalsOf(content), madePictures)
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
}

/** An export refuses a route without files, and a site may have no picture. */
const EMPTY = 'none.svg'

/** Every file below `/pictures`. */
export const pictureFileNames: readonly string[] = files.size > 0 ? [...files.keys()] : [EMPTY]

/**
 * @param name one of `pictureFileNames`
 * @throws as `makeFile` does
 */
export async function pictureFile(name: string): Promise<{ bytes: BodyInit; type: string }> {
  const file = files.get(name)
  const bytes = file ? new Uint8Array(await makeFile(file, { from: imagesFolder, cache })) : EMPTY_DRAWING
  return { bytes, type: types[extname(name)] ?? '' }
}

const EMPTY_DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>'
