import { attribute, textOf } from '../../html'
import { routeOf } from '../../serve/route'
import { cssAddresses, type Reference, referencesOf } from './references'
import type { Fault, Page, Site } from './site'

/**
 * Every address of this site leads to a file and a fragment that exist, and nothing foreign is fetched.
 *
 * @param content its sentences and links may name addresses of the owner's own host that something else serves, such as
 *   the pages of a project beside the site at github.io
 */
export function checkLinks(content: unknown): (site: Site) => Fault[] {
  const written = new Set(addressesIn(JSON.stringify(content)))
  return (site) => linkFaults(site, written)
}

function linkFaults(site: Site, written: ReadonlySet<string>): Fault[] {
  const inPages = site.pages.flatMap((page) =>
    page.elements
      .flatMap(referencesOf)
      .filter(({ address, loaded }) => loaded || !written.has(address))
      .flatMap((reference) => faultsOf(site, page.file, page.url, reference, page)),
  )
  const inStyles = filesEnding(site, /\.css$/).flatMap((file) =>
    cssAddresses(site.text(file)).flatMap((address) =>
      faultsOf(site, file, addressOf(site, file), { address, place: 'url()', loaded: true }),
    ),
  )
  const inManifests = filesEnding(site, /\.webmanifest$/).flatMap((file) =>
    manifestAddresses(site.text(file)).flatMap((address) =>
      faultsOf(site, file, addressOf(site, file), { address, place: 'manifest', loaded: true }),
    ),
  )
  return [...inPages, ...inStyles, ...inManifests, ...inText(site, written)]
}

/** Addresses of this site in what machines read: sitemap, robots, Markdown, structured data, and whatever is next. */
function inText(site: Site, written: ReadonlySet<string>): Fault[] {
  const { origin } = new URL(site.url)
  const files = filesEnding(site, /\.(xml|txt|md|json|vcf)$/).map(
    // Address cards and calendars break long lines; the next one then starts with a space.
    (file) => [file, site.text(file).replace(file.endsWith('.vcf') ? /\r?\n[ \t]/g : /^$/, '')] as const,
  )
  const data = site.pages.flatMap(({ file, elements }) =>
    elements
      .filter((element) => /json/.test(attribute(element, 'type') ?? ''))
      .map((element) => [file, textOf(element)] as const),
  )
  return [...files, ...data].flatMap(([file, text]) => {
    return [...new Set(addressesIn(text))]
      .filter((address) => !written.has(address))
      .filter((address) => URL.canParse(address) && new URL(address).origin === origin)
      .flatMap((address) => {
        // In data, what follows the # names a thing and no place in a page.
        const reference = { address: address.replace(/#.*/, ''), place: 'text', loaded: false }
        return faultsOf(site, file, site.url, reference)
      })
  })
}

function addressesIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s"'<>()[\]\\{}]+/g)].map(([address]) => address)
}

function filesEnding(site: Site, ending: RegExp): string[] {
  return [...site.files].filter((file) => ending.test(file))
}

function addressOf(site: Site, file: string): string {
  return new URL(site.basePath + file, site.url).href
}

function manifestAddresses(json: string): string[] {
  const manifest = JSON.parse(json) as { start_url?: string; scope?: string; icons?: { src: string }[] }
  return [manifest.start_url, manifest.scope, ...(manifest.icons ?? []).map(({ src }) => src)].flatMap(
    (address) => address ?? [],
  )
}

function faultsOf(
  site: Site,
  file: string,
  from: string,
  { address, place, loaded }: Reference,
  page?: Page,
): Fault[] {
  const fault = (words: string): Fault[] => [{ file, fault: `${place} "${address}" ${words}` }]
  if (address.trim() === '') return fault('is empty')
  if (!URL.canParse(address, from)) return fault('is not an address')
  const url = new URL(address, from)
  if (url.protocol === 'javascript:') return fault('is a script')
  if (!/^https?:$/.test(url.protocol)) return []
  if (url.origin !== new URL(site.url).origin) return loaded ? fault('is fetched from a foreign origin') : []

  // Next writes the home page below a base path without its slash; every host adds it and keeps the fragment.
  const decoded = decodeURI(url.pathname)
  const path = decoded === site.basePath ? `${site.basePath}/` : decoded
  const route = routeOf(path, site.basePath, (name) => site.files.has(name))
  if (route.kind === 'outside') return fault(`leaves the base path ${site.basePath}/`)
  if (route.kind === 'redirect') return fault(`is not the clean address, which is ${route.to}`)
  if (route.kind !== 'file') return fault('leads to no file')
  const id = decodeURIComponent(url.hash.slice(1))
  if (!id || id === 'top' || !route.path.endsWith('.html')) return []
  const target = page?.file === route.path ? page : site.pages.find((other) => other.file === route.path)
  return target?.ids.includes(id) ? [] : fault(`leads to no element with the id "${id}"`)
}
