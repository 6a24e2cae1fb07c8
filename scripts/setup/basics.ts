import { profileSchema } from '@/content/schema/content'
import {
  accepted,
  converted,
  entry,
  type Fields,
  group,
  hasNoPlace,
  isPrivate,
  list,
  NotImported,
  type Read,
  readGroup,
  renamed,
  type Table,
  wasRefused,
} from '@/scripts/setup/fields'
import { type LinkInput, linkOf } from '@/scripts/setup/links'
import { address, joined, line, paragraphs, text } from '@/scripts/setup/values'

/** The person in JSON Resume, with skills and interests. */

const locationTable: Table<Fields<'city' | 'region' | 'countryCode'>> = {
  city: ['city', line],
  region: ['region', line],
  countryCode: ['countryCode', line],
  address: isPrivate,
  postalCode: isPrivate,
}

/** Reads a place as "City, Region, Country" (D9), with the country in the language of the site. */
const readLocation: Read<string> = (value, place) => {
  const { city, region, countryCode = '' } = readGroup(value, locationTable, place) ?? {}
  const names = new Intl.DisplayNames([place.words.language.lang], { type: 'region', fallback: 'code' })
  const country = /^[A-Z]{2}$/i.test(countryCode) ? names.of(countryCode.toUpperCase()) : countryCode
  return joined([...new Set([city, region, country])], ', ')
}

const profileTable: Table<Fields<'network' | 'username' | 'url'>> = {
  network: ['network', line],
  username: ['username', line],
  url: ['url', address],
}

const readProfile: Read<LinkInput> = (value, place) => {
  const account = readGroup(value, profileTable, place)
  const link = account && linkOf(account)
  // If an address was refused, a note lists it.
  if (account?.username && !link && !wasRefused(account, 'url'))
    throw new NotImported('has no known web address')
  return link
}

/** The person, and what the profile of the site is made of. */
export type ReadBasics = Fields<
  'name' | 'title' | 'status' | 'location' | 'email' | 'portrait' | 'url',
  'summary'
> & {
  links?: LinkInput[]
}

const basicsTable: Table<ReadBasics> = {
  name: ['name', line],
  label: ['title', (value, place) => text(value, place)?.replace(/\n+/g, '\n')],
  image: ['portrait', line],
  picture: renamed('image'),
  email: ['email', line],
  phone: isPrivate,
  url: ['url', address],
  website: renamed('url'),
  summary: ['summary', paragraphs],
  location: ['location', readLocation],
  profiles: ['links', list(readProfile)],
  // A field of `/resume.json`.
  availability: ['status', line],
}

/** Reads `basics`. A mail address that is not valid is listed. */
export const readBasics = accepted(
  group<ReadBasics>(basicsTable),
  profileSchema.pick({ email: true }).loose(),
)

/** A group of skills. Skills without a group have no title. */
export interface SkillGroup {
  title?: string
  skills: string[]
}

/** A group with keywords, or a single skill or interest. */
const namedTable: Table<Fields<'name', 'keywords'>> = {
  name: ['name', line],
  level: hasNoPlace,
  keywords: ['keywords', list(line)],
}
const readNamed = entry<Fields<'name', 'keywords'>>(namedTable, 'name')

export const readSkills: Read<SkillGroup> = converted(readNamed, ({ name, keywords }) =>
  keywords ? { title: name, skills: keywords } : { skills: name ? [name] : [] },
)

export const readInterest: Read<string> = converted(readNamed, ({ name, keywords = [] }) => {
  const all = keywords.join(', ')
  return name && all ? `${name} (${all})` : (name ?? all)
})
