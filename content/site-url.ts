import { describeFault } from './fault'
import { profile } from './profile'

/** The variables of an environment, such as `process.env`. */
type Variables = Readonly<Record<string, string | undefined>>

/** An address, and a message that names where it comes from. */
interface Source {
  address: string | undefined
  describe(fault: string): string
}

/** The address of the site from the first source that has one, in the order of O11. */
function findSource(variables: Variables): Source | undefined {
  return [
    fromVariable('SITE_URL', variables.SITE_URL),
    {
      address: profile.siteUrl,
      describe: (fault: string) => describeFault('content/profile.ts', profile, ['siteUrl'], fault),
    },
    // Vercel leaves out the scheme.
    fromVariable(
      'VERCEL_PROJECT_PRODUCTION_URL',
      variables.VERCEL_PROJECT_PRODUCTION_URL && `https://${variables.VERCEL_PROJECT_PRODUCTION_URL}`,
    ),
    // Other programs set URL too.
    fromVariable('URL', variables.NETLIFY && variables.URL),
    // Cloudflare's is the address of one deployment: 1a2b3c4d.PROJECT.pages.dev.
    fromVariable(
      'CF_PAGES_URL',
      variables.CF_PAGES_URL?.replace(/^https:\/\/[^/]+\.([^./]+\.pages\.dev)\/?$/, 'https://$1'),
    ),
  ].find(({ address }) => address)
}

function fromVariable(name: string, address: string | undefined): Source {
  return {
    address,
    describe: (fault) => describeFault(`the variable ${name}`, address, [], fault),
  }
}

/** @throws if the address is not one that a browser can open, naming its source */
function homeAddress({ address = '', describe }: Source): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(describe('is not a web address. Write it in full, starting with https://.'))
  }
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname.replace(/\/+$/, '')}/`
}

const source = findSource(process.env)

/**
 * The full address of the home page, ending in a slash: `SITE_URL`, else `content/profile.ts`, else the address that the
 * host reports to its build. Undefined if there is none (O11).
 */
export const siteUrl = source && homeAddress(source)

/** The folder of the site on its host: `/me`, or empty at the root of a domain. */
export const basePath = siteUrl ? new URL(siteUrl).pathname.replace(/\/$/, '') : ''
