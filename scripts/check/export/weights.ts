import { brotliCompressSync, gzipSync } from 'node:zlib'
import { attribute, type Element } from '../../html'
import type { Page, Site } from './site'

/** A file that a screen fetches before anything is done on it. */
export interface Weight {
  file: string
  kind: Kind
  /** Pages as CDNs compress them, scripts and styles gzipped; fonts travel as they are. */
  bytes: number
}

export const kinds = ['html', 'script', 'style', 'font'] as const
export type Kind = (typeof kinds)[number]

/** Reads a file's bytes, by its path with a leading slash. */
export type Bytes = (file: string) => Buffer

/** The size of a screen's first view without pictures, because the browser chooses which of their files it fetches. */
export function weightsOf(page: Page, site: Pick<Site, 'basePath'>, bytes: Bytes): Weight[] {
  const files = new Map<string, Kind>([[page.file, 'html']])
  for (const element of page.elements) {
    const found = fetched(element)
    if (found) files.set(decodeURI(found.address).slice(site.basePath.length), found.kind)
  }
  return [...files].map(([file, kind]) => ({ file, kind, bytes: transferred(kind, bytes(file)) }))
}

function fetched(element: Element): { address: string; kind: Kind } | null {
  const of = (kind: Kind, address: string | undefined) =>
    address?.startsWith('/') ? { kind, address } : null
  const { tagName } = element
  // Old browsers alone ask for `nomodule` scripts.
  if (tagName === 'script' && attribute(element, 'nomodule') === undefined) {
    return of('script', attribute(element, 'src'))
  }
  if (tagName !== 'link') return null
  const href = attribute(element, 'href')
  if (attribute(element, 'rel') === 'stylesheet') return of('style', href)
  if (attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'font') return of('font', href)
  return null
}

function transferred(kind: Kind, bytes: Buffer): number {
  if (kind === 'font') return bytes.length
  return kind === 'html' ? brotliCompressSync(bytes).length : gzipSync(bytes, { level: 9 }).length
}
