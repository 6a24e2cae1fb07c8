import { type Examined, type Finding, findingAt } from '@/scripts/doctor/finding'

/** Domains for examples and local machines, which no one can register (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost|local)$/

/** Returns whether a host is local or reserved for examples. */
export function isReserved(host: string): boolean {
  return reserved.test(host) || /^(127|10|192\.168|0)\./.test(host)
}

/** Checks that visitors can open the address of the site, and that `public/CNAME` does not contradict it. */
export function* addressFaults(site: Examined): Generator<Finding> {
  const { content, address, customDomain } = site
  const inContent = { key: 'profile', path: ['siteUrl'] } as const
  if (!address) {
    const why = 'is left out, and this build gets no address from a host'
    const fix =
      'Leave it out if GitHub Pages, Vercel, Netlify or Cloudflare Pages build the site; otherwise write the address of the site.'
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
