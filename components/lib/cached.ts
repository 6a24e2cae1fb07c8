import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A file of the cache, which is made where it is not there yet. For build steps and `next dev` only.
 *
 * @param folder kept between builds
 * @param name holds a hash of all that the file follows from
 */
export async function readOrCreate(
  folder: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(folder, name)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return kept
  const bytes = await make()
  await mkdir(folder, { recursive: true })
  // It has its name once it is whole: a build may be stopped, and another process may make the same file.
  const part = join(folder, `${randomUUID()}.part`)
  await writeFile(part, bytes)
  await rename(part, file)
  return bytes
}
