import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesBelow } from '../files'

/** File types worth compressing; pictures, fonts and PDF files are compressed already. */
const compressible = /\.(html|txt|js|css|json|xml|svg|md|ico|vcf|webmanifest)$/

/** Below this a file fits one network packet anyway. */
const SHORTEST_BYTES = 1024

/**
 * Writes a `.br` and a `.gz` beside each file that gains by it, for servers that send precompressed files.
 *
 * @returns how many files were compressed
 */
export function writeCompressedTwins(folder: string): number {
  const files = filesBelow(folder).filter(
    (file) => compressible.test(file) && statSync(join(folder, file)).size >= SHORTEST_BYTES,
  )
  for (const file of files) {
    const path = join(folder, file)
    const bytes = readFileSync(path)
    const { atime, mtime } = statSync(path)
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    // Servers make the ETag from the time and size of the file they send.
    for (const twin of [`${path}.br`, `${path}.gz`]) utimesSync(twin, atime, mtime)
  }
  return files.length
}
