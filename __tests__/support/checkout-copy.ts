import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folders that are not copied, because they are output. `node_modules` is linked. */
const excluded = ['.git', '.next', 'node_modules', 'out', 'playwright-report', 'test-results']

/**
 * Copies this checkout, so commands that write leave it unchanged.
 *
 * @returns the new folder, which the caller removes
 */
export function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'copy-'))
  for (const name of readdirSync('.').filter((name) => !excluded.includes(name)))
    cpSync(name, join(copy, name), { recursive: true })
  linkFolder('node_modules', join(copy, 'node_modules'))
  return copy
}

/**
 * Links the files of a folder one by one, because Turbopack follows no link out of the checkout.
 * Between disks it copies them.
 */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true })
    // npm writes this file in place.
    else if (entry.name === '.package-lock.json') copyFileSync(source, target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}
