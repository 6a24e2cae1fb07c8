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
const pointingRels = /^((canonical|alternate|me|author|license|help|next|prev)( |$))+$/
const sharedCards = /^(og:(url|image|image:secure_url|video|audio)|twitter:image)$/

/** Every address in the attributes of an element, fetched or not. */
export function referencesOf(element: Element): Reference[] {
  const { tagName } = element
  const points = ['a', 'area'].includes(tagName) || pointingRels.test(attribute(element, 'rel') ?? '')
  const found = (name: string, addresses: readonly string[], loaded = true): Reference[] =>
    addresses.map((address) => ({ address, place: `<${tagName} ${name}>`, loaded }))
  const inAttributes = element.attrs.flatMap(({ name, value }) => {
    if (name === 'href') return found(name, [value], !points)
    if (['src', 'poster', 'data'].includes(name)) return found(name, [value])
    return ['srcset', 'imagesrcset'].includes(name) ? found(name, srcsetAddresses(value)) : []
  })
  if (tagName === 'style') return [...inAttributes, ...found('url()', cssAddresses(textOf(element)))]
  return tagName === 'meta'
    ? [...inAttributes, ...found('content', metaAddresses(element), false)]
    : inAttributes
}

function metaAddresses(meta: Element): string[] {
  const content = attribute(meta, 'content') ?? ''
  if (sharedCards.test(attribute(meta, 'property') ?? attribute(meta, 'name') ?? '')) return [content]
  if (attribute(meta, 'http-equiv')?.toLowerCase() !== 'refresh') return []
  return /url\s*=\s*['"]?([^'"]+)/i.exec(content)?.slice(1) ?? []
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
