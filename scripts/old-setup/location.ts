import { isGroup, line, noteUnread, type Read, readGroup, within } from '@/scripts/old-setup/fields'
import { countryCode, isCountry } from '@/scripts/old-setup/languages'
import { withoutLinks } from '@/scripts/old-setup/text'

/** Reads a place as "City, Region, Country" (D9). Streets and postcodes are never imported. */
export const location: Read<string> = (value, place) => {
  if (!isGroup(value)) return withoutStreet(value, place)
  const group = readGroup(value, place, PARTS)
  const { address, city = placeIn(address), region = '', country, countryCode: code } = group
  const named = country && !/^[A-Z]{2}$/.test(country) ? country : countryName(code ?? country, place.lang)
  // Some sources repeat the country as the region.
  const isSame = isCountry(named ?? '') && countryCode(region) === countryCode(named ?? '')
  // "Montreuil, France" contains the country already.
  const parts = new Set(
    [city, isSame ? '' : region, named].flatMap((part) => part?.split(/\s*,\s*/) ?? []).filter(Boolean),
  )
  const isUsed = address?.split(/\s*,\s*/).every((part) => parts.has(part))
  if (address && !isUsed) hidden(address, within(place, 'address'))
  return [...parts].join(', ')
}

/** A postcode such as 10115, D-10115 or 1012 AB before a city. */
const postcode = /^(?:[A-Z]{1,2}-)?\d{4,5} (?:[A-Z]{2} )?(?=\p{L})/u

/** Parts with digits are streets and postcodes. */
const withoutStreet: Read<string> = (value, place) => {
  const { text: whole, links } = withoutLinks(line(value, place) ?? '')
  for (const page of links) noteUnread(place, page, 'no place on the site')
  const text = whole.replace(/\s*\|$/, '')
  const all = text.split(/\s*[,\n]\s*/)
  // Before several parts it may be the number of a house, unless only a country follows.
  const startsWithCity = all.length === 1 || (all.length === 2 && isCountry(all[1] ?? ''))
  const cities = all
    .map((part, i) => (i > 0 || startsWithCity ? part.replace(postcode, '') : part))
    .filter((part) => !/\p{Nd}/u.test(part))
  if (cities.join() !== all.join()) noteUnread(place, value, 'private')
  // LinkedIn repeats a city that is also its region.
  return [...new Set(cities)].join(', ')
}

const street =
  /\p{Nd}|\b(?:st|str|street|road|rd|ave|avenue|lane|drive|blvd|rue|via|calle|rua|avenida)\b|(?:allee|platz|weg)\b|stra(?:ß|ss)e|gasse|ул\.|улица|проспект/iu

/** Returns an address if it is only a country, or a city with its country or two-letter region. A street may have no number. */
function placeIn(address = ''): string | undefined {
  const parts = address.split(/\s*,\s*/)
  const last = parts.at(-1) ?? ''
  const isPlace = isCountry(last) || (parts.length === 2 && /^[A-Z]{2}$/.test(last))
  return isPlace && parts.length < 3 && !street.test(address) ? address : undefined
}

const hidden: Read<string[]> = (value, place) => {
  noteUnread(place, value, 'private')
  return []
}

const PARTS = {
  city: [withoutStreet, 'town municipality name'],
  region: [withoutStreet, 'state province'],
  country: [line, 'countryName'],
  countryCode: [line],
  address: [line],
  hidden: [hidden, 'street road code'],
} as const

/** The name of a country in a language. */
function countryName(code = '', lang: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(code)) return code || undefined
  return new Intl.DisplayNames([lang], { type: 'region', fallback: 'code' }).of(code.toUpperCase())
}
