import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Element, listElements } from '@/scripts/build/html'
import { filesBelow } from '@/scripts/commands/files'
import { readBasePath } from '@/scripts/serve/route'

/** An export under test. */
export interface Site {
  /** The address of the home page, ending in a slash. Undefined if the build does not know it. */
  address?: string
  /** The address, or a placeholder to resolve relative addresses against. */
  url: string
  /** Decoded, `''` at the root. */
  basePath: string
  /** Paths with a leading slash, without base path. */
  files: ReadonlySet<string>
  bytes: (file: string) => Buffer
  text: (file: string) => string
  pages: readonly Page[]
}

export interface Page {
  file: string
  /** Its full address. */
  url: string
  elements: readonly Element[]
}

export interface Fault {
  file: string
  fault: string
}

/**
 * Returns an export from the names and bytes of its files.
 *
 * @param names paths with a leading slash
 * @param address of the home page, if the build knows it
 */
export function createSite(names: readonly string[], bytes: Site['bytes'], address?: string): Site {
  const url = address ?? 'http://localhost/'
  const text = (file: string) => bytes(file).toString('utf8')
  const basePath = readBasePath(names.includes('/index.html') ? text('/index.html') : '')
  const pages = names
    .filter((file) => file.endsWith('.html'))
    .map((file): Page => {
      const path = file.replace(/\.html$/, '').replace(/\/index$/, '/')
      return { file, url: new URL(basePath + path, url).href, elements: listElements(text(file)) }
    })
  return { address, url, basePath, files: new Set(names), bytes, text, pages }
}

/** Reads an export from its folder. */
export function readSite(folder: string, address?: string): Site {
  const names = filesBelow(folder).map((file) => `/${file}`)
  return createSite(names, (file) => readFileSync(join(folder, file)), address)
}

/** Returns the addresses of a `srcset`: `a.avif 320w, b.avif 640w`. */
export function srcsetAddresses(srcset: string): string[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
}
