import type { ProfileInput } from '../../content/schema'
import { type LinkInput, linkOf, networkNamed } from './addresses'
import { address, line, lines, list, mail, names, noteUnread, type Read, readGroup } from './fields'
import { location } from './location'
import { introAndAbout } from './summary'
import { oneLine } from './text'

/** What a source says of the person. */
export interface Person {
  profile: Partial<ProfileInput>
  /** The address or the path of a portrait. */
  picture?: string
}

const text: Read<string> = (value) => (typeof value === 'string' ? value.trim() : undefined)
/** A picture is a path, an address, or a group such as `{ url }`. */
const picture: Read<string> = (value, place) =>
  text(value, place) ?? text(Object(value).url ?? Object(value).link, place)

const nameParts = {
  first: [line, 'firstName', 'givenName'],
  last: [line, 'lastName', 'surname', 'surnames', 'familyName'],
} as const

/** Reads a link to a profile; one of another protocol than the web's is noted. */
const link: Read<LinkInput> = (value, place) => {
  if (typeof value === 'string') return address(value, place)
  const { network, username, url } = readGroup(value, place, {
    network: [line, 'name', 'site', 'label', 'platform', 'title', 'type'],
    username: [line, 'user', 'handle'],
    url: [(value) => text(value, place) ?? text(Object(value).href, place), 'link', 'href', 'website'],
  })
  const isAddress = url !== undefined && address(url, place) !== undefined
  if (url && !isAddress) return undefined
  return linkOf({ network, username, url: address(url, place) })
}

/** A name is a text, or a group of first and last name. */
const personName: Read<string> = (value, place) => {
  if (typeof value !== 'object') return line(value, place)
  const { first, last } = readGroup(value, place, nameParts)
  return [first, last].filter(Boolean).join(' ') || undefined
}

/** Reads profiles from a list, or from a group such as `{ github: "ada" }`. */
const links: Read<LinkInput[]> = (value, place) => {
  const isGroup = typeof value === 'object' && !Array.isArray(value) && !('items' in Object(value))
  const entries = isGroup ? Object.entries(Object(value)) : []
  const isByNetwork = entries.length > 0 && entries.every(([, field]) => typeof field === 'string')
  if (!isByNetwork || 'url' in Object(value) || 'username' in Object(value)) return list(link)(value, place)
  return entries.flatMap(([network, handle]) => linkNamed(network, String(handle)) ?? [])
}

/** The link of a field such as `github: ada` or `blog: https://…`. */
function linkNamed(network: string, handle: string): LinkInput | undefined {
  const isAddress = /^https?:|\.[a-z]{2,}(?:\/|$)/i.test(handle)
  return linkOf({
    network,
    ...(isAddress ? { url: address(handle, { path: '', source: '', notes: [] }) } : { username: handle }),
  })
}

export const basicsFields = {
  name: [personName, 'fullName', 'personName'],
  ...nameParts,
  label: [line, 'title', 'headline', 'jobTitle', 'position', 'role', 'profession', 'tagline'],
  image: [picture, 'picture', 'photo', 'avatar'],
  email: [mail, 'mail', 'emailAddress'],
  url: [address, 'website', 'homepage', 'site', 'web', 'portfolio'],
  blog: [address],
  summary: [lines, 'objective', 'about', 'aboutMe', 'bio', 'brief', 'profile', 'introduction', 'description'],
  location: [location, 'city', 'residence', 'municipality', 'geoLocation'],
  profiles: [links, 'socialNetworks', 'social', 'socials', 'links', 'accounts', 'networks', 'socialMedia'],
  interests: [names],
} as const

function fullName({
  name,
  first,
  last,
}: {
  name?: string
  first?: string
  last?: string
}): string | undefined {
  const given = name ?? first
  return given && last && !given.includes(last) ? `${given} ${last}` : (given ?? last)
}

/** Reads the person. An address of one's own becomes a link, never the address of this site (O11). */
export const readBasics: Read<Person> = (value, place) => {
  if (typeof value !== 'object') return undefined
  const isNetwork = ([name, field]: [string, unknown]) =>
    typeof field === 'string' && networkNamed(name) !== undefined && !/^website$/i.test(name)
  const fields = Object.entries(Object(value))
  const accounts = fields.filter(isNetwork).flatMap(([name, handle]) => {
    const found = linkNamed(name, oneLine(String(handle)))
    if (!found) noteUnread({ ...place, path: `${place.path}.${name}` }, handle, 'not understood')
    return found ?? []
  })
  const basics = readGroup(
    Object.fromEntries(fields.filter((field) => !isNetwork(field))),
    place,
    basicsFields,
  )
  const { intro, about } = introAndAbout(basics.summary ?? '')
  const homepages = [basics.url, basics.blog].flatMap((url) => url ?? [])
  const found = [...(basics.profiles ?? []), ...accounts, ...homepages]
  const profile = {
    name: fullName(basics),
    title: basics.label,
    location: basics.location,
    intro,
    about: about.length > 0 ? about : undefined,
    email: basics.email,
    links: found.length > 0 ? found : undefined,
    interests: basics.interests,
  }
  return { profile, picture: basics.image }
}
