import { nonEmpty } from '@/app/non-empty'
import type { ProfileInput } from '@/content/schema/content'
import { addressOf, type LinkInput, linkOf, networkNamed } from '@/scripts/setup/addresses'
import {
  address,
  type Fields,
  isGroup,
  line,
  lines,
  list,
  mail,
  names,
  noteUnread,
  type Read,
  readGroup,
} from '@/scripts/setup/fields'
import { location } from '@/scripts/setup/location'
import { introAndAbout } from '@/scripts/setup/points'
import { oneLine } from '@/scripts/setup/text'

/** What a source contains about the person. */
export interface Person {
  profile: Partial<ProfileInput>
  /** The address or the path of a portrait. */
  picture?: string
}

/** A path or an address, also in a group such as `{ url }`, which may be empty. */
const path: Read<string> = (value, place) => {
  if (typeof value !== 'object') return String(value).trim()
  const { url, link, href } = Object(value)
  return path(url ?? link ?? href ?? '', place)
}

/** Reads a link to a profile. Only web addresses are understood. */
const link: Read<LinkInput> = (value, place) => {
  if (typeof value === 'string') return address(value, place)
  const { network, username, target } = readGroup(value, place, {
    network: [line, 'name site label platform title type'],
    username: [line, 'user handle'],
    target: [path, 'url link href website'],
  })
  const url = target && address(target, place)
  return target && !url ? undefined : linkOf({ network, username, url })
}

/** Reads profiles from a list, or from a group such as `{ github: "ada" }`. */
const links: Read<LinkInput[]> = (value, place) => {
  const accounts = Object.entries(typeof value === 'object' ? Object(value) : {})
  const isByNetwork =
    accounts.length > 0 &&
    accounts.every(([name, account]) =>
      isGroup(account)
        ? networkNamed(name) && !Array.isArray(value)
        : typeof account === 'string' && !/^(?:\d+|url|username)$/.test(name),
    )
  if (!isByNetwork) return list(link)(value, place)
  return accounts.flatMap(([network, field]) => {
    if (isGroup(field)) return link({ network, ...Object(field) }, place) ?? []
    const account = oneLine(String(field))
    const isAddress = /^https?:|^[^@]+\.[a-z]{2,}(?:\/|$)/i.test(account)
    const found = linkOf({ network, ...(isAddress ? { url: addressOf(account) } : { username: account }) })
    if (!found) noteUnread({ ...place, path: `${place.path}.${network}` }, account, 'not understood')
    return found ?? []
  })
}

const nameParts = {
  first: [line, 'firstName givenName'],
  last: [line, 'lastName surname surnames familyName'],
} as const

/** A name is a text, or a group of first and last name. */
const personName: Read<string> = (value, place) =>
  typeof value === 'object' ? fullName(readGroup(value, place, nameParts)) : line(value, place)

function fullName({
  name,
  first,
  last,
}: Partial<Record<'name' | 'first' | 'last', string>>): string | undefined {
  const start = name ?? first
  return start && last && !start.includes(last) ? `${start} ${last}` : (start ?? last)
}

export const basicsFields = {
  name: [personName, 'fullName personName'],
  ...nameParts,
  label: [line, 'title headline jobTitle position role profession tagline'],
  availability: [line, 'openTo'],
  image: [path, 'picture photo avatar'],
  email: [mail, 'mail emailAddress emails'],
  url: [list(address), 'website websites homepage site web portfolio blog'],
  summary: [
    lines,
    'professionalSummary objective careerObjective careerProfile about aboutMe bio brief profile introduction description',
  ],
  location: [location, 'city residence municipality geoLocation'],
  profiles: [links, 'socialNetworks social socials socialLinks links accounts networks socialMedia'],
  interests: [names],
} as const satisfies Fields

/** Reads the person. Their homepage becomes a link, never the address of this site (O11). */
export const readBasics: Read<Person> = (value, place) => {
  const fields = Object.entries(Object(value))
  const isNetwork = ([name, field]: [string, unknown]) =>
    typeof field === 'string' && networkNamed(name) !== undefined && !/^website$/i.test(name)
  const accounts = links(Object.fromEntries(fields.filter(isNetwork)), place) ?? []
  const others = Object.fromEntries(fields.filter((field) => !isNetwork(field)))
  const {
    image,
    summary = '',
    label,
    url = [],
    profiles = [],
    ...basics
  } = readGroup(others, place, basicsFields)
  const { intro, about } = introAndAbout(summary)
  const profile = {
    name: fullName(basics),
    title: label,
    status: basics.availability,
    location: basics.location,
    intro,
    about: nonEmpty(about),
    email: basics.email,
    links: nonEmpty([...profiles, ...accounts, ...url]),
    interests: basics.interests,
  }
  return { profile, picture: image }
}
