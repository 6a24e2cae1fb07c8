import { profile } from '@/content/profile'
import { ContentError, type Path, toFault } from '@/content/schema/errors'

type Variables = Readonly<Record<string, string | undefined>>

interface AddressSource {
  address: string | undefined
  file: string
  content?: unknown
  path?: Path
}

/** Returns the first source that has an address (O11). */
function findSource(variables: Variables): AddressSource | undefined {
  return [
    fromVariable('SITE_URL', variables.SITE_URL),
    { address: profile.siteUrl, file: 'content/profile.ts', content: profile, path: ['siteUrl'] },
    // Vercel leaves out the scheme.
    fromVariable(
      'VERCEL_PROJECT_PRODUCTION_URL',
      variables.VERCEL_PROJECT_PRODUCTION_URL && `https://${variables.VERCEL_PROJECT_PRODUCTION_URL}`,
    ),
    // Only on Netlify, because other programs also set URL.
    fromVariable('URL', variables.NETLIFY && variables.URL),
    // Cloudflare sets the address of a single deployment, 1a2b3c4d.PROJECT.pages.dev.
    fromVariable(
      'CF_PAGES_URL',
      variables.CF_PAGES_URL?.replace(/^https:\/\/[^/]+\.([^./]+\.pages\.dev)\/?$/, 'https://$1'),
    ),
  ].find(({ address }) => address)
}

function fromVariable(name: string, address: string | undefined): AddressSource {
  return { address, file: `the variable ${name}` }
}

/** Returns an address that ends in a slash, without query and hash. @throws ContentError */
function normalizeAddress({ address = '', file, content = address, path = [] }: AddressSource): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    const message = 'is not a web address. Write it in full, starting with https://.'
    throw new ContentError([toFault({ file, content }, path, message)])
  }
  const { origin, pathname } = new URL(address)
  return origin + `${pathname}/`.replace(/\/index\.html\/$/, '/').replace(/\/+/g, '/')
}

const source = findSource(process.env)

/** The absolute URL of the home page, ending in a slash. Undefined if unknown (O11). */
export const siteUrl = source && normalizeAddress(source)

/** The folder of the site on its host, such as `/me`, or empty. */
export const basePath = siteUrl ? new URL(siteUrl).pathname.replace(/\/$/, '') : ''
