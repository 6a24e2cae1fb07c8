import { z } from 'zod'
import { addressOf, hasPhone, type LinkInput, linkOf, networkNamed } from '@/scripts/old-setup/addresses'
import { hasKeys, isTechnical, namesOf, noProse, personal, plainKey } from '@/scripts/old-setup/field-names'
import {
  address,
  type Fields,
  isGroup,
  joinGroups,
  line,
  lines,
  list,
  names,
  noteUnplaced,
  noteUnread,
  type Place,
  type Read,
  readGroup,
  within,
} from '@/scripts/old-setup/fields'
import { location } from '@/scripts/old-setup/location'
import { partNames } from '@/scripts/old-setup/part-names'
import { introAndAbout } from '@/scripts/old-setup/points'
import type { Imported } from '@/scripts/old-setup/resume'
import { wide } from '@/scripts/old-setup/sentences'
import { isEmpty, oneLine } from '@/scripts/old-setup/text'
import { nonEmpty } from '@/scripts/setup/non-empty'

/** A path or an address, also in a group such as `{ url }`, which may be empty. */
const path: Read<string> = (value, place) => {
  if (typeof value !== 'object') return String(value).trim()
  const { src, url = src, link = url, href = link } = Object(value)
  return href === undefined ? undefined : path(href, place)
}

/** Returns `github` for `github_profile` or `githubUrl`. */
function withoutSuffix(key: string): string {
  return key.replace(/(?<=.)[_ -]?(?:profile|url|link|username|handle|account)$/i, '')
}

const MAIL = 'mailto:'
const ONE_MAIL = 'the site has one mail address'

/** Returns a mail address with `mailto:`, in any of its forms. */
function mailOf(text: string): string | undefined {
  const { data } = z.email().safeParse(text.trim().replace(/^mailto:|(?<=^mailto:.*)\?.*/gi, ''))
  return data && MAIL + data
}

/** Mail addresses: one text, a list or a group. */
const mails: Read<string[]> = (value, place) => {
  const all = names(isGroup(value) ? Object.values(Object(value)) : value, place) ?? []
  const found = all.flatMap((text) => mailOf(text) ?? [])
  for (const text of all) if (found.length > 0 && !mailOf(text)) noteUnread(place, text, 'not understood')
  return found.length > 0 ? found : undefined
}

/** Reads a link to a profile. Only web and mail addresses are understood. */
const link: Read<LinkInput> = (value, place) => {
  if (typeof value === 'string') return mailOf(value) ?? address(value, place)
  const [only, ...more] = Object.values(Object(value))
  if (more.length === 0 && typeof only === 'string' && mailOf(only)) return mailOf(only)
  const {
    network,
    text,
    username = text,
    target,
  } = readGroup(value, place, {
    network: [line, 'name site label platform title type placeholder'],
    username: [line, 'user handle'],
    text: [line, 'value info'],
    target: [path, 'url link href website'],
  })
  // A name at Mastodon looks like a mail address.
  const mailTo = mailOf(target ?? '') ?? (networkNamed(network ?? '') ? undefined : mailOf(username ?? ''))
  if (mailTo) {
    const other = mailOf(username ?? '') ?? mailTo
    if (other !== mailTo) noteUnread(place, other.slice(MAIL.length), ONE_MAIL)
    return mailTo
  }
  if (text && target && !target.includes(text.replace('@', ''))) noteUnplaced(place, 'text', text)
  const url = target && address(target, place)
  if (url && hasPhone(network)) noteUnread(place, network, 'private')
  return target && !url ? undefined : linkOf({ network, username, url })
}

/** Returns whether a group contains accounts by network, such as `{ github: "ada" }`. */
function isByNetwork(group: unknown): boolean {
  const accounts = Object.entries(Object(group)).filter(([, account]) => !isEmpty(account))
  const isAccount = ([name, account]: [string, unknown]) =>
    isGroup(account) ? networkNamed(name) : typeof account === 'string' && !/^(?:url|username)$/.test(name)
  return isGroup(group) && accounts.length > 0 && accounts.every(isAccount)
}

/** Reads profiles from a list, or from a group such as `{ github: "ada" }`. */
const links: Read<LinkInput[]> = (value, place) => {
  if (!isByNetwork(value)) return list(link)(value, place)
  return Object.entries(Object(value)).flatMap(([network, account]) => {
    if (isEmpty(account)) return []
    const isAddress = /^https?:|^[^@]+\.[a-z]{2,}(?:\/|$)/i.test(oneLine(String(account)))
    const fields = isGroup(account) ? account : { [isAddress ? 'url' : 'username']: account }
    const at = within(place, network)
    const found = link({ network, ...Object(fields) }, at)
    if (!found) noteUnread(at, account, 'not understood')
    return found ?? []
  })
}

const nameParts = {
  first: [line, 'firstName givenName'],
  last: [line, 'lastName surname surnames familyName'],
} as const

/** A name is a text, or a group of first and last name. */
const personName: Read<string> = (value, place) =>
  typeof value === 'object'
    ? fullName(readGroup(value, place, { name: [line, 'kanji'], ...nameParts }), value, place)
    : line(value, place)

/** Returns whether a name is written in an East Asian script, where the family name comes first and no space follows it. */
const isEastern = (name: string) => /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+$/u.test(name)

