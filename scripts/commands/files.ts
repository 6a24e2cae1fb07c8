import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'

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

/** The bits of a mode that let anyone write a file. On Windows too, a read-only file has none of them. */
const WRITABLE = 0o222

/** @throws if a path leads to a folder or a read-only file, or below a file */
function assertReplaceable(path: string): void {
  assertFolder(dirname(path))
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats || (stats.isFile() && (stats.mode & WRITABLE) > 0)) return
  const fault = stats.isFile() ? 'is read-only. Make it writable' : 'is not a file. Rename or remove it'
  throw new Error(`${relative(process.cwd(), path)} ${fault}, then run the command again.`)
}

/** @throws if a folder cannot be created, because its path or a part of it is a file */
function assertFolder(path: string): void {
  if (!existsSync(path)) assertFolder(dirname(path))
  else if (isFile(path))
    throw new Error(
      `${relative(process.cwd(), path)} is a file, but has to be a folder. Rename or remove it, then run the command again.`,
    )
}

/**
 * Writes files. Removes files without bytes, and their folders if these are empty then. Checks all paths and writes all bytes to temporary
 * files first, so a read-only file or a full disk leaves every file unchanged.
 *
 * @param changes by path
 * @throws if a file cannot be written
 */
export function replaceFiles(changes: ReadonlyMap<string, Uint8Array | string | undefined>): void {
  for (const path of changes.keys()) assertReplaceable(path)
  const written: { temporary: string; target: string }[] = []
  try {
    for (const [path, bytes] of changes) {
      if (bytes === undefined) continue
      mkdirSync(dirname(path), { recursive: true })
      const target = isFile(path) ? realpathSync(path) : path
      const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`)
      written.push({ temporary, target })
      writeFileSync(temporary, bytes, { mode: statSync(target, { throwIfNoEntry: false })?.mode })
    }
    for (const { temporary, target } of written) renameSync(temporary, target)
  } finally {
    for (const { temporary } of written) rmSync(temporary, { force: true })
  }
  for (const [path, bytes] of changes) {
    if (bytes !== undefined) continue
    rmSync(path, { force: true })
    const folder = dirname(path)
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
  }
}

/** Writes a file only if its bytes change, because `next dev` would compile it again. */
export function writeChanged(file: string, content: Uint8Array | string): void {
  if (isFile(file) && readFileSync(file).equals(Buffer.from(content))) return
  replaceFiles(new Map([[file, content]]))
}

/** Returns a line for each file that differs between two folders or exists in only one of them. */
export function compareFolders(first: string, second: string): string[] {
  const inFirst = new Set(filesBelow(first))
  const inSecond = new Set(filesBelow(second))
  return [...new Set([...inFirst, ...inSecond])].sort().flatMap((name) => {
    if (!inFirst.has(name)) return [`${name} is only in the second build`]
    if (!inSecond.has(name)) return [`${name} is only in the first build`]
    const same = readFileSync(join(first, name)).equals(readFileSync(join(second, name)))
    return same ? [] : [`${name} differs`]
  })
}
