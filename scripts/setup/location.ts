import { line, noteUnread, type Read, readGroup } from '@/scripts/setup/fields'
import { isCountry } from '@/scripts/setup/languages'

/** Reads a place as "City, Region, Country" (D9). A street or a postcode is never taken. */
export const location: Read<string> = (value, place) => {
  if (Array.isArray(value))
    return value.flatMap((item) => location(item, place) ?? []).join(' / ') || undefined
  if (typeof value !== 'object') return withoutStreet(value, place)
  const { address, city = address, region, country, countryCode } = readGroup(value, place, PARTS)
  const named =
    country && !/^[A-Z]{2}$/.test(country)
      ? country
      : countryName(countryCode ?? country, city ?? region, place.lang)
  const parts = [city, region, named].flatMap((part) => part || [])
  // "Montreuil, France" contains the country already.
  return [...new Set(parts.flatMap((part) => part.split(/\s*,\s*/)))].join(', ')
}

/** Postcodes such as 62704, 62704-1234, 060-0001, LS1 4AB and M5V 2T6, and such as 10115, D-10115, 1012 AB, 00-950, 4050-262 and 211 22. */
const afterCity =
  /(?<=^\P{Nd}+) (?:\d{5,6}|\d{5}-\d{4}|\d{3}-\d{4}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)$|(?<= (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)) \d{4}$/u
const beforeCity = /^(?:[A-Z]{1,2}-)?(?:\d{4,5}(?: [A-Z]{2})?|\d{2,4}-\d{3}|\d{3} \d{2}) (?=\p{L})/u

/** Digits that are no part of a street or a postcode: "UTC+2", and "15e" of a district. */
const harmless = /\b(?:UTC|GMT)\s*[+−-]?\d[\d:]*|\b\d{1,2}(?:e|er|ème)\b/giu

/** Parts with digits are streets and postcodes; a city may be before or after its postcode. */
const withoutStreet: Read<string> = (value, place) => {
  const text = line(value, place)
  const all = text?.split(/\s*[,\n]\s*/) ?? []
  // A number before the first of several parts is that of a house, unless only a country follows.
  const startsWithCity = all.length === 1 || (all.length === 2 && isCountry(all[1] ?? ''))
  const cities = all
    .map((part) => part.replace(afterCity, ''))
    .map((part, i) => (i > 0 || startsWithCity ? part.replace(beforeCity, '') : part))
    .filter((part) => !/\p{Nd}/u.test(part.replace(harmless, '')))
  if (cities.join(', ') !== text) noteUnread(place, value, 'private')
  return cities.join(', ')
}

const street =
  /\b(?:st|str|street|road|rd|ave|avenue|lane|drive|blvd|rue|via|calle|rua|avenida|allee|platz|weg)\b|stra(?:ß|ss)e|gasse|ул\.|улица|проспект/iu

/** An address that is a city, or a city and its country. */
const cityAddress: Read<string> = (value, place) => {
  const parts = line(value, place)?.split(/\s*,\s*/) ?? []
  const country = parts.length > 1 ? (parts.at(-1) ?? '') : undefined
  const isCity = parts.length < 3 && !/\p{Nd}/u.test(String(value)) && !street.test(String(value))
  if (isCity && (country === undefined || isCountry(country) || /^[A-Z]{2}$/.test(country)))
    return parts.join(', ')
  noteUnread(place, value, 'private')
  return ''
}

const PARTS = {
  city: [withoutStreet, 'town municipality name'],
  region: [withoutStreet, 'state province'],
  country: [line, 'countryName'],
  countryCode: [line],
  address: [cityAddress],
} as const

/** The name of a country in a language, or in the country's own if the place is in another script. */
function countryName(code = '', near = '', lang: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(code)) return code || undefined
  const isLatin = !near || /\p{Script=Latin}/u.test(near)
  const locale = isLatin ? lang : new Intl.Locale(`und-${code}`).maximize().language
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code.toUpperCase())
}
