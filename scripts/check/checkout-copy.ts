import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folders that are not copied: `node_modules` is linked, and the others are output. */
const excluded = ['.git', '.next', 'coverage', 'node_modules', 'out', 'playwright-report', 'test-results']

/** Copies this checkout with its build cache, so a build in the copy is as fast and leaves the checkout unchanged. */
export function copyCheckout(to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync('.')) {
    if (!excluded.includes(name)) cpSync(name, join(to, name), { recursive: true })
  }
  linkFolder('node_modules', join(to, 'node_modules'))
  // Copied, because npm writes this file in place, which would also change the linked one.
  const installed = join('node_modules', '.package-lock.json')
  rmSync(join(to, installed))
  copyFileSync(installed, join(to, installed))
  const cache = join('.next', 'cache')
  if (existsSync(cache)) cpSync(cache, join(to, cache), { recursive: true })
}

/** Calls a function with the folder of a copy of this checkout, then removes the copy. */
export async function withCheckoutCopy(work: (copy: string) => Promise<void>): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'copy-'))
  try {
    copyCheckout(copy)
    await work(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Links the files of a folder, or copies them if the folders are on different disks. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true })
    else {
      try {
        linkSync(source, target)
      } catch {
        copyFileSync(source, target)
      }
    }
  }
}
