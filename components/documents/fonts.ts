import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import type { Located } from './places'

/** The site's type, as static files that a document can embed. One family stands in several files, by script. */
export type Face = 'text' | 'strong' | 'mono'

export interface FontFile {
  /** Unique among the files. */
  name: string
  font: Font
  /** The characters it has. */
  characters: ReadonlySet<number>
  /** Widths of words measured before, in units of the size. */
  widths: Map<string, number>
}

/** A stretch of text that one font file can show. */
export interface Run {
  text: string
  file: FontFile
}

const sansScripts = ['latin', 'latin-ext', 'vietnamese']
const monoScripts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'symbols2']
const sans = (weight: number) => sansScripts.map((script) => `bricolage-grotesque-${script}-${weight}-normal`)
const mono = (weight: number) => monoScripts.map((script) => `geist-mono-${script}-${weight}-normal`)

/** In the order of trial. The mono closes the gaps of the sans: arrows, box drawing, Cyrillic. */
const faces: Record<Face, string[]> = {
  text: [...sans(400), ...mono(400)],
  strong: [...sans(600), ...mono(600)],
  mono: [...mono(400), ...sans(400)],
}

const opened = new Map<string, FontFile>()

/** A font file, read once. */
function fontFile(name: string): FontFile {
  let file = opened.get(name)
  if (!file) {
    const family = name.startsWith('geist-mono') ? 'geist-mono' : 'bricolage-grotesque'
    const data = readFileSync(
      join(process.cwd(), 'node_modules/@fontsource', family, 'files', `${name}.woff`),
    )
    const font = create(data)
    if (!('characterSet' in font)) throw new Error(`${name}.woff holds several fonts; one was expected.`)
    file = { name, font, characters: new Set(font.characterSet), widths: new Map() }
    opened.set(name, file)
  }
  return file
}

/** The file that gives a face its measures. */
export function mainFile(face: Face): FontFile {
  return fontFile(faces[face][0] ?? '')
}

const plain: Record<string, string> = { '\u202F': ' ', '\u2009': ' ', '\u200A': ' ', '\u2011': '-' }

/** Accents joined to their letters, fine spaces made plain, and what has no shape (joiners, marks of direction) left out. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u202F\u2009\u200A\u2011]/g, (character) => plain[character] ?? ' ')
    .replace(/\u00AD|[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|[\uFE00-\uFE0F]/g, '')
    .replace(/[^\S\u00A0]+/g, ' ')
}

/**
 * Splits a text by the font files that have its glyphs.
 *
 * @throws when no file of the face has a character, with the place of the text and the character
 */
export function runsOf({ text, place }: Located, face: Face): Run[] {
  const runs: Run[] = []
  for (const character of tidy(text)) {
    const code = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const has = (file: FontFile) => file.characters.has(code)
    // A mark belongs to the letter before it, and only that letter's font can set the two together.
    const file =
      last && /\p{M}/u.test(character) && has(last.file) ? last.file : faces[face].map(fontFile).find(has)
    if (!file) {
      const hex = code.toString(16).toUpperCase().padStart(4, '0')
      throw new Error(
        `${place}: the character "${character}" (U+${hex}) is in none of the site's fonts, so the resume and the social card cannot show it. Write it differently, or add your own content/resume.pdf.`,
      )
    }
    if (last?.file === file) last.text += character
    else runs.push({ text: character, file })
  }
  return runs
}

/**
 * Measured word by word, as pdfkit sets it.
 *
 * @returns the width of a run in units of its size, kerning included
 */
export function runWidth({ text, file }: Run): number {
  return text.split(/(?<= )/).reduce((width, word) => width + wordWidth(word, file), 0)
}

function wordWidth(word: string, { font, widths }: FontFile): number {
  let width = widths.get(word)
  if (width === undefined) {
    width = font.layout(word).advanceWidth / font.unitsPerEm
    widths.set(word, width)
  }
  return width
}
