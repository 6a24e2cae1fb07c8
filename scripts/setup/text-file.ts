import { assertSize, ImportError } from './import-error'

/**
 * Text of UTF-8, or of UTF-16 where its first bytes say so.
 *
 * @throws ImportError when it is neither, or too large
 */
export function decoded(file: string, bytes: Uint8Array): string {
  assertSize(file, bytes.length)
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex')
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new ImportError(file, 'is not text in UTF-8. Save it again in that encoding.')
  }
}
