import type { ProfileInput } from '@/content/schema/content'
import { type NetworkKey, networkKeys, networkOf, networks } from '@/content/schema/networks'

export type LinkInput = NonNullable<ProfileInput['links']>[number]

/** Addresses of profile pages without the account. */
const members: Partial<Record<NetworkKey, string>> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  codeberg: 'https://codeberg.org/',
  linkedin: 'https://www.linkedin.com/in/',
  x: 'https://x.com/',
  stackoverflow: 'https://stackoverflow.com/users/',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  bluesky: 'https://bsky.app/profile/',
  medium: 'https://medium.com/@',
  dev: 'https://dev.to/',
  telegram: 'https://t.me/',
  dribbble: 'https://dribbble.com/',
  behance: 'https://www.behance.net/',
  kaggle: 'https://www.kaggle.com/',
  orcid: 'https://orcid.org/',
  googlescholar: 'https://scholar.google.com/citations?user=',
  researchgate: 'https://www.researchgate.net/profile/',
  leetcode: 'https://leetcode.com/u/',
}
/** Patterns of accounts that are identifiers, not names. */
const identifiers: Partial<Record<NetworkKey, RegExp>> = {
  stackoverflow: /^\d+(?:\/[\w-]+)?$/,
  googlescholar: /^[\w-]{12}$/,
}

/** What templates have in place of an account. */
const placeholder = /^(?:todo|tbd|(?:your)?[-_.]?user[-_.]?name|your[-_.]?(?:name|handle|account))$/i

/** A phone number with a country code, or an address that contains one, such as `tel:` or `wa.me/`. */
const phone =
  /(?:(?<!\w)(?:\+|%2B)|^(?:tel|sms|callto|whatsapp|viber|signal):|\b(?:wa|t)\.me\/|[?&]phone=)[\s(]*\d(?:[\s().-]{0,2}\d){6,}/i

/** Returns whether a text or an address contains a phone number. */
export function hasPhone(text: unknown): boolean {
  return typeof text === 'string' && phone.test(text)
}

/** Returns a web address, with `https://` if the protocol is missing, or the address of a DOI. Returns nothing for other texts and protocols. */
export function addressOf(text: string): string | undefined {
  const [, doi] = /^(?:doi:\s*)?(10\.\d{4,9}\/\S+)$/i.exec(text) ?? []
  if (doi) return `https://doi.org/${doi}`
  if (!text || /\s/.test(text)) return undefined
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return undefined
  const { protocol, hostname, username } = new URL(whole)
  // Browsers read a number such as a version as an IP address, and "resume.pdf" is a file.
  const isNamed =
    hostname.includes('.') &&
    !/^[\d.]+(?:[:/]|$)/.test(text) &&
    !/\.(?:html?|php|pdf|json|jpe?g|png|svg|docx?)$/.test(hostname)
  return /^https?:$/.test(protocol) && isNamed && !username ? whole : undefined
}

/** Returns the link to a profile: only its address if the host identifies the network. */
export function linkOf(profile: {
  network?: string
  username?: string
  url?: string
}): LinkInput | undefined {
  const { network: label = '', username = '' } = profile
  const network = networkNamed(label)
  const address = addressOf(username)
  // A name may look like an address, as in "vera.lind".
  const isAddress = /^https?:/.test(username) || (network && address && networkOf(address) === network)
  const url = profile.url ?? (isAddress ? address : undefined)
  const handle = username.replace(/^(?:@|in\/)|\/$/g, '')
  const [, member, host] = /^([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(handle) ?? []
  const start = network && members[network]
  const isName =
    ((network && identifiers[network]) ?? /^[\p{L}\p{N}_.-]+$/u).test(handle) && !placeholder.test(handle)
  const page = start && isName ? start + handle : undefined
  const href = url ?? (network === 'mastodon' && host ? `https://${host}/@${member}` : page)
  if (!href || hasPhone(href)) return undefined
  if (networkOf(href) || !label || hasPhone(label)) return href
  return network ? { href, network } : { href, label }
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** Returns the network with a name such as `Twitter`, `linkedin` or `Stack Overflow`. */
export function networkNamed(name: string): NetworkKey | undefined {
  if (plain(name) === 'twitter') return 'x'
  return networkKeys.find((key) => plain(name) && [key, plain(networks[key].label)].includes(plain(name)))
}

/** Returns the address of a link in either form. */
export function hrefOf(link: LinkInput): string {
  return typeof link === 'string' ? link : link.href
}

const codeHosts = ['github', 'gitlab', 'codeberg', 'bitbucket']

/** Returns whether an address is at a code host. */
export function isCodeAddress(address: string): boolean {
  return codeHosts.includes(networkOf(address) ?? '')
}

/** Returns a key that is equal for addresses of the same page. Hosts, accounts and repositories are compared without case. */
export function addressKey(link: LinkInput): string {
  const href = hrefOf(link)
  if (!URL.canParse(href)) return href
  const { host, pathname, search, hash } = new URL(href)
  const network = networkOf(href) ?? ''
  const path = network in members || isCodeAddress(href) ? pathname.toLowerCase() : pathname
  return host.replace(/^www\./, '') + path.replace(/\/+$/, '') + search + hash
}
