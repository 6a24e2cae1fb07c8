import type { ProfileInput } from '@/content/schema/content'
import { type NetworkKey, networkKeys, networkOf, networks, shortAddress } from '@/content/schema/networks'

export type LinkInput = NonNullable<ProfileInput['links']>[number]

/** Addresses of accounts without their names, for the networks of RenderCV, which has no addresses. */
const accounts: Partial<Record<NetworkKey, string>> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  linkedin: 'https://www.linkedin.com/in/',
  x: 'https://x.com/',
  stackoverflow: 'https://stackoverflow.com/users/',
  instagram: 'https://www.instagram.com/',
  bluesky: 'https://bsky.app/profile/',
  telegram: 'https://t.me/',
  youtube: 'https://www.youtube.com/@',
  orcid: 'https://orcid.org/',
  googlescholar: 'https://scholar.google.com/citations?user=',
  researchgate: 'https://www.researchgate.net/profile/',
  leetcode: 'https://leetcode.com/u/',
}

/** Returns the link to an account. Only its address if a network alone labels it, nothing if the address is unknown. */
export function linkOf(account: {
  network?: string
  username?: string
  url?: string
}): LinkInput | undefined {
  const { network: label = '', username = '', url } = account
  const name = plain(label)
  const network = networkKeys.find((key) => [key, plain(networks[key].label)].includes(name))
  const href = url ?? addressOf(network, username)
  if (!href) return undefined
  if (!label || (network && networkOf(href))) return href
  return network ? { href, network } : { href, label }
}

function addressOf(network: NetworkKey | undefined, username: string): string | undefined {
  const name = username.replace(/^@/, '')
  const [, member, host] = /^([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(name) ?? []
  if (network === 'mastodon') return host && `https://${host}/@${member}`
  const start = network && accounts[network]
  return start && /^[\p{L}\p{N}_./-]+$/u.test(name) ? start + name : undefined
}

/** Returns the letters of a network's name, such as `stackoverflow`. X is also known as Twitter. */
function plain(name: string): string {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '')
  return letters === 'twitter' ? 'x' : letters
}

const codeHosts = ['github', 'gitlab', 'codeberg', 'bitbucket']

/** Returns whether an address is at a code host. */
export function isCodeAddress(address: string): boolean {
  return codeHosts.includes(networkOf(address) ?? '')
}

/** Removes links that lead to the same page as an earlier one. */
export function withoutDuplicates(links: readonly LinkInput[]): LinkInput[] {
  const keys = links.map((link) => shortAddress(typeof link === 'string' ? link : link.href).toLowerCase())
  return links.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}
