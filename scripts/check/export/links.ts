import { attribute, type Element, textOf } from '@/scripts/build/html'
import { type Fault, type Site, srcsetAddresses } from '@/scripts/check/export/site'
import { resolveRoute } from '@/scripts/serve/route'

/**
 * Checks that every address of the site leads to an existing file and fragment, and that nothing is fetched from another origin.
 *
 * @param content addresses in it are not checked, because another site on the same host may serve them, such as at github.io
 */
export function checkLinks(site: Site, content: unknown): Fault[] {
  const written = new Set(addressesIn(JSON.stringify(content)))
  const inPages = site.pages.flatMap((page) =>
    page.elements
      .flatMap(referencesOf)
      .filter(({ address, loaded }) => loaded || !written.has(address))
      .flatMap((reference) => faultsOf(site, page.file, page.url, reference)),
  )
  return [...inPages, ...inFetchedFiles(site), ...inText(site, written)]
}

/** Checks addresses in stylesheets and manifests, which are relative to their file. */
function inFetchedFiles(site: Site): Fault[] {
  return [...site.files].flatMap((file) => {
    const from = new URL(site.basePath + file, site.url).href
    const check = (place: string, addresses: readonly string[]) =>
      addresses.flatMap((address) => faultsOf(site, file, from, { address, place, loaded: true }))
    if (file.endsWith('.css')) return check('url()', cssAddresses(site.text(file)))
    return file.endsWith('.webmanifest') ? check('manifest', manifestAddresses(site.text(file))) : []
  })
}

/** Checks the site's own addresses in files for machines: sitemap, robots, Markdown and structured data. */
function inText(site: Site, written: ReadonlySet<string>): Fault[] {
  const files = [...site.files]
    .filter((file) => /\.(xml|txt|md|json|vcf)$/.test(file))
    // A vCard folds long lines.
    .map((file) => [file, site.text(file).replaceAll('\r\n ', '')] as const)
  const data = site.pages.flatMap(({ file, elements }) =>
    elements
      .filter((element) => /json/.test(attribute(element, 'type') ?? ''))
      .map((element) => [file, textOf(element)] as const),
  )
  return [...files, ...data].flatMap(([file, text]) =>
    [...new Set(addressesIn(text))]
      .filter((address) => !written.has(address) && URL.canParse(address))
      .filter((address) => new URL(address).origin === new URL(site.url).origin)
      // In data a fragment is part of an id, not of a page.
      .map((address) => ({ address: address.replace(/#.*/, ''), place: 'text', loaded: false }))
      .flatMap((reference) => faultsOf(site, file, site.url, reference)),
  )
}

function addressesIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s"'<>()[\]\\{}]+/g)].map(([address]) => address)
}

function manifestAddresses(json: string): string[] {
  const { start_url, scope, icons } = JSON.parse(json)
  return [start_url, scope, ...icons.map((icon: { src: string }) => icon.src)].filter(Boolean)
}

function faultsOf(site: Site, file: string, from: string, { address, place, loaded }: Reference): Fault[] {
  const fault = (words: string): Fault[] => [{ file, fault: `${place} "${address}" ${words}` }]
  if (address.trim() === '') return fault('is empty')
  if (!URL.canParse(address, from)) return fault('is not a URL')
  const url = new URL(address, from)
  if (url.protocol === 'javascript:') return fault('is a script')
  if (!/^https?:$/.test(url.protocol)) return []
  if (url.origin !== new URL(site.url).origin) return loaded ? fault('is fetched from a foreign origin') : []

  // Below a base path Next links to the home page without the slash. Hosts add it and keep the fragment.
  const decoded = decodeURI(url.pathname)
  const path = decoded === site.basePath ? `${site.basePath}/` : decoded
  const route = resolveRoute(path, site.basePath, (name) => site.files.has(name))
  if (route.kind === 'outside') return fault(`leaves the base path ${site.basePath}/`)
  if (route.kind === 'redirect') return fault(`is not the clean address, which is ${route.to}`)
  if (route.kind !== 'file') return fault('leads to no file')
  const id = decodeURIComponent(url.hash.slice(1))
  const target = site.pages.find((page) => page.file === route.path)
  const isThere = target?.elements.some((element) => attribute(element, 'id') === id)
  if (!id || id === 'top' || !target || isThere) return []
  return fault(`leads to no element with the id "${id}"`)
}

/** An address in a page. */
interface Reference {
  address: string
  /** Where it is, such as `<img src>`. */
  place: string
  /** Whether the browser fetches it without an action of the visitor. */
  loaded: boolean
}

/** Values of `rel` that fetch nothing. */
const pointingRels = /^((canonical|alternate|me|author|license|help|next|prev)( |$))+$/
const sharedCards = /^(og:(url|image|image:secure_url|video|audio)|twitter:image)$/

/** Returns the addresses in the attributes of an element. */
function referencesOf(element: Element): Reference[] {
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

/** Returns the addresses that a stylesheet fetches. */
function cssAddresses(css: string): string[] {
  const found = css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)|@import\s+["']([^"']+)["']/g)
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').filter(Boolean)
}
