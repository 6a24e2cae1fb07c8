import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { cached } from '../../components/lib/cached'
import type { Typefaces } from '../../content/typefaces-schema'
import { writeChanged } from '../files'
import { type FontSource, fontSources } from './sources'

/**
 * Makes the fonts of the site: each typeface cut to the weights that the styles use and the characters that a page may
 * show. The same text gives the same bytes.
 *
 * @param text all that the site says, in any order
 * @param to folder for the files, one for each typeface
 * @param cache folder kept between builds
 * @returns bytes of all files together
 */
export async function makeFonts(
  text: string,
  typefaces: Typefaces,
  to: string,
  cache: string,
): Promise<number> {
  await mkdir(to, { recursive: true })
  const sizes = await Promise.all(
    fontSources(typefaces).map(async (source) => {
      const bytes = await cutFont(source, charactersFor(text), cache)
      await writeChanged(join(to, source.name), bytes)
      return bytes.length
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** A font with nothing but these letters, and the weights that the styles ask for. */
export async function cutFont(
  { file, weights }: Pick<FontSource, 'file'> & Partial<FontSource>,
  letters: string,
  cache: string,
): Promise<Buffer> {
  const source = await readFile(file)
  const options = {
    targetFormat: 'woff2',
    ...(weights && { variationAxes: { wght: weights } }),
    keepFeatures: FEATURES,
    noHinting: true,
  } as const
  const hash = createHash('sha256')
    .update(JSON.stringify([letters, options]))
    .update(source)
    .digest('hex')
  return cached(cache, `${hash}.woff2`, () => subsetFont(source, letters, options))
}

/** OpenType features that connected scripts need. */
const joined =
  'init medi fina isol rclt akhn half pres abvs blws psts haln nukt rphf blwf pstf vatu cjct abvm blwm dist curs'

/** What the pages use: kerning, accents, ligatures, and digits of equal width for dates. */
const FEATURES = `kern mark mkmk ccmp locl liga rlig calt tnum ${joined}`.split(' ')

/** Printable ASCII, whatever the content says: visitors type it into the search box. */
const typed = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i))

/** The characters to keep in a font. Those that it lacks are left out, and the browser falls back to a font of its own. */
export function charactersFor(text: string): string {
  return [...new Set([...typed, ...text.normalize('NFC')])].sort().join('')
}
