import { readFileSync } from 'node:fs'
import { type Font, parse } from 'opentype.js'
import { faceFiles, unreadable } from '@/app/typst/font-files'
import { siteTypefaces } from '@/content/schema/site-typefaces'

/** Families in the order that the typesetter tries them, which is the same for every face. */
const { own, more, last } = faceFiles(siteTypefaces, 'text')

const opened = new Map<string, Font>()

/** Reads font files. @throws with the path of a file that is not a font */
export function fontOf(path: string): Font {
  const known = opened.get(path)
  if (known) return known
  try {
    const font = parse(new Uint8Array(readFileSync(path)).buffer)
    opened.set(path, font)
    return font
  } catch (error) {
    throw unreadable(path, error)
  }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters as readers count them: with their marks, and with all the parts of an emoji. */
function lettersOf(text: string): string[] {
  if (!/[\p{M}\p{Emoji_Presentation}\u200C\u200D]/u.test(text)) return [...text]
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Emoji need a font that the owner named: the black symbols of other fonts mean something else. */
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?\u200D/u
/** Invisible characters that choose the shape of a letter. */
const withoutShape = /\u200C|\u200D|[\uFE00-\uFE0F]/gu

const known = new Map<string, boolean>()

/** Returns whether a font of the documents has a letter. */
function isShown(letter: string): boolean {
  const before = known.get(letter)
  if (before !== undefined) return before
  const characters = [...letter.replace(withoutShape, '')]
  const found = (emoji.test(letter) ? more : [...own, ...more, ...last]).some((path) =>
    characters.every((character) => fontOf(path).charToGlyphIndex(character) > 0),
  )
  known.set(letter, found)
  return found
}

const plain: Record<string, string> = { '\u202F': ' ', '\u2009': ' ', '\u200A': ' ', '\u2011': '-' }
/** Scripts whose letters joiners shape. Elsewhere joiners have no meaning. */
const joining =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}]/u

/** Composes accents, replaces special spaces, and removes characters without a shape, such as direction marks. */
function normalized(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u202F\u2009\u200A\u2011]/g, (character) => plain[character] ?? ' ')
    .replace(/\u00AD|\u200B|[\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/[^\S\u00A0]+/g, ' ')
}

/** Returns the letters of a text that no font has, each once. */
export function missingIn(text: string): string[] {
  return [...new Set(lettersOf(normalized(text)))].filter(
    (letter) => letter.replace(withoutShape, '') && !isShown(letter),
  )
}

/** Returns a text for the resume and the cards: without letters that no font has, and without the gaps they leave. */
export function tidy(text: string): string {
  const whole = normalized(text)
  const letters = lettersOf(whole).filter(isShown)
  const kept = letters.join('').replace(joining.test(whole) ? /[\uFE00-\uFE0F]/g : withoutShape, '')
  if (!missingIn(whole).length) return kept
  return kept.replace(/ +(?=[ .,;:!?])/g, '').trimStart()
}
