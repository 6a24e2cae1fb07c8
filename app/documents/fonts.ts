import { readFileSync } from 'node:fs'
import { domainToUnicode } from 'node:url'
import { type Font, parse } from 'opentype.js'
import { faceFiles, siteTypefaces, unreadableFont } from '@/app/documents/font-files'
import { shortAddress } from '@/content/schema/networks'

const opened = new Map<string, Font>()

/** Reads a font file, once. @throws with the path if it is not a font */
export function readFont(path: string): Font {
  const before = opened.get(path)
  if (before) return before
  try {
    const font = parse(new Uint8Array(readFileSync(path)).buffer)
    opened.set(path, font)
    return font
  } catch (error) {
    throw unreadableFont(path, error)
  }
}

const files = faceFiles(siteTypefaces, 'text')
const invisible = /[\s\p{Default_Ignorable_Code_Point}]/u
/** Emoji never count as found, because the fonts have them in black only. */
const emoji = /\p{Emoji_Presentation}/u

function hasGlyph(character: string): boolean {
  if (invisible.test(character)) return true
  return !emoji.test(character) && files.some((path) => readFont(path).charToGlyphIndex(character) > 0)
}

/** Composes accents, and replaces special hyphens, spaces and invisible characters. */
function toPlainCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u2011', '-')
    .replace(/(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\S\u00A0]+/g, ' ')
}

/** Returns the letters and symbols of a text that no font of the documents has, each once. */
export function missingIn(text: string): string[] {
  return [...new Set(toPlainCharacters(text))].filter((character) => !hasGlyph(character))
}

/** Returns a text without symbols that no font has, and without the gaps they leave. */
export function tidy(text: string): string {
  const whole = toPlainCharacters(text)
  const shown = [...whole].filter(hasGlyph).join('')
  if (shown === whole) return whole
  // Joiners of emoji have no letter before them.
  return shown
    .replace(/(?<![\p{L}\p{M}])[\u200C\u200D]/gu, '')
    .replace(/ +(?=[ .,;:!?])/g, '')
    .trim()
}

/**
 * Formats an address for reading: without protocol, `www.` and trailing slash, and with decoded
 * letters (`müller.example`, not `xn--mller-kva.example`) if the fonts of the documents have them.
 */
export function shortenAddress(address: string): string {
  const short = shortAddress(address)
  const decoded = decodeAddress(short)
  return missingIn(decoded).length === 0 ? decoded : short
}

function decodeAddress(short: string): string {
  const [, host = '', rest = ''] = /^([^/:?#]*)(.*)$/.exec(short) ?? []
  return (domainToUnicode(host) || host) + rest.replace(/(?:%[0-9a-f]{2})+/gi, decodeLetters)
}

/** Decodes letters. Encoded spaces and punctuation would end or change the address. */
function decodeLetters(encoded: string): string {
  try {
    const decoded = decodeURIComponent(encoded)
    return /^[\p{L}\p{M}\p{N}]+$/u.test(decoded) ? decoded : encoded
  } catch {
    return encoded
  }
}

const scripts = `Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew
  Kannada Khmer Lao Malayalam Myanmar Sinhala Tamil Telugu Thai`

const families: readonly (readonly [letters: RegExp, family: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'noto-sans-jp'],
  [/\p{Script=Hangul}/u, 'noto-sans-kr'],
  [/[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Latin}]/u, 'noto-sans'],
  ...scripts.split(/\s+/).map((script) => {
    const letters = new RegExp(`\\p{Script=${script}}`, 'u')
    return [letters, `noto-sans-${script.toLowerCase()}`] as const
  }),
]

/**
 * Returns the families of Google Fonts, such as `noto-sans-jp`, for letters that the fonts of the
 * resume and the card lack (O6).
 *
 * @param texts all texts of the site
 * @param lang decides between the Chinese characters of Japanese, Korean and both kinds of Chinese
 */
export function familiesFor(texts: readonly string[], lang: string): string[] {
  const missing = texts.flatMap(missingIn).join('')
  const matching = families.filter(([letters]) => letters.test(missing))
  const found = matching.map(([, family]) => family)
  const isChinese = /\p{Script=Han}/u.test(missing) && !/noto-sans-(jp|kr)/.test(found.join())
  const needed = isChinese ? [chineseFamily(lang), ...found] : found
  return needed.filter((family) => !siteTypefaces.more.includes(family))
}

function chineseFamily(lang: string): string {
  const { language, script } = new Intl.Locale(lang).maximize()
  if (language === 'ja') return 'noto-sans-jp'
  if (language === 'ko') return 'noto-sans-kr'
  return script === 'Hant' ? 'noto-sans-tc' : 'noto-sans-sc'
}
