import { readFileSync } from 'node:fs'
import { type Font, parse } from 'opentype.js'
import { faceFiles, unreadableFont } from '@/app/typst/font-files'
import { siteTypefaces } from '@/content/schema/site-typefaces'

/** The files in the order that the typesetter tries them. Every face has the same order of families. */
const { own, more, last } = faceFiles(siteTypefaces, 'text')

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

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a text into graphemes: letters with their marks, and whole emoji. */
export function splitGraphemes(text: string): string[] {
  if (!/[\p{M}\p{Emoji_Presentation}\u200C\u200D]/u.test(text)) return [...text]
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Only fonts in the owner's `more` count for emoji, because other fonts have different black symbols for them. */
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?\u200D/u
/** Invisible characters that select the shape of a letter. */
const shapeSelectors = /\u200C|\u200D|[\uFE00-\uFE0F]/gu

const known = new Map<string, boolean>()

/** Returns whether a font of the documents has a letter. */
function hasGlyph(letter: string): boolean {
  const before = known.get(letter)
  if (before !== undefined) return before
  const characters = [...letter.replace(shapeSelectors, '')]
  const found = (emoji.test(letter) ? more : [...own, ...more, ...last]).some((path) =>
    characters.every((character) => readFont(path).charToGlyphIndex(character) > 0),
  )
  known.set(letter, found)
  return found
}

/** Scripts whose letters joiners shape. Elsewhere joiners have no meaning. */
const joining =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}]/u

/** Composes accents, replaces special hyphens and spaces, and removes invisible characters, such as direction marks. */
function normalize(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u2011', '-')
    .replace(/\u00AD|\u200B|[\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/[^\S\u00A0]+/g, ' ')
}

/** Returns the letters of a text that no font has, each once. */
export function missingIn(text: string): string[] {
  return [...new Set(splitGraphemes(normalize(text)))].filter(
    (letter) => letter.replace(shapeSelectors, '') && !hasGlyph(letter),
  )
}

/** Returns a text for the resume and the cards: without letters that no font has, and without the gaps they leave. */
export function tidy(text: string): string {
  const whole = normalize(text)
  const letters = splitGraphemes(whole).filter(hasGlyph)
  const kept = letters.join('').replace(joining.test(whole) ? /[\uFE00-\uFE0F]/g : shapeSelectors, '')
  if (!missingIn(whole).length) return kept
  return kept.replace(/ +(?=[ .,;:!?])/g, '').trim()
}
