import type { ProfileInput } from '@/content/schema/content'
import { type NetworkKey, networkKeys, networkOf, networks } from '@/content/schema/networks'

export type LinkInput = NonNullable<ProfileInput['links']>[number]

/** Addresses of profile pages without the name of the account. */
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
  youtube: 'https://www.youtube.com/@',
  dribbble: 'https://dribbble.com/',
  behance: 'https://www.behance.net/',
  kaggle: 'https://www.kaggle.com/',
  orcid: 'https://orcid.org/',
  googlescholar: 'https://scholar.google.com/citations?user=',
  researchgate: 'https://www.researchgate.net/profile/',
  leetcode: 'https://leetcode.com/u/',
}

/** Returns the link to a profile, only its address if the host identifies the network. Returns nothing if the address is unknown. */
export function linkOf(profile: {
  network?: string
  username?: string
  url?: string
}): LinkInput | undefined {
  const { network: label = '', username = '', url } = profile
  const network = networkNamed(label)
  const href = url ?? addressOfMember(network, username)
  if (!href) return undefined
  if (networkOf(href) || !label) return href
  return network ? { href, network } : { href, label }
}

function addressOfMember(network: NetworkKey | undefined, username: string): string | undefined {
  const name = username.replace(/^@/, '')
  const [, member, host] = /^([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(name) ?? []
  if (network === 'mastodon') return host && `https://${host}/@${member}`
  const start = network && members[network]
  return start && /^[\p{L}\p{N}_./-]+$/u.test(name) ? start + name : undefined
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

/** Returns links without those to a page that an earlier one leads to. */
export function withoutDuplicates(links: readonly LinkInput[]): LinkInput[] {
  const keys = links.map(addressKey)
  return links.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}
