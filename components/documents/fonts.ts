import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import type { Located } from './places'

/** The site's type, as static files that a document can embed. One family stands in several files, by script. */
export type Face = 'text' | 'strong' | 'mono'

export interface FontFile {
  /** Unique among the files. */
  name: string
  /** For a document, which opens a font of its own from it. */
  data: Buffer
  /** For measures and outlines. */
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

const families = ['bricolage-grotesque', 'geist-mono', 'dejavu-sans']
const sansScripts = ['latin', 'latin-ext', 'vietnamese']
const monoScripts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext']
const sans = (weight: number) => sansScripts.map((script) => `bricolage-grotesque-${script}-${weight}-normal`)
const mono = (weight: number) => monoScripts.map((script) => `geist-mono-${script}-${weight}-normal`)

/** Not the site's type, but it knows Greek, Cyrillic, arrows and mathematics. */
const last = (weight: number) => [`dejavu-sans-latin-${weight}-normal`]

/** In the order of trial. */
const faces: Record<Face, string[]> = {
  text: [...sans(400), ...last(400)],
  strong: [...sans(600), ...last(700)],
  mono: [...mono(400), ...last(400)],
}

/** Scripts that run from right to left: their words would come out in the wrong order. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

const opened = new Map<string, FontFile>()

/** A font file, read once. */
function fontFile(name: string): FontFile {
  let file = opened.get(name)
  if (!file) {
    const family = families.find((one) => name.startsWith(one)) ?? ''
    const data = readFileSync(
      join(process.cwd(), 'node_modules/@fontsource', family, 'files', `${name}.woff`),
    )
    const font = create(data)
    if (!('characterSet' in font)) throw new Error(`${name}.woff holds several fonts; one was expected.`)
    file = { name, data, font, characters: new Set(font.characterSet), widths: new Map() }
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
    const has = (file: FontFile) => file.characters.has(code) && !rightToLeft.test(character)
    // A mark belongs to the letter before it, and only that letter's font can set the two together.
    const file =
      last && /\p{M}/u.test(character) && has(last.file) ? last.file : faces[face].map(fontFile).find(has)
    if (!file) {
      const hex = code.toString(16).toUpperCase().padStart(4, '0')
      throw new Error(
        `${place}: the character "${character}" (U+${hex}) cannot be set in the resume and the social cards: no font of theirs has it, or it runs from right to left. Write it differently there.`,
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
