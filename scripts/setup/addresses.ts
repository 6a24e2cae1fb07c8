import { type NetworkKey, networkKeys, networkOf, networks } from '../../content/networks'
import type { ProfileInput } from '../../content/schema'

export type LinkInput = NonNullable<ProfileInput['links']>[number]

/** Where a network shows a member of that name. */
const members: Partial<Record<NetworkKey, (name: string) => string>> = {
  github: (name) => `https://github.com/${name}`,
  gitlab: (name) => `https://gitlab.com/${name}`,
  codeberg: (name) => `https://codeberg.org/${name}`,
  linkedin: (name) => `https://www.linkedin.com/in/${name}`,
  x: (name) => `https://x.com/${name}`,
  instagram: (name) => `https://www.instagram.com/${name}`,
}

/**
 * A web address as the site takes it; one without `https://` in front is completed.
 *
 * @returns nothing when it is none: no other protocol ever becomes a link
 */
export function addressOf(text: string): string | undefined {
  if (!text || /\s/.test(text)) return undefined
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return undefined
  const { protocol, hostname, username } = new URL(whole)
  return /^https?:$/.test(protocol) && hostname.includes('.') && !username ? whole : undefined
}

/** The link to somebody's profile: an address alone where its host tells the network. */
export function linkOf(profile: {
  network?: string
  username?: string
  url?: string
}): LinkInput | undefined {
  const { network: label, username = '', url } = profile
  const network = label && networkNamed(label)
  const handle = username.replace(/^(?:@|in\/)|\/$/g, '')
  const [, member, host] = /^([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(handle) ?? []
  const page = /^[\w.-]+$/.test(handle) && network ? members[network]?.(handle) : undefined
  const href = url ?? (network === 'mastodon' && host ? `https://${host}/@${member}` : page)
  if (!href) return undefined
  if (networkOf(href) || !label) return href
  return network ? { href, network } : { href, label }
}

/** The network that goes by a name, such as `Twitter`, `linkedin` or `Stack Overflow`. */
export function networkNamed(name: string): NetworkKey | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  if (plain(name) === 'twitter') return 'x'
  return networkKeys.find((key) => plain(name) && [key, plain(networks[key].label)].includes(plain(name)))
}

/** The address of a link, however it is written. */
export function hrefOf(link: LinkInput): string {
  return typeof link === 'string' ? link : link.href
}

const codeHosts = ['github', 'gitlab', 'codeberg', 'bitbucket']

/** Whether an address leads to a site where code is kept. */
export function isCodeAddress(address: string): boolean {
  return codeHosts.includes(networkOf(address) ?? '')
}

/** The same for addresses that lead to the same page. */
export function addressKey(link: LinkInput): string {
  return hrefOf(link)
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?|\/+$/g, '')
}
