import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

/** Returns all files below a folder, sorted, with `/` as the separator on every system. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isFile(join(folder, name)))
    .map((name) => name.split(sep).join('/'))
    .sort()
}

/** Returns whether a path leads to a file. A broken link does not. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** Files to write, by their path in the repository. Files without bytes are removed. */
export type Changes = Map<string, string | Uint8Array | undefined>

/** Writes and removes files below a folder. */
export function applyChanges(changes: Changes, root = '.'): void {
  for (const [file, bytes] of changes) {
    const path = resolve(root, file)
    if (bytes === undefined) rmSync(path, { force: true })
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
    }
  }
}

/** Writes a file only if its bytes change, because `next dev` would compile it again. */
export function writeChanged(file: string, content: Uint8Array | string): void {
  if (isFile(file) && readFileSync(file).equals(Buffer.from(content))) return
  applyChanges(new Map([[file, content]]))
}
