import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Element, listElements } from '@/scripts/build/html'
import { filesBelow } from '@/scripts/commands/files'
import { readBasePath } from '@/scripts/serve/route'

/** An export under test. Paths of its files have a leading slash, and no base path. */
export interface Site {
  files: ReadonlySet<string>
  /** Decoded, `''` at the root. */
  basePath: string
  read: (file: string) => Buffer
  pages: readonly Page[]
}

export interface Page {
  file: string
  html: string
  elements: readonly Element[]
}

/**
 * Returns an export from its files.
 *
 * @param names paths with a leading slash
 */
export function createSite(names: readonly string[], read: Site['read']): Site {
  const pages = names
    .filter((file) => file.endsWith('.html'))
    .map((file): Page => {
      const html = read(file).toString()
      return { file, html, elements: listElements(html) }
    })
  const home = pages.find(({ file }) => file === '/index.html')
  return { files: new Set(names), basePath: readBasePath(home?.html ?? ''), read, pages }
}

/** Reads an export from its folder. */
export function readSite(folder: string): Site {
  const names = filesBelow(folder).map((file) => `/${file}`)
  return createSite(names, (file) => readFileSync(join(folder, file)))
}
