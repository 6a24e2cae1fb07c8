import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { addNote, placeOf } from '@/scripts/setup/fields'
import type { ReadSource } from '@/scripts/setup/sources'

const MAX_BYTES = 10_000_000
const TIMEOUT_MS = 10_000
/** The size that the largest portrait on the site needs, in px. */
const MAX_SIZE = 1600
/** The formats of photographs; a drawing could contain addresses. */
const formats = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif']

export interface Portrait {
  /** Its path below `content/images`. */
  file: string
  bytes: Uint8Array
}

/** Reads the first portrait that a source has. A note lists one that cannot be used. */
export async function portraitFrom(sources: readonly ReadSource[]): Promise<Portrait | undefined> {
  for (const { place, content } of sources) {
    const { portrait } = content
    if (!portrait) continue
    try {
      return await readPortrait(portrait)
    } catch (error) {
      const reason = `is not imported: ${error instanceof Error ? error.message : error}`
      addNote(placeOf('the portrait', place), reason, portrait)
    }
  }
  return undefined
}

/** Reads a portrait from a file, an https address or a data address, and removes the metadata of cameras. */
export async function readPortrait(source: string, timeoutMs = TIMEOUT_MS): Promise<Portrait> {
  const isAddress = /^(?:https?|data):/i.test(source)
  const bytes = isAddress ? await download(source, timeoutMs) : await localFile(source)
  const image = sharp(bytes, { limitInputPixels: 100_000_000 })
  const { format, hasAlpha } = await image.metadata().catch(() => ({ format: 'unknown', hasAlpha: false }))
  if (!formats.includes(format)) throw new Error('it is not a photograph in a known format')
  const fitted = image
    .rotate()
    .resize({ width: MAX_SIZE, height: MAX_SIZE, fit: 'inside', withoutEnlargement: true })
  const encoded = hasAlpha ? fitted.png() : fitted.jpeg({ quality: 90 })
  return { file: `portrait.${hasAlpha ? 'png' : 'jpg'}`, bytes: await encoded.toBuffer() }
}

async function localFile(path: string): Promise<Uint8Array> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats?.isFile()) throw new Error('the file does not exist')
  checkSize(stats.size)
  return readFile(path)
}

async function download(address: string, timeoutMs: number): Promise<Uint8Array> {
  if (/^http:/i.test(address)) throw new Error('its address is not https')
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the server answered with status ${response.status}`)
  const bytes = await response.arrayBuffer()
  checkSize(bytes.byteLength)
  return Buffer.from(bytes)
}

function checkSize(bytes: number): void {
  if (bytes > MAX_BYTES) throw new Error('it is larger than 10 MB')
}
