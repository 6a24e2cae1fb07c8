import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** All files below a folder, in the order of their names, with `/` between folders on every system. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .sort()
}
