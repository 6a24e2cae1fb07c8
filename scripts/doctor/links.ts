import { type NetworkKey, networkKeys, networkOf, networks } from '../../content/networks'
import { addressKey, isCodeAddress } from '../setup/addresses'
import { isReserved } from './addresses-in'
import { type Examined, type Finding, findingAt } from './finding'

/** Networks of which anybody can run a server: an unknown host may be one of them. */
const federated: readonly NetworkKey[] = ['mastodon', 'gitlab', 'website']

/** Links whose words promise another place than the one they lead to. */
export function linkFaults(site: Examined): Finding[] {
  return [...profileLinks(site), ...codeLinks(site)]
}

function profileLinks(site: Examined): Finding[] {
  return (site.content.profile.links ?? []).flatMap((link, i) => {
    if (typeof link === 'string' || isReserved(new URL(link.href).hostname)) return []
    const actual = networkOf(link.href)
    const promised =
      link.network ?? networkKeys.find((key) => plain(networks[key].label) === plain(link.label ?? ''))
    if (!promised || promised === actual || (!actual && federated.includes(promised))) return []
    const why = `is called ${networks[promised].label}, and leads to ${new URL(link.href).hostname}`
    const place = { key: 'profile' as const, path: ['links', i, 'href'] }
    return [findingAt(site, place, 'wrong', why, 'Correct the address, or the network and label.')]
  })
}

function codeLinks(site: Examined): Finding[] {
  const profiles = (site.content.profile.links ?? []).map(addressKey)
  return (['featuredProjects', 'olderProjects'] as const).flatMap((key) =>
    site.content[key].flatMap(({ github_link }, i) => {
      const host = new URL(github_link).hostname
      const why = profiles.includes(addressKey(github_link))
        ? 'leads to your profile, not to the code of this project'
        : isCodeAddress(github_link) || isReserved(host)
          ? undefined
          : `is the address of the code, and leads to ${host}`
      if (!why) return []
      return [
        findingAt(
          site,
          { key, path: [i, 'github_link'] },
          'wrong',
          why,
          'Write the address of its repository.',
        ),
      ]
    }),
  )
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '')
}
