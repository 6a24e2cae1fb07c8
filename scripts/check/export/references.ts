import { attribute, type Element, textOf } from '../../html'

/** An address that a page names. */
export interface Reference {
  address: string
  /** Where it stands, for the reader of a fault, such as `<img src>`. */
  place: string
  /** Whether the browser fetches it by itself, so that a foreign one would be a leak. */
  loaded: boolean
}

/** `link` elements that only point; every other one is fetched or names an address of this site. */
const pointingRels = /^(canonical|alternate|me|author|license|help|next|prev)$/

/** Tags whose address the browser fetches by itself. */
const loadingAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  script: ['src'],
  iframe: ['src'],
  embed: ['src'],
  source: ['src'],
  track: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  input: ['src'],
  object: ['data'],
  use: ['href'],
  image: ['href'],
}

const sharedCards = /^(og:(url|image|image:secure_url|video|audio)|twitter:image)$/

/** Every address in the attributes of an element, fetched or not. */
export function referencesOf(element: Element): Reference[] {
  const { tagName } = element
  const found: Reference[] = []
  const add = (name: string, address: string | undefined, loaded: boolean) => {
    if (address !== undefined) found.push({ address, place: `<${tagName} ${name}>`, loaded })
  }
  if (tagName === 'a' || tagName === 'area') add('href', attribute(element, 'href'), false)
  if (tagName === 'link') {
    const rels = (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/)
    add('href', attribute(element, 'href'), !rels.every((rel) => pointingRels.test(rel)))
  }
  if (tagName === 'meta') {
    const key = attribute(element, 'property') ?? attribute(element, 'name') ?? ''
    if (sharedCards.test(key)) add(key, attribute(element, 'content'), false)
    const refresh = /url\s*=\s*['"]?([^'"]+)/i.exec(attribute(element, 'content') ?? '')?.[1]
    if (attribute(element, 'http-equiv')?.toLowerCase() === 'refresh') add('refresh', refresh, false)
  }
  for (const name of loadingAttributes[tagName] ?? []) add(name, attribute(element, name), true)
  for (const name of ['srcset', 'imagesrcset']) {
    for (const address of srcsetAddresses(attribute(element, name) ?? '')) add(name, address, true)
  }
  if (tagName === 'style') for (const address of cssAddresses(textOf(element))) add('url()', address, true)
  return found
}

/** The addresses of a `srcset`: `a.avif 320w, b.avif 640w`. */
export function srcsetAddresses(srcset: string): string[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
}

/** The addresses that a stylesheet fetches. */
export function cssAddresses(css: string): string[] {
  const found = css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)|@import\s+["']([^"']+)["']/g)
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').filter(Boolean)
}
