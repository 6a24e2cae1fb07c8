import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { create, type Font } from 'fontkit'
import { siteTypefaces } from '../../content/site-typefaces'
import { hasRightToLeft } from '../lib/direction'
import { type Face, faceFiles } from './font-files'
import { unpacked } from './woff'

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

const opened = new Map<string, FontFile>()

/**
 * A font file, read once.
 *
 * @throws when it cannot be read as a font, with its path
 */
function fontFile(path: string): FontFile {
  let file = opened.get(path)
  if (!file) {
    const { data, font } = openedFont(path)
    const characters = new Set(font.characterSet)
    file = { name: basename(path), data, font, characters, widths: new Map() }
    opened.set(path, file)
  }
  return file
}

function openedFont(path: string): Pick<FontFile, 'data' | 'font'> {
  const place = relative(process.cwd(), path)
  try {
    const data = unpacked(readFileSync(path))
    const font = create(data)
    if ('characterSet' in font) return { data, font }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `content/typefaces.ts: ${place} cannot be read as a font (${reason}). Take another file of it, or remove its name.`,
    )
  }
  throw new Error(`content/typefaces.ts: ${place} holds several fonts. Take a file that holds one.`)
}

const known = new Map<Face, Record<keyof ReturnType<typeof faceFiles>, string[]>>()

function filesOf(face: Face): ReturnType<typeof faceFiles> {
  const files = known.get(face) ?? faceFiles(siteTypefaces, face)
  known.set(face, files)
  return files
}

/** The file that gives a face its measures. */
export function mainFile(face: Face): FontFile {
  return fontFile(filesOf(face).own[0] ?? '')
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters as readers count them: with their marks, and with all the parts of an emoji. */
export function lettersOf(text: string): string[] {
  if (!/[\p{M}\p{Emoji_Presentation}\u200C\u200D]/u.test(text)) return [...text]
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Emoji are drawn by a font that the owner named, or not at all: in black they are other signs. */
const emoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?\u200D/u
/** They choose a shape and have none. */
const withoutShape = /\u200C|\u200D|[\uFE00-\uFE0F]/gu

const found = new Map<string, FontFile | undefined>()

function fileFor(letter: string, face: Face): FontFile | undefined {
  const key = `${face} ${letter}`
  if (!found.has(key)) found.set(key, findFile(letter, face))
  return found.get(key)
}

function findFile(letter: string, face: Face): FontFile | undefined {
  const { own, more, last } = filesOf(face)
  const codes = [...letter.replace(withoutShape, '')].map((one) => one.codePointAt(0) ?? 0)
  const path = (emoji.test(letter) ? more : [...own, ...more, ...last]).find((one) =>
    codes.every((code) => fontFile(one).characters.has(code)),
  )
  return path === undefined ? undefined : fontFile(path)
}

const plain: Record<string, string> = { '\u202F': ' ', '\u2009': ' ', '\u200A': ' ', '\u2011': '-' }
/** Joiners shape these, and mean nothing elsewhere. */
const joining =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}]/u

/** Accents joined to their letters, fine spaces made plain, and what has no shape (marks of direction) left out. */
function normalized(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u202F\u2009\u200A\u2011]/g, (character) => plain[character] ?? ' ')
    .replace(/\u00AD|\u200B|[\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/[^\S\u00A0]+/g, ' ')
}

/** @returns the letters of a text that no font has, each once */
export function missingIn(text: string): string[] {
  // The faces differ in their order of trial alone, so that one speaks for all.
  return [...new Set(lettersOf(normalized(text)))].filter(
    (letter) => letter.replace(withoutShape, '') && !fileFor(letter, 'text'),
  )
}

/** A text as the resume and the cards can set it: without what no font has, and without the gaps that this leaves. */
export const tidy = remembered((text: string): string => {
  const whole = normalized(text)
  const letters = lettersOf(whole).filter((letter) => fileFor(letter, 'text'))
  const kept = letters.join('').replace(joining.test(whole) ? /[\uFE00-\uFE0F]/g : withoutShape, '')
  if (!missingIn(whole).length) return kept
  return kept.replace(/ +(?=[ .,;:!?])/g, '').trimStart()
})

/** Splits a text by the font files that have its letters; what none has is left out. */
export function runsOf(text: string, face: Face): readonly Run[] {
  return runsIn[face](text)
}

const runsIn = { text: splitter('text'), strong: splitter('strong'), mono: splitter('mono') }

function splitter(face: Face) {
  return remembered((text: string): readonly Run[] => {
    const runs: Run[] = []
    for (const letter of lettersOf(tidy(text))) {
      const file = fileFor(letter, face)
      const last = runs.at(-1)
      if (!file) continue
      if (last?.file === file) last.text += letter
      else runs.push({ text: letter, file })
    }
    return inOneRun(runs) ?? runs
  })
}

/**
 * Letters from right to left give their font to the spaces and marks between them, where it has those: readers of a PDF
 * find the spaces of such a text only within one run.
 */
function inOneRun(runs: readonly Run[]): Run[] | undefined {
  const file = runs.find(({ text }) => hasRightToLeft(text))?.file
  const text = runs.map((run) => run.text).join('')
  return file && [...text].every((one) => file.characters.has(one.codePointAt(0) ?? 0))
    ? [{ text, file }]
    : undefined
}

/** Lines are tried in many widths, each time with the same words. */
function remembered<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = of(text)
    known.set(text, value)
    return value
  }
}

/** What a font is handed at once: word by word, as pdfkit does it, but a text from right to left whole, which it turns around. */
export function setAtOnce(text: string): string[] {
  return hasRightToLeft(text) ? [text] : text.split(/(?<= )/)
}

/** @returns the width of a run in units of its size, kerning included */
export function runWidth({ text, file }: Run): number {
  return setAtOnce(text).reduce((width, word) => width + wordWidth(word, file), 0)
}

function wordWidth(word: string, { font, widths }: FontFile): number {
  let width = widths.get(word)
  if (width === undefined) {
    width = font.layout(word).advanceWidth / font.unitsPerEm
    widths.set(word, width)
  }
  return width
}
