/**
 * The most that is read of one JSON file, one table of an archive or one answer of GitHub's, in bytes: far above any real
 * one, so that nothing made to exhaust the machine is taken in.
 */
export const MAX_BYTES = 2_000_000

/** A source that cannot be used: what is wrong with which one, and what to do. Nothing has been written by then. */
export class ImportError extends Error {
  constructor(source: string, message: string) {
    super(`${source} ${message} Nothing was written.`)
    this.name = 'ImportError'
  }
}

/** @throws ImportError when there are more bytes than any real source has */
export function assertSize(source: string, bytes: number): void {
  if (bytes > MAX_BYTES) throw new ImportError(source, `is larger than ${MAX_BYTES / 1_000_000} MB.`)
}

/**
 * Text of UTF-8, or of UTF-16 where its first bytes say so.
 *
 * @throws ImportError when it is neither, or too large
 */
export function decoded(source: string, bytes: Uint8Array): string {
  assertSize(source, bytes.length)
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex')
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new ImportError(source, 'is not text in UTF-8. Save it again in that encoding.')
  }
}
