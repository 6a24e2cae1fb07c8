import { attribute, type Element } from '@/scripts/build/html'
import type { Page, Site } from '@/scripts/check/export/site'
import { resolveRoute } from '@/scripts/serve/route'

/**
 * Returns the faults of the links and files that pages refer to: each must lead to an existing
 * page, file and fragment below the base path, by its clean address. Browsers must load nothing
 * from another origin.
 *
 * @param siteUrl the address of the home page, ending in a slash, if the build knows it
 */
export function checkLinks(site: Site, siteUrl = 'http://localhost/'): string[] {
  return site.pages.flatMap((page) => {
    const path = page.file.replace(/\.html$/, '').replace(/\/index$/, '/')
    const from = new URL(encodeURI(site.basePath + path), siteUrl)
    return page.elements.flatMap((element) =>
      addressesOf(element).flatMap((address) => {
        const fault = faultOf(site, new URL(address, from), element.tagName === 'a' ? undefined : from.origin)
        return fault ? [`${page.file}: <${element.tagName}> "${address}" ${fault}`] : []
      }),
    )
  })
}

/** Values of `rel` that load nothing. */
const pointingRels = /^((canonical|alternate|me|author|license)( |$))+$/

/** Returns the addresses in an element, except full ones that lead to another site. */
function addressesOf(element: Element): string[] {
  const srcset = attribute(element, 'srcset') ?? attribute(element, 'imagesrcset') ?? ''
  const candidates = srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0])
  const all = [attribute(element, 'src'), attribute(element, 'href'), ...candidates].filter(Boolean)
  const points = element.tagName === 'a' || pointingRels.test(attribute(element, 'rel') ?? '')
  return all
    .filter((address) => address !== undefined)
    .filter((address) => !(points && /^\w+:/.test(address)))
}

/** @param origin the only origin that the address may have */
function faultOf(site: Site, url: URL, origin?: string): string | undefined {
  if (!/^https?:$/.test(url.protocol)) return undefined
  if (origin && url.origin !== origin) return 'is loaded from another origin'
  // Below a base path Next links to the home page without the slash, which hosts add.
  const decoded = decodeURI(url.pathname)
  const path = decoded === site.basePath ? `${decoded}/` : decoded
  const route = resolveRoute(path, site.basePath, (name) => site.files.has(name))
  if (route.kind === 'outside') return `leaves the base path ${site.basePath}/`
  if (route.kind === 'redirect') return `is not the clean address, which is ${route.to}`
  if (route.kind !== 'file') return 'leads to no file'
  const page = site.pages.find(({ file }) => file === route.path)
  return page && hasId(page, url.hash) ? undefined : page && `leads to no element ${url.hash}`
}

function hasId({ elements }: Page, hash: string): boolean {
  const id = decodeURIComponent(hash.slice(1))
  return !id || elements.some((element) => attribute(element, 'id') === id)
}