/** Joins the parts of a name. A complete name stays as it is; parts that it does not contain are noted. */
function fullName(
  { name, first, last }: Partial<Record<'name' | 'first' | 'last', string>>,
  group: unknown,
  place: Place,
): string | undefined {
  const join = (given: string, family: string) =>
    isEastern(given + family) ? family + given : `${given} ${family}`
  const whole = first && last ? join(first, last) : (first ?? last)
  if (!name || (first && last && whole?.includes(name))) return whole
  const isIn = (part: string) => name.toLowerCase().includes(part.toLowerCase())
  const others = [first, last].flatMap((part) => (part && !isIn(part) ? part : []))
  // Beside a family name, "nombre" is the given name; beside a given name, "nom" is the family name.
  const isForeign = !Object.keys(Object(group)).some((key) => /^(?:first|last|given|family|sur)/i.test(key))
  const hasPart = others.some((part) => part.split(/\s/).some((word) => /^\p{Lu}/u.test(word) && isIn(word)))
  const isComplete = (first && last) || hasPart || (!isForeign && (/\s/.test(name) || wide.test(name)))
  if (!isComplete && others.length > 0) return first ? join(first, name) : join(name, last ?? '')
  for (const other of others) noteUnplaced(place, 'name', other)
  return name
}

/** Titles of a document or a section, which are not a job title. */
const documentTitle =
  /^(?:curriculum vitae|cv|r[eé]sum[eé]|lebenslauf|(?:个人)?简历|履歴書|about(?: me)?|summary)$/i

const headline: Read<string> = (value, place) => {
  const text = line(value, place)
  return documentTitle.test(text ?? '') || partNames.has(plainKey(text ?? '')) ? undefined : text
}

const basicsFields = {
  name: [personName, 'fullName personName'],
  ...nameParts,
  label: [
    headline,
    'jobTitle title titles subtitle headline job role profession occupation tagline position',
  ],
  availability: [line, 'openTo'],
  image: [path, 'picture photo avatar'],
  email: [mails, 'mail emailAddress emails'],
  url: [list(address), 'website websites homepage site web portfolio blog'],
  summary: [
    lines,
    'professionalSummary executiveSummary profileSummary personalStatement statement objective careerObjective careerProfile about aboutMe aboutMeDesc overview bio brief profile intro introduction introduce description abstract desc content',
  ],
  location: [location, 'city residence municipality geoLocation'],
  profiles: [
    links,
    'socialNetworks socialProfiles relevantLinks social socials socialLinks links urls accounts networks socialMedia contacts contact customFields customConnections',
  ],
} as const satisfies Fields

export const basicsNames = namesOf(basicsFields)

/** Returns whether a field is an account at a known network, or has the name of its host, as in `codepen: codepen.io/vera`. */
export function isAccount(name: string, field: unknown): boolean {
  const key = plainKey(withoutSuffix(name))
  const isOther = isTechnical(key) || noProse.test(key) || personal.test(key) || basicsNames.has(key)
  const address = typeof field === 'string' && !isOther && addressOf(field)
  const hosts = [`${key}.`, `www.${key}.`]
  return Boolean(
    networkNamed(key) ?? (address && hosts.some((host) => new URL(address).hostname.startsWith(host))),
  )
}

/** Names of fields with one part of a place, which may be beside the other fields of the person. */
export const flatPlaces = /^(?:city|region|state|province|country|countrycode)$/

/** Reads the person. Their homepage becomes a link, never the address of this site (O11). */
export const readBasics: Read<Pick<Imported, 'profile' | 'picture'>> = (value, place) => {
  const fields = Object.entries(Object(value))
  const isNetwork = ([name, field]: [string, unknown]) =>
    (typeof field === 'string' || isGroup(field)) && isAccount(name, field) && !/^website/i.test(name)
  const networks = fields.filter(isNetwork).map(([name, field]) => ({ [withoutSuffix(name)]: field }))
  const accounts = links(joinGroups(networks), place) ?? []
  const isFlat = ([name, field]: [string, unknown]) =>
    typeof field === 'string' &&
    flatPlaces.test(plainKey(name)) &&
    !hasKeys(value, /location$|^residence|^municipality/)
  const rest = fields
    .filter((field) => !isNetwork(field) && !isFlat(field))
    .map(([name, field]) => ({ [plainKey(name) === 'address' && isGroup(field) ? 'location' : name]: field }))
  const others = joinGroups([{ location: Object.fromEntries(fields.filter(isFlat)) }, ...rest])
  const {
    image,
    summary = '',
    label,
    url = [],
    email = [],
    profiles = [],
    ...basics
  } = readGroup(others, place, basicsFields)
  const { intro, about } = introAndAbout(summary)
  const all = [...email, ...profiles, ...accounts, ...url].flat()
  const isMail = (href: LinkInput): href is string => String(href).startsWith(MAIL)
  const [mail, ...otherMails] = new Set(all.filter(isMail))
  for (const other of otherMails) noteUnread(within(place, 'email'), other.slice(MAIL.length), ONE_MAIL)
  const profile = {
    name: fullName(basics, value, place),
    title: label,
    status: basics.availability,
    location: basics.location || undefined,
    intro,
    about: nonEmpty(about),
    email: mail?.slice(MAIL.length),
    links: nonEmpty(all.filter((href) => !isMail(href))),
  }
  return { profile, picture: image }
}
