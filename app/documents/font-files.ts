import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import subsetFont from 'subset-font'
import { isFontFile, type Typefaces, validateTypefaces } from '@/content/schema/typefaces'
import { typefaces } from '@/content/typefaces'

/** The validated typefaces. */
export const siteTypefaces = validateTypefaces(typefaces)

/** The weights of the font styles of the resume and the card. */
const weights = { text: 400, strong: 600, mono: 400, name: 800 }

export type Face = keyof typeof weights

export const faces = Object.keys(weights) as Face[]

/**
 * Returns the font files of a face. A letter is set in the first that has it: the face's own
 * family, then `more` of `content/typefaces.ts`, then a font of many scripts, which does not match
 * the design.
 */
export function faceFiles({ sans, mono, more }: Typefaces, face: Face, weight = weights[face]): string[] {
  return [
    familyFile(face === 'mono' ? mono : sans, weight),
    // A family, or a file in `content/fonts` for every weight.
    ...more.map((entry) =>
      isFontFile(entry) ? join(process.cwd(), 'content', 'fonts', entry) : familyFile(entry, weight),
    ),
    lastResort(weight),
  ]
}

/** DejaVu Sans has Greek, Cyrillic, Hebrew, Arabic, arrows and mathematical signs. */
function lastResort(weight: number): string {
  const file = `dejavu-sans-latin-${weight > 500 ? 700 : 400}-normal.woff`
  return join(process.cwd(), 'node_modules', '@fontsource', 'dejavu-sans', 'files', file)
}

/**
 * Returns the file of a family with the nearest weight, the heavier of two.
 *
 * @param family a package of `@expo-google-fonts`, which has one file per weight for all scripts
 * @throws if the family is not installed
 */
export function familyFile(family: string, weight: number): string {
  const top = join(process.cwd(), 'node_modules', '@expo-google-fonts', family)
  // Such as `600SemiBold`, but not `600SemiBold_Italic`.
  const folders = readdirSync(top).filter((name) => /^\d+[A-Za-z]+$/.test(name))
  const distance = (folder: string) => Math.abs(Number.parseInt(folder, 10) - weight)
  const heaviestFirst = folders.toSorted((a, b) => b.localeCompare(a, 'en'))
  const [nearest = ''] = heaviestFirst.toSorted((a, b) => distance(a) - distance(b))
  const file = readdirSync(join(top, nearest)).find((name) => name.endsWith('.ttf')) ?? ''
  return join(top, nearest, file)
}

/** Converts a WOFF or WOFF2 font to a format that Typst and HarfBuzz read. */
export function toSfnt(font: Buffer): Promise<Buffer> {
  return subsetFont(font, '', { targetFormat: 'sfnt', keepAllGlyphs: true })
}

/** Reads a font file as TrueType or OpenType. */
export async function readSfnt(path: string): Promise<Uint8Array> {
  const font = await readFile(path)
  return new Uint8Array(/\.woff$/i.test(path) ? await toSfnt(font) : font)
}

/** Creates the error for a file that is not a font. */
export function unreadableFont(path: string, cause?: unknown): Error {
  const file = relative(process.cwd(), path).replaceAll(sep, '/')
  const fix = 'Use another file, or remove its name.'
  return new Error(`content/typefaces.ts: ${file} cannot be read as a font. ${fix}`, { cause })
}
