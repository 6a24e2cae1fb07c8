import { profileSchema } from '@/content/schema/content'
import {
  accepted,
  converted,
  entry,
  group,
  hasNoPlace,
  isEmpty,
  isPrivate,
  list,
  NotImported,
  type Read,
  readGroup,
} from '@/scripts/setup/fields'
import { type LinkInput, linkOf } from '@/scripts/setup/links'
import { address, joined, line, paragraphs, text } from '@/scripts/setup/values'

/** The person in JSON Resume, with skills and interests. */

/** Reads a place as "City, Region, Country" (D9), with the country in the language of the site. */
const readLocation: Read<string> = (value, place) => {
  const table = {
    city: ['city', line],
    region: ['region', line],
    countryCode: ['countryCode', line],
    address: isPrivate,
    postalCode: isPrivate,
  } as const
  const { city, region, countryCode = '' } = entry(table, 'city')(value, place) ?? {}
  const code = String(countryCode)
  const names = new Intl.DisplayNames([place.words.language.lang], { type: 'region', fallback: 'code' })
  const country = /^[A-Z]{2}$/i.test(code) ? names.of(code.toUpperCase()) : code
  return joined([...new Set([city, region, country])], ', ')
}

const readProfile: Read<LinkInput> = (value, place) => {
  const table = { network: ['network', line], username: ['username', line], url: ['url', address] } as const
  const account: { network?: string; username?: string; url?: string } = readGroup(value, table, place) ?? {}
  const link = linkOf(account)
  // If an address was refused, a note lists it.
  if (account.username && !link && isEmpty(Object(value).url))
    throw new NotImported('has no known web address')
  return link
}

/** Reads `basics`. A mail address that is not valid is listed. */
export const readBasics = accepted(
  group({
    name: ['name', line],
    label: ['title', (value, place) => text(value, place)?.replace(/\n+/g, '\n')],
    image: ['portrait', line],
    picture: ['portrait', line],
    email: ['email', line],
    phone: isPrivate,
    url: ['url', address],
    website: ['url', address],
    summary: ['summary', paragraphs],
    location: ['location', readLocation],
    profiles: ['links', list(readProfile)],
    // A field of `/resume.json`.
    availability: ['status', line],
  }),
  profileSchema.pick({ email: true }).loose(),
)

/** A group of skills. Skills without a group have no title. */
export interface SkillGroup {
  title?: string
  skills: string[]
}

/** A group with keywords, or a single skill or interest. */
const readNamed = entry(
  { name: ['name', line], level: hasNoPlace, keywords: ['keywords', list(line)] },
  'name',
) as Read<{ name?: string; keywords?: string[] }>

export const readSkills: Read<SkillGroup> = converted(readNamed, ({ name, keywords }) =>
  keywords ? { title: name, skills: keywords } : { skills: name ? [name] : [] },
)

export const readInterest: Read<string> = converted(readNamed, ({ name, keywords = [] }) => {
  const all = keywords.join(', ')
  return name && all ? `${name} (${all})` : (name ?? all)
})
