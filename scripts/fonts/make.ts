import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'opentype.js'
import subsetFont from 'subset-font'
import { toSfnt } from '@/app/documents/font-files'
import { readCached } from '@/app/pictures/cached'
import type { Typefaces } from '@/content/schema/typefaces'
import { writeChanged } from '@/scripts/commands/files'

/** The site's two typefaces, with the weights that the styles use. */
const roles = {
  sans: { wght: { min: 400, max: 800 }, weight: '400 800' },
  mono: { wght: 400, weight: '400' },
} as const
type Role = keyof typeof roles

/**
 * Makes the fonts of the page. Subsets each typeface to the weights of the styles and the
 * characters of the site. Letters of the content that the main file lacks, such as "ł", come from
 * the family's files for other scripts, each in a font that a browser fetches only for a page with
 * its letters. The system draws what the family lacks. The same text gives the same bytes.
 *
 * @param texts all text of the site, and the text of the content
 * @param to folder for the files, and for `more.css`, which `app/globals.css` imports
 * @param cache folder kept between builds
 * @returns the number of bytes
 */
export async function makeFonts(
  { siteText, contentText }: { siteText: string; contentText: string },
  typefaces: Pick<Typefaces, Role>,
  to: string,
  cache: string,
): Promise<number> {
  await mkdir(to, { recursive: true })
  const rules: string[] = []
  let bytes = 0
  for (const role of ['sans', 'mono'] as const) {
    let lacking = charactersOf(contentText)
    for (const [i, source] of sourcesOf(typefaces[role]).entries()) {
      const isMain = i === 0
      const found = await lettersIn(source, lacking)
      const letters = isMain ? charactersOf(typed + siteText) : found
      if (letters.length === 0) continue
      lacking = lacking.filter((letter) => !found.includes(letter))
      const name = isMain ? `${role}.woff2` : `more-${role}-${i}.woff2`
      const font = await makeSubset(source, letters.join(''), roles[role].wght, cache)
      writeChanged(join(to, name), font)
      bytes += font.length
      if (!isMain) rules.push(ruleOf(role, name, letters))
    }
  }
  writeChanged(join(to, 'more.css'), rules.join(''))
  return bytes
}

/** Printable ASCII, which visitors type into the search box. */
const [FIRST, LAST] = [0x20, 0x7e]
const codes = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i)
const typed = String.fromCodePoint(...codes)

function charactersOf(text: string): string[] {
  return [...new Set(text.normalize('NFC'))].sort()
}

/** OpenType features of scripts whose letters join. */
const joined =
  'init medi fina isol rclt akhn half pres abvs blws psts haln nukt rphf blwf pstf vatu cjct abvm blwm dist curs'

/** Features that the pages use: kerning, accents, ligatures, digits of equal width. */
const FEATURES = `kern mark mkmk ccmp locl liga rlig calt tnum ${joined}`.split(' ')

/** Subsets a variable font to these letters and a range of its weights. */
async function makeSubset(
  file: string,
  letters: string,
  wght: number | { min: number; max: number },
  cache: string,
): Promise<Buffer> {
  const source = await readFile(file)
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
    noHinting: true,
  } as const
  const hash = createHash('sha256')
    .update(JSON.stringify([letters, options]))
    .update(source)
    .digest('hex')
  return readCached(cache, `${hash}.woff2`, () => subsetFont(source, letters, options))
}

async function lettersIn(file: string, letters: readonly string[]): Promise<string[]> {
  const font = parse(new Uint8Array(await toSfnt(await readFile(file))).buffer)
  return letters.filter((letter) => font.charToGlyphIndex(letter) > 0)
}

function ruleOf(role: Role, file: string, letters: readonly string[]): string {
  const range = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', ')
  return `@font-face {
  font-family: "More ${role}";
  src: url("./${file}") format("woff2");
  font-weight: ${roles[role].weight};
  font-display: swap;
  unicode-range: ${range};
}
`
}

/** Returns the variable fonts of a family: the Latin one, then those for other scripts. */
function sourcesOf(family: string): string[] {
  const folder = join(process.cwd(), 'node_modules', '@fontsource-variable', family, 'files')
  const main = `${family}-latin-wght-normal.woff2`
  const others = readdirSync(folder).filter((file) => file.endsWith('-wght-normal.woff2') && file !== main)
  return [main, ...others.sort()].map((file) => join(folder, file))
}
