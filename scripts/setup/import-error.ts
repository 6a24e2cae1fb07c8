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
