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

/** The first view of a page without pictures, because the browser chooses which of their files it fetches. */
export function weightsOf(page: Page, { basePath }: Pick<Site, 'basePath'>, bytes: Bytes): Weight[] {
  const kindOf = new Map<string, Kind>([[page.file, 'html']])
  for (const element of page.elements) {
    const kind = fetchedKind(element)
    const address = attribute(element, 'src') ?? attribute(element, 'href')
    if (kind && address?.startsWith('/')) kindOf.set(decodeURI(address).slice(basePath.length), kind)
  }
  return [...kindOf].map(([file, kind]) => ({ file, kind, bytes: transferred(kind, bytes(file)) }))
}

function fetchedKind(element: Element): Kind | undefined {
  // Old browsers alone ask for `nomodule` scripts.
  if (element.tagName === 'script') return attribute(element, 'nomodule') === undefined ? 'script' : undefined
  if (element.tagName !== 'link') return undefined
  if (attribute(element, 'rel') === 'stylesheet') return 'style'
  return attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'font' ? 'font' : undefined
}

function transferred(kind: Kind, bytes: Buffer): number {
  if (kind === 'font') return bytes.length
  return kind === 'html' ? brotliCompressSync(bytes).length : gzipSync(bytes, { level: 9 }).length
}
