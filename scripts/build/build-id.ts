import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '@/scripts/commands/files'

/** The sources of an export. */
const folders = ['app', 'components', 'content', 'public', 'scripts']
const files = [
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
]

/**
 * Returns a hash of the sources as the build id, so the same sources give the same export. A tab
 * that is open during a deployment notices the new id and reloads the page.
 *
 * @param top root of the checkout
 * @param siteUrl the address of the site, which an environment variable may set
 */
export function buildId(top: string, siteUrl = ''): string {
  const hash = createHash('sha256').update(siteUrl)
  const sources = folders.flatMap((folder) =>
    filesBelow(join(top, folder)).map((file) => `${folder}/${file}`),
  )
  for (const file of [...sources, ...files]) {
    const bytes = readFileSync(join(top, file))
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 16)
}
