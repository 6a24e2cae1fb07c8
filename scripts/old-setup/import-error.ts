/** The largest file, table or response that is read, in bytes: far above any real one. */
export const MAX_BYTES = 2_000_000

/** A source that cannot be used: its name, the fault, and what to do. No file has been changed. */
export class ImportError extends Error {
  constructor(source: string, message: string) {
    super(`${source} ${message} No files were changed.`)
    this.name = 'ImportError'
  }
}

/** @throws ImportError for more bytes than any real source has */
export function assertSize(source: string, bytes: number): void {
  if (bytes <= MAX_BYTES) return
  const limit = `is larger than ${MAX_BYTES / 1_000_000} MB.`
  throw new ImportError(source, `${limit} If it contains a picture, remove that and try again.`)
}

/** Reads the body of a response. `check` gets its size so far in bytes, and throws for a body that is too large. */
export async function readBody({ body }: Response, check: (bytes: number) => void): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    check(size)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. */
export function decodeText(source: string, bytes: Uint8Array): string {
  assertSize(source, bytes.length)
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex')
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new ImportError(
      source,
      'is not text in UTF-8. Save it again in that encoding. Pictures and office documents cannot be read.',
    )
  }
}
