import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Not copied, because a copy makes them itself; `node_modules` is linked instead. */
const left = ['.git', '.next', 'coverage', 'node_modules', 'out', 'playwright-report', 'test-results']

/** Copies this checkout, so that a build in the copy leaves the checkout's own builds and caches alone. */
export function copyCheckout(to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync('.')) {
    if (!left.includes(name)) cpSync(name, join(to, name), { recursive: true })
  }
  linkFolder('node_modules', join(to, 'node_modules'))
}

/** Lets a copy take its pictures from where they were made already: their names carry a hash of what they show. */
export function sharePictures(from: string, to: string): void {
  shareFolder(join('.next', 'cache', 'pictures'), from, to)
}

/** Lets a copy build as quickly as the checkout it is from: with its pictures, and with what its sources compile to. */
export function shareCaches(from: string, to: string): void {
  shareFolder(join('.next', 'cache'), from, to)
}

function shareFolder(folder: string, from: string, to: string): void {
  if (existsSync(join(from, folder))) cpSync(join(from, folder), join(to, folder), { recursive: true })
}

/** Hard links, which take no time and no space; copies where the folders are on different disks. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true })
    else linkFile(source, target)
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}
