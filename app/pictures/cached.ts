import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Reads a file from a cache, creating it first if it is missing. For build steps and `next dev`
 * only.
 *
 * @param folder cache folder, kept between builds
 * @param name contains a hash of every input of the file
 */
export async function readCached(folder: string, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(folder, name)
  const existing = await readFile(file).catch(() => undefined)
  if (existing) return existing
  const bytes = await make()
  await mkdir(folder, { recursive: true })
  // Renamed once complete, because a build may be interrupted and another process may write the
  // same file.
  const part = join(folder, `${randomUUID()}.part`)
  await writeFile(part, bytes)
  await rename(part, file)
  return bytes
}
