import { readFileSync } from 'node:fs'
import { type Font, parse } from 'opentype.js'
import { faceFiles, siteTypefaces, unreadableFont } from '@/app/documents/font-files'

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
/** Black emoji look different from those on the page, so no font counts for them. */
const emoji = /\p{Emoji_Presentation}/u

/** Returns whether a font of the documents has a character. */
function hasGlyph(character: string): boolean {
  if (invisible.test(character)) return true
  return !emoji.test(character) && files.some((path) => readFont(path).charToGlyphIndex(character) > 0)
}

/** Composes accents, replaces special hyphens and spaces, and removes invisible characters except joiners. */
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

/** Returns a text for the resume and the card, without symbols that no font has and the gaps they leave. */
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
