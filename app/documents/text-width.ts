import { faceFiles, readSfnt, siteTypefaces } from '@/app/documents/font-files'
import { readFont } from '@/app/documents/fonts'
import { hasForeignLetters, isForeignScript } from '@/components/text/name'

/** The owner's name on the first screen. Letter spacing in em. */
const NAME = { weight: 800, spacing: -0.04 }

/**
 * Returns the width of the owner's name or a word of it in em. The last letter has no spacing, and
 * names and pages in scripts that the typeface lacks have none at all.
 *
 * @param lang the language of the page, such as `ja`
 */
export async function measureName(name: string, lang: string): Promise<number> {
  const isUnspaced = hasForeignLetters(name) || isForeignScript(lang)
  const spacing = isUnspaced ? 0 : NAME.spacing
  return (await measureEm(name, NAME.weight)) + spacing * ([...name].length - 1)
}

/**
 * Returns the width of a text in em, as browsers set it: with kerning, ligatures, joined letters.
 * A letter is set in the first font of the site that has it. One that no font has counts as 1 em,
 * like a Chinese one.
 */
export async function measureEm(text: string, weight: number): Promise<number> {
  let width = 0
  for (const { letters, file } of splitByFont(text, faceFiles(siteTypefaces, 'text', weight)))
    width += file ? await measureRun(letters, file) : letters.replace(/\p{Mn}/gu, '').length
  return width
}

/** The space beside the ink of a text in em. */
interface Bearings {
  start: number
  end: number
}

/** Returns the space before the first and after the last letter of the owner's name. */
export async function measureBearings(name: string): Promise<Bearings> {
  const letters = [...name]
  const first = await measureLetter(letters.at(0))
  const last = await measureLetter(letters.at(-1))
  return { start: first.start, end: last.end }
}

async function measureLetter(letter = ''): Promise<Bearings> {
  const [run] = splitByFont(letter, faceFiles(siteTypefaces, 'text', NAME.weight))
  if (!run?.file) return { start: 0, end: 0 }
  const { font, unitsPerEm } = await loadFont(run.file)
  const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0
  const { xBearing = 0, width = 0 } = font.glyphExtents(glyph) ?? {}
  const end = font.glyphHAdvance(glyph) - xBearing - width
  return { start: xBearing / unitsPerEm, end: end / unitsPerEm }
}

interface Run {
  letters: string
  file?: string
}

function splitByFont(text: string, files: readonly string[]): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const file = files.find((path) => readFont(path).charToGlyphIndex(letter) > 0)
    const last = runs.at(-1)
    if (last && last.file === file) last.letters += letter
    else runs.push({ letters: letter, file })
  }
  return runs
}

async function measureRun(letters: string, file: string): Promise<number> {
  const { Buffer, shape } = await import('harfbuzzjs')
  const { font, unitsPerEm } = await loadFont(file)
  const buffer = new Buffer()
  buffer.addText(letters)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / unitsPerEm
}

/** Loads a font. Not with opentype.js, which cannot read the kerning of most Google Fonts. */
async function loadFont(file: string) {
  const { Blob, Face, Font } = await import('harfbuzzjs')
  const face = new Face(new Blob(await readSfnt(file)), 0)
  return { font: new Font(face), unitsPerEm: face.upem }
}
