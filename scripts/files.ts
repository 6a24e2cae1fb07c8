import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** All files below a folder, in the order of their names, with `/` between folders on every system. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.split(sep).join('/'))
    .sort()
}

/** Writes a file, unless it has these bytes already: `next dev` may be reading it, and would compile it again. */
export async function writeChanged(file: string, content: Uint8Array | string): Promise<void> {
  const bytes = Buffer.from(content)
  const kept = await readFile(file).catch(() => undefined)
  if (!kept?.equals(bytes)) await writeFile(file, bytes)
}
