import type { ProfileInput } from '@/content/schema/content'
import { type NetworkKey, networkKeys, networkOf, networks } from '@/content/schema/networks'

export type LinkInput = NonNullable<ProfileInput['links']>[number]

const members: Partial<Record<NetworkKey, (name: string) => string>> = {
  github: (name) => `https://github.com/${name}`,
  gitlab: (name) => `https://gitlab.com/${name}`,
  codeberg: (name) => `https://codeberg.org/${name}`,
  linkedin: (name) => `https://www.linkedin.com/in/${name}`,
  x: (name) => `https://x.com/${name}`,
  instagram: (name) => `https://www.instagram.com/${name}`,
  facebook: (name) => `https://www.facebook.com/${name}`,
  bluesky: (name) => `https://bsky.app/profile/${name}`,
  medium: (name) => `https://medium.com/@${name}`,
  dev: (name) => `https://dev.to/${name}`,
  telegram: (name) => `https://t.me/${name}`,
  dribbble: (name) => `https://dribbble.com/${name}`,
  behance: (name) => `https://www.behance.net/${name}`,
  kaggle: (name) => `https://www.kaggle.com/${name}`,
  orcid: (name) => `https://orcid.org/${name}`,
}

const number = String.raw`\d(?:[\s().-]{0,2}\d){6,}`
/** A phone number with its country, or an address that leads to one, also in a messenger. */
const phone = RegExp(
  `(?<!\\w)(?:\\+|%2B)${number}|^[a-z-]+:${number}|\\b(?:wa|t)\\.me/${number}|[?&]phone=${number}`,
  'i',
)

/** Returns whether a text, or a field of a group, contains a phone number. */
export function hasPhone(value: unknown): boolean {
  return [value, ...Object.values(Object(value))].some((text) => typeof text === 'string' && phone.test(text))
}

/**
 * Returns a web address as the site accepts it, with `https://` if the protocol is missing.
 *
 * @returns nothing for any other text: no other protocol ever becomes a link
 */
export function addressOf(text: string): string | undefined {
  if (!text || /\s/.test(text)) return undefined
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return undefined
  const { protocol, hostname, username } = new URL(whole)
  // A number is an address of a computer to browsers, and "resume.pdf" is a file.
  const isNamed =
    hostname.includes('.') &&
    !/^\d+$/.test(text) &&
    !/\.(?:html?|php|pdf|json|jpe?g|png|svg|docx?)$/.test(hostname)
  return /^https?:$/.test(protocol) && isNamed && !username ? whole : undefined
}

/** Returns a web address that contains no phone number. An owner who wants to publish one passes `--link`. */
export function publicAddress(text: string): string | undefined {
  return hasPhone(text) ? undefined : addressOf(text)
}

/** Returns the link to a profile: only its address if the host identifies the network. */
export function linkOf(profile: {
  network?: string
  username?: string
  url?: string
}): LinkInput | undefined {
  const {
    network: label,
    username = '',
    url = /^https?:/.test(username) ? addressOf(username) : undefined,
  } = profile
  const network = label && networkNamed(label)
  const handle = username.replace(/^(?:@|in\/)|\/$/g, '')
  const [, member, host] = /^([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(handle) ?? []
  const page = /^[\p{L}\p{N}_.-]+$/u.test(handle) && network ? members[network]?.(handle) : undefined
  const href = url ?? (network === 'mastodon' && host ? `https://${host}/@${member}` : page)
  if (!href || hasPhone(href)) return undefined
  if (networkOf(href) || !label || hasPhone(label)) return href
  return network ? { href, network } : { href, label }
}

/** Returns the network with a name such as `Twitter`, `linkedin` or `Stack Overflow`. */
export function networkNamed(name: string): NetworkKey | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  if (plain(name) === 'twitter') return 'x'
  return networkKeys.find((key) => plain(name) && [key, plain(networks[key].label)].includes(plain(name)))
}

/** Returns the address of a link in either form. */
export function hrefOf(link: LinkInput): string {
  return typeof link === 'string' ? link : link.href
}

const codeHosts = ['github', 'gitlab', 'codeberg', 'bitbucket']

/** Returns whether an address leads to a host of code. */
export function isCodeAddress(address: string): boolean {
  return codeHosts.includes(networkOf(address) ?? '')
}

/**
 * Returns a key that is equal for addresses of the same page. Only hosts, and names of members and repositories, are the same in small and
 * capital letters.
 */
export function addressKey(link: LinkInput): string {
  const href = hrefOf(link)
  if (!URL.canParse(href)) return href
  const { host, pathname, search, hash } = new URL(href)
  const network = networkOf(href) ?? ''
  const path = network in members || isCodeAddress(href) ? pathname.toLowerCase() : pathname
  return host.replace(/^www\./, '') + path.replace(/\/+$/, '') + search + hash
}
