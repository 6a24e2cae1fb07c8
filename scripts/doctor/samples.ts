import { contentFile } from '../../content/files'
import { hostsIn, isReserved } from './addresses-in'
import { type Examined, type Finding, findingAt } from './finding'
import { picturesIn } from './pictures-in'
import { tellingTexts } from './sample'

/** Every text, address and picture that is still the sample's. */
export function sampleValues(site: Examined): Finding[] {
  return [...siteAddress(site), ...sampleTexts(site), ...reservedAddresses(site), ...samplePictures(site)]
}

const isSiteAddress = ({ key, path }: { key: string; path: readonly PropertyKey[] }) =>
  key === 'profile' && path[0] === 'siteUrl'

function sampleTexts(site: Examined): Finding[] {
  return tellingTexts(site.content)
    .filter((place) => site.sample.says(place.text) && !isSiteAddress(place))
    .map((place) =>
      findingAt(site, place, 'sample', 'says what the sample says', 'Write your own, or remove it.'),
    )
}

/** Prose may speak of such a domain, as documentation does: only a link to one is surely not meant. */
function reservedAddresses(site: Examined): Finding[] {
  return hostsIn(site.content)
    .filter((place) => !isSiteAddress(place) && !site.sample.says(place.text) && place.hosts.some(isReserved))
    .map((place) =>
      /\s/.test(place.text)
        ? findingAt(site, place, 'weak', 'names a domain that is reserved for examples', 'Is it meant?')
        : findingAt(
            site,
            place,
            'sample',
            'leads to a domain that is reserved for examples',
            'Write the real address, or remove it.',
          ),
    )
}

function samplePictures(site: Examined): Finding[] {
  return picturesIn(site.content)
    .filter(({ file }) => site.pictures.get(file)?.isSample)
    .map((place) =>
      findingAt(site, place, 'sample', 'shows a picture of the sample', 'Put your own into content/images.'),
    )
}

/** The address for which the site is built may come from the host instead of the content. */
function siteAddress({ content, address }: Examined): Finding[] {
  if (!isReserved(new URL(address).hostname)) return []
  const isOwn = address.startsWith(content.profile.siteUrl.replace(/\/+$/, ''))
  return [
    {
      level: 'sample',
      file: isOwn ? contentFile('profile') : 'the variable SITE_URL',
      entry: '',
      field: isOwn ? 'siteUrl' : '',
      why: `is ${address}, where no site can stand`,
      fix: 'Write the address under which the site will be, such as "https://you.github.io/portfolio".',
    },
  ]
}
