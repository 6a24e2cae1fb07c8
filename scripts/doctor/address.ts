import { type Examined, type Finding, findingAt } from './finding'

/** Domains for examples and local machines, which no one can register (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost|local)$/

export function isReserved(host: string): boolean {
  return reserved.test(host) || /^(127|10|192\.168|0)\./.test(host)
}

/** Checks that visitors can open the address of the site, and that `public/CNAME` does not contradict it (O11). */
export function* addressFaults(site: Examined): Generator<Finding> {
  const { content, address, customDomain } = site
  const inContent = { key: 'profile', path: ['siteUrl'] } as const
  const fix = 'Write the address of your site, such as "https://you.github.io/portfolio".'
  if (!address) {
    const why = 'is left out, and neither SITE_URL nor the host names an address'
    yield findingAt(site, inContent, 'sample', why, fix)
    return
  }
  const { hostname } = new URL(address)
  if (isReserved(hostname)) {
    const why = `is ${address}, which visitors cannot open`
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
