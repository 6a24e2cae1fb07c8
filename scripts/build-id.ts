import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files'

/** What an export is made of. What the build steps make of it themselves adds nothing. */
const folders = ['app', 'components', 'content', 'public', 'scripts']
const files = [
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
]
const generated = /^(app\/typefaces\/|components\/lib\/made-pictures\.json$|public\/pictures\/)/

/**
 * Names a build by its sources: the same sources give the same bytes, and a tab that was left open over a deployment
 * sees by the id that the payloads it is given belong to another build, and loads the page anew.
 *
 * @param top of the checkout
 * @param siteUrl where the site will stand, which may come from the environment
 */
export function buildId(top: string, siteUrl: string): string {
  const hash = createHash('sha256').update(siteUrl)
  const sources = folders.flatMap((folder) =>
    filesBelow(join(top, folder)).map((file) => `${folder}/${file}`),
  )
  for (const file of [...sources, ...files].filter((name) => !generated.test(name))) {
    const bytes = readFileSync(join(top, file))
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 16)
}
