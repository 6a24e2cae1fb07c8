interface Network {
  label: string
  /** With their subdomains. Federated networks list only their largest hosts. */
  hosts: readonly string[]
  /** The address of an account without its name, for imports that have the name alone. */
  account?: string
}

const known = {
  github: { label: 'GitHub', hosts: ['github.com'], account: 'https://github.com/' },
  gitlab: { label: 'GitLab', hosts: ['gitlab.com'], account: 'https://gitlab.com/' },
  codeberg: { label: 'Codeberg', hosts: ['codeberg.org'] },
  bitbucket: { label: 'Bitbucket', hosts: ['bitbucket.org'] },
  linkedin: { label: 'LinkedIn', hosts: ['linkedin.com'], account: 'https://www.linkedin.com/in/' },
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
  bluesky: { label: 'Bluesky', hosts: ['bsky.app', 'bsky.social'], account: 'https://bsky.app/profile/' },
  x: { label: 'X', hosts: ['x.com', 'twitter.com'], account: 'https://x.com/' },
  youtube: { label: 'YouTube', hosts: ['youtube.com', 'youtu.be'], account: 'https://www.youtube.com/@' },
  twitch: { label: 'Twitch', hosts: ['twitch.tv'] },
  stackoverflow: {
    label: 'Stack Overflow',
    hosts: ['stackoverflow.com'],
    account: 'https://stackoverflow.com/users/',
  },
  facebook: { label: 'Facebook', hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  instagram: { label: 'Instagram', hosts: ['instagram.com'], account: 'https://www.instagram.com/' },
  threads: { label: 'Threads', hosts: ['threads.net', 'threads.com'] },
  dribbble: { label: 'Dribbble', hosts: ['dribbble.com'] },
  behance: { label: 'Behance', hosts: ['behance.net'] },
  figma: { label: 'Figma', hosts: ['figma.com'] },
  medium: { label: 'Medium', hosts: ['medium.com'] },
  dev: { label: 'DEV', hosts: ['dev.to'] },
  kaggle: { label: 'Kaggle', hosts: ['kaggle.com'] },
  huggingface: { label: 'Hugging Face', hosts: ['huggingface.co'] },
  leetcode: { label: 'LeetCode', hosts: ['leetcode.com'], account: 'https://leetcode.com/u/' },
  hackerrank: { label: 'HackerRank', hosts: ['hackerrank.com'] },
  codepen: { label: 'CodePen', hosts: ['codepen.io'] },
  npm: { label: 'npm', hosts: ['npmjs.com'] },
  xing: { label: 'XING', hosts: ['xing.com'] },
  orcid: { label: 'ORCID', hosts: ['orcid.org'], account: 'https://orcid.org/' },
  googlescholar: {
    label: 'Google Scholar',
    hosts: 'com at be ca ch co.in co.jp co.kr co.uk com.au com.br com.mx com.tr de es fr it nl pl pt ru se'
      .split(' ')
      .map((domain) => `scholar.google.${domain}`),
    account: 'https://scholar.google.com/citations?user=',
  },
  researchgate: {
    label: 'ResearchGate',
    hosts: ['researchgate.net'],
    account: 'https://www.researchgate.net/profile/',
  },
  telegram: { label: 'Telegram', hosts: ['t.me', 'telegram.me'], account: 'https://t.me/' },
  discord: { label: 'Discord', hosts: ['discord.com', 'discord.gg'] },
  website: { label: 'Website', hosts: [] },
} satisfies Record<string, Network>

export type NetworkKey = keyof typeof known

/** The known networks, with a common type. */
export const networks: Record<NetworkKey, Network> = known

export const networkKeys = Object.keys(networks) as [NetworkKey, ...NetworkKey[]]

/** Returns the network of an address by its host, or undefined. */
export function networkOf(address: string): NetworkKey | undefined {
  const { hostname } = new URL(address)
  return networkKeys.find((key) =>
    networks[key].hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  )
}

/** Returns the name of a link's network, or its label if it has no network. */
export function networkName({ network, label }: { network?: NetworkKey; label: string }): string {
  return network && network !== 'website' ? networks[network].label : label
}

/** Returns the last segment of an address, usually the name of the account, or the host. */
export function accountName(address: string): string {
  const name = new URL(address).pathname.split('/').filter(Boolean).at(-1) ?? hostOf(address)
  try {
    return decodeURIComponent(name)
  } catch {
    // A single percent sign is valid in a URL, but cannot be decoded.
    return name
  }
}

/** Returns the host of an address without `www.`. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}

/** Returns an address without scheme, `www.` and trailing slash. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}
