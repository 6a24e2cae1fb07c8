import { contentFile } from '../../content/files'
import { type Examined, type Finding, findingAt } from './finding'

/** Domains that belong to nobody, for examples and machines of one's own (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost|local)$/

export function isReserved(host: string): boolean {
  return reserved.test(host) || /^(127|10|192\.168|0)\./.test(host)
}

/** Domains that a host gives out, for which it needs to be told nothing. */
const givenByHost = /\.(github\.io|gitlab\.io|pages\.dev|netlify\.app|vercel\.app)$/

/** Whether the site can stand at its address, and whether its host knows a domain of the owner's own. */
export function* addressFaults({ content, address, customDomain }: Examined): Generator<Finding> {
  if (!address) {
    const why = 'is left out, and this build gets no address from a host'
    const fix =
      'Leave it so if GitHub Pages, Vercel, Netlify or Cloudflare Pages build the site; otherwise write the address of the site.'
    yield findingAt({ content }, { key: 'profile', path: ['siteUrl'] }, 'hint', why, fix)
    return
  }
  const { hostname } = new URL(address)
  const place = { file: 'public/CNAME', entry: '', field: '' }
  if (isReserved(hostname)) {
    const { siteUrl } = content.profile
    const inContent = siteUrl && address.startsWith(siteUrl.replace(/\/+$/, ''))
    const origin = inContent
      ? { file: contentFile('profile'), field: 'siteUrl' }
      : { file: 'the variable SITE_URL' }
    const why = `is ${address}, where no site can stand`
    const fix = 'Write the address under which the site will be, such as "https://you.github.io/portfolio".'
    yield { ...place, ...origin, level: 'sample', why, fix }
  } else if (customDomain && customDomain !== hostname) {
    const why = `says ${customDomain}, and the site is built for ${hostname}`
    yield { ...place, level: 'wrong', why, fix: 'Correct one of the two.' }
  } else if (!customDomain && !givenByHost.test(hostname)) {
    const why = `is not there, and ${hostname} is a domain of your own`
    const fix = `Tell your host: a file public/CNAME that says ${hostname}, or Settings, Pages, Custom domain where GitHub publishes by a workflow.`
    yield { ...place, level: 'hint', why, fix }
  }
}
