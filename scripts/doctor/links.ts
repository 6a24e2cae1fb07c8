import { type NetworkKey, networkOf, networks } from '@/content/schema/networks'
import { collectContentTexts, type FoundText } from '@/content/schema/texts'
import { type Examined, type Finding, findingAt } from '@/scripts/doctor/finding'
import { addressKey, isCodeAddress, networkNamed } from '@/scripts/old-setup/addresses'

/** Returns the texts of the content with hosts in them, except for the site's address. */
function textsWithHosts({ content }: Pick<Examined, 'content'>): (FoundText & { hosts: string[] })[] {
  return collectContentTexts(content).flatMap((found) => {
    const web = [...found.text.matchAll(/https?:\/\/[^\s"'<>]+/g)].flatMap(([address]) =>
      URL.canParse(address) ? [new URL(address).hostname] : [],
    )
    const mail = [...found.text.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)].map(([, host = '']) =>
      host.toLowerCase(),
    )
    const hosts = [...web, ...mail]
    return hosts.length > 0 && found.path[0] !== 'siteUrl' ? [{ ...found, hosts }] : []
  })
}

/** Finds domains that are reserved for examples. Only links to them prevent publishing, because a text may mention one on purpose. */
export function* reservedDomains(site: Examined): Generator<Finding> {
  const what = 'a domain that is reserved for examples'
  for (const place of textsWithHosts(site)) {
    if (site.sample.hasText(place.text) || !place.hosts.some(isReserved)) continue
    yield /\s/.test(place.text)
      ? findingAt(site, place, 'weak', `mentions ${what}`, 'Check that this is intended.')
      : findingAt(site, place, 'sample', `leads to ${what}`, 'Write the real address, or remove it.')
  }
}

/** Networks that run on any host. */
const federated: readonly NetworkKey[] = ['mastodon', 'gitlab', 'website']

/** Finds links to the site itself, and links whose label or network does not match their address. */
export function* profileLinks(site: Examined): Generator<Finding> {
  for (const [i, link] of (site.content.profile.links ?? []).entries()) {
    if (site.address && addressKey(link) === addressKey(site.address)) {
      const place = { key: 'profile' as const, path: ['links', i] }
      yield findingAt(
        site,
        place,
        'weak',
        'leads to this site',
        'Remove it, because visitors are here already.',
      )
    }
    if (typeof link === 'string' || isReserved(new URL(link.href).hostname)) continue
    const actual = networkOf(link.href)
    const promised = link.network ?? networkNamed(link.label ?? '')
    if (!promised || promised === actual || (!actual && federated.includes(promised))) continue
    const why = `is labelled ${networks[promised].label}, but leads to ${new URL(link.href).hostname}`
    const place = { key: 'profile' as const, path: ['links', i, 'href'] }
    yield findingAt(site, place, 'wrong', why, 'Correct the address, or the network and label.')
  }
}

/** Finds code addresses that lead to something else. */
export function* codeLinks(site: Examined): Generator<Finding> {
  const profiles = (site.content.profile.links ?? []).map(addressKey)
  for (const key of ['featuredProjects', 'olderProjects'] as const) {
    for (const [i, { github_link }] of site.content[key].entries()) {
      if (!github_link) continue
      const host = new URL(github_link).hostname
      const isProfile = profiles.includes(addressKey(github_link))
      if (!isProfile && (isCodeAddress(github_link) || isReserved(host))) continue
      const why = isProfile
        ? 'leads to your profile, not to the code of this project'
        : `must be the address of the code, but leads to ${host}`
      const place = { key, path: [i, 'github_link'] }
      yield findingAt(site, place, 'wrong', why, 'Write the address of its repository.')
    }
  }
}

/** Time limit of a request, in milliseconds. */
const TIMEOUT_MS = 10_000

/** Status codes of pages that exist but refuse programs. */
const refusals = [401, 403, 405, 406, 429, 999]

/** Requests every link and returns the dead ones, except for the site's address. */
export async function deadLinks(
  site: Pick<Examined, 'content'>,
  request: typeof fetch = fetch,
): Promise<Finding[]> {
  const links = textsWithHosts(site).filter(
    ({ text, hosts }) => /^https?:\S+$/.test(text) && !hosts.some(isReserved),
  )
  const addresses = [...new Set(links.map(({ text }) => text))]
  const visits = addresses.map(async (address) => [address, await findProblem(address, request)] as const)
  const faults = new Map(await Promise.all(visits))
  return links.flatMap((place) => {
    const why = faults.get(place.text)
    return why ? [findingAt(site, place, 'wrong', why, 'Correct the address, or remove the link.')] : []
  })
}

async function findProblem(address: string, request: typeof fetch): Promise<string | undefined> {
  try {
    const { ok, status } = await request(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return ok || refusals.includes(status) ? undefined : `responds with status ${status}`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return `does not respond (${cause instanceof Error ? cause.message : String(cause)})`
  }
}

/** Domains for examples and local machines, which no one can register (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost|local)$/

/** Returns whether a host is local or reserved for examples. */
function isReserved(host: string): boolean {
  return reserved.test(host) || /^(127|10|192\.168|0)\./.test(host)
}

/** Checks that visitors can open the address of the site, and that `public/CNAME` does not contradict it. */
export function* addressFaults(site: Examined): Generator<Finding> {
  const { content, address, customDomain } = site
  const inContent = { key: 'profile', path: ['siteUrl'] } as const
  if (!address) {
    const why = 'is missing, and no host provides it here'
    const fix =
      'Write the address of the site, unless GitHub Pages, Vercel, Netlify or Cloudflare Pages build it.'
    yield findingAt(site, inContent, 'hint', why, fix)
    return
  }
  const { hostname } = new URL(address)
  if (isReserved(hostname)) {
    const why = `is ${address}, which visitors cannot open`
    const fix = 'Write the address of your site, such as "https://you.github.io/portfolio".'
    const { siteUrl } = content.profile
    yield siteUrl && address.startsWith(siteUrl.replace(/\/+$/, ''))
      ? findingAt(site, inContent, 'sample', why, fix)
      : { level: 'sample', file: 'the variable SITE_URL', entry: '', field: '', why, fix }
  } else if (customDomain && customDomain !== hostname) {
    const why = `contains ${customDomain}, but the site is built for ${hostname}`
    const file = { file: 'public/CNAME', entry: '', field: '' }
    yield { ...file, level: 'wrong', why, fix: 'Correct one of the two.' }
  }
}
