import type { Site } from '@/components/lib/addresses'
import { getContentDate } from '@/components/lib/dates'
import { currentJobs } from '@/components/lib/jobs'
import type { Link } from '@/content/schema/content'
import { networks } from '@/content/schema/networks'
import type { Content } from '@/content/schema/validate'
import { language } from '@/content/words'

/** Longest line in UTF-8 bytes, without its line break (RFC 2426). */
const LINE_BYTES = 75

/** Creates the owner's vCard in version 3.0, which every address book reads. */
export function createVcard(content: Content, site: Site): string {
  const { profile } = content
  const [current] = currentJobs(content)
  const date = getContentDate(content)
  const photo = profile.portrait && site.picture(profile.portrait)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(profile.name)}`,
    `N:${splitName(profile.name).map(escapeText).join(';')}`,
    ...(profile.title ? [`TITLE:${escapeText(profile.title)}`] : []),
    ...(current?.company ? [`ORG:${escapeText(current.company)}`] : []),
    ...(current?.title ? [`ROLE:${escapeText(current.title)}`] : []),
    // The location is one text, so splitting it into city and country would be a guess (D9).
    ...(profile.location ? [`ADR:;;;${escapeText(profile.location)};;;`] : []),
    ...(profile.email ? [`EMAIL;TYPE=INTERNET,PREF:${escapeText(profile.email)}`] : []),
    ...(site.url ? [`URL:${site.url}`] : []),
    ...profile.links.map(formatLink),
    ...(photo ? [`PHOTO;VALUE=uri:${photo}`] : []),
    ...(profile.intro ? [`NOTE:${escapeText(profile.intro)}`] : []),
    ...(date ? [`REV:${date}T00:00:00Z`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** Formats an account at a network as a profile, and any other link as a web address. */
function formatLink({ network, href }: Link): string {
  if (!network || network === 'website') return `URL:${href}`
  return `X-SOCIALPROFILE;TYPE=${networks[network].label.toLowerCase().replaceAll(' ', '-')}:${href}`
}

/** Matches titles before a name that cannot be a part of it. */
const TITLES =
  /^(?:(?:Dr\.?(?:\s(?:h\.\s?c|rer\.\s?nat|med|phil|jur)\.)*|(?:Prof|Mr|Mrs|Ms|Mx)\.?|(?:Dr|Dipl)\.-\p{L}+\.?)\s+)+/u

/** Languages in Latin letters whose family names come first. */
const FAMILY_FIRST = new Set(['hu', 'vi'])

/**
 * Splits a name into family name, given names, additional names, titles before it and after it. The family name is the first word of a
 * Chinese, Japanese, Korean, Hungarian or Vietnamese name, otherwise the last; a single word is a given name.
 */
function splitName(name: string): string[] {
  const [titles = ''] = TITLES.exec(name) ?? []
  const words = name.slice(titles.length).trim().split(/\s+/)
  const isFamilyFirst =
    /[\p{Script=Han}\p{Script=Hangul}]/u.test(name) ||
    FAMILY_FIRST.has(new Intl.Locale(language.lang).language)
  const family = words.length > 1 ? (isFamilyFirst ? words.shift() : words.pop()) : ''
  return [family ?? '', words.join(' '), '', titles.trim(), '']
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Folds a long line between characters. Continuation lines start with a space. */
function foldLine(line: string): string {
  let text = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += character
    bytes += size
  }
  return text
}
