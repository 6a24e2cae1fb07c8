import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openPicture } from '@/app/pictures/read'
import { addNote, placeOf } from '@/scripts/setup/fields'
import type { ReadSource } from '@/scripts/setup/sources'

const TIMEOUT_MS = 10_000
/** The size of the largest picture on the site, in px. */
const MAX_SIZE = 1600

/** Reads the first portrait that a source has, as WebP. A note lists one that cannot be used. */
export async function portraitFrom(sources: readonly ReadSource[]): Promise<Uint8Array | undefined> {
  for (const { place, folder, content } of sources) {
    const { portrait } = content
    if (!portrait) continue
    try {
      return await readPortrait(portrait, folder)
    } catch (error) {
      addNote(placeOf('the portrait', place), 'could not be read', `${portrait}: ${error}`)
    }
  }
  return undefined
}

/** @param source a web address, a data address, or a path below the folder */
async function readPortrait(source: string, folder: string): Promise<Uint8Array> {
  const isAddress = /^(?:https?|data):/i.test(source)
  const bytes = isAddress ? await download(source) : await readFile(resolve(folder, source))
  return toWebp(bytes)
}

/** Converts a picture to WebP of a size that the site needs, without the data that cameras add. */
export function toWebp(bytes: Buffer): Promise<Buffer> {
  const size = { width: MAX_SIZE, height: MAX_SIZE, fit: 'inside', withoutEnlargement: true } as const
  return openPicture(bytes).resize(size).webp({ quality: 90 }).toBuffer()
}

async function download(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}
