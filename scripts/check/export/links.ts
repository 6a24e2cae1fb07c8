import { collectTexts } from '@/content/schema/texts'
import { attribute, type Element } from '@/scripts/build/html'
import { type Fault, type Site, srcsetAddresses } from '@/scripts/check/export/site'
import { resolveRoute } from '@/scripts/serve/route'

/** An address in a file of the export. */
interface Reference {
  address: string
  /** Where it is, such as `<img src>`. */
  place: string
  /** Whether the browser fetches it without an action of the visitor. */
  loaded: boolean
}

/**
 * Checks that every address of the site leads to an existing file and fragment, and that no page fetches anything from another origin.
 *
 * @param content addresses in it are not checked, because another site on the same host may serve them, such as at github.io
 */
export function checkLinks(site: Site, content: unknown): Fault[] {
  const texts = collectTexts(content).map(({ text }) => decodeMarkdown(text))
  const isWritten = (address: string) =>
    /^https?:/.test(address) && texts.some((text) => text.includes(decodeMarkdown(address)))
  const inPages = site.pages.flatMap(({ file, url, elements }) =>
    elements
      .flatMap(referencesOf)
      .filter(({ address, loaded }) => loaded || !isWritten(address))
      .flatMap((reference) => faultsOf(site, file, url, reference)),
  )
  const inTexts = [...site.files].flatMap((file) =>
    [...new Set(ownAddresses(site, file))]
      .filter((address) => !isWritten(address))
      .flatMap((address) => faultsOf(site, file, site.url, { address, place: 'text', loaded: false })),
  )
  return [...inPages, ...inTexts]
}

/** Decodes the characters that are encoded in Markdown, because they would end a link. */
function decodeMarkdown(text: string): string {
  return text.replace(/%(?:20|28|29|3C|3E|5C)/g, decodeURIComponent)
}

/** Returns the site's own full addresses in a text file, such as the sitemap and structured data, and the addresses in the manifest. */
function ownAddresses(site: Site, file: string): string[] {
  if (file.endsWith('.webmanifest')) {
    const texts = collectTexts(JSON.parse(site.text(file))).map(({ text }) => text)
    return texts.filter((text) => text.startsWith('/'))
  }
  if (!/\.(html|xml|txt|md|json|vcf)$/.test(file)) return []
  const text = site.text(file)
  const withoutEntities = text.replace(/&(?:quot|lt|gt|#x27);/g, ' ').replaceAll('&amp;', '&')
  // A vCard folds long lines. In data a fragment is part of an id, not of a page.
  return addressesIn(file.endsWith('.html') ? withoutEntities : text.replaceAll('\r\n ', ''))
    .filter((address) => URL.canParse(address) && new URL(address).origin === new URL(site.url).origin)
    .map((address) => address.replace(/#.*/, ''))
}

/** Returns the addresses in a text, without the punctuation that ends a sentence. */
function addressesIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s"'<>()[\]\\{}]*[^\s"'<>()[\]\\{}.,;:!?]/g) ?? []
}

function faultsOf(site: Site, file: string, from: string, { address, place, loaded }: Reference): Fault[] {
  const fault = (words: string): Fault[] => [{ file, fault: `${place} "${address}" ${words}` }]
  const url = new URL(address, from)
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
  return !id || !target || isThere ? [] : fault(`leads to no element with the id "${id}"`)
}

/** Values of `rel` that fetch nothing. */
const pointingRels = /^((canonical|alternate|me|author|license|help|next|prev)( |$))+$/

/** Returns the addresses in the attributes of an element. */
function referencesOf(element: Element): Reference[] {
  const { tagName } = element
  const points = tagName === 'a' || pointingRels.test(attribute(element, 'rel') ?? '')
  return element.attrs.flatMap(({ name, value }) => {
    const found = (addresses: readonly string[], loaded = true): Reference[] =>
      addresses.map((address) => ({ address, place: `<${tagName} ${name}>`, loaded }))
    if (name === 'href') return found([value], !points)
    if (name === 'src') return found([value])
    return ['srcset', 'imagesrcset'].includes(name) ? found(srcsetAddresses(value)) : []
  })
}
