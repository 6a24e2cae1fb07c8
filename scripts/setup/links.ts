import type { ProfileInput } from '@/content/schema/content'
import { type NetworkKey, networkKeys, networkOf, networks, shortAddress } from '@/content/schema/networks'

export type LinkInput = NonNullable<ProfileInput['links']>[number]

/** Returns the link to an account: its address alone if its network labels it. */
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
  const start = network && networks[network].account
  return start && /^[\p{L}\p{N}_./-]+$/u.test(name) ? start + name : undefined
}

/** Returns the letters of a network's name, such as `stackoverflow`. X is also known as Twitter. */
function plain(name: string): string {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '')
  return letters === 'twitter' ? 'x' : letters
}

const codeHosts = ['github', 'gitlab', 'codeberg', 'bitbucket']

export function isCodeAddress(address: string): boolean {
  return codeHosts.includes(networkOf(address) ?? '')
}

/** Removes links that lead to the same page as an earlier one. */
export function withoutDuplicates(links: readonly LinkInput[]): LinkInput[] {
  const hrefs = links.map((link) => (typeof link === 'string' ? link : link.href))
  const keys = hrefs.map((href) => shortAddress(href).toLowerCase())
  return links.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}
