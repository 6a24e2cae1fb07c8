/**
 * The networks that the site knows by name: what each is called, and the hosts its addresses stand on. A subdomain of a
 * host counts as the host. A network that anyone can run a server of has its largest hosts here; for the others the
 * owner writes the key.
 */
export const networks = {
  github: { label: 'GitHub', hosts: ['github.com'] },
  gitlab: { label: 'GitLab', hosts: ['gitlab.com'] },
  codeberg: { label: 'Codeberg', hosts: ['codeberg.org'] },
  bitbucket: { label: 'Bitbucket', hosts: ['bitbucket.org'] },
  linkedin: { label: 'LinkedIn', hosts: ['linkedin.com'] },
  mastodon: {
    label: 'Mastodon',
    hosts: [
      'mastodon.social',
      'mastodon.online',
      'mastodon.world',
      'mstdn.social',
      'mas.to',
      'fosstodon.org',
      'hachyderm.io',
      'infosec.exchange',
      'techhub.social',
      'chaos.social',
    ],
  },
  bluesky: { label: 'Bluesky', hosts: ['bsky.app', 'bsky.social'] },
  x: { label: 'X', hosts: ['x.com', 'twitter.com'] },
  youtube: { label: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  twitch: { label: 'Twitch', hosts: ['twitch.tv'] },
  stackoverflow: { label: 'Stack Overflow', hosts: ['stackoverflow.com'] },
  facebook: { label: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  instagram: { label: 'Instagram', hosts: ['instagram.com'] },
  threads: { label: 'Threads', hosts: ['threads.net', 'threads.com'] },
  dribbble: { label: 'Dribbble', hosts: ['dribbble.com'] },
  behance: { label: 'Behance', hosts: ['behance.net'] },
  figma: { label: 'Figma', hosts: ['figma.com'] },
  medium: { label: 'Medium', hosts: ['medium.com'] },
  dev: { label: 'DEV', hosts: ['dev.to'] },
  kaggle: { label: 'Kaggle', hosts: ['kaggle.com'] },
  orcid: { label: 'ORCID', hosts: ['orcid.org'] },
  telegram: { label: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  discord: { label: 'Discord', hosts: ['discord.com', 'discord.gg'] },
  website: { label: 'Website', hosts: [] },
} as const satisfies Record<string, { label: string; hosts: readonly string[] }>

export type NetworkKey = keyof typeof networks

export const networkKeys = Object.keys(networks) as [NetworkKey, ...NetworkKey[]]

/** The network that an address belongs to, told by its host; none when no network has that host. */
export function networkOf(address: string): NetworkKey | undefined {
  const { hostname } = new URL(address)
  return networkKeys.find((key) =>
    networks[key].hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  )
}

/** What a network calls itself; any other link is called as the owner does. */
export function networkName({ network, label }: { network?: NetworkKey; label: string }): string {
  return network && network !== 'website' ? networks[network].label : label
}

/** The host of an address as people say it. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}
