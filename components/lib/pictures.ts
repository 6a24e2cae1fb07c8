import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImageFile } from '@/content/schema'
import type { Picture } from './picture'

const manifestFile = join(process.cwd(), '.next', 'cache', 'pictures', 'manifest.json')

/**
 * The made picture of an original in the content. Server and build only.
 *
 * @throws when the pictures have not been made: every command of `package.json` makes them first
 */
export function pictureOf({ file, alt }: ImageFile): Picture {
  const made = readManifest()[file]
  if (!made) throw new Error(`content/images/${file} has not been made yet. Run "npm run prepare-content".`)
  return { ...made, alt }
}

function readManifest(): Record<string, Omit<Picture, 'alt'>> {
  return existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {}
}
